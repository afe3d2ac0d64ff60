import { dboCobranca, FEWEST } from '../../../../domain/coleta/billingDbo.ts';
import type { Selecting } from '../../../database/reading.ts';
import { latest, withinWindow } from './repository.ts';

/**
 * The charge DBO of clients on a day, kg/m³: of each by the rule that makes it everywhere, reading no more of its
 * history than that looks at.
 *
 * @returns by client; one without a charge is not there
 */
export async function chargesOn(db: Selecting, day: string, clients: readonly number[]): Promise<Map<number, number>> {
  if (clients.length === 0) return new Map();
  const recent = Map.groupBy(await withinWindow(db, day, clients), ({ idPessoa }) => idPessoa);
  const few = clients.filter((id) => (recent.get(id)?.length ?? 0) < FEWEST);
  const older = few.length > 0 ? await latest(db, day, few) : [];
  const looked = new Map([...recent, ...Map.groupBy(older, ({ idPessoa }) => idPessoa)]);
  return new Map(
    [...looked].flatMap(([id, coletas]) => {
      const { valor } = dboCobranca(coletas, day);
      return valor === null ? [] : [[id, valor] as const];
    }),
  );
}
