import { formatNumber } from '../numbers.ts';

/** Charge values below it are charged, and shown, as it (Spec 2 §9), in kg/m³. */
export const MENOR_COBRANCA = 0.3;

/** A charge value (kg/m³) as it is charged and shown, never below 0.3; null when there is none, as zero is. */
export const chargedDbo = (valor: number | null | undefined): number | null =>
  valor ? Math.max(valor, MENOR_COBRANCA) : null;

/**
 * A charge value (kg/m³) as shown: 3 decimals and a comma, never below '0,300' (Spec 2 §9). The stored value stays.
 * '-' when there is none; zero is none, since a mean of values above 0 is never 0.
 */
export function formatDbo(valor: number | null | undefined): string {
  return formatNumber(chargedDbo(valor), 3) || '-';
}

/** The least charge as texts say it: '0,300'. */
export const MENOR_ESCRITO = formatDbo(MENOR_COBRANCA);
