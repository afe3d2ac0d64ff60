import { placeReading } from '../../../domain/leitura/chain.ts';
import type { LeituraCalculada, LeituraDigitada } from '../../../domain/leitura/figures.ts';
import { monthIndex } from '../../../domain/leitura/month.ts';

/** How the hour-meter of these tests counts: decimal hours. */
export const LOGICA = 1;
/** A month as a test says it: what it leaves out is not said. */
export type Said = Partial<LeituraDigitada> & Pick<LeituraDigitada, 'idAno' | 'idMes'>;

export const typed = (said: Said): LeituraDigitada => ({
  regra: 1,
  reinicio: 0,
  leituraAnterior: null,
  leituraAtual: null,
  tempoAnterior: null,
  tempoAtual: null,
  volumeMedido: null,
  volumeCorrigido: null,
  ...said,
});

/** What a meter holds after a month was saved; throws where it is refused. */
export function save(saved: readonly LeituraCalculada[], said: Said): LeituraCalculada[] {
  const one = typed(said);
  const done = placeReading(saved, one, LOGICA);
  if (!done.ok) throw new Error(`${done.motivo} ${done.mes.idMes}/${done.mes.idAno}`);
  const { idAno, idMes, regra, reinicio } = one;
  return changed(saved, [{ idAno, idMes, regra, reinicio, ...done.figuras }, ...done.alteradas]);
}

/** Readings with some of them in other words. */
export function changed(saved: readonly LeituraCalculada[], by: readonly LeituraCalculada[]) {
  const months = new Map([...saved, ...by].map((one) => [monthIndex(one), one]));
  return [...months.values()].sort((a, b) => monthIndex(a) - monthIndex(b));
}

/** What it holds after these were saved, one after the other. */
export const saveAll = (said: readonly Said[]) => said.reduce<LeituraCalculada[]>(save, []);

/** What was measured, month by month. */
export const volumes = (saved: readonly LeituraCalculada[]) => saved.map(({ volumeMedido }) => volumeMedido);
