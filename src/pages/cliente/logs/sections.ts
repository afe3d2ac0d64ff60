import { parametros } from '../../../../domain/coleta/parametros.ts';
import { TIPOS_DBO } from '../../../../domain/coleta/tipoDbo.ts';
import { CONTATO } from '../../../../resources/cliente/contato.ts';
import { ENDERECO } from '../../../../resources/cliente/endereco.ts';
import { HIDROMETRO } from '../../../../resources/cliente/hidrometro.ts';
import { MEDIDOR } from '../../../../resources/cliente/medidor.ts';
import { MONITORAMENTO } from '../../../../resources/cliente/monitoramento.ts';
import { PESSOA_LIDA } from '../../../../resources/cliente/pessoa.ts';
import { PONTO_COLETA } from '../../../../resources/cliente/pontoColeta.ts';
import type { Field } from '../../../../resources/defineRegister.ts';

/** A part of the client's record: the table that the log names, and what users call it and its fields. */
export interface Section {
  tabela: string;
  label: string;
  fields: readonly Field[];
}

const text = (name: string, label: string): Field => ({ name, label, kind: 'text' });
const note = (name: string, label: string): Field => ({ name, label, kind: 'multiline' });
const number = (name: string, label: string): Field => ({ name, label, kind: 'decimal' });
const flag = (name: string, label: string): Field => ({ name, label, kind: 'simNao' });
const situacao: Field = { name: 'flagAtivo', label: 'Situação', kind: 'situacao' };

const KINDS_OF_DBO = TIPOS_DBO.map(({ id, nome }) => [id, nome] as const);

/** In the order in which they are offered. */
export const SECTIONS: readonly Section[] = [
  { tabela: 'Pessoa', label: 'Dados', fields: Object.values(PESSOA_LIDA) },
  { tabela: 'PessoaEndereco', label: 'Endereço', fields: Object.values(ENDERECO) },
  { tabela: 'PessoaContato', label: 'Contatos', fields: Object.values(CONTATO) },
  { tabela: 'PessoaPontoColeta', label: 'Pontos Coleta', fields: Object.values(PONTO_COLETA) },
  { tabela: 'PessoaHidrometro', label: 'Hidrômetros', fields: Object.values(HIDROMETRO) },
  { tabela: 'PessoaMedidorVazao', label: 'Medidor de Vazão', fields: Object.values(MEDIDOR) },
  { tabela: 'RelatorioMonitoramento', label: 'Mon. Anual', fields: Object.values(MONITORAMENTO) },
  {
    tabela: 'HistoricoColeta',
    label: 'Coletas',
    fields: [
      text('identificacao', 'Identificação'),
      text('pontoColeta', 'Ponto de Coleta'),
      text('amostrador', 'Amostrador'),
      text('dtInstalaco', 'Instalação'),
      text('horaInstalacao', 'Hora da instalação'),
      text('tempoInstalacao', 'ΔT'),
      { name: 'dtRetirada', label: 'Retirada', kind: 'date' },
      text('horaRetirada', 'Hora da retirada'),
      text('qtdeColeta', 'Q'),
      text('codigoAmostra', 'CM'),
      flag('flagChuva', 'Chuva'),
      number('medidorInicial', 'Leitura Inicial'),
      number('medidorFinal', 'Leitura Final'),
      number('volumeMedido', 'Volume Medido'),
      { name: 'idTipoDBO', label: 'Tipo de DBO', kind: 'integer', choices: KINDS_OF_DBO },
      ...parametros.map(({ chave, sigla }) => text(chave, sigla)),
      text('resultados', 'Resultados'),
      text('resultadosNovos', 'Resultados novos'),
      text('coletas', 'Coletas'),
      text('coletasNovas', 'Coletas novas'),
      text('coletasCompletadas', 'Coletas completadas'),
    ],
  },
  {
    tabela: 'PessoaHidrometroLancamento',
    label: 'Lançamentos',
    fields: [
      text('idHidrometro', 'Hidrômetro'),
      text('idMes', 'Mês'),
      text('idAno', 'Ano'),
      text('idCategoriaCobranca', 'Tipo de Cobrança'),
      number('leituraAnterior', 'Leitura anterior'),
      number('leituraAtual', 'Leitura atual'),
      number('volumeMedido', 'Volume medido'),
      number('volumeCorrigido', 'Volume corrigido'),
      text('tempoAnterior', 'Tempo anterior'),
      text('tempoAtual', 'Tempo atual'),
      text('tempoFinal', 'Tempo final'),
      text('medidorStatusNome', 'Situação do medidor'),
      note('obs', 'OBS'),
      flag('flagMedia', 'Média?'),
      situacao,
    ],
  },
];

/** The section of a table; undefined for one that the client's record does not show. */
export function sectionOf(tabela: string): Section | undefined {
  return SECTIONS.find((section) => section.tabela === tabela);
}

/** The field of that name in a table. */
export function fieldOf(tabela: string, name: string): Field | undefined {
  return sectionOf(tabela)?.fields.find((field) => field.name === name);
}

/** What the reader of an action is to know of a table's fields. */
export function knownFields(tabela: string) {
  return {
    has: (name: string) => fieldOf(tabela, name) !== undefined,
    isMultiline: (name: string) => fieldOf(tabela, name)?.kind === 'multiline',
  };
}
