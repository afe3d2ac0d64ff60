import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectionsAsked, type Pedido } from '../../domain/monitoramento/annualMonitoring.ts';
import { PEDIDAS } from '../../server/modules/cliente/pedidas/repository.ts';
import { addClient } from './clienteSub.ts';
import { NOW, startServer, type TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('what a year asks for is the same, worked out by the rule and by the database', async () => {
  const years = [null, 0, 1, 4].flatMap((qtdMinima) =>
    [null, 0, 1, 6].flatMap((coletas) => [null, 0, 1, 3, 4, 9].map((Meta): Pedido => ({ qtdMinima, coletas, Meta }))),
  );
  const idPessoa = await addClient(await server.login('admin'), 'Cliente de muitos anos');
  const { read, write } = server.databases;
  const dtCadastro = NOW.toISOString();
  const rows = years.map((year, at) => ({ ...year, idPessoa, ano: 1900 + at, dtCadastro }));
  await write.insertInto('RelatorioMonitoramento').values(rows).execute();
  const found = await read
    .selectFrom('RelatorioMonitoramento as m')
    .select(PEDIDAS.as('pedidas'))
    .where('idPessoa', '=', idPessoa)
    .orderBy('ano')
    .execute();
  expect(found.map(({ pedidas }) => Number(pedidas))).toEqual(years.map(collectionsAsked));
});
