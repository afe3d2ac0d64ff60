import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { KEY_MENU } from '../../../../domain/acesso/access.ts';
import type { Selecting } from '../../../database/reading.ts';
import type { Schema } from '../../../database/schema.ts';

/** Whether there is any user, be it one that was removed. */
export async function someoneExists(db: Selecting): Promise<boolean> {
  return (await db.selectFrom('Usuario').select('id').executeTakeFirst()) !== undefined;
}

/** Whether any user has a password. */
export async function someoneCanSignIn(db: Selecting): Promise<boolean> {
  const someone = await db
    .selectFrom('Usuario')
    .select('id')
    .where('senhaHash', 'is not', null)
    .where('removidoEm', 'is', null)
    .executeTakeFirst();
  return someone !== undefined;
}

/** Makes a group one that is in use and may give permissions, whatever was done to it. */
export async function openGroup(db: Transaction<Schema>, idGrupo: number): Promise<void> {
  await db.updateTable('GrupoAcesso').set({ flagAtivo: 1, removidoEm: null }).where('id', '=', idGrupo).execute();
  const menu = await db
    .selectFrom('ModuloMenu')
    .innerJoin('Modulo', 'Modulo.id', 'ModuloMenu.idModulo')
    .where(sql`lower("Modulo"."path" || '/' || "ModuloMenu"."path")`, '=', KEY_MENU)
    .select('ModuloMenu.id')
    .executeTakeFirst();
  if (!menu) return;
  await db
    .insertInto('GrupoAcessoMenu')
    .values({ idGrupo, idMenu: menu.id, flagEditar: 1 })
    .onConflict((conflict) => conflict.columns(['idGrupo', 'idMenu']).doUpdateSet({ flagEditar: 1 }))
    .execute();
}

/** The user of a login made one of a group, and active, or a new one who has no password yet. */
export async function findOrCreate(
  db: Transaction<Schema>,
  { login, nome, idGrupo }: { login: string; nome: string; idGrupo: number },
  now: Date,
): Promise<{ id: number; uuid: string; isNew: boolean }> {
  const known = await db
    .selectFrom('Usuario')
    .select(['id', 'uuid'])
    .where(sql`lower("login")`, '=', login.toLowerCase())
    .where('removidoEm', 'is', null)
    .executeTakeFirst();
  if (known) {
    await db
      .updateTable('Usuario')
      .set(({ eb }) => ({ idGrupo, flagAtivo: 1, versao: eb('versao', '+', 1) }))
      .where('id', '=', known.id)
      .execute();
    return { ...known, isNew: false };
  }
  const created = await db
    .insertInto('Usuario')
    .values({
      uuid: randomUUID(),
      nome,
      login,
      email: '',
      idGrupo,
      flagAlterarSenha: 0,
      flagAtivo: 1,
      dtCadastro: now.toISOString(),
    })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow();
  return { ...created, isNew: true };
}
