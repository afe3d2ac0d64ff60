import { hash } from '@node-rs/argon2';
import { GRUPO } from '../../domain/acesso/access.ts';
import type { Databases } from '../../server/database/open.ts';
import { fillDemo } from '../../server/demo/fill.ts';
import { seedBase } from '../../server/seed.ts';

/** Users of a test server, one a shipped group, all with the same password. */
export const USERS = { admin: GRUPO.ADMINISTRADOR, dev: GRUPO.DESENVOLVEDOR, tecnico: GRUPO.TECNICO } as const;
export type UserName = keyof typeof USERS;
export const PASSWORD = 'senha-de-teste';

/** The moment at which test servers live. */
export const NOW = new Date('2026-11-20T15:00:00.000Z');

/** Gives a migrated database what the product ships, and the tests' users. */
export async function fillShipped(databases: Databases): Promise<void> {
  await seedBase(databases, NOW);
  // A hash says what it costs to check: theirs costs nothing, since nearly every test signs in.
  const senhaHash = await hash(PASSWORD, { memoryCost: 8, timeCost: 1 });
  await databases.write
    .insertInto('Usuario')
    .values(
      Object.entries(USERS).map(([login, idGrupo]) => ({
        uuid: `00000000-0000-4000-8000-00000000000${idGrupo}`,
        nome: `${login[0]?.toUpperCase()}${login.slice(1)} de Teste`,
        login,
        email: `${login}@example.com`,
        idGrupo,
        senhaHash,
        flagAlterarSenha: 0,
        flagAtivo: 1,
        dtCadastro: NOW.toISOString(),
        removidoEm: null,
      })),
    )
    .execute();
}

/** Gives a migrated database the demonstration of the tests' day. */
export async function fillDemonstration(databases: Databases): Promise<void> {
  await seedBase(databases, NOW);
  await fillDemo(databases, NOW);
}
