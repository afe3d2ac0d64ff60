import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ERASED } from '../../domain/cliente/erased.ts';
import { type Caller, startServer, type TestServer } from './harness.ts';

const AT = '2026-11-20T15:00:00.000Z';

const PROTOCOLO = {
  nomeCliente: 'Cliente A',
  pontoColeta: 'Saída',
  flagAmostraAcompanhamento: 0,
  flagAmostraCancelada: 0,
  pedido: '',
  recebidoEm: AT,
  flagAvisar: 0,
} as const;

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
  const { write } = server.databases;
  const cliente = { flagTipoPessoa: 'J', flagAtivo: 1, dtCadastro: AT };
  await write
    .insertInto('Pessoa')
    .values([
      { ...cliente, nome: 'Cliente A', razaoSocial: 'Cliente A Ltda', busca: '' },
      { ...cliente, nome: 'Repetido', busca: '' },
      { ...cliente, nome: 'Repetido', busca: '' },
    ])
    .execute();
  await write
    .insertInto('PessoaPontoColeta')
    .values({ idPessoa: 1, descricao: 'Saída', busca: '', dtCadastro: AT })
    .execute();
  const coleta = { idPessoa: 1, idPontoColeta: 1, idTipoDBO: 1, dtCadastro: AT };
  await write
    .insertInto('HistoricoColeta')
    .values([
      { ...coleta, dtRetirada: '2026-05-05' },
      { ...coleta, dtRetirada: '2026-06-02', codigoAmostra: 'CM-9' },
    ])
    .execute();
  const rows = [
    { dtInicio: '2026-05-04', dtFim: '2026-05-05' },
    { dtInicio: '2026-06-01', dtFim: null, nomeCliente: 'CLIENTE A LTDA', atividadeAmostra: 'CM-9' },
    { dtInicio: null, dtFim: '2026-07-01', nomeCliente: 'Repetido', flagAmostraAcompanhamento: 1 as const },
    { dtInicio: null, dtFim: null, nomeCliente: 'Ninguém' },
  ];
  await write
    .insertInto('Protocolo')
    .values(rows.map((row, index) => ({ ...PROTOCOLO, uuid: `u-${index}`, ...row })))
    .execute();
});
afterAll(() => server.close());

const idsOf = async (query: string) => {
  const { body } = await admin.get(`/api/protocolo/getAll${query}`);
  return (body.listaResultados as { dados: { id: number }[] }[]).flatMap(({ dados }) => dados.map(({ id }) => id));
};

test.each<[string, number[]]>([
  ['', [3, 2, 1, 4]],
  ['?dtInicio=null&dtFim=null&flagAcompanhamento=null', [3, 2, 1, 4]],
  ['?dtInicio=2026-05-05', [3, 2, 1]],
  ['?dtInicio=2026-05-06', [3, 2]],
  ['?dtFim=2026-05-04', [1]],
  ['?dtFim=2026-05-03', []],
  ['?dtInicio=2026-06-01&dtFim=2026-06-01', [2]],
  ['?dtInicio=2026-06-02&dtFim=2026-07-01', [3]],
  ['?flagAcompanhamento=1', [3]],
  ['?flagAcompanhamento=0', [2, 1, 4]],
])('protocols that pass %s', async (query, expected) => {
  expect(await idsOf(query)).toEqual(expected);
});

test.each(['getAll', 'panorama'])(
  '%s of a period that ends before it begins is refused, as every list is',
  async (list) => {
    const reply = await admin.get(`/api/protocolo/${list}?dtInicio=2026-11-22&dtFim=2026-11-01`);
    expect([reply.status, reply.body.listaMensagens]).toEqual([400, ['O fim do período não pode ser antes do início']]);
  },
);

test('each leads to its client and to the collection that came of it', async () => {
  const { body } = await admin.get('/api/protocolo/panorama');
  expect(body.listaResultados).toEqual([
    { id: 4, idPessoa: null, coleta: null, fotos: 0 },
    { id: 3, idPessoa: null, coleta: null, fotos: 0 },
    { id: 2, idPessoa: 1, coleta: { id: 2, idPessoa: 1, dtRetirada: '2026-06-02' }, fotos: 0 },
    { id: 1, idPessoa: 1, coleta: { id: 1, idPessoa: 1, dtRetirada: '2026-05-05' }, fotos: 0 },
  ]);
});

test('and stays with a client that is called otherwise since, unless two were called so', async () => {
  const clientsOf = async () => {
    const { body } = await admin.get('/api/protocolo/panorama');
    return body.listaResultados.map(({ idPessoa }: { idPessoa: number | null }) => idPessoa);
  };
  const rename = (id: number, nome: string) =>
    admin.post('/api/Pessoa', { id, codigo: String(id), nome, flagAtivo: 1 });
  expect((await rename(1, 'Cliente de agora')).status).toBe(200);
  expect(await clientsOf()).toEqual([null, null, 1, 1]);
  for (const nome of ['Cliente A', 'Cliente B']) expect((await rename(2, nome)).status).toBe(200);
  // What one is called now another was called before: it may be a protocol of either.
  expect(await clientsOf()).toEqual([null, null, 1, null]);
});

test('one of an erased person leads to nobody, though but one client is called so', async () => {
  const { write } = server.databases;
  await write.updateTable('Pessoa').set({ nome: ERASED }).where('id', '=', 3).execute();
  await write.updateTable('Protocolo').set({ nomeCliente: ERASED }).where('id', '=', 4).execute();
  const { body } = await admin.get('/api/protocolo/panorama');
  expect(body.listaResultados[0]).toMatchObject({ id: 4, idPessoa: null, coleta: null });
  await write.updateTable('Protocolo').set({ nomeCliente: 'Ninguém' }).where('id', '=', 4).execute();
});

test('the list is kept, packed or not, until a protocol comes in', async () => {
  const { token } = (await admin.post('/api/dispositivo', { nome: 'Tablet 1' })).body.listaResultados;
  const asked = (encoding: string) =>
    server.app.inject({
      url: '/api/protocolo/getAll?flagAcompanhamento=0',
      headers: { cookie: admin.cookie, 'accept-encoding': encoding },
    });
  const plain = await asked('identity');
  expect(plain.headers).not.toHaveProperty('content-encoding');
  const packed = await asked('gzip, br');
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-store' });
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.payload);
  expect(await idsOf('?flagAcompanhamento=0')).toEqual([2, 1, 4]);

  const body = { uuid: '0f6b1c5e-7a0d-4b6e-9c1f-2d3e4f5a6b7c', nomeCliente: 'Novo', dtInicio: '2026-08-01' };
  await server.device(token).post('/api/protocolo', body);
  expect(await idsOf('?flagAcompanhamento=0')).toEqual([5, 2, 1, 4]);
  expect(await idsOf('?flagAcompanhamento=1')).toEqual([3]);
});
