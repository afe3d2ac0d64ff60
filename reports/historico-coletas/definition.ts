import { type DoCliente, doCliente } from '../cliente/definition.ts';
import type { ReportDefinition } from '../defineReport.ts';
import type { Historico } from './dados.ts';

/** The collection history of a client as an Excel file (spec 2 §2.3). */
export const historicoColetas: ReportDefinition<DoCliente, Historico> = {
  ...doCliente,
  path: 'cadastro/cliente/historico-coleta',
  title: 'Histórico',
  file: 'historico_coleta',
  formats: ['excel'],
  contents: () => import('./contents.ts'),
};
