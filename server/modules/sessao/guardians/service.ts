import type { Transaction } from 'kysely';
import { GRUPO } from '../../../../domain/acesso/access.ts';
import { recordAudit, SYSTEM } from '../../../audit.ts';
import type { Schema } from '../../../database/schema.ts';
import { createPasswordLink } from '../links/repository.ts';
import { findOrCreate, openGroup } from './repository.ts';

/** The groups into which the server itself lets somebody: what they may, no other group can give back. */
export type Guardian = 'ADMINISTRADOR' | 'DESENVOLVEDOR';

/**
 * Makes sure that there is a user of that login in a group that nobody else may touch, and gives the address under which the
 * password is chosen: the way in to a new installation, and back in when nobody can sign in any more. An existing user keeps
 * the record and moves to the group. Each call gives a new address.
 */
export async function openToGuardian(
  db: Transaction<Schema>,
  { grupo, ...who }: { grupo: Guardian; login: string; nome: string },
  now: Date,
  publicUrl: string,
): Promise<string> {
  const idGrupo = GRUPO[grupo];
  await openGroup(db, idGrupo);
  const user = await findOrCreate(db, { ...who, idGrupo }, now);
  await recordAudit(db, SYSTEM, now, {
    tabela: 'Usuario',
    id: user.id,
    acao: user.isNew ? 'Inclusão' : 'Alteração',
    info: `${grupo} definido pelo servidor, com link para a senha`,
  });
  return (await createPasswordLink(db, user, now, publicUrl)).url;
}
