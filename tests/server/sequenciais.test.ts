import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addClient, addCollection, lastLogOf, onField } from './clienteSub.ts';
import { type Caller, ENGINE, startServer, type TestServer } from './harness.ts';

let server: TestServer;
let admin: Caller;
let tecnico: Caller;
let clients: number[];
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
  tecnico = await server.login('tecnico');
  clients = [];
  for (const nome of ['Tinturaria Boa Vista', 'Águas de São João', 'Curtume Norte', 'abatedouro Sul']) {
    clients.push(await addClient(admin, nome));
  }
});
afterAll(() => server.close());

const URL = '/api/RelatorioSequencial';
const period = (year: number) => ({ inicio: `${year}-01-01`, fim: `${year}-06-30` });
const save = (body: object, headers?: Record<string, string>) => admin.post(`${URL}/save`, body, headers);
/** Saves a number for each of the clients; gives the numbers. */
const saved = async (year: number, ids: readonly number[]): Promise<string[]> =>
  (await save({ ...period(year), sequenciais: ids.map((idCliente) => ({ idCliente })) })).body.listaResultados
    .sequenciais;

interface Listed {
  inicio: string;
  fim: string;
  dados: { id: number; sequencial: string; nome: string }[];
}
const list = async (query = ''): Promise<Listed[]> => (await tecnico.get(`${URL}/Todos${query}`)).body.listaResultados;
const numbersOf = async (year: number) =>
  (await list()).find(({ inicio }) => inicio === period(year).inicio)?.dados.map(({ sequencial }) => sequencial) ?? [];

