import type { Books } from '../../bookkeeping.ts';
import type { Selecting } from '../../database/reading.ts';
import { AppError } from '../../errors.ts';

/** Keys that one user may have: the screens have fewer. */
const MOST_KEYS = 200;
const TABLE = 'Preferencia';

interface Preferencia {
  idUsuario: number;
  chave: string;
  valor: unknown;
}

/** A user's preference of that key, null when there is none. */
export async function preferenceOf(db: Selecting, idUsuario: number, chave: string): Promise<unknown> {
  const row = await db
    .selectFrom(TABLE)
    .select('valor')
    .where('idUsuario', '=', idUsuario)
    .where('chave', '=', chave)
    .executeTakeFirst();
  return row ? JSON.parse(row.valor) : null;
}

/** Like a session, a preference is no business record: it is written by itself, without version or log. */
export async function keepPreference(
  { db }: Books,
  { idUsuario, chave, valor }: Preferencia,
  em: string,
): Promise<void> {
  if (valor === null) {
    await db.deleteFrom(TABLE).where('idUsuario', '=', idUsuario).where('chave', '=', chave).execute();
    return;
  }
  const { others } = await db
    .selectFrom(TABLE)
    .select(({ fn }) => fn.countAll<number>().as('others'))
    .where('idUsuario', '=', idUsuario)
    .where('chave', '!=', chave)
    .executeTakeFirstOrThrow();
  if (Number(others) >= MOST_KEYS) throw new AppError('REFUSED', 'Há preferências demais: apague alguma');
  const kept = { valor: JSON.stringify(valor), em };
  await db
    .insertInto(TABLE)
    .values({ idUsuario, chave, ...kept })
    .onConflict((conflict) => conflict.columns(['idUsuario', 'chave']).doUpdateSet(kept))
    .execute();
}
