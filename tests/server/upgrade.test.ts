import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ConfigError } from '../../server/config.ts';
import { migrate, migrateTo } from '../../server/database/migrate.ts';
import type { Databases } from '../../server/database/open.ts';
import { NOW } from './harness.ts';
import { openEmptyDatabase } from './testDatabase.ts';

const moment = NOW.toISOString();

/** Gives the schema of before something of each kind that later changes look at: who may do what, clients, the log. */
async function fillOld({ write }: Databases): Promise<void> {
  for (const statement of [
    sql`insert into "GrupoAcesso" ("id", "nome", "dtCadastro") values
      (1, 'DESENVOLVEDOR', ${moment}), (2, 'ADMINISTRADOR', ${moment}), (3, 'TECNICO', ${moment})`,
    sql`insert into "Usuario" ("uuid", "nome", "login", "email", "idGrupo", "dtCadastro")
      values ('00000000-0000-4000-8000-000000000001', 'Ana', 'ana', 'ana@example.com', 2, ${moment})`,
    sql`insert into "Modulo" ("nome", "path", "icone", "ordem") values ('Relatórios', 'Relatorio', '', 1)`,
    sql`insert into "ModuloMenu" ("idModulo", "nome", "path", "ordem") select "id", 'Ranking', 'ranking', 1 from "Modulo"`,
    sql`insert into "GrupoAcessoMenu" ("idGrupo", "idMenu", "flagEditar") select 2, "id", 1 from "ModuloMenu"`,
    sql`insert into "Pessoa" ("nome", "busca", "dtCadastro") values ('Serra', 'serra', ${moment})`,
    sql`insert into "LogUsuario" ("login", "acao", "tabela", "idReferencia", "dtAcao", "busca")
      select 'ana', 'Inclusão em Pessoa', 'Pessoa', "id", ${moment}, 'ana serra' from "Pessoa"`,
  ]) {
    await statement.execute(write);
  }
}

test('a filled database of before goes through all later changes at once, and keeps what it holds', async () => {
  const databases = await openEmptyDatabase();
  const { read } = databases;
  await migrateTo(databases, '009_contato_apagado');
  await fillOld(databases);
  await migrateTo(databases, '013_coletas_em_ordem');
  const version = () => read.selectFrom('VersaoAcesso').select('versao').executeTakeFirstOrThrow();
  const { versao } = await version();

  await migrate(databases);
  const menus = await read.selectFrom('ModuloMenu').select(['path', 'versao']).orderBy('ordem').execute();
  expect(menus).toEqual([
    { path: 'ranking', versao: 1 },
    { path: 'Agenda', versao: 1 },
  ]);
  expect(await read.selectFrom('Pessoa').select('nome').execute()).toEqual([{ nome: 'Serra' }]);
  expect(await read.selectFrom('LogUsuario').select(['login', 'tabela']).execute()).toEqual([
    { login: 'ana', tabela: 'Pessoa' },
  ]);
  // What decides on who may do what has changed, and is told to have.
  expect((await version()).versao).toBeGreaterThan(versao);
  await databases.close();
});

test('a database that a later version made is refused in words, and left as it is', async () => {
  const databases = await openEmptyDatabase();
  await migrate(databases);
  const later = { name: '999_depois', timestamp: moment };
  await sql`insert into "kysely_migration" ("name", "timestamp") values (${later.name}, ${later.timestamp})`.execute(
    databases.write,
  );
  await expect(migrate(databases)).rejects.toThrow(ConfigError);
  await expect(migrate(databases)).rejects.toThrow(/versão mais nova do sistema.*999_depois/);
  await databases.close();
});
