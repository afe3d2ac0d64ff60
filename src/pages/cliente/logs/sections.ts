import { parametros } from '../../../../domain/coleta/parametros.ts';
import { TIPOS_DBO } from '../../../../domain/coleta/tipoDbo.ts';
import type { KindName } from '../../../../resources/kinds.ts';
import { FIELDS as ENDERECO } from '../endereco/fields.ts';
import { CLIENTE_FIELDS } from '../fields.ts';
import { FIELDS as MONITORAMENTO } from '../monitoramento/fields.ts';
import { CONTATO_FIELDS, HIDROMETRO_FIELD, PONTO_FIELDS } from '../sub/fields.ts';
import { FIELDS as MEDIDOR } from '../vazao/fields.ts';

/** A field of a record as users know it. */
export interface LogField {
  name: string;
  label: string;
  kind: KindName;
  decimals?: number;
  /** Values that stand for words, when its kind does not say them. */
  words?: Readonly<Record<string, string>>;
}

/** A part of the client's record: the table that the log names, and what users call it and its fields. */
export interface Section {
  tabela: string;
  label: string;
  fields: readonly LogField[];
}

const text = (name: string, label: string): LogField => ({ name, label, kind: 'text' });
const note = (name: string, label: string): LogField => ({ name, label, kind: 'multiline' });
const number = (name: string, label: string): LogField => ({ name, label, kind: 'decimal' });
const flag = (name: string, label: string): LogField => ({ name, label, kind: 'simNao' });
const situacao: LogField = { name: 'flagAtivo', label: 'Situação', kind: 'situacao' };

const PESSOAS = { J: 'Jurídica', F: 'Física' };
const KINDS_OF_DBO = Object.fromEntries(TIPOS_DBO.map(({ id, nome }) => [id, nome]));

/** In the order in which they are offered. */
export const SECTIONS: readonly Section[] = [
  {
    tabela: 'Pessoa',
    label: 'Dados',
    fields: Object.values(CLIENTE_FIELDS).map((field) =>
      field.name === CLIENTE_FIELDS.flagTipoPessoa.name ? { ...field, words: PESSOAS } : field,
    ),
  },
  { tabela: 'PessoaEndereco', label: 'Endereço', fields: ENDERECO },
  { tabela: 'PessoaContato', label: 'Contatos', fields: CONTATO_FIELDS },
  { tabela: 'PessoaPontoColeta', label: 'Pontos Coleta', fields: PONTO_FIELDS },
  { tabela: 'PessoaHidrometro', label: 'Hidrômetros', fields: Object.values(HIDROMETRO_FIELD) },
  { tabela: 'PessoaMedidorVazao', label: 'Medidor de Vazão', fields: MEDIDOR },
  { tabela: 'RelatorioMonitoramento', label: 'Mon. Anual', fields: MONITORAMENTO },
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
      { name: 'idTipoDBO', label: 'Tipo de DBO', kind: 'integer', words: KINDS_OF_DBO },
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
      text('idHidrometro', 'Hidrômetro (ID)'),
      text('idMes', 'Mês'),
      text('idAno', 'Ano'),
      text('idCategoriaCobranca', 'Categoria de cobrança (ID)'),
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
export function fieldOf(tabela: string, name: string): LogField | undefined {
  return sectionOf(tabela)?.fields.find((field) => field.name === name);
}

/** What the reader of an action is to know of a table's fields. */
export function knownFields(tabela: string) {
  return {
    has: (name: string) => fieldOf(tabela, name) !== undefined,
    isMultiline: (name: string) => fieldOf(tabela, name)?.kind === 'multiline',
  };
}
