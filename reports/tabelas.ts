import { agenda } from './agenda/definition.ts';
import { atualizacaoDbo } from './atualizacao-dbo/definition.ts';
import { industriasMonitoradas } from './industrias-monitoradas/definition.ts';
import { monitoramentoCarga } from './monitoramento-carga/definition.ts';
import { parametrosAnalisados } from './parametros-analisados/definition.ts';
import { pontosColeta } from './pontos-coleta/definition.ts';
import { protocolos } from './protocolos/definition.ts';
import { ranking } from './ranking/definition.ts';
import { regioes } from './regioes/definition.ts';
import { relatorioPessoa } from './relatorio-pessoa/definition.ts';
import type { TableDefinition } from './tabela/table.ts';
import { valoresDbo } from './valores-dbo/definition.ts';

/** Every report that is a table. A new one is added here and nowhere else: its screen, its PDF and its workbook follow. */
export const TABELAS: readonly TableDefinition[] = [
  agenda,
  atualizacaoDbo,
  industriasMonitoradas,
  monitoramentoCarga,
  parametrosAnalisados,
  ranking,
  pontosColeta,
  relatorioPessoa,
  regioes,
  valoresDbo,
  protocolos,
];
