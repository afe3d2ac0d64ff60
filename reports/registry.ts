import { REGISTERS } from '../resources/registry.ts';
import { tecnico } from '../resources/tecnico/definition.ts';
import { relatorioAnalises } from './analises/definition.ts';
import { cartaDbo, cartasDbo } from './carta-dbo/definition.ts';
import { relatorioClientes } from './clientes/definition.ts';
import type { ReportDefinition } from './defineReport.ts';
import { fichaLeitura } from './ficha-leitura/definition.ts';
import { historicoColetas } from './historico-coletas/definition.ts';
import { historicoLeituras } from './historico-leituras/definition.ts';
import { historicosDeSequencia, historicosTecnicos } from './historico-tecnico/definition.ts';
import { leiturasDoLancamento, leiturasDoMes } from './leituras-do-mes/definition.ts';
import { logUsuarios } from './log-usuarios/definition.ts';
import { naoConformidades } from './nao-conforme/definition.ts';
import { registerReport } from './registers/definition.ts';
import { TABELAS } from './tabelas.ts';

/** Every report. A new one is added here and nowhere else: its page, its files and its rendering by the server follow. */
export const REPORTS: readonly ReportDefinition[] = [
  ...[...REGISTERS, tecnico].map((register) => registerReport(register)),
  relatorioClientes,
  relatorioAnalises,
  cartaDbo,
  cartasDbo,
  historicoColetas,
  historicoLeituras,
  leiturasDoMes,
  leiturasDoLancamento,
  fichaLeitura,
  ...historicosTecnicos,
  ...historicosDeSequencia,
  naoConformidades,
  logUsuarios,
  ...TABELAS,
];

/** The report at an address. @throws RangeError when there is none. */
export function reportAt(path: string): ReportDefinition {
  const report = REPORTS.find((one) => one.path === path);
  if (!report) throw new RangeError(`No report at ${path}`);
  return report;
}
