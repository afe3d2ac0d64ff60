import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFerramentas } from './ferramenta.ts';
import type { Caller, TestServer } from './harness.ts';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startFerramentas();
  admin = await server.login('admin');
});
afterAll(() => server.close());

const create = async (fields: Record<string, unknown>): Promise<number> =>
  (await admin.post('/api/Ferramenta', fields)).body.listaResultados.id;
const list = async (filter = '') => (await admin.get(`/api/Ferramenta/${filter}`)).body.listaResultados;
const find = async (id: number) => (await list()).find((one: { id: number }) => one.id === id);
const logOf = async (id: number): Promise<string[]> =>
  (await admin.get(`/api/logUser/?tabela=Ferramenta&idReferencia=${id}`)).body.listaResultados.map(
    ({ acao }: { acao: string }) => acao.split(' ')[0],
  );

async function lend(id: number, times: number, removidoEm: string | null = null): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await sql`insert into ${sql.table('Emprestimo')} ("dtCadastro", "removidoEm", "idFerramenta") values ('2026-01-01', ${removidoEm}, ${id})`.execute(
      server.databases.write,
    );
  }
}

test('a record is created with defaults, listed, filtered and edited', async () => {
  const id = await create({ codigo: 'A-1', descricao: 'Alicate Universal', dtCompra: '2026-02-28' });
  expect(await list('?descricao=alicate&flagAtivo=1')).toEqual([
    {
      id,
      codigo: 'A-1',
      descricao: 'Alicate Universal',
      peso: 1,
      dtCompra: '2026-02-28',
      flagEmprestavel: 0,
      flagAtivo: 1,
      dtCadastro: '2026-11-20T15:00:00.000Z',
      versao: 1,
    },
  ]);
  const edited = await admin.post('/api/Ferramenta', { id, descricao: 'Alicate', peso: '2,5', versao: 1 });
  expect(edited.body.listaResultados).toEqual({ id, versao: 2 });
  expect(await list('?descricao=universal&flagAtivo=null')).toEqual([]);
});

test('an id of 0 or none, as a number or a text, makes a new record', async () => {
  for (const [at, none] of [0, '0', '', null].entries()) {
    const made = await admin.post('/api/Ferramenta', { id: none, codigo: `N-${at}`, descricao: `Zero ${at}` });
    expect(made.body.listaResultados).toEqual({ id: expect.any(Number), versao: 1 });
    expect(made.body.listaResultados.id).toBeGreaterThan(0);
  }
});

test('an edit keeps the fields that it does not send, and clears those sent blank', async () => {
  const id = await create({ codigo: 'B-1', descricao: 'Broca', peso: 3, flagEmprestavel: 1, flagAtivo: 0 });
  await admin.post('/api/Ferramenta', { id, descricao: 'Broca fina' });
  expect(await find(id)).toMatchObject({ codigo: 'B-1', peso: 3, flagEmprestavel: 1, flagAtivo: 0 });
  await admin.post('/api/Ferramenta', { id, codigo: '' });
  expect(await find(id)).toMatchObject({ codigo: null, descricao: 'Broca fina' });
});

test('a save that changes nothing leaves version and log as they are, of one record or of several', async () => {
  const id = await create({ codigo: 'Z-1', descricao: 'Zarabatana', peso: 2, dtCompra: '2026-02-28' });
  const whole = await find(id);
  for (const body of [whole, { id }, { id, peso: '2,0' }]) {
    expect((await admin.post('/api/Ferramenta', body)).body.listaResultados).toEqual({ id, versao: 1 });
  }
  const other = await create({ descricao: 'Zarcão', flagAtivo: 0 });
  const enable = (ids: number[]) => admin.post('/api/Ferramenta/lote', { ids, acao: 'habilitar' });
  expect((await enable([id])).body.listaResultados).toEqual({ ids: [id] });
  await enable([id, other]);
  expect(await find(id)).toEqual(whole);
  expect(await logOf(id)).toEqual(['Inclusão']);
  expect(await logOf(other)).toEqual(['Alteração', 'Inclusão']);
});

test.each([
  [{}, 'descricao', 'Campo obrigatório'],
  [{ descricao: ' ' }, 'descricao', 'Campo obrigatório'],
  [{ descricao: 'x'.repeat(41) }, 'descricao', /40/],
  [{ descricao: 'Com data', dtCompra: '2026-02-30' }, 'dtCompra', /./],
  [{ descricao: 'Com peso', peso: 'muito' }, 'peso', /./],
])('a wrong field is told on the field: %o', async (body, field, message) => {
  const { status, body: reply } = await admin.post('/api/Ferramenta', body);
  expect(status).toBe(400);
  expect(reply.listaResultados.campos[field]).toMatch(message);
});

test('each unique field is checked by itself, case and accents aside; blank ones are not', async () => {
  const id = await create({ codigo: 'É-1', descricao: 'Esmeril' });
  const twin = (fields: object) => admin.post('/api/Ferramenta', fields);
  expect((await twin({ codigo: 'e-1', descricao: 'Outro esmeril' })).body.listaResultados).toEqual({
    campos: { codigo: 'Já existe uma ferramenta com este código' },
  });
  const second = await twin({ codigo: 'E-2', descricao: 'ESMÉRIL' });
  expect(second).toMatchObject({
    status: 409,
    body: { listaResultados: { campos: { descricao: 'Já existe uma ferramenta com esta descrição' } } },
  });
  expect((await twin({ id, codigo: 'e-1', descricao: 'Esméril' })).status).toBe(200);
  await create({ descricao: 'Sem código 1' });
  expect((await twin({ descricao: 'Sem código 2' })).status).toBe(200);
});

