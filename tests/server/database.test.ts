import { expect, test } from 'vitest';
import { migrate } from '../../server/database/migrate.ts';
import { countRows, ENGINE, NOW, openTestDatabase, startServer } from './harness.ts';

test('migrating again changes nothing', async () => {
  const databases = await openTestDatabase();
  await migrate(databases);
  expect(await countRows(databases, 'Usuario')).toBe(0);
  await databases.close();
});

test('removed records may be made anew, living ones may not have a twin', async () => {
  const server = await startServer();
  const insert = (removidoEm: string | null) =>
    server.databases.write
      .insertInto('Roteiro')
      .values({ descricao: 'Rota', busca: 'rota', flagAtivo: 1, dtCadastro: NOW.toISOString(), removidoEm })
      .execute();
  await insert(NOW.toISOString());
  await insert(null);
  await expect(insert(null)).rejects.toThrow();
  await server.close();
});

test('the engine under test is the one that answers', async () => {
  const databases = await openTestDatabase();
  expect(databases.engine).toBe(ENGINE);
  await databases.close();
});
