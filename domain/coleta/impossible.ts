import { elapsedMinutes } from '../duration.ts';
import { NOT_BELOW_ZERO } from '../numbers.ts';
import { parseLabValue } from './labValue.ts';
import { ID_PH, parametros } from './parametros.ts';

type Maybe<T> = T | null | undefined;

/** What a collection says of its days ('YYYY-MM-DD'), times ('HH:MM'), ΔT and meter (m³). */
export interface Medidas {
  dtInstalaco?: Maybe<string>;
  horaInstalacao?: Maybe<string>;
  dtRetirada?: Maybe<string>;
  horaRetirada?: Maybe<string>;
  tempoInstalacao?: Maybe<string>;
  medidorInicial?: Maybe<number>;
  medidorFinal?: Maybe<number>;
  volumeMedido?: Maybe<number>;
}

interface Rule {
  reads: readonly (keyof Medidas)[];
  field: keyof Medidas;
  message: string;
  broken(medidas: Medidas): boolean;
}

const RULES: readonly Rule[] = [
  {
    reads: ['dtInstalaco', 'horaInstalacao', 'dtRetirada', 'horaRetirada'],
    field: 'dtInstalaco',
    message: 'A instalação não pode ser depois da retirada',
    broken({ dtInstalaco, horaInstalacao, dtRetirada, horaRetirada }) {
      if (!dtInstalaco || !dtRetirada || dtInstalaco < dtRetirada) return false;
      if (dtInstalaco > dtRetirada) return true;
      return Boolean(horaInstalacao && horaRetirada && horaInstalacao > horaRetirada);
    },
  },
  {
    reads: ['tempoInstalacao'],
    field: 'tempoInstalacao',
    message: 'Use horas e minutos, como 29:05',
    broken: ({ tempoInstalacao }) => Boolean(tempoInstalacao) && elapsedMinutes(tempoInstalacao ?? '') === null,
  },
  {
    // A meter that was exchanged or began anew reads less in the end: the volume then says what went through.
    reads: ['medidorInicial', 'medidorFinal', 'volumeMedido'],
    field: 'medidorFinal',
    message: 'A leitura final é menor que a inicial: informe o volume medido',
    broken: ({ medidorInicial, medidorFinal, volumeMedido }) =>
      (medidorFinal ?? Infinity) < (medidorInicial ?? -Infinity) && (volumeMedido ?? null) === null,
  },
];

/**
 * What cannot be of a collection, by field. What it held before and nobody touched is let be: a laboratory wrote it.
 *
 * @param before null of a new one
 */
export function impossibleIn(after: Medidas, before: Medidas | null): Record<string, string> {
  const touched = (name: keyof Medidas) => !before || (before[name] ?? null) !== (after[name] ?? null);
  const broken = RULES.filter((rule) => rule.reads.some(touched) && rule.broken(after));
  return Object.fromEntries(broken.map(({ field, message }) => [field, message]));
}

/** Concentrations and the like; a temperature may be below zero, and of other parameters nobody knows. */
const NEVER_NEGATIVE = new Set(parametros.filter(({ unidade }) => unidade !== '°C').map(({ id }) => id));

const HIGHEST_PH = 14;

/** Why a laboratory value cannot be, as users read it. Of how high one may be nothing is known but of the pH. */
export const IMPOSSIBLE_VALUES = {
  negativo: NOT_BELOW_ZERO,
  phAlto: `O pH vai de 0 a ${HIGHEST_PH}`,
} as const;

/** What makes a laboratory value one that cannot be: it is below zero where there is nothing, or no pH; else null. */
export function impossibleValue(idParametro: number, raw: string | null): keyof typeof IMPOSSIBLE_VALUES | null {
  const value = parseLabValue(raw).number ?? 0;
  if (value < 0 && NEVER_NEGATIVE.has(idParametro)) return 'negativo';
  return value > HIGHEST_PH && idParametro === ID_PH ? 'phAlto' : null;
}