describe(`on ${ENGINE}`, () => {
  test('20 saves at once: no number twice, no gap', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) => saved(2031, clients.slice(0, 1 + (at % clients.length)))),
    );
    const numbers = replies.flat().sort();
    expect(numbers).toEqual(numbers.map((_, at) => `${String(at + 1).padStart(4, '0')}/31`));
    // Each save has a run of its own.
    for (const own of replies) {
      const [first = ''] = own;
      expect(own).toEqual(numbers.slice(numbers.indexOf(first), numbers.indexOf(first) + own.length));
    }
    expect(await numbersOf(2031)).toEqual(numbers);
  });

  test('20 saves at once of the same shown number: one has it, the others are told the next', async () => {
    const replies = await Promise.all(
      clients
        .flatMap((idCliente) => Array<number>(5).fill(idCliente))
        .map((idCliente) => save({ ...period(2032), sequenciais: [{ idCliente, sequencial: '0001/32' }] })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = replies.filter(({ status }) => status !== 200);
    for (const { status, body } of others) {
      expect([status, body.listaResultados, body.listaMensagens]).toEqual([
        409,
        { proximo: '0002/32' },
        ['O número 0001/32 não está mais livre: o próximo é 0002/32'],
      ]);
    }
    expect(await numbersOf(2032)).toEqual(['0001/32']);
  });

  test('numbers go on within the year that the period starts in, each year from 0001', async () => {
    expect(await saved(2033, clients.slice(0, 2))).toEqual(['0001/33', '0002/33']);
    const across = { inicio: '2033-12-01', fim: '2034-02-28', sequenciais: [{ idCliente: clients[0] }] };
    expect((await save(across)).body.listaResultados.sequenciais).toEqual(['0003/33']);
    expect(await saved(2034, clients.slice(0, 1))).toEqual(['0001/34']);
  });

  test('a number that leaves a gap, or is of another year, is refused like a taken one', async () => {
    for (const sequencial of ['0002/35', '0001/34']) {
      const reply = await save({ ...period(2035), sequenciais: [{ idCliente: clients[0], sequencial }] });
      expect([reply.status, reply.body.listaResultados]).toEqual([409, { proximo: '0001/35' }]);
      expect(reply.body.listaMensagens).toEqual([`O número ${sequencial} não é o próximo, que é 0001/35`]);
    }
    expect(await numbersOf(2035)).toEqual([]);
  });

  test('a request that arrives twice is done once', async () => {
    const body = { ...period(2036), sequenciais: [{ idCliente: clients[0] }] };
    const twice = await Promise.all([1, 2].map(() => save(body, { 'idempotency-key': 'sequencias' })));
    expect(twice.map(({ body: { listaResultados } }) => listaResultados.sequenciais)).toEqual([
      ['0001/36'],
      ['0001/36'],
    ]);
    expect(await numbersOf(2036)).toEqual(['0001/36']);
  });

  test('the last number is that of this year, and a removed one is not given again', async () => {
    const last = async () => (await tecnico.get(`${URL}/Ultimo`)).body.listaResultados;
    expect(await last()).toEqual({ sequencial: null });
    await saved(2026, clients.slice(0, 2));
    await saved(2025, clients);
    expect(await last()).toEqual({ sequencial: '0002/26' });
    const { id } = (await list()).flatMap(({ dados }) => dados).find(({ sequencial }) => sequencial === '0002/26')!;
    expect((await admin.post(`${URL}/remove`, { id, idUsuario: 1 })).body.listaResultados).toEqual({ id });
    expect((await admin.post(`${URL}/remove`, { id })).status).toBe(404);
    expect(await numbersOf(2026)).toEqual(['0001/26']);
    expect(await last()).toEqual({ sequencial: '0002/26' });
    expect(await saved(2026, clients.slice(0, 1))).toEqual(['0003/26']);
  });

  test('of an earlier year the last number is told as well, that of a removed sequence too', async () => {
    const last = async (dtInicio: string) =>
      (await tecnico.get(`${URL}/Ultimo?dtInicio=${dtInicio}`)).body.listaResultados.sequencial;
    expect(await last('2021-05-01')).toBeNull();
    await saved(2021, clients.slice(0, 2));
    const { id } = (await list()).flatMap(({ dados }) => dados).find(({ sequencial }) => sequencial === '0002/21')!;
    await admin.post(`${URL}/remove`, { id });
    expect(await last('2021-05-01')).toBe('0002/21');
    expect(await last('2021-12-31')).toBe('0002/21');
    expect((await tecnico.get(`${URL}/Ultimo?dtInicio=2021-02-30`)).status).toBe(400);
  });

  test('periods come newest first; a name is found whatever its case and accents', async () => {
    await saved(2040, [clients[0]!, clients[1]!, clients[3]!]);
    const [newest, ...others] = await list();
    expect(newest).toMatchObject(period(2040));
    const starts = others.map(({ inicio }) => inicio);
    expect(starts).toEqual(starts.toSorted().reverse());
    expect(newest?.dados.map(({ sequencial }) => sequencial)).toEqual(['0001/40', '0002/40', '0003/40']);
    const [named] = await list('?pesquisa=&flagOrdernarNome=1');
    expect(named?.dados.map(({ nome }) => nome)).toEqual([
      'abatedouro Sul',
      'Águas de São João',
      'Tinturaria Boa Vista',
    ]);
    const found = await list('?pesquisa=SAO%20joao&flagOrdernarNome=0');
    expect(new Set(found.flatMap(({ dados }) => dados.map(({ nome }) => nome)))).toEqual(
      new Set(['Águas de São João']),
    );
    expect(await list('?pesquisa=ninguém')).toEqual([]);
  });

  test('companies are the enabled ones with collections in the period, its first and last day included, by name', async () => {
    const [tinturaria, aguas, curtume, abatedouro] = clients as [number, number, number, number];
    for (const [idPessoa, dtRetirada] of [
      [tinturaria, '2019-01-01'],
      [tinturaria, '2019-02-10'],
      [aguas, '2019-06-30'],
      [curtume, '2018-12-31'],
      [curtume, '2019-07-01'],
    ] as const) {
      await addCollection(server.databases, { idPessoa, dtRetirada });
    }
    await addCollection(server.databases, {
      idPessoa: abatedouro,
      dtRetirada: '2019-03-01',
      removidoEm: '2019-03-02T00:00:00.000Z',
    });
    const disabled = await addClient(admin, 'Fábrica desabilitada');
    await addCollection(server.databases, { idPessoa: disabled, dtRetirada: '2019-03-01' });
    await server.databases.write.updateTable('Pessoa').set({ flagAtivo: 0 }).where('id', '=', disabled).execute();
    expect((await tecnico.get(`${URL}/?dtInicio=2019-01-01&dtFim=2019-06-30`)).body.listaResultados).toEqual([
      { idCliente: aguas, nomeCliente: 'Águas de São João' },
      { idCliente: tinturaria, nomeCliente: 'Tinturaria Boa Vista' },
    ]);
    expect((await tecnico.get(`${URL}/?dtInicio=2019-01-01`)).status).toBe(400);
    const inverted = await tecnico.get(`${URL}/?dtInicio=2019-06-30&dtFim=2019-01-01`);
    expect(onField(inverted, 'dtFim')).toBe('O fim do período não pode ser antes do início');
  });

  test('what cannot be numbered is refused, and nothing is kept', async () => {
    const [idCliente] = clients;
    const inverted = await save({ inicio: '2037-06-30', fim: '2037-01-01', sequenciais: [{ idCliente }] });
    expect(onField(inverted, 'fim')).toBe('Antes da data inicial');
    expect((await save({ ...period(2037), sequenciais: [] })).status).toBe(400);
    const twice = await save({ ...period(2037), sequenciais: [{ idCliente }, { idCliente }] });
    expect(twice.body.listaMensagens).toEqual(['Empresas: Há empresas repetidas']);
    expect((await save({ ...period(2037), sequenciais: [{ idCliente, sequencial: '1/37' }] })).status).toBe(400);
    const unknown = await save({ ...period(2037), sequenciais: [{ idCliente }, { idCliente: 999_999 }] });
    expect(unknown.status).toBe(422);
    expect(await numbersOf(2037)).toEqual([]);
    const noList = await save({ ...period(2037), sequenciais: 'x'.repeat(10_000) });
    expect(onField(noList, 'sequenciais')).toBe('Valor inválido');
  });

  test.each([1937, 1999, 2100, 2137])(
    'a period of %i would use up the numbers of another year, and is refused',
    async (year) => {
      const reply = await save({ ...period(year), sequenciais: [{ idCliente: clients[0] }] });
      expect([reply.status, onField(reply, 'inicio')]).toEqual([
        400,
        'O número leva dois algarismos do ano: comece o período entre 2000 e 2099',
      ]);
    },
  );

  test('after 9999 of a year there is none left', async () => {
    await server.databases.write
      .insertInto('RelatorioSequencial')
      .values({
        sequencial: '9999/38',
        idCliente: clients[0]!,
        ...period(2038),
        dtCadastro: '2038-07-01T12:00:00.000Z',
        idUsuario: null,
        removidoEm: null,
      })
      .execute();
    const reply = await save({ ...period(2038), sequenciais: [{ idCliente: clients[1] }] });
    expect([reply.status, reply.body.listaMensagens]).toEqual([
      422,
      ['Os números de 2038 acabaram: o último salvo é 9999/38'],
    ]);
  });

  test('the log tells of each in its client, and who only sees cannot write', async () => {
    const idPessoa = await addClient(admin, 'Cliente do log');
    await saved(2041, [idPessoa]);
    expect(await lastLogOf(admin, idPessoa)).toMatchObject({
      tabela: 'RelatorioSequencial',
      acao: expect.stringContaining('sequencial: 0001/41\n'),
      registro: { nome: '0001/41', removido: false, cliente: 'Cliente do log' },
    });
    const body = { ...period(2041), sequenciais: [{ idCliente: idPessoa }] };
    expect((await tecnico.post(`${URL}/save`, body)).status).toBe(403);
    expect((await tecnico.post(`${URL}/remove`, { id: 1 })).status).toBe(403);
  });
});
