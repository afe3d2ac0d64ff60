import { afterAll, beforeAll, expect, test } from 'vitest';
import { GRUPO } from '../../domain/acesso/access.ts';
import { DEVELOPER_MENUS, SHIPPED_MODULES } from '../../domain/acesso/menus.ts';
import { parametros } from '../../domain/coleta/parametros.ts';
import type { Databases } from '../../server/database/open.ts';
import { userOfLink } from '../../server/modules/sessao/links/repository.ts';
import { modulesOfGroup } from '../../server/modules/sessao/signedIn/service.ts';
import { createFirstAdminLink, seedBase } from '../../server/seed.ts';
import { countRows, NOW, openTestDatabase } from './harness.ts';

let databases: Databases;
beforeAll(async () => {
  databases = await openTestDatabase();
  expect(await seedBase(databases, NOW)).toBe(true);
});
afterAll(() => databases.close());

const pathsOf = async (idGrupo: number, editable: boolean) =>
  (await modulesOfGroup(databases.read, idGrupo)).flatMap(({ path, ModuloMenu }) =>
    ModuloMenu.filter(({ flagEditar }) => !editable || flagEditar === 1).map((menu) => `${path}/${menu.path}`),
  );

test('an empty database receives what the product ships, once', async () => {
  const counts = async () => ({
    grupos: await countRows(databases, 'GrupoAcesso'),
    modulos: await countRows(databases, 'Modulo'),
    menus: await countRows(databases, 'ModuloMenu'),
    parametros: await countRows(databases, 'Parametro'),
    categorias: await countRows(databases, 'CategoriaCobranca'),
    calculos: await countRows(databases, 'CalculoHorimetro'),
    usuarios: await countRows(databases, 'Usuario'),
  });
  const shipped = {
    grupos: 3,
    modulos: 5,
    menus: SHIPPED_MODULES.flatMap(({ menus }) => menus).length,
    parametros: 27,
    categorias: 3,
    calculos: 3,
    usuarios: 0,
  };
  expect(await counts()).toEqual(shipped);
  expect(await seedBase(databases, new Date(NOW.getTime() + 1000))).toBe(false);
  expect(await counts()).toEqual(shipped);
});

test('parameters keep their fixed ids, limits and shown abbreviations', async () => {
  const rows = await databases.read.selectFrom('Parametro').select(['id', 'sigla', 'minimo', 'maximo']).execute();
  const expected = parametros.map(({ id, sigla, minimo, maximo }) => ({ id, sigla, minimo, maximo }));
  expect(new Map(rows.map((row) => [row.id, row]))).toEqual(new Map(expected.map((row) => [row.id, row])));
  expect(rows.find(({ id }) => id === 29)).toMatchObject({ sigla: 'pH', minimo: 6, maximo: 10 });
});

test('ids given later follow the shipped ones', async () => {
  const { id } = await databases.write
    .insertInto('GrupoAcesso')
    .values({ nome: 'Visitantes', flagAtivo: 1, dtCadastro: NOW.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(id).toBe(4);
});

test('developers may edit every menu, administrators all but the developers’ own', async () => {
  const all = SHIPPED_MODULES.flatMap(({ path, menus }) => menus.map(([menu]) => `${path}/${menu}`));
  expect((await pathsOf(GRUPO.DESENVOLVEDOR, true)).sort()).toEqual([...all].sort());
  const administrators = all.filter((menu) => !DEVELOPER_MENUS.includes(menu));
  expect((await pathsOf(GRUPO.ADMINISTRADOR, true)).sort()).toEqual([...administrators].sort());
});

test('technicians see three modules and edit one menu', async () => {
  const seen = await modulesOfGroup(databases.read, GRUPO.TECNICO);
  expect(seen.map(({ path }) => path).sort()).toEqual(['cadastro', 'medidor-vazao', 'relatorio']);
  expect(seen.find(({ path }) => path === 'relatorio')?.ModuloMenu).toHaveLength(15);
  expect(await pathsOf(GRUPO.TECNICO, true)).toEqual(['medidor-vazao/lancamento']);
});

test('while nobody can sign in, each call gives a new link for the one administrator', async () => {
  const links = [
    await createFirstAdminLink(databases, NOW, 'http://localhost:3000'),
    await createFirstAdminLink(databases, NOW, 'http://localhost:3000'),
  ];
  const parts = links.map((link) =>
    /^http:\/\/localhost:3000\/alterar-senha\/([\da-f-]{36})\/([\da-f-]{36})$/.exec(link ?? ''),
  );
  const [first, second] = parts.map((match) => ({ user: match?.[1], secret: match?.[2] ?? '' }));
  expect(first?.user).toBe(second?.user);
  expect(first?.secret).not.toBe(second?.secret);
  expect(await countRows(databases, 'Usuario')).toBe(1);

  const user = await userOfLink(databases.read, first!.secret, NOW);
  expect(user).toMatchObject({ login: 'admin' });
  expect(await userOfLink(databases.read, first!.secret, new Date(NOW.getTime() + 59 * 60_000))).not.toBeNull();
  expect(await userOfLink(databases.read, first!.secret, new Date(NOW.getTime() + 61 * 60_000))).toBeNull();
  const stored = await databases.read.selectFrom('LinkSenha').select('chave').execute();
  expect(stored.map(({ chave }) => chave)).not.toContain(first!.secret);

  await databases.write.updateTable('Usuario').set({ senhaHash: 'set' }).where('id', '=', user!.id).execute();
  expect(await createFirstAdminLink(databases, NOW, 'http://localhost:3000')).toBeNull();
});
