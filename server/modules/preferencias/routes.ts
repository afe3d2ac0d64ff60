import { contract } from '../../../contract/index.ts';
import type { Books } from '../../bookkeeping.ts';
import { type Implementation, implement } from '../../context.ts';
import { AppError } from '../../errors.ts';

/** Keys that one user may have: the screens have fewer. */
const MOST_KEYS = 200;
const TABLE = 'Preferencia';
const { preferencias } = contract;

interface Preferencia {
  idUsuario: number;
  chave: string;
  valor: unknown;
}

/** Like a session, a preference is no business record: it is written by itself, without version or log. */
async function keep({ db }: Books, { idUsuario, chave, valor }: Preferencia, em: string): Promise<void> {
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

/** Preferences of the signed-in user, and of nobody else. */
export const preferenciasRoutes: Implementation[] = [
  implement(preferencias.read, async ({ db, user }, { params }) => {
    const row = await db
      .selectFrom(TABLE)
      .select('valor')
      .where('idUsuario', '=', user.id)
      .where('chave', '=', params.chave)
      .executeTakeFirst();
    return { valor: row ? JSON.parse(row.valor) : null };
  }),
  implement(preferencias.save, async ({ keepBooks, user, now }, { params, body }) => {
    const preferencia = { idUsuario: user.id, chave: params.chave, valor: body.valor };
    await keepBooks((books) => keep(books, preferencia, now().toISOString()));
    return { chave: params.chave };
  }),
];
