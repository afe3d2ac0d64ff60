import type { ReportDefinition } from '../defineReport.ts';
import { wholeMonth } from '../monthly.ts';
import { type ListQuery, readQuery, writeQuery } from '../registers/listQuery.ts';
import type { EntradasDoLog } from './dados.ts';

/** The period stands in the address beside the other filters: a subscription puts a month in its place. */
function read({ dtPesquisa, dtPesquisaFim, ...parameters }: Readonly<Record<string, string>>): ListQuery {
  const { filter, sort } = readQuery(parameters);
  return { filter: { ...filter, ...(dtPesquisa && { dtPesquisa }), ...(dtPesquisaFim && { dtPesquisaFim }) }, sort };
}

function write({ filter: { dtPesquisa, dtPesquisaFim, ...filter }, sort }: ListQuery): string {
  const parameters = new URLSearchParams(writeQuery({ filter, sort }));
  for (const [name, day] of Object.entries({ dtPesquisa, dtPesquisaFim })) if (day) parameters.set(name, String(day));
  return parameters.toString();
}

function ofMonth(month: string) {
  const { dtInicio = '', dtFim = '' } = wholeMonth(month);
  return { dtPesquisa: dtInicio, dtPesquisaFim: dtFim };
}

/** The users' log as filtered on its screen (spec 2 §2.9 and §2.10). */
export const logUsuarios: ReportDefinition<ListQuery, EntradasDoLog> = {
  path: 'acesso/LogUsers/pdf',
  menu: 'acesso/LogUsers',
  title: 'Log de Usuários',
  file: 'Log_usuario',
  formats: ['pdf', 'excel'],
  filters: read,
  query: write,
  monthly: ofMonth,
  inWords: ({ filter: { dtPesquisa: _from, dtPesquisaFim: _until, ...others } }) =>
    Object.values(others).some(Boolean) ? 'com filtros' : undefined,
  back: (query) => ({ to: `/acesso/LogUsers${query ? `?${writeQuery(query)}` : ''}`, text: 'cadastro.pdf.back' }),
  contents: () => import('./contents.ts'),
};
