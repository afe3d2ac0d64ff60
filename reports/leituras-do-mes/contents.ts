import type { Format } from '../defineReport.ts';
import { medidoresDeVazao } from './document.ts';
import type { LeiturasDoMes } from './load.ts';

export { tabelaDeLeituras as pdf } from './document.ts';
export { load } from './load.ts';
export { planilhaDeLeituras as excel } from './workbook.ts';

/** Only meters of flow are printed; the workbook has all of them. */
export function lacks(dados: LeiturasDoMes, format: Format): string | null {
  const rows = format === 'pdf' ? medidoresDeVazao(dados) : dados.leituras;
  return rows.length > 0 ? null : 'leituras.relatorio.noMeter';
}
