import { medidoresDeVazao } from './document.ts';
import type { LeiturasDoMes } from './load.ts';

export { tabelaDeLeituras as pdf } from './document.ts';
export { load } from './load.ts';
export { planilhaDeLeituras as excel } from './workbook.ts';

export function lacks(dados: LeiturasDoMes): string | null {
  return medidoresDeVazao(dados).length > 0 ? null : 'leituras.relatorio.noMeter';
}
