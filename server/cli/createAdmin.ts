import { LINK_MINUTES } from '../../domain/acesso/senha.ts';
import { ConfigError } from '../config.ts';
import { connect } from '../database/connect.ts';
import { isNew, migrate } from '../database/migrate.ts';
import type { Databases } from '../database/open.ts';
import { openToAdministrator } from '../modules/sessao/firstAdmin/service.ts';
import { seedBase } from '../seed.ts';
import { existingDatabase, runCommand, SAME_SETTINGS } from './command.ts';

/**
 * Makes sure that there is an administrator of that login and gives the address where the password is chosen:
 * the way back in when nobody can sign in any more. An existing user keeps their record and becomes ADMINISTRADOR.
 */
export async function createAdmin(databases: Databases, login: string, now: Date, publicUrl: string): Promise<string> {
  return databases.write.transaction().execute((db) => openToAdministrator(db, { login, nome: login }, now, publicUrl));
}

if (import.meta.main) {
  await runCommand(async (config) => {
    if (!config.databaseUrl) existingDatabase(config.dataDir);
    const login = process.argv[2] ?? 'admin';
    const databases = await connect(config);
    try {
      if (await isNew(databases))
        throw new ConfigError(`O banco de dados está vazio: o serviço é outro. ${SAME_SETTINGS}`);
      await migrate(databases);
      await seedBase(databases, new Date());
      const link = await createAdmin(databases, login, new Date(), config.publicUrl);
      console.log(`Defina a senha de ${login} em até ${LINK_MINUTES} minutos:\n  ${link}`);
    } finally {
      await databases.close();
    }
  });
}
