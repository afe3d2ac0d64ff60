import type { Selecting } from '../../../database/reading.ts';
import type { Tx } from '../../../write.ts';

const TABLE = 'GrupoAcesso';

/** The groups that were not removed, in the order they were added. */
export function listGroups(db: Selecting) {
  return db
    .selectFrom(TABLE)
    .select(['id', 'nome', 'flagAtivo', 'dtCadastro', 'versao'])
    .where('removidoEm', 'is', null)
    .orderBy('id')
    .execute();
}

/** How many users a group has. */
export async function countUsers({ db }: Tx, id: number): Promise<number> {
  const { n } = await db
    .selectFrom('Usuario')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('idGrupo', '=', id)
    .where('removidoEm', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Adds an active group and returns its id. */
export async function insertGroup({ db, now }: Tx, nome: string): Promise<number> {
  const { id } = await db
    .insertInto(TABLE)
    .values({ nome, flagAtivo: 1, dtCadastro: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes all of a group's permissions away. */
export async function clearPermissions({ db }: Tx, id: number): Promise<void> {
  await db.deleteFrom('GrupoAcessoMenu').where('idGrupo', '=', id).execute();
}
