import type { ReportDefinition } from '../defineReport.ts';
import { type ListQuery, readQuery, writeQuery } from '../registers/listQuery.ts';
import type { EntradasDoLog } from './dados.ts';

/** The users' log as filtered on its screen (spec 2 §2.9 and §2.10). */
export const logUsuarios: ReportDefinition<ListQuery, EntradasDoLog> = {
  path: 'acesso/LogUsers/pdf',
  menu: 'acesso/LogUsers',
  title: 'Log de Usuários',
  file: 'Log_usuario',
  formats: ['pdf', 'excel'],
  filters: readQuery,
  query: writeQuery,
  back: (query) => ({ to: `/acesso/LogUsers${query ? `?${writeQuery(query)}` : ''}`, text: 'cadastro.pdf.back' }),
  contents: () => import('./contents.ts'),
};
