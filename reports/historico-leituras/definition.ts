import { type DoCliente, doCliente } from '../cliente/definition.ts';
import type { ReportDefinition } from '../defineReport.ts';
import type { HistoricoLeituras } from './contents.ts';

const MENU = 'medidor-vazao/historico';

/** The volumes of a client, month by month, as an Excel file (spec 2 §2.5). */
export const historicoLeituras: ReportDefinition<DoCliente, HistoricoLeituras> = {
  ...doCliente,
  menu: MENU,
  path: `${MENU}/leituras`,
  title: 'Histórico de leituras',
  file: 'Historico_hidrometro_lancamento',
  formats: ['excel'],
  back: (filters) => ({ to: `/${MENU}${filters ? `/${filters.idPessoa}` : ''}`, text: 'cadastro.pdf.back' }),
  contents: () => import('./contents.ts'),
};
