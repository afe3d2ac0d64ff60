import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ERASURES, waitTurn } from '../../server/database/turn.ts';
import { holdClient } from '../../server/modules/cliente/repository.ts';
import { current, writeNext } from '../../server/records.ts';
import type { Tx } from '../../server/write.ts';
import { addPonto, register, upload } from '../fixtures/imports.ts';
import { tallSheet, xlsx } from '../fixtures/spreadsheets.ts';
import { addClient } from '../server/clienteSub.ts';
import { type Caller, startServer, type TestServer } from '../server/harness.ts';
import { addMeter, readingsOf } from '../server/leituraCalls.ts';
import { wholeDatabase } from '../server/wholeDatabase.ts';
import { overtake, takeAtOnce, within } from './overtake.ts';

let server: TestServer;
let admin: Caller;
let tecnico: Caller;
let idPessoa: number;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
  tecnico = await server.login('dev');
});
afterAll(() => server.close());
beforeEach(async () => {
  idPessoa = await addClient(admin, 'Indústria de muitas mãos');
});

const saved = (reply: { body: { listaResultados: { id: number } } }) => reply.body.listaResultados.id;
const post = async (url: string, values: object) => saved(await admin.post(url, values));
const unchanged = async (tx: Tx) => tx.unchanged();

/** A meter of the client with a reading of a month. */
async function readMeter() {
  const idHidrometro = await addMeter(admin, idPessoa, { registro: 'H-1', flagMedidorVazao: 0 });
  const { save } = readingsOf(tecnico, idHidrometro);
  return { idHidrometro, save, id: saved(await save(1, { leituraAtual: 100 })) };
}

