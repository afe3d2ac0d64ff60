import { type SqlBool, sql } from 'kysely';
import type { Selecting } from '../../../database/reading.ts';
import type { Tx } from '../../../write.ts';
import { ofItsDay } from '../../parametro/limites/repository.ts';
import type { Periodo } from '../analises/repository.ts';

export const TABLE = 'CartaNaoConforme';

/**
 * Whether a collection `c` has a result that does not conform, as the rule has it (`assess`): zero is no value, and a
 * maximum of 0 above a minimum is none. Asked of one collection after the other, each up to the first such result.
 */
const FAILS = sql<SqlBool>`exists (
  select 1 from "Resultado" as "r" join "ParametroLimite" as "l" on "l"."idParametro" = "r"."idParametro"
  where "r"."idColeta" = "c"."id" and "r"."numero" <> 0 and ("l"."minimo" <> 0 or "l"."maximo" <> 0)
    and ("r"."numero" < "l"."minimo" or "r"."numero" > "l"."maximo" and not ("l"."maximo" = 0 and "l"."minimo" > 0))
    and ${ofItsDay})`;

/** How many collections of enabled clients in a period did not conform and have no letter. */
export async function countWithoutLetter(db: Selecting, { inicio, fim }: Periodo): Promise<number> {
  const { coletas } = await db
    .selectFrom('HistoricoColeta as c')
    // Joined so that SQLite begins with the days asked for.
    .crossJoin('Pessoa as p')
    .whereRef('p.id', '=', 'c.idPessoa')
    .leftJoin(`${TABLE} as e`, 'e.idColeta', 'c.id')
    .select(({ fn }) => fn.countAll<number | string>().as('coletas'))
    .where('c.dtRetirada', '>=', inicio)
    .where('c.dtRetirada', '<=', fim)
    .where('c.removidoEm', 'is', null)
    .where('e.idColeta', 'is', null)
    .where('p.flagAtivo', '=', 1)
    .where('p.removidoEm', 'is', null)
    .where(FAILS)
    .executeTakeFirstOrThrow();
  return Number(coletas);
}

/** Those of the ids that are of collections, with their clients, and whether their letter was sent. */
export function collectionsWithLetter({ db }: Tx, ids: readonly number[]) {
  return db
    .selectFrom('HistoricoColeta as c')
    .leftJoin(`${TABLE} as e`, 'e.idColeta', 'c.id')
    .select(['c.id', 'c.idPessoa', 'e.em'])
    .where('c.id', 'in', ids)
    .where('c.removidoEm', 'is', null)
    .orderBy('c.id')
    .execute();
}

/** Notes letters as sent now. */
export async function insertLetters({ db, actor, now }: Tx, ids: readonly number[]): Promise<void> {
  await db
    .insertInto(TABLE)
    .values(ids.map((idColeta) => ({ idColeta, idUsuario: actor.id, em: now })))
    .execute();
}

export async function deleteLetters({ db }: Tx, ids: readonly number[]): Promise<void> {
  await db.deleteFrom(TABLE).where('idColeta', 'in', ids).execute();
}
