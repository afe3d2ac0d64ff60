import type { Transaction } from 'kysely';
import { recordAudit, SYSTEM } from '../../../audit.ts';
import type { Schema } from '../../../database/schema.ts';
import { createPasswordLink } from '../links/repository.ts';
import { findOrCreate, openAdministrators } from './repository.ts';

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
  return (await createPasswordLink(db, user, now, publicUrl)).url;
}
