import { elapsed } from '../../../../domain/coleta/elapsed.ts';
import type { Coleta } from './repository.ts';

/** ΔT of a collection's days and times; null while they do not tell it. */
const elapsedOf = ({ dtInstalaco, horaInstalacao, dtRetirada, horaRetirada }: Coleta) =>
  elapsed(
    { data: dtInstalaco ?? null, hora: horaInstalacao ?? null },
    { data: dtRetirada, hora: horaRetirada ?? null },
  );

/**
 * ΔT of a collection that is written: the one that was sent; else that of its days and times, unless somebody wrote
 * another one, which stays. What says nothing of days or ΔT changes nothing of it.
 *
 * @param held the collection as it was; null for a new one
 */
export function elapsedSent(sent: Partial<Coleta>, coleta: Coleta, held: Coleta | null): string | null {
  if (sent.tempoInstalacao) return sent.tempoInstalacao;
  const kept = sent.tempoInstalacao === undefined ? (held?.tempoInstalacao ?? null) : null;
  const follows = kept === null || (held !== null && kept === elapsedOf(held));
  const named = (['dtInstalaco', 'dtRetirada', 'tempoInstalacao'] as const).some((field) => field in sent);
  return follows && named ? elapsedOf(coleta) : kept;
}
