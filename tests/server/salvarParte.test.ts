import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addClient, onField } from './clienteSub.ts';
import { type Caller, startServer, type TestServer } from './harness.ts';

let server: TestServer;
let admin: Caller;
let idPessoa: number;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
  idPessoa = await addClient(admin, 'Cliente de partes');
});
afterAll(() => server.close());

const results = async (path: string) => (await admin.get(`/api/${path}`)).body.listaResultados;

describe.each([
  {
    record: 'sampling point',
    path: 'PessoaPontoColeta',
    list: (client: number) => `PessoaPontoColeta/${client}`,
    whole: { descricao: 'Caixa', planoAmostragem: 'PA-1' },
    part: { descricao: 'Caixa final' },
    missing: 'descricao',
  },
  {
    record: 'contact',
    path: 'PessoaContato',
    list: (client: number) => `PessoaContato/?idPessoa=${client}`,
    whole: { nome: 'Ana', email: 'ana@example.com', telefone: '(11) 0000-0001', flagAtivo: 0 },
    part: { telefone: null },
    missing: 'nome',
  },
  {
    record: 'hydrometer',
    path: 'PessoaHidrometro',
    list: (client: number) => `PessoaHidrometro/?idPessoa=${client}`,
    whole: { registro: 'H-1', uc: '77', flagAtivo: 0, flagMedidorVazao: 1 },
    part: { uc: '78' },
    missing: 'registro',
  },
  {
    record: 'flow meter',
    path: 'PessoaMedidorVazao',
    list: (client: number) => `PessoaMedidorVazao/${client}`,
    whole: { registro: 'M-1', nroSerie: '9', flagAtivo: 0, flagCertificado: 1, dtAtualCalibragem: '2025-03-10' },
    part: { nroSerie: '10' },
    missing: null,
  },
  {
    record: 'address',
    path: 'PessoaEndereco/Update/{id}',
    list: (client: number) => `PessoaEndereco/?idPessoa=${client}`,
    whole: { logradouro: 'Rua Um', cidade: 'São Paulo', uf: 'SP', numero: '10' },
    part: { numero: '' },
    missing: 'logradouro',
  },
])('a $record', ({ path, list, whole, part, missing }) => {
  const isAddress = path.includes('{id}');
  const save = (id: number, body: object) =>
    admin.post(`/api/${id || !isAddress ? path.replace('{id}', String(id)) : 'PessoaEndereco/1'}`, {
      ...(id && { id }),
      idPessoa,
      ...body,
    });
  const create = async (): Promise<number> => (await save(0, whole)).body.listaResultados.id;
  const saved = async (id: number) => (await results(list(idPessoa))).find((one: { id: number }) => one.id === id);

  test('keeps what a save does not speak of, and empties what it empties', async () => {
    const id = await create();
    const before = await saved(id);
    expect(before).toMatchObject(whole);
    expect((await save(id, part)).status).toBe(200);
    const emptied = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, value || null]));
    expect(await saved(id)).toEqual({ ...before, ...emptied, versao: before.versao + 1 });
    if (missing) expect(onField(await save(id, { [missing]: '' }), missing)).toBe('Campo obrigatório');
  });

  test('of another client is not told by a save that speaks of nothing', async () => {
    const other = await addClient(admin, `Outro, de ${path}`);
    const id = await create();
    expect((await save(id, { idPessoa: other })).status).toBe(404);
    expect((await save(id, { versao: 999 })).status).toBe(409);
  });
});

test('a client keeps what a save does not speak of, and stays disabled', async () => {
  const whole = {
    codigo: 'P-77',
    nome: 'Inteiro',
    nroDocumento: '12.345.678/0001-95',
    flagAtivo: 0,
    obsPrincipal: 'Fechou',
  };
  const { id } = (await admin.post('/api/Pessoa', whole)).body.listaResultados;
  const before = await results(`Pessoa/${id}`);
  expect((await admin.post('/api/Pessoa', { id, nome: 'Por inteiro', obsPrincipal: 'Mudou' })).status).toBe(200);
  expect(await results(`Pessoa/${id}`)).toEqual({ ...before, nome: 'Por inteiro', obsPrincipal: 'Mudou', versao: 2 });
});

/** What 32 connections save at once, each a field of its own or one of the same. */
const AT_ONCE = Array.from({ length: 32 }, (_, at) => at);

test('of saves of parts at once, none of which names a version, each is kept', async () => {
  const { id } = (await admin.post('/api/PessoaContato', { idPessoa, nome: 'Bia' })).body.listaResultados;
  const fields = ['departamento', 'email', 'telefone', 'obs'] as const;
  const part = (at: number) => ({ [fields[at % fields.length]!]: at % 4 === 1 ? `bia${at}@example.com` : `vez ${at}` });
  const replies = await Promise.all(
    AT_ONCE.map((at) => admin.post('/api/PessoaContato', { id, idPessoa, ...part(at) })),
  );
  expect(replies.map(({ status }) => status)).toEqual(AT_ONCE.map(() => 200));
  const all: { id: number }[] = await results(`PessoaContato/?idPessoa=${idPessoa}`);
  const kept = all.find((one) => one.id === id);
  expect(kept).toMatchObject({ nome: 'Bia', versao: 33 });
  for (const name of fields) expect(kept).toHaveProperty(name, expect.stringMatching(/\d/));
});

test('of saves of parts of a client at once each is kept', async () => {
  const { id } = (await admin.post('/api/Pessoa', { nome: 'De muitos', codigo: 'M-1' })).body.listaResultados;
  const part = (at: number) => ({ id, nome: 'De muitos', [at % 2 ? 'obsPrincipal' : 'inscEstadual']: `vez ${at}` });
  const replies = await Promise.all(AT_ONCE.map((at) => admin.post('/api/Pessoa', part(at))));
  expect(replies.map(({ status }) => status)).toEqual(AT_ONCE.map(() => 200));
  const kept = await results(`Pessoa/${id}`);
  expect(kept).toMatchObject({ codigo: 'M-1', versao: 33 });
  expect([kept.obsPrincipal, kept.inscEstadual]).toEqual([
    expect.stringMatching(/^vez/),
    expect.stringMatching(/^vez/),
  ]);
});

test.each([0, '0', '', false])('an address that its path names keeps what is not said, beside an id %j', async (id) => {
  const whole = { idPessoa, logradouro: 'Rua Um', cidade: 'São Paulo', uf: 'SP' };
  const { id: made } = (await admin.post('/api/PessoaEndereco/1', whole)).body.listaResultados;
  const part = { id, idPessoa, logradouro: 'Rua Dois' };
  expect((await admin.post(`/api/PessoaEndereco/Update/${made}`, part)).status).toBe(200);
  const all: { id: number }[] = await results(`PessoaEndereco/?idPessoa=${idPessoa}`);
  expect(all.find((one) => one.id === made)).toMatchObject({ logradouro: 'Rua Dois', cidade: 'São Paulo', uf: 'SP' });
});

test.each(['x', '1.5', 1.5, -1, 1e12, [1], { a: 1 }])('an id that is none, as %j, is refused', async (id) => {
  expect((await admin.post('/api/PessoaContato', { id, idPessoa, nome: 'Sem registro' })).status).toBe(400);
});
