import { type DoCliente, doCliente } from '../cliente/definition.ts';
import type { ReportDefinition } from '../defineReport.ts';
import type { DboCliente } from './load.ts';

/** The letter that asks the water utility for the update of a client's DBO (spec 2 §2.7), at `?idPessoa=12`. */
export const cartaDbo: ReportDefinition<DoCliente, DboCliente> = {
  ...doCliente,
  path: 'cadastro/cliente/dbo-pdf',
  title: 'Atualização de DBO',
  file: 'Atualizacao_DBO',
  formats: ['pdf'],
  stored: 'DADOS_DBO',
  contents: () => import('./contents.ts'),
};
