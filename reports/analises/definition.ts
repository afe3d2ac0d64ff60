import { type DoCliente, doCliente } from '../cliente/definition.ts';
import type { ReportDefinition } from '../defineReport.ts';
import type { AnaliseCliente } from './dados.ts';

/** 'Relatório de análises': the analysis history of a client (spec 2 §2.8), at `?idPessoa=12`. */
export const relatorioAnalises: ReportDefinition<DoCliente, AnaliseCliente> = {
  ...doCliente,
  path: 'cadastro/cliente/relatorio-pdf',
  title: 'Relatório de análises',
  file: 'Relatorio_analises',
  formats: ['pdf'],
  stored: 'DADOS_ANALISE',
  contents: () => import('./contents.ts'),
};
