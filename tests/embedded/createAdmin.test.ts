import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { expect, test } from 'vitest';
import { GRUPO } from '../../domain/acesso/access.ts';
import { createAdmin } from '../../server/cli/createAdmin.ts';
import { migrate } from '../../server/database/migrate.ts';
import { openSqlite } from '../../server/database/open.ts';
import { NOW, PASSWORD, startServer } from '../server/harness.ts';

test('the command line gives a lost administrator, or a new one, a way in', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'efluentes-teste-'));
  const databases = openSqlite(folder);
  await migrate(databases);
  const server = await startServer({ databases });
  for (const [login, grupo] of [
    ['tecnico', undefined],
    ['chefe', 'ADMINISTRADOR'],
    ['dev', 'DESENVOLVEDOR'],
  ] as const) {
    const link = await createAdmin(databases, { login, grupo }, NOW, 'https://efluentes.example');
    expect(link).toMatch(/^https:\/\/efluentes\.example\/alterar-senha\/[\w-]{36}\/[\w-]{36}$/);
    const uuid = link.split('/').at(-1);
    await server.anonymous.post('/api/Usuario/updatePassword/0', { senha: PASSWORD, uuid });
    const reply = await server.anonymous.post('/api/Usuario/login', { login, senha: PASSWORD });
    expect(reply.body.listaResultados.GrupoAcesso.id).toBe(GRUPO[grupo ?? 'ADMINISTRADOR']);
  }
  // Nobody else gives a group of developers back what it may.
  const { write, read } = databases;
  await write.deleteFrom('GrupoAcessoMenu').where('idGrupo', '=', GRUPO.DESENVOLVEDOR).execute();
  const dev = await server.login('dev');
  expect((await dev.get('/api/GrupoAcesso')).status).toBe(403);
  await createAdmin(databases, { login: 'dev', grupo: 'DESENVOLVEDOR' }, NOW, '');
  expect((await dev.get('/api/GrupoAcesso')).status).toBe(200);

  const another = createAdmin(databases, { login: 'outro', grupo: 'TECNICO' }, NOW, '');
  await expect(another).rejects.toThrow('O grupo é ADMINISTRADOR ou DESENVOLVEDOR, não TECNICO');
  expect(await read.selectFrom('Usuario').select('id').where('login', '=', 'outro').executeTakeFirst()).toBeUndefined();
  for (const login of ['', ' ', '--help me', 'Érica', 'x'.repeat(400)]) {
    await expect(createAdmin(databases, { login }, NOW, '')).rejects.toThrow(/^O login ".*" não serve\. /);
  }
  await expect(createAdmin(databases, { login: 'DESENVOLVEDOR' }, NOW, '')).rejects.toThrow(
    'Diga o login antes do grupo',
  );
  const before = await read.selectFrom('Usuario').select('id').execute();
  await createAdmin(databases, { login: ' dev ', grupo: 'DESENVOLVEDOR' }, NOW, '');
  expect(await read.selectFrom('Usuario').select('id').execute()).toEqual(before);
  await server.close();
  await rm(folder, { recursive: true, force: true });
});
