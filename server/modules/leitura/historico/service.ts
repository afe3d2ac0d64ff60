import { volumeSeries } from '../../../../domain/leitura/history.ts';
import type { Reading } from '../../../database/reading.ts';
import { clientOf } from '../../cliente/repository.ts';
import { volumesOf } from './repository.ts';

/** The one series of sewage (spec 2 §2.5). */
const SEWAGE = 'Volume Corrigido';
const UNNAMED = 'Sem fonte';

/**
 * The volumes of a client's sewage, or of its sources one series each.
 *
 * @param todos all months, not only the newest 12
 * @throws AppError NOT_FOUND
 */
export async function historyOf(db: Reading, idPessoa: number, kind: 'esgoto' | 'outros', todos: boolean) {
  await clientOf(db, idPessoa);
  const rows = await volumesOf(db, idPessoa, kind === 'esgoto' ? 1 : 0);
  const named = rows.map(({ fonte, ...row }) => ({ ...row, desc: kind === 'esgoto' ? SEWAGE : (fonte ?? UNNAMED) }));
  return volumeSeries(named, todos);
}
