import { isMadeAlike } from '../../../../domain/leitura/alike.ts';
import type { Recusada } from '../../../../domain/leitura/chain.ts';
import {
  type Calculo,
  contradicted,
  type LeituraCalculada,
  type LeituraDigitada,
} from '../../../../domain/leitura/figures.ts';
import { monthIndex, monthRef } from '../../../../domain/leitura/month.ts';
import { ESTRANHEZAS, type IdEstranheza, latestOf } from '../../../../domain/leitura/plausibility.ts';
import { type MotivoRecusa, RECUSAS, VOLUMES } from '../../../../domain/leitura/reading.ts';
import { refusalOf } from '../../../../domain/leitura/refusal.ts';
import { formatNumber } from '../../../../domain/numbers.ts';
import { AppError, fieldError } from '../../../errors.ts';
import type { Lancamento } from './repository.ts';

/** What of a reading a later month lacks: its hours, of which the time that was emptied stands for both, or the reading itself. */
function lackedBy(motivo: MotivoRecusa, digitada: LeituraDigitada, held: Lancamento | null): string {
  if (!RECUSAS[motivo].campo.startsWith('tempo')) return 'leituraAtual';
  const emptied = (campo: 'tempoAnterior' | 'tempoAtual') => held?.[campo] != null && digitada[campo] === null;
  return emptied('tempoAnterior') && !emptied('tempoAtual') ? 'tempoAnterior' : 'tempoAtual';
}

/**
 * Of a month without figures: its own field says so, or the month after it that would lose its own.
 *
 * @param held the month's reading so far
 */
export function withoutFigures(
  { mes, motivo }: Recusada,
  digitada: LeituraDigitada,
  held: Lancamento | null,
  anteriores: readonly LeituraCalculada[],
  logica: number | null,
): AppError {
  if (monthIndex(mes) === monthIndex(digitada)) {
    const { campo, texto } = refusalOf(motivo, digitada, latestOf(anteriores, logica), logica);
    return fieldError(campo, texto);
  }
  const { texto } = RECUSAS[motivo];
  return fieldError(
    lackedBy(motivo, digitada, held),
    `Com esta leitura, a de ${monthRef(mes)} não pode ser calculada. Nela: ${texto}`,
  );
}

/** Of a removal that would leave a later month without figures. */
export function neededBy({ mes, motivo }: Recusada): AppError {
  const texto = `Sem esta leitura, a de ${monthRef(mes)} não pode ser calculada. Nela: ${RECUSAS[motivo].texto}`;
  return new AppError('REFUSED', texto);
}

type Calculada = Extract<Calculo, { ok: true }>;

/** What is said of volumes that the rules do not give; of a saved reading that has them already, nothing. */
function contradictions(calculo: Calculada, explained: Lancamento | null): [string, string][] {
  if (explained && isMadeAlike(explained, calculo.figuras)) return [];
  const differs = contradicted(calculo);
  return VOLUMES.filter(([campo]) => differs[campo]).map(([campo, nome]) => [
    campo,
    `${nome}: o cálculo dá ${formatNumber(calculo.calculado[campo], 2)} m³`,
  ]);
}

/**
 * Refuses a reading that is odd, or says other volumes than the rules, until it says why.
 *
 * @param explained the saved reading whose reason still stands; what it explains already is not asked again
 * @throws AppError REFUSED with `{ campos, estranhezas: [{ id, texto }] }`
 */
export function refuseUnexplained(
  calculo: Calculada,
  odd: readonly IdEstranheza[],
  explained: Lancamento | null,
): void {
  const estranhezas = odd.map((id) => ({ id, texto: ESTRANHEZAS[id].texto }));
  const told = [
    ...contradictions(calculo, explained),
    ...odd.map((id): [string, string] => [ESTRANHEZAS[id].campo, ESTRANHEZAS[id].texto]),
  ];
  const [first] = told;
  if (!first) return;
  const campos = Object.fromEntries(
    [...Map.groupBy(told, ([campo]) => campo)].map(([campo, all]) => [campo, all.map(([, texto]) => texto).join('. ')]),
  );
  throw new AppError('REFUSED', `${first[1]}. Confira, ou diga o motivo.`, {
    campos: { ...campos, motivo: 'Diga o motivo, se a leitura está certa' },
    estranhezas,
  });
}