test('readings are saved and removed beside who relies on their client, as a file does while it is read', async () => {
  const { id, save } = await readMeter();
  const replies = await within(server.databases, async (tx) => {
    await holdClient(tx, idPessoa);
    await unchanged(tx);
    return [
      await save(1, { id, leituraAtual: 110 }),
      await save(2, { leituraAtual: 200 }),
      await tecnico.delete(`/api/PessoaHidrometroLancamento/?id=${id}`),
    ];
  });
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test.each(['saved', 'removed'])(
  'a reading that is %s waits for who writes its client, and holds no meter till then',
  async (how) => {
    const { id, idHidrometro, save } = await readMeter();
    const reply = await overtake(
      server.databases,
      (tx) => current(tx, 'Pessoa', idPessoa),
      () =>
        how === 'saved'
          ? save(1, { id, leituraAtual: 110 })
          : tecnico.delete(`/api/PessoaHidrometroLancamento/?id=${id}`),
      async (tx) => {
        await takeAtOnce(tx, 'PessoaHidrometro', idHidrometro);
        await unchanged(tx);
      },
    );
    expect(reply.status).toBe(200);
  },
);

test('readings of a client and edits of its meters at once: none is lost, none refused', async () => {
  const MONTHS = 12;
  const added = ['A', 'B', 'C', 'D'].map((registro) => addMeter(admin, idPessoa, { registro, flagMedidorVazao: 0 }));
  const meters = (await Promise.all(added)).toSorted((a, b) => a - b);
  const months = Array.from({ length: MONTHS }, (_, index) => index + 1);
  const edit = (id: number, n: number) =>
    admin.post('/api/PessoaHidrometro', { id, idPessoa, registro: `M${id}`, uc: `U${n}`, flagMedidorVazao: 0 });
  const replies = await Promise.all(
    meters.flatMap((id) => {
      const { save } = readingsOf(tecnico, id);
      return months.flatMap((month) => [
        save(month, { leituraAtual: month * 10, motivo: 'Conferida' }),
        edit(id, month),
      ]);
    }),
  );
  expect(replies.flatMap(({ status, body }) => (status === 200 ? [] : body.listaMensagens))).toEqual([]);
  const rows = await server.databases.read
    .selectFrom('PessoaHidrometroLancamento')
    .select(['idHidrometro', 'leituraAnterior', 'leituraAtual'])
    .where('idHidrometro', 'in', meters)
    .orderBy('idHidrometro')
    .orderBy('idMes')
    .execute();
  expect(rows).toEqual(
    meters.flatMap((idHidrometro) =>
      months.map((month) => ({ idHidrometro, leituraAnterior: (month - 1) * 10, leituraAtual: month * 10 })),
    ),
  );
  const edited = (await admin.get(`/api/PessoaHidrometro?idPessoa=${idPessoa}`)).body.listaResultados;
  expect(edited.map(({ versao }: { versao: number }) => versao)).toEqual(meters.map(() => 1 + MONTHS));
});

test('an erasure beside saves of readings leaves no name, whichever comes first', async () => {
  for (const nome of ['Quitéria Zimbro', 'Ximena Urtiga', 'Zulmira Xavante']) {
    const id = await post('/api/Pessoa', { nome, flagAtivo: 1, flagTipoPessoa: 'F' });
    const meters = await Promise.all(['1', '2', '3'].map((n) => addMeter(admin, id, { registro: `${nome} ${n}` })));
    const save = (meter: number, month: number) =>
      readingsOf(tecnico, meter).save(month, { leituraAtual: 10 * month, obs: `Casa de ${nome}`, motivo: nome });
    const before = await Promise.all(meters.map((meter) => save(meter, 1)));
    expect(before.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [erased, ...replies] = await Promise.all([
      admin.post('/api/Pessoa/apagar', { id }),
      ...meters.flatMap((meter) => [2, 3, 4].map((month) => save(meter, month))),
    ]);
    expect(erased.status).toBe(200);
    for (const { status } of replies) expect([200, 409]).toContain(status);
    const everything = await wholeDatabase(server.databases);
    expect(nome.split(' ').filter((name) => everything.includes(name))).toEqual([]);
  }
});

test('who erases a contact waits for who saves something of the client before anything of it is touched', async () => {
  const nome = 'Filomena Quartzo';
  await admin.post('/api/Pessoa', { id: idPessoa, nome: 'Indústria', obsPrincipal: `Falar com ${nome}`, flagAtivo: 1 });
  const id = await post('/api/PessoaContato', { idPessoa, nome, flagAtivo: 1 });
  const ponto = await addPonto(admin, idPessoa, `Sala de ${nome}`);
  const reply = await overtake(
    server.databases,
    (tx) => holdClient(tx, idPessoa),
    () => admin.post('/api/PessoaContato/apagar', { id }),
    async (tx) => {
      await takeAtOnce(tx, 'PessoaContato', id);
      await takeAtOnce(tx, 'PessoaPontoColeta', ponto);
      await unchanged(tx);
    },
  );
  expect(reply.status).toBe(200);
  expect(await wholeDatabase(server.databases)).not.toContain('Quartzo');
});

test('who erases a person waits for who saves something of another client that tells of them, and reaches it', async () => {
  const nome = 'Leocádia Basalto';
  const person = await post('/api/Pessoa', { nome, flagAtivo: 1, flagTipoPessoa: 'F' });
  const { id, save } = await readMeter();
  await save(1, { id, leituraAtual: 100, obs: `Lida por ${nome}` });
  const reply = await overtake(
    server.databases,
    (tx) => holdClient(tx, idPessoa),
    () => admin.post('/api/Pessoa/apagar', { id: person }),
    async (tx) => {
      await takeAtOnce(tx, 'PessoaHidrometroLancamento', id);
      await unchanged(tx);
    },
  );
  expect(reply.status).toBe(200);
  expect(await wholeDatabase(server.databases)).not.toContain('Basalto');
});

test('a list of charges that waits for an erasure holds no client till then', async () => {
  const person = await post('/api/Pessoa', { nome: 'Ondina Feldspato', flagAtivo: 1, flagTipoPessoa: 'F' });
  const dados = [idPessoa, person].map((id) => ({ idPessoa: id, nome: `Cliente ${id}`, endereco: '', dbo: 1, uc: [] }));
  const reply = await overtake(
    server.databases,
    async (tx) => {
      await waitTurn(tx.db, ERASURES);
      await writeNext(tx, 'Pessoa', await current(tx, 'Pessoa', person), { nome: '(apagado)' });
    },
    () => admin.post('/api/relatorioAtualizacaoDBO', { inicio: '2026-10-01', fim: '2026-10-31', dados }),
    async (tx) => {
      await takeAtOnce(tx, 'Pessoa', idPessoa);
      await unchanged(tx);
    },
  );
  expect(reply.status).toBe(200);
  const { id } = reply.body.listaResultados;
  const { body } = await admin.get(`/api/relatorioAtualizacaoDBO/${id}`);
  expect(JSON.stringify(body)).not.toContain(`Cliente ${person}`);
});

test('a file takes the client of a point before the point', async () => {
  const ponto = await addPonto(admin, idPessoa, 'Ponto de muitas mãos');
  const bytes = xlsx({ Plan1: tallSheet([{ ponto: 'Ponto de muitas mãos', parametro: 'DBO', valor: 1 }]) });
  const file = saved(await register(admin, 'muitas-maos.xlsx', bytes.length));
  const reply = await overtake(
    server.databases,
    (tx) => current(tx, 'Pessoa', idPessoa),
    () => upload(admin, file, 'muitas-maos.xlsx', bytes),
    async (tx) => {
      await takeAtOnce(tx, 'PessoaPontoColeta', ponto);
      await unchanged(tx);
    },
  );
  expect(reply.body).toMatchObject({ sucesso: true });
});
