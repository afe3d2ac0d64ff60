import { type MonitoramentoAnual, minimumCollections } from '../../../../domain/monitoramento/annualMonitoring.ts';
import { formatNumber, round, unrounded } from '../../../../domain/numbers.ts';
import type { Inputs, YearBefore } from './calculate.ts';

/** A sentence: its key below `monitoramento.steps`, and what it says in figures. */
export interface Step {
  key: string;
  figures: Readonly<Record<string, string | number>>;
}

/** The band of a rule, by the rule's text: the key of its words, and its years without collection where they count. */
const BANDS: Readonly<Record<string, { key: string; years?: number }>> = {
  '1 a cada 4 anos': { key: 'below10', years: 3 },
  '1 a cada 2 anos': { key: 'below20', years: 1 },
  '1 ao ano': { key: 'below50' },
  '2 ao ano': { key: 'below100' },
  '3 ao ano': { key: 'below200' },
  '3 ao ano + 01 cada 200Kg': { key: 'largest' },
};

const grouped = (value: number) => formatNumber(value, undefined);
const volumeText = (value: number) => grouped(round(value, 2));

/** With three decimals as everywhere, or with up to six that it has, so that the multiplication can be followed. */
function dboText(value: number): string {
  const exact = round(value, 6);
  return formatNumber(exact, unrounded(exact, 3));
}

/** With two decimals, unless these would tell of another band than the charge is in. */
function chargeText(charge: number, gap: number): string {
  const short = round(charge, 2);
  const told = minimumCollections(short, gap);
  const meant = minimumCollections(charge, gap);
  const same = told.qtdMinima === meant.qtdMinima && told.regraColeta === meant.regraColeta;
  return grouped(same ? short : charge);
}

/** What the server told of the year before, and what came of it. */
export function explainYearBefore(
  reply: YearBefore,
  { ano, volume, dboAtual, coletas, AnoUltimaColeta }: Inputs,
): Step[] {
  const before = ano - 1;
  const sum = { soma: volumeText(Number(reply.soma ?? 0)), volume: volumeText(volume ?? 0), ano: before };
  const volumeStep = (): Step => {
    if (reply.soma === null || reply.soma === undefined || Number(reply.meses ?? 1) === 0) {
      return { key: 'noVolume', figures: { ano: before } };
    }
    if (reply.meses === undefined || reply.meses === null) return { key: 'volumeOfYear', figures: sum };
    return { key: 'volume', figures: { ...sum, smart_count: Number(reply.meses) } };
  };
  return [
    volumeStep(),
    reply.dbo === undefined || reply.dbo === null
      ? { key: 'noDbo', figures: { ano: before } }
      : { key: 'dbo', figures: { dbo: dboText(dboAtual ?? 0), ano: before } },
    { key: 'coletas', figures: { ano, coletas: coletas ?? 0 } },
    AnoUltimaColeta === null ? { key: 'never', figures: {} } : { key: 'last', figures: { ano: AnoUltimaColeta } },
  ];
}

/** How charge, minimum, rule and Meta came of what stands in the form. */
export function explainFigures(inputs: Inputs, figures: MonitoramentoAnual): Step[] {
  const { ano, volume, dboAtual, coletas, AnoUltimaColeta } = inputs;
  const { cargaOrganica, qtdMinima, regraColeta, Meta } = figures;
  const gap = AnoUltimaColeta === null ? Infinity : ano - AnoUltimaColeta;
  const carga = chargeText(cargaOrganica, gap);
  const done = coletas ?? 0;
  return [
    { key: 'carga', figures: { volume: volumeText(volume ?? 0), dbo: dboText(dboAtual ?? 0), carga } },
    ...(volume === null || dboAtual === null ? [{ key: 'emptyIsZero', figures: {} }] : []),
    minimumStep(inputs, figures, gap, carga),
    { key: 'regra', figures: { regra: regraColeta } },
    { key: qtdMinima >= done ? 'meta' : 'metaExceeded', figures: { minimo: qtdMinima, coletas: done, meta: Meta } },
  ];
}

function minimumStep(inputs: Inputs, figures: MonitoramentoAnual, gap: number, carga: string): Step {
  const { ano, AnoUltimaColeta } = inputs;
  const { qtdMinima: minimo, regraColeta } = figures;
  const { key, years } = BANDS[regraColeta] ?? { key: 'other' };
  if (years === undefined) return { key: `minimo.${key}`, figures: { carga, minimo } };
  if (AnoUltimaColeta === null) return { key: `minimo.${key}Never`, figures: { minimo } };
  const figured = { ano, ultima: AnoUltimaColeta, gap: grouped(gap), minimo };
  return { key: `minimo.${key}${gap > years ? 'Long' : 'Short'}`, figures: figured };
}
