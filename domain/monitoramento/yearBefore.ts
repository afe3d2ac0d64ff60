import { type ColetaDbo, dboCobranca } from '../coleta/billingDbo.ts';
import { round } from '../numbers.ts';

type Coleta = ColetaDbo & { data: string };

/** What the summary reads of a saved reading. */
type LeituraEsgoto = { idAno: number; idMes: number; volumeCorrigido: number };

/**
 * What the annual monitoring of `ano` starts from: last year's sewage, in how many months it was read, its DBO, and the
 * collections done.
 *
 * @param leituras readings of flow-meter hydrometers, of any year
 * @param coletas every collection of the client
 */
export function yearBefore(leituras: readonly LeituraEsgoto[], coletas: readonly Coleta[], ano: number) {
  const before = leituras.filter(({ idAno }) => idAno === ano - 1);
  const years = coletas.map(({ data }) => Number(data.slice(0, 4))).filter((year) => year <= ano);
  return {
    soma: round(
      before.reduce((total, { volumeCorrigido }) => total + volumeCorrigido, 0),
      2,
    ),
    meses: new Set(before.map(({ idMes }) => idMes)).size,
    coletas: years.filter((year) => year === ano).length,
    ano: years.length > 0 ? Math.max(...years) : null,
    dbo: dboCobranca(coletas, `${ano - 1}-12-31`).valor,
  };
}
