import type { TextosDeRelatorios } from '../../domain/relatorio/configuracao.ts';
import type { Field } from '../defineRegister.ts';

const line = (label: string) => ({ label, kind: 'text', maxLength: 200 }) as const;
const lines = (label: string) => ({ label, kind: 'multiline', maxLength: 1000 }) as const;
const form = (label: string) => ({ label: `Formulário: ${label}`, kind: 'text', maxLength: 40 }) as const;

type Described = Pick<Field, 'label'> & { kind: 'text' | 'multiline'; maxLength: number };

const DESCRIBED: Readonly<Record<keyof TextosDeRelatorios, Described>> = {
  assinante: line('Quem assina'),
  cargo: line('Cargo de quem assina'),
  contatos: lines('Contatos sob a assinatura (e-mails, telefones)'),
  cidade: line('Cidade'),
  concessionaria: line('Destinatário das cartas à concessionária'),
  contas: line('Destinatário das cartas ao setor de contas'),
  copias: lines('Cópias da carta de não conformidade, uma por linha'),
  formNaoConforme: form('não conformidades'),
  formSimples: form('técnico simples'),
  formSimplesSequencia: form('técnico simples de uma sequência'),
  formCompleto: form('técnico completo'),
  formCompletoDoisAnos: form('técnico completo de 2 anos'),
  formCompletoSequencia: form('técnico completo de uma sequência'),
  formLeituras: form('leituras do mês'),
  formFicha: form('ficha de leitura'),
  formIndustrias: form('indústrias monitoradas'),
  formCargas: form('monitoramento de cargas'),
  formParametros: form('parâmetros analisados'),
  formRanking: form('ranking de indústrias'),
  formPontos: form('pontos de coleta'),
  formClientes: form('relatório de clientes'),
  formRegioes: form('regiões monitoradas'),
};

/** Names of the texts of what printed reports say of who issues them. */
export const CAMPOS_CONFIGURACAO = Object.keys(DESCRIBED) as readonly (keyof TextosDeRelatorios)[];

/** What printed reports say of who issues them, in the order of its form. */
export const CONFIGURACAO = CAMPOS_CONFIGURACAO.map((name) => ({ name, ...DESCRIBED[name] }));

/** The image at the head of what is printed. */
export const LOGOTIPO = { name: 'logotipo', label: 'Logotipo', kind: 'text' } as const;
