import { formatDate } from '../../../../domain/calendar.ts';
import type { Valor } from '../../../../domain/log/acao.ts';
import { REGISTERS } from '../../../../resources/registry.ts';
import type { ColumnOf } from '../../../database/columns.ts';
import type { TableName } from '../../../database/schema.ts';
import { titleOf } from '../../assinatura/relatorio.ts';

/** What tells how a record is called: values of its columns. */
type Parts = readonly (string | null)[];

interface Named {
  /** The table that its records are in, where the log calls it otherwise. */
  table: TableName;
  columns: readonly string[];
  /** A removed record is marked, and stays. */
  marked: boolean;
  /** Its names have no accents, and begin with a day, which a code may follow, or are a month. */
  dated?: 'day' | 'month';
  /** Its names are words that the columns do not hold. */
  worded?: true;
  nameOf(parts: Parts): string | null;
}

const joined = (separator: string) => (parts: Parts) => parts.filter(Boolean).join(separator) || null;

const called = <T extends TableName>(table: T, ...columns: ColumnOf<T>[]): Named => ({
  table,
  columns,
  marked: true,
  nameOf: joined(' '),
});
const unmarked = (named: Named): Named => ({ ...named, marked: false });

/** How the records are called that the log tells of, or names the ids of, by the log's name of their table. */
export const NAMED: Readonly<Record<string, Named>> = {
  ...Object.fromEntries(REGISTERS.map(({ entity }) => [entity, called(entity, 'descricao')])),
  Amostrador: called('Amostrador', 'codigo', 'descricao'),
  RamoAtividadeParametroSinonimo: called('RamoAtividadeParametroSinonimo', 'descricao'),
  CalculoHorimetro: unmarked(called('CalculoHorimetro', 'descricao')),
  Pessoa: called('Pessoa', 'nome'),
  PessoaEndereco: { ...called('PessoaEndereco', 'logradouro', 'numero'), nameOf: joined(', ') },
  PessoaContato: called('PessoaContato', 'nome'),
  PessoaPontoColeta: called('PessoaPontoColeta', 'descricao'),
  PessoaHidrometro: called('PessoaHidrometro', 'registro'),
  PessoaMedidorVazao: called('PessoaMedidorVazao', 'registro'),
  RelatorioMonitoramento: called('RelatorioMonitoramento', 'ano'),
  RelatorioAtualizacaoDBO: {
    ...called('RelatorioAtualizacaoDBO', 'inicio', 'fim'),
    nameOf: ([inicio, fim]) => joined(' a ')([formatDate(inicio), formatDate(fim)]),
  },
  RelatorioSequencial: called('RelatorioSequencial', 'sequencial'),
  AgendaColeta: called('AgendaColeta', 'ano'),
  HistoricoColeta: {
    ...called('HistoricoColeta', 'dtRetirada', 'codigoAmostra'),
    dated: 'day',
    nameOf: ([date, code]) => joined(', ')([formatDate(date?.slice(0, 10)), code ?? null]),
  },
  PessoaHidrometroLancamento: {
    ...called('PessoaHidrometroLancamento', 'idMes', 'idAno'),
    dated: 'month',
    nameOf: ([month, year]) => (month && year ? `${month.padStart(2, '0')}/${year}` : null),
  },
  UploadArquivo: unmarked(called('UploadArquivo', 'nomeArquivo')),
  Usuario: called('Usuario', 'nome'),
  GrupoAcesso: called('GrupoAcesso', 'nome'),
  GrupoAcessoMenu: called('GrupoAcesso', 'nome'),
  Modulo: unmarked(called('Modulo', 'nome')),
  ModuloMenu: unmarked(called('ModuloMenu', 'nome')),
  ConfiguracaoRelatorio: called('ConfiguracaoRelatorio', 'cargo'),
  ConfiguracaoApp: called('ConfiguracaoApp', 'emailPadrao'),
  Dispositivo: called('Dispositivo', 'nome'),
  Protocolo: unmarked({ ...called('Protocolo', 'nomeCliente', 'atividadeAmostra'), nameOf: joined(', ') }),
  // The record has the report's address, the log its title.
  AssinaturaRelatorio: {
    ...called('AssinaturaRelatorio', 'relatorio'),
    worded: true,
    nameOf: ([relatorio]) => (relatorio ? titleOf(relatorio) : null),
  },
};

/** The name that an entry's own values give its record, by its columns; null where they do not say. */
export function nameIn(tabela: string, held: (column: string) => Valor | undefined): string | null {
  const named = NAMED[tabela];
  if (!named) return null;
  return named.nameOf(named.columns.map((column) => textOf(held(column))));
}

const textOf = (value: Valor | undefined) => (value === undefined || value === null ? null : String(value));
