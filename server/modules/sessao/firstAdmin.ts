import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { GRUPO } from '../../../domain/acesso/access.ts';
import { recordAudit } from '../../audit.ts';
import type { Schema } from '../../database/schema.ts';
import { createPasswordLink } from './links.ts';

const SYSTEM = { id: null, login: 'sistema' };

/** Makes the group ADMINISTRADOR one that is in use and may give permissions, whatever was done to it. */
async function openAdministrators(db: Transaction<Schema>): Promise<void> {
  await db
    .updateTable('GrupoAcesso')
    .set({ flagAtivo: 1, removidoEm: null })
    .where('id', '=', GRUPO.ADMINISTRADOR)
    .execute();
  const menu = await db
    .selectFrom('ModuloMenu')
    .innerJoin('Modulo', 'Modulo.id', 'ModuloMenu.idModulo')
    .where(sql`lower("Modulo"."path")`, '=', 'acesso')
    .where(sql`lower("ModuloMenu"."path")`, '=', 'grupo-acesso')
    .select('ModuloMenu.id')
    .executeTakeFirst();
  if (!menu) return;
  await db
    .insertInto('GrupoAcessoMenu')
    .values({ idGrupo: GRUPO.ADMINISTRADOR, idMenu: menu.id, flagEditar: 1 })
    .onConflict((conflict) => conflict.columns(['idGrupo', 'idMenu']).doUpdateSet({ flagEditar: 1 }))
    .execute();
}

async function findOrCreate(db: Transaction<Schema>, { login, nome }: { login: string; nome: string }, now: Date) {
  const known = await db
    .selectFrom('Usuario')
    .select(['id', 'uuid'])
    .where(sql`lower("login")`, '=', login.toLowerCase())
    .where('removidoEm', 'is', null)
    .executeTakeFirst();
  if (known) {
    await db
      .updateTable('Usuario')
      .set(({ eb }) => ({ idGrupo: GRUPO.ADMINISTRADOR, flagAtivo: 1, versao: eb('versao', '+', 1) }))
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
      idGrupo: GRUPO.ADMINISTRADOR,
      flagAlterarSenha: 0,
      flagAtivo: 1,
      dtCadastro: now.toISOString(),
    })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow();
  return { ...created, isNew: true };
}

/**
 * Makes sure that there is an administrator of that login and gives the address under which the password is chosen:
 * the way in to a new installation, and back in when nobody can sign in any more. An existing user keeps the record and
 * becomes ADMINISTRADOR. Each call gives a new address.
 */
export async function openToAdministrator(
  db: Transaction<Schema>,
  admin: { login: string; nome: string },
  now: Date,
  publicUrl: string,
): Promise<string> {
  await openAdministrators(db);
  const user = await findOrCreate(db, admin, now);
  await recordAudit(db, SYSTEM, now, {
    tabela: 'Usuario',
    id: user.id,
    acao: user.isNew ? 'Inclusão' : 'Alteração',
    info: 'Administrador definido pelo servidor, com link para a senha',
  });
  return createPasswordLink(db, user, now, publicUrl);
}
