import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ERASURES, waitTurn } from '../../server/database/turn.ts';
import { waitForYear } from '../../server/modules/monitoramento/yearTurn.ts';
import { workOutAnew } from '../../server/modules/relatorio/ranking/service.ts';
import { current, markRemoved, saveNew, writeNext } from '../../server/records.ts';
import type { Tx } from '../../server/write.ts';
import { addClient } from '../server/clienteSub.ts';
import { type Caller, startServer, type TestServer } from '../server/harness.ts';
import { addMeter, readingsOf } from '../server/leituraCalls.ts';
import { overtake } from './overtake.ts';

const ANO = 2026;
const TABLE = 'RelatorioMonitoramento';
const SAVE = '/api/RelatorioMonitoramento/anual/inserir';
const ATUALIZAR = '/api/RelatorioMonitoramento/anual/atualizar';
const REMOVE = '/api/RelatorioMonitoramento/anual/remove';

let server: TestServer;
let admin: Caller;
let idPessoa: number;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
});
afterAll(() => server.close());
/** A client of which the year before tells a volume. */
beforeEach(async () => {
  idPessoa = await addClient(admin, 'Indústria com esgoto');
  const meter = await addMeter(admin, idPessoa, { registro: 'E-1', flagMedidorVazao: 1 });
  const { status } = await readingsOf(admin, meter).save(1, { idAno: ANO - 1, leituraAnterior: 0, leituraAtual: 300 });
  expect(status).toBe(200);
});

const yearsOf = async () =>
  (await admin.get(`/api/RelatorioMonitoramento/anual/${idPessoa}`)).body.listaResultados.map(
    ({ ano, volume }: { ano: number; volume: number }) => ({ ano, volume }),
  );
const save = (values: object) => admin.post(SAVE, { idPessoa, ano: ANO, dboAtual: null, ...values });
const update = () => admin.post(ATUALIZAR, { ano: ANO });
/** What a save does once its turn has come. */
const add = async (tx: Tx) => {
  await waitForYear(tx, ANO);
  const figures = { dboAtual: null, cargaOrganica: null, qtdMinima: null, regraColeta: null, Meta: null };
  const year = { ...figures, ano: ANO, coletas: 0, AnoUltimaColeta: null, volume: 77, flagVolumeInformado: 1 };
  const told = { idPessoa: () => idPessoa, visible: ['ano', 'volume'] } as const;
  return saveNew(tx, TABLE, { ...year, idPessoa, motivo: null }, told);
};

test('the year of all waits for a client’s that is being added, and leaves the volume that was typed', async () => {
  const reply = await overtake(server.databases, add, update);
  expect([reply.status, reply.body.listaMensagens]).toEqual([200, []]);
  expect(await yearsOf()).toEqual([{ ano: ANO, volume: 77 }]);
});

test('a client’s year that is added while the year of all is worked out is told to be there', async () => {
  const reply = await overtake(
    server.databases,
    (tx) => workOutAnew(tx, ANO),
    () => save({ volume: 77 }),
  );
  expect(reply).toMatchObject({
    status: 409,
    body: { listaResultados: { campos: { ano: `Este cliente já tem o monitoramento de ${ANO}` } } },
  });
  expect(await yearsOf()).toEqual([{ ano: ANO, volume: 300 }]);
});

test('an edit, or a removal, that the year of all overtook is of a version that is gone', async () => {
  const { id, versao } = (await save({ volume: 300 })).body.listaResultados;
  const replies = [
    await overtake(
      server.databases,
      async (tx) => {
        await tx.db.updateTable('PessoaHidrometroLancamento').set({ volumeCorrigido: 500 }).execute();
        await workOutAnew(tx, ANO);
      },
      () => save({ id, versao, volume: 77 }),
    ),
    await overtake(
      server.databases,
      async (tx) => {
        await tx.db.updateTable('PessoaHidrometroLancamento').set({ volumeCorrigido: 600 }).execute();
        await workOutAnew(tx, ANO);
      },
      () => admin.post(REMOVE, { id, versao: versao + 1 }),
    ),
  ];
  expect(replies.map(({ status }) => status)).toEqual([409, 409]);
  expect(await yearsOf()).toEqual([{ ano: ANO, volume: 600 }]);
});

test('of a record that is being removed the year of all makes a new one', async () => {
  const { id } = (await save({ volume: 77 })).body.listaResultados;
  const reply = await overtake(
    server.databases,
    async (tx) => markRemoved(tx, TABLE, await current(tx, TABLE, id), { idPessoa, visible: ['ano'] }),
    update,
  );
  expect(reply.status).toBe(200);
  expect(await yearsOf()).toEqual([{ ano: ANO, volume: 300 }]);
});

test('the year of all waits for an erasure, which writes the years of its client and then those of others', async () => {
  const others = (await save({ volume: 300 })).body.listaResultados;
  const person = await addClient(admin, 'Godofredo Zanzibar');
  const own = (await save({ volume: 300, idPessoa: person })).body.listaResultados;
  await server.databases.write.updateTable('PessoaHidrometroLancamento').set({ volumeCorrigido: 500 }).execute();
  const reply = await overtake(
    server.databases,
    async (tx) => {
      await waitTurn(tx.db, ERASURES);
      await writeNext(tx, TABLE, own, { motivo: 'Do titular' });
      tx.unchanged();
    },
    update,
    (tx) => writeNext(tx, TABLE, others, { motivo: 'De outro' }),
  );
  expect([reply.status, reply.body.listaMensagens]).toEqual([200, []]);
});
