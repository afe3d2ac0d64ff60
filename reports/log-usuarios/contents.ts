import { contract } from '../../contract/index.ts';
import type { Api } from '../../dataProvider/envelope.ts';
import { formatDate, formatMoment } from '../../domain/calendar.ts';
import { ordemDoLog } from '../../domain/log/ordem.ts';
import { formatNumber } from '../../domain/numbers.ts';
import { tableChoice } from '../../resources/log/choices.ts';
import type { Emission, Loading } from '../defineReport.ts';
import type { ReportColumn, TableReport, Workbook } from '../engine/report.ts';
import type { ListQuery } from '../registers/listQuery.ts';
import { acaoEmPalavras } from './acao.ts';
import type { EntradasDoLog } from './dados.ts';

/** Most entries that paper and workbooks hold, the newest, asked for in pages of so many. */
const MOST = 5000;
const PAGE = 500;

const text = (value: unknown) => (value === undefined || value === null ? '' : String(value));

/** Loads the newest entries that the filters leave, in the order asked for. @throws HttpError as the API. */
export async function load(api: Api, { filter, sort }: ListQuery, { signal }: Loading): Promise<EntradasDoLog> {
  const names = ['pesquisa', 'dtPesquisa', 'dtPesquisaFim', 'tabela', 'idReferencia'] as const;
  const query = {
    ...Object.fromEntries(names.map((name) => [name, text(filter[name])])),
    ...(text(filter.evento) && { evento: text(filter.evento) }),
  };
  const entradas: EntradasDoLog['entradas'][number][] = [];
  for (let pagina = 1; ; pagina += 1) {
    const {
      data,
      total,
      paginas = 1,
    } = await api(contract.logs.list, {
      query: { ...query, pagina, tamanho: PAGE },
      signal,
    });
    entradas.push(...data);
    if (pagina >= paginas || entradas.length >= MOST) {
      if (ordemDoLog(sort) === 'ASC') entradas.reverse();
      return { entradas, total: total ?? entradas.length };
    }
  }
}

export const lacks = ({ entradas }: EntradasDoLog) => (entradas.length === 0 ? 'cadastro.pdf.empty' : null);

/** What the log was filtered by, and whether older entries are left out, in words. */
function face({ filter }: ListQuery, { entradas, total }: EntradasDoLog): string {
  const { pesquisa, dtPesquisa, dtPesquisaFim, tabela, idReferencia, evento } = filter;
  return [
    pesquisa && `Texto: “${pesquisa}”`,
    dtPesquisa && `Desde ${formatDate(text(dtPesquisa))}`,
    dtPesquisaFim && `Até ${formatDate(text(dtPesquisaFim))}`,
    tabela && `Tipo de registro: ${tableChoice(text(tabela))}`,
    idReferencia && `Nº do registro: ${idReferencia}`,
    evento && `Status: ${evento}`,
    entradas.length < total &&
      `os ${formatNumber(entradas.length, 0)} registros mais novos de ${formatNumber(total, 0)}`,
  ]
    .filter(Boolean)
    .join(' – ');
}

const COLUMNS: readonly ReportColumn[] = [
  { header: 'Usuário', field: 'login', kind: 'text' },
  { header: 'Ação', field: 'acao', kind: 'multiline' },
  { header: 'Data', field: 'dtAcao', kind: 'moment' },
];

const rowsOf = ({ entradas }: EntradasDoLog) =>
  entradas.map((entrada) => ({
    login: entrada.login,
    acao: acaoEmPalavras(entrada),
    dtAcao: entrada.dtAcao,
    infoExtra: entrada.infoExtra,
  }));

/** The log in print: Usuário, Ação, Data. */
export const pdf = (data: EntradasDoLog, { filters, emittedAt }: Emission<ListQuery>): TableReport => ({
  title: 'Log de Usuários',
  subtitle: face(filters, data),
  orientation: 'portrait',
  columns: COLUMNS,
  rows: rowsOf(data),
  emittedAt,
});

/** The log as the workbook Log_usuario, with what is added to an entry. */
export const excel = (data: EntradasDoLog, { filters, emittedAt }: Emission<ListQuery>): Workbook => ({
  file: 'Log_usuario.xlsx',
  sheets: [
    {
      name: 'Log de Usuários',
      head: {
        lines: ['Log de Usuários', face(filters, data), `Feito em ${formatMoment(emittedAt)}`].filter(Boolean),
      },
      columns: [...COLUMNS, { header: 'Informação', field: 'infoExtra', kind: 'multiline' }],
      rows: rowsOf(data),
    },
  ],
  emittedAt,
});
