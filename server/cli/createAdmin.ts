import { loginDeUsuario } from '../../contract/acesso.ts';
import { LINK_MINUTES } from '../../domain/acesso/senha.ts';
import { ConfigError } from '../config.ts';
import { connect } from '../database/connect.ts';
import { isNew, migrate } from '../database/migrate.ts';
import type { Databases } from '../database/open.ts';
import { type Guardian, openToGuardian } from '../modules/sessao/guardians/service.ts';
import { seedBase } from '../seed.ts';
import { existingDatabase, runCommand, SAME_SETTINGS } from './command.ts';

const isGuardian = (grupo: string): grupo is Guardian => grupo === 'ADMINISTRADOR' || grupo === 'DESENVOLVEDOR';

/**
 * Makes sure that there is an administrator of that login, or the first developer, and gives the address where the password is
 * chosen: the way back in when nobody can sign in any more. An existing user keeps their record and moves to the group.
 *
 * @throws ConfigError for another group, which is given in the product, and for a login that nobody could sign in with
 */
export async function createAdmin(
  databases: Databases,
  { login, grupo = 'ADMINISTRADOR' }: { login: string; grupo?: string | undefined },
  now: Date,
  publicUrl: string,
): Promise<string> {
  if (!isGuardian(grupo)) throw new ConfigError(`O grupo é ADMINISTRADOR ou DESENVOLVEDOR, não ${grupo}`);
  if (isGuardian(login)) throw new ConfigError(`Diga o login antes do grupo: admin:create -- LOGIN ${login}`);
  const { data: checked, error } = loginDeUsuario.safeParse(login);
  if (checked === undefined) throw new ConfigError(`O login "${login}" não serve. ${error?.issues[0]?.message}`);
  return databases.write
    .transaction()
    .execute((db) => openToGuardian(db, { grupo, login: checked, nome: checked }, now, publicUrl));
}

if (import.meta.main) {
  await runCommand(async (config) => {
    if (!config.databaseUrl) existingDatabase(config.dataDir);
    const [login = 'admin', grupo, ...more] = process.argv.slice(2);
    if (more.length > 0 || login.startsWith('-'))
      throw new ConfigError('Diga um login e, se for o caso, o grupo, e nada mais.');
    const databases = await connect(config);
    try {
      if (await isNew(databases))
        throw new ConfigError(`O banco de dados está vazio: o serviço é outro. ${SAME_SETTINGS}`);
      await migrate(databases);
      await seedBase(databases, new Date());
      const link = await createAdmin(databases, { login, grupo }, new Date(), config.publicUrl);
      console.log(`Defina a senha de ${login} em até ${LINK_MINUTES} minutos:\n  ${link}`);
    } finally {
      await databases.close();
    }
  });
}
