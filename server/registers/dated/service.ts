import { dayOf, formatDate } from '../../../domain/calendar.ts';
import { limitsOn, SEMPRE } from '../../../domain/coleta/datedLimits.ts';
import type { Dated, KeptRegister } from '../../../resources/defineRegister.ts';
import type { ColumnOf } from '../../database/columns.ts';
import type { Selecting } from '../../database/reading.ts';
import { notFound } from '../../errors.ts';
import { type NewRecord, pick, saveNew, writeNext } from '../../records.ts';
import type { Tx } from '../../write.ts';
import { dropPeriod, keepPeriod, type Period, periods } from './repository.ts';

/** The records with the limits of that day. */
export async function asOf<R extends { id: number }>(
  db: Selecting,
  { dated }: KeptRegister,
  rows: R[],
  day: string,
): Promise<R[]> {
  if (!dated || rows.length === 0) return rows;
  const byRecord = Map.groupBy(await periods(db, dated), (period) => period[dated.column]);
  return rows.map((row) => ({ ...row, ...limitsOfDay(byRecord.get(row.id) ?? [], day) }));
}

type Limits = Pick<Period, 'minimo' | 'maximo'>;

/** A record, as far as writing it goes. */
interface Row {
  id: number;
  versao: number;
}

/** None where no limits were kept: then the record's own stand. */
function limitsOfDay(all: readonly Period[], day: string): Partial<Limits> {
  const { minimo, maximo } = limitsOn(all, day) ?? {};
  return minimo === undefined || maximo === undefined ? {} : { minimo, maximo };
}

interface Told {
  visible: readonly ColumnOf<'Parametro'>[];
  desde: string | undefined;
}

/**
 * Adds or changes a record whose limits hold from a day on. The former ones stay, and so do those of later days; the
 * record itself keeps today's.
 */
export async function writeDated(
  tx: Tx,
  dated: Dated,
  row: Row | undefined,
  stored: NewRecord<'Parametro'>,
  { visible, desde }: Told,
): Promise<{ id: number; versao: number }> {
  const { minimo, maximo } = stored;
  if (!row) {
    const saved = await saveNew(tx, dated.entity, stored, { visible });
    await keepPeriod(tx, dated, saved.id, { desde: SEMPRE, minimo, maximo });
    return saved;
  }
  const today = dayOf(tx.now);
  const day = desde ?? today;
  const before = limitsOfDay(await periods(tx.db, dated, row.id), day);
  const changed = before.minimo !== minimo || before.maximo !== maximo;
  if (changed) await keepPeriod(tx, dated, row.id, { desde: day, minimo, maximo });
  const inForce = limitsOfDay(await periods(tx.db, dated, row.id), today);
  const versao = await writeNext(tx, dated.entity, row, { ...stored, ...inForce });
  await tx.audit({
    tabela: dated.entity,
    id: row.id,
    acao: 'Alteração',
    before: { ...pick(row, visible), ...before },
    after: pick(stored, visible),
    ...(changed && { info: `Limites a partir de ${formatDate(day)}` }),
  });
  return { id: row.id, versao };
}

/**
 * Undoes the limits that begin on a day: those before them hold on.
 *
 * @throws AppError NOT_FOUND when none begin on it
 */
export async function removePeriod(tx: Tx, dated: Dated, row: Row, desde: string) {
  const all = await periods(tx.db, dated, row.id);
  const period = all.find((one) => one.desde === desde && desde !== SEMPRE);
  if (!period) throw notFound('Nenhum limite começa a valer nesse dia');
  await dropPeriod(tx, dated, row.id, desde);
  const left = all.filter((one) => one !== period);
  const versao = await writeNext(tx, dated.entity, row, { ...limitsOfDay(left, dayOf(tx.now)) });
  await tx.audit({
    tabela: dated.entity,
    id: row.id,
    acao: 'Alteração',
    before: { ...limitsOfDay([period], desde) },
    after: { ...limitsOfDay(left, desde) },
    info: `Limites a partir de ${formatDate(desde)} desfeitos`,
  });
  return { id: row.id, versao };
}