test('the same creation from two people at once makes one record', async () => {
  const dev = await server.login('dev');
  const replies = await Promise.all(
    [admin, dev].map((caller, n) => caller.post('/api/Ferramenta', { codigo: 'S-1', descricao: `Serra ${n}` })),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('a record in use is not removed; the refusal tells what uses it', async () => {
  const id = await create({ descricao: 'Furadeira' });
  await lend(id, 2);
  await lend(id, 1, '2026-01-02');
  const refused = await admin.delete(`/api/Ferramenta?id=${id}`);
  expect(refused).toMatchObject({
    status: 409,
    body: {
      listaMensagens: ['Esta ferramenta está em uso por 2 empréstimos. Desabilite-a em vez de remover.'],
      listaResultados: { emUso: [{ tabela: 'Emprestimo', quantidade: 2 }], podeDesabilitar: true },
    },
  });
  await admin.post('/api/Ferramenta', { id, flagAtivo: 0 });
  expect((await admin.delete(`/api/Ferramenta?id=${id}`)).body).toMatchObject({
    listaMensagens: ['Esta ferramenta está em uso por 2 empréstimos; já está desabilitada.'],
    listaResultados: { podeDesabilitar: false },
  });
});

test('a use counts while its owner is there', async () => {
  const [id, lent] = [await create({ descricao: 'Grampo' }), await create({ descricao: 'Graminho' })];
  await lend(lent, 1);
  await lend(lent, 1, '2026-01-02');
  await sql`insert into ${sql.table('Gaveta')} ("idFerramenta", "idEmprestimo")
    select cast(${id} as integer), "id" from ${sql.table('Emprestimo')} where "idFerramenta" = ${lent}`.execute(
    server.databases.write,
  );
  expect((await admin.delete(`/api/Ferramenta?id=${id}`)).body.listaResultados.emUso).toEqual([
    { tabela: 'Gaveta', quantidade: 1 },
  ]);
});

test('several are disabled, enabled and removed at once, each with its entry in the log', async () => {
  const ids = [await create({ descricao: 'Lima' }), await create({ descricao: 'Lixa' })];
  const bulk = (acao: string) => admin.post('/api/Ferramenta/lote', { ids: [...ids, ids[0]], acao });
  expect((await bulk('desabilitar')).body.listaResultados).toEqual({ ids });
  expect((await find(ids[1]!)).flagAtivo).toBe(0);
  await bulk('habilitar');
  expect(await find(ids[0]!)).toMatchObject({ flagAtivo: 1, descricao: 'Lima', versao: 3 });
  await bulk('remover');
  expect(await find(ids[0]!)).toBeUndefined();
  for (const id of ids) expect(await logOf(id)).toEqual(['Remoção', 'Alteração', 'Alteração', 'Inclusão']);
});

test('one that cannot be removed holds the others back, with its reason', async () => {
  const [free, used, changed] = [
    await create({ descricao: 'Martelo' }),
    await create({ descricao: 'Marreta' }),
    await create({ descricao: 'Malho' }),
  ];
  await lend(used!, 1);
  const refused = await admin.post('/api/Ferramenta/lote', {
    ids: [free, used, changed, 99_999],
    acao: 'remover',
    versoes: { [changed!]: 7 },
  });
  expect(refused.status).toBe(409);
  expect(refused.body.listaMensagens).toEqual(['Nada foi alterado: 3 de 4 itens não permitem']);
  expect(refused.body.listaResultados.itens).toEqual([
    {
      id: used,
      motivo: 'Esta ferramenta está em uso por 1 empréstimo. Desabilite-a em vez de remover.',
      emUso: [{ tabela: 'Emprestimo', quantidade: 1 }],
      podeDesabilitar: true,
    },
    { id: changed, motivo: 'Este registro foi alterado por outra pessoa' },
    { id: 99_999, motivo: 'Registro não encontrado' },
  ]);
  expect(await find(free!)).toBeDefined();
});

test('a removal is undone, unless its like exists by now', async () => {
  const ids = [await create({ descricao: 'Nível' }), await create({ descricao: 'Prumo' })];
  await admin.post('/api/Ferramenta/lote', { ids, acao: 'remover' });
  const twin = await create({ descricao: 'nivel' });
  const restore = (wanted: number[]) => admin.post('/api/Ferramenta/restaurar', { ids: wanted });
  const refused = await restore(ids);
  expect(refused).toMatchObject({
    status: 409,
    body: { listaMensagens: ['Nada foi alterado: 1 de 2 itens não permite'] },
  });
  expect(refused.body.listaResultados.itens).toEqual([
    { id: ids[0], motivo: 'Já existe uma ferramenta com esta descrição' },
  ]);
  expect(await find(ids[1]!)).toBeUndefined();
  await admin.delete(`/api/Ferramenta?id=${twin}`);
  expect((await restore(ids)).body.listaResultados).toEqual({ ids });
  expect(await find(ids[0]!)).toMatchObject({ descricao: 'Nível', versao: 3 });
  expect(await logOf(ids[0]!)).toEqual(['Inclusão', 'Remoção', 'Inclusão']);
  expect((await restore(ids)).body.listaMensagens).toEqual(['Nada foi alterado: 2 de 2 itens não permitem']);
});

test.each(['lote', 'restaurar', 'importacao'])('who may not edit may not %s either', async (path) => {
  const tecnico = await server.login('tecnico');
  expect((await tecnico.post(`/api/Ferramenta/${path}`, { ids: [1] })).status).toBe(403);
});
