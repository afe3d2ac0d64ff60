import type * as z from 'zod';
import type { contract } from '../../../../contract/index.ts';
import {
  annualMonitoring,
  type MonitoramentoAnual,
  monthlyMean,
} from '../../../../domain/monitoramento/annualMonitoring.ts';
import { parseNumber, round } from '../../../../domain/numbers.ts';
import { MONITORAMENTO } from '../../../../resources/cliente/monitoramento.ts';

/** Months that a legacy server's sum is of: it does not say. */
const MONTHS_OF_A_YEAR = 12;

type Quantity = number | null;

/** What a year is calculated from. `volume` in m³ a month, `dboAtual` in kg/m³. */
export interface Inputs {
  ano: number;
  volume: Quantity;
  dboAtual: Quantity;
  coletas: Quantity;
  AnoUltimaColeta: Quantity;
}

/** The names of what is typed, in form order. */
export const INPUTS = ['ano', 'volume', 'dboAtual', 'coletas', 'AnoUltimaColeta'] as const;

type Reply = z.output<typeof contract.monitoramentoAnual.yearBefore.result>;

/** What is known of the year before; legacy servers say neither `meses` nor `dbo`, and may write numbers as text. */
export type YearBefore = { [Name in keyof Reply]?: Reply[Name] | string | null };

/** A number, or a text that is one; null for anything else. */
function quantity(value: unknown): Quantity {
  if (typeof value === 'string') return parseNumber(value);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

const isEmpty = (value: unknown) => value === null || value === undefined || String(value).trim() === '';

/** What a field holds: of years and counts, whole numbers only. */
function read(name: keyof Inputs, value: unknown): Quantity {
  const found = quantity(value);
  const broken = name !== 'volume' && name !== 'dboAtual' && found !== null && !Number.isInteger(found);
  return broken ? null : found;
}

/** Whether a field holds something that it should not, as it was typed. */
export function isUnreadable(name: keyof Inputs, value: unknown): boolean {
  return !isEmpty(value) && read(name, value) === null;
}

/** What stands in the form, or null while there is no year. What cannot be read counts as empty. */
export function readInputs(values: Readonly<Record<string, unknown>>): Inputs | null {
  const ano = read('ano', values.ano);
  if (ano === null) return null;
  return {
    ano,
    volume: read('volume', values.volume),
    dboAtual: read('dboAtual', values.dboAtual),
    coletas: read('coletas', values.coletas),
    // 0 is how a legacy record says none.
    AnoUltimaColeta: read('AnoUltimaColeta', values.AnoUltimaColeta) || null,
  };
}

/**
 * What the year before gives to the form: its mean monthly volume, its last DBO, and the collections. What the server
 * cannot tell (no readings, no DBO) is left out: what was typed stays.
 */
export function inputsFrom(reply: YearBefore): Partial<Inputs> {
  const sum = quantity(reply.soma);
  const months = quantity(reply.meses ?? MONTHS_OF_A_YEAR);
  const dbo = quantity(reply.dbo);
  return {
    ...(sum !== null && months ? { volume: monthlyMean(sum, months) } : {}),
    ...(dbo === null ? {} : { dboAtual: rounded('dboAtual', dbo) }),
    coletas: quantity(reply.coletas) ?? 0,
    AnoUltimaColeta: quantity(reply.ano) || null,
  };
}

/** With the decimals that its field shows: what a calculator fills in is what is seen. */
const rounded = (name: 'dboAtual' | 'cargaOrganica', value: number) => round(value, MONITORAMENTO[name].decimals);

/** Figures as the form takes them: the charge with the decimals of its field. */
export function filled({ cargaOrganica, ...figures }: MonitoramentoAnual): MonitoramentoAnual {
  return { ...figures, cargaOrganica: rounded('cargaOrganica', cargaOrganica) };
}

/** Charge, not rounded, minimum, rule and Meta of a year (spec 2 §9). */
export function figuresOf({ ano, volume, dboAtual, coletas, AnoUltimaColeta }: Inputs): MonitoramentoAnual {
  return annualMonitoring({
    ano,
    volume,
    dbo: dboAtual,
    anoUltimaColeta: AnoUltimaColeta,
    coletas: coletas ?? 0,
  });
}
