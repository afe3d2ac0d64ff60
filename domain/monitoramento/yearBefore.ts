import { type ColetaDbo, dboCobranca } from '../coleta/billingDbo.ts';
import { round } from '../numbers.ts';
import { monthlyMean } from './annualMonitoring.ts';

type Coleta = ColetaDbo & { data: string };

/** What the summary reads of a saved reading. */
type LeituraEsgoto = { idAno: number; idMes: number; volumeCorrigido: number };

/** What was measured of a year's sewage, m³, and in how many of its months. */
export function sewageOf(leituras: readonly LeituraEsgoto[], ano: number): { soma: number; meses: number } {
  const ofYear = leituras.filter(({ idAno }) => idAno === ano);
  return {
    soma: round(
      ofYear.reduce((total, { volumeCorrigido }) => total + volumeCorrigido, 0),
      2,
    ),
    meses: new Set(ofYear.map(({ idMes }) => idMes)).size,
  };
}

/**
 * Volume (m³ a month, 2 decimals) and DBO (kg/m³, 3 decimals) of a year as the year before gives them; null where it
 * gives none.
 */
export function inputsFrom({ soma, meses, dbo }: { soma: number; meses: number; dbo: number | null }) {
  return {
    volume: meses === 0 ? null : monthlyMean(soma, meses),
    dboAtual: dbo === null ? null : round(dbo, 3),
  };
}

/** The day on which the charge DBO that a year starts from is worked out. */
export const lastDayBefore = (ano: number): string => `${ano - 1}-12-31`;

/**
 * What the annual monitoring of `ano` starts from: last year's sewage, in how many months it was read, its DBO, and the
 * collections done.
 *
 * @param leituras readings of flow-meter hydrometers, of any year
 * @param coletas every collection of the client
 */
export function yearBefore(leituras: readonly LeituraEsgoto[], coletas: readonly Coleta[], ano: number) {
  const years = coletas.map(({ data }) => Number(data.slice(0, 4))).filter((year) => year <= ano);
  return {
    ...sewageOf(leituras, ano - 1),
    coletas: years.filter((year) => year === ano).length,
    ano: years.length > 0 ? Math.max(...years) : null,
    dbo: dboCobranca(coletas, lastDayBefore(ano)).valor,
  };
}
