import { once } from 'node:events';
import { connect } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, startServer, type TestServer } from './harness.ts';

let server: TestServer;
let admin: Caller;
let port: number;
beforeAll(async () => {
  server = await startServer({ requestTimes: { headers: 300, request: 300, checked: 50, lingers: 50 } });
  admin = await server.login('admin');
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as { port: number }).port;
});
afterAll(() => server.close());

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
const rota = { descricao: 'Rota', flagAtivo: 1 };
const anual = { idPessoa: 1, ano: 2026 };
const refused = (message = '') => ({
  status: 400,
  body: { flagErro: true, listaMensagens: [expect.stringContaining(message)] },
});

describe('what is sent and can be no value', () => {
  test('a text with U+0000, wherever it stands', async () => {
    expect(await admin.post('/api/Roteiro', { ...rota, descricao: 'Rota\u0000' })).toMatchObject(refused('U+0000'));
    expect(await admin.post('/api/Roteiro', { ...rota, outro: { 'a\u0000': 1 } })).toMatchObject(refused('U+0000'));
    expect(await admin.get('/api/Roteiro?descricao=a%00b')).toMatchObject(refused('U+0000'));
    expect(await admin.get('/api/logUser?pesquisa=a%00b')).toMatchObject(refused('U+0000'));
  });

  /** Sends a body with other headers, as JSON unless they say otherwise. */
  const sent = async (payload: Buffer, more: Record<string, string>, url = '/api/Roteiro') => {
    const headers = { cookie: admin.cookie, 'content-type': 'application/json', ...more };
    const reply = await server.app.inject({ method: 'POST', url, headers, payload });
    return { status: reply.statusCode, body: reply.json() };
  };

  test.each([
    ['gzip', gzipSync(JSON.stringify(rota))],
    ['br', brotliCompressSync(JSON.stringify(rota))],
    ['zzz', Buffer.from(JSON.stringify(rota))],
    ['identity, gzip', Buffer.from(JSON.stringify(rota))],
  ])('a body that was packed: %s', async (encoding, payload) => {
    const reply = await sent(payload, { 'content-encoding': encoding });
    expect(reply).toMatchObject({ ...refused('veio compactado (Content-Encoding)'), status: 415 });
  });

  test.each([
    ['identity', 'Solta'],
    ['Identity', 'Avulsa'],
    ['', 'Aberta'],
  ])('a body that was not, be it said so: %o', async (encoding, descricao) => {
    const payload = Buffer.from(JSON.stringify({ descricao }));
    expect((await sent(payload, { 'content-encoding': encoding })).status).toBe(200);
  });

  test.each(['iso-8859-1', '"ISO-8859-1"', "'iso-8859-1'", 'windows-1252', 'utf-16'])(
    'a body that is said to be %s',
    async (charset) => {
      for (const type of ['application/json', 'multipart/form-data; boundary=x']) {
        const headers = { 'content-type': `${type}; charset=${charset}` };
        const reply = await sent(Buffer.from('{}'), headers, '/api/ImportacaoAnalise/upload');
        expect(reply).toMatchObject({ ...refused('não está em UTF-8'), status: 415 });
      }
    },
  );

  test.each([
    ['ISO-8859-1', Buffer.from('{"descricao":"Região São João"}', 'latin1')],
    ['UTF-16', Buffer.from('\ufeff{"descricao":"Região"}', 'utf16le')],
    ['UTF-8 that is cut off', Buffer.from('{"descricao":"Região"}').subarray(0, 19)],
  ])('a body in %s, whatever it says of itself', async (_what, payload) => {
    for (const type of ['application/json', 'application/json; charset=utf-8']) {
      expect(await sent(payload, { 'content-type': type })).toMatchObject(refused('não está em UTF-8'));
    }
  });

  test.each(
    ['charset=utf-8', 'charset="UTF8"', "charset='utf-8'", 'charset=us-ascii'].map(
      (said) => `application/json;${said}`,
    ),
  )('but not one in UTF-8: %s', async (type) => {
    const descricao = `Região São João – 😀 \ufffd ${type}`;
    const reply = await sent(Buffer.from(`\ufeff${JSON.stringify({ ...rota, descricao })}`), {
      'content-type': type,
    });
    expect(reply.status).toBe(200);
    const { id } = reply.body.listaResultados;
    const rows = (await admin.get('/api/Roteiro?flagAtivo=null')).body.listaResultados;
    expect(rows).toContainEqual(expect.objectContaining({ id, descricao }));
  });

  test.each([
    ['content-encoding', 'gzip'],
    ['content-type', 'application/json; charset=ISO-8859-1'],
    ['content-type', 'application/json'],
    ['content-type', 'text/plain'],
  ])('but no request without a body for what it says of one: %s: %s', async (name, value) => {
    const { id } = (await admin.post('/api/Roteiro', { ...rota, descricao: value })).body.listaResultados;
    const ask = (method: 'GET' | 'DELETE', url: string, more = {}) =>
      server.app.inject({ method, url, headers: { cookie: admin.cookie, [name]: value, ...more } });
    expect((await ask('GET', '/api/Roteiro?flagAtivo=null')).statusCode).toBe(200);
    expect((await ask('DELETE', `/api/Roteiro/?id=${id}`, { 'content-length': '0' })).statusCode).toBe(200);
    expect((await ask('DELETE', `/api/Roteiro/?id=${id}`)).statusCode).toBe(404);
  });

  test('a body of another kind', async () => {
    const body = Buffer.from(JSON.stringify(rota));
    for (const type of ['text/plain', 'text/plain; charset=utf-8', 'application/xml']) {
      const reply = await sent(body, { 'content-type': type });
      expect(reply).toMatchObject({ ...refused('Tipo de conteúdo não aceito'), status: 415 });
    }
  });

  test('a query, or a text of a form, in ISO-8859-1', async () => {
    expect(await admin.get('/api/Roteiro?descricao=Regi%E3o')).toMatchObject(refused('não está em UTF-8'));
    expect((await admin.get('/api/Roteiro?descricao=Regi%C3%A3o%20100%')).status).toBe(200);
    const part = '--x\r\nContent-Disposition: form-data; name="Laboratorio"\r\n\r\nRegião\r\n--x--\r\n';
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const reply = await sent(Buffer.from(part, 'latin1'), headers, '/api/ImportacaoAnalise/upload');
    expect(reply).toMatchObject(refused('não está em UTF-8'));
  });

  test('a file whose name is in ISO-8859-1', async () => {
    const file =
      '--x\r\nContent-Disposition: form-data; name="pdf"; filename="relação.pdf"\r\n\r\n%PDF-1.7\n%%EOF\n\r\n--x--\r\n';
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const upload = (bytes: Buffer) => sent(bytes, headers, '/api/configuracao-app/upload');
    expect(await upload(Buffer.from(file, 'latin1'))).toMatchObject(refused('não está em UTF-8'));
    expect((await upload(Buffer.from(file))).status).toBe(200);
  });

  test('JSON nested without end', async () => {
    expect(await admin.post('/api/Roteiro', { ...rota, outro: nested(50) })).toMatchObject(refused('níveis'));
    const headers = { cookie: admin.cookie, 'content-type': 'application/json' };
    const payload = `{"descricao":${'['.repeat(500_000)}${']'.repeat(500_000)}}`;
    const reply = await server.app.inject({ method: 'POST', url: '/api/Roteiro', headers, payload });
    expect({ status: reply.statusCode, body: reply.json() }).toMatchObject(refused('níveis'));
    expect((await admin.post('/api/Roteiro', { ...rota, outro: nested(49) })).status).toBe(200);
  });

  test.each([2 ** 31, 2 ** 53, 1e300, -(2 ** 31) - 1])('the integer %d', async (number) => {
    for (const body of [{ id: number }, { idRoteiro: number }, { idRamoAtividade: number }, { versao: number }]) {
      const client = { codigo: '1', nome: 'Cliente', flagAtivo: 1, flagTipoPessoa: 'J', ...body };
      expect(await admin.post('/api/Pessoa', client)).toMatchObject(refused());
    }
    expect(await admin.get(`/api/Pessoa/${number}`)).toMatchObject(refused());
    expect(await admin.get(`/api/logUser?pagina=${number}`)).toMatchObject(refused());
    expect(await admin.post('/api/RelatorioMonitoramento/anual/inserir', { ...anual, ano: number })).toMatchObject(
      refused(),
    );
  });

  test.each([
    [2 ** 31, 'O maior valor é 2.147.483.647'],
    [1e20, 'O maior valor é 2.147.483.647'],
    [1e308, 'O maior valor é 2.147.483.647'],
    [-1e20, 'Digite mais que 0'],
    [1.5, 'Digite um número inteiro'],
  ])('the integer %d is told one limit, on its field and at once', async (idHidrometro, told) => {
    const reply = await admin.post('/api/PessoaHidrometroLancamento', { idHidrometro, idMes: 1, idAno: 2026 });
    expect(reply).toMatchObject({ status: 400, body: { listaResultados: { campos: { idHidrometro: told } } } });
    expect(reply.body.listaMensagens).toEqual([told]);
  });

  test.each([1e308, 1e13, -1e308])('the quantity %s', async (number) => {
    const bound = String(number).startsWith('-')
      ? 'O valor não pode ser negativo'
      : 'O maior valor é 1.000.000.000.000';
    expect(await admin.post('/api/RelatorioMonitoramento/anual/inserir', { ...anual, volume: number })).toMatchObject(
      refused(bound),
    );
    const parametro = { sigla: 'Q', descricao: 'Quantidade', flagAtivo: 1, minimo: number, maximo: 0 };
    expect(await admin.post('/api/Parametro', parametro)).toMatchObject(refused());
  });

  test.each([
    [2e12, 'O maior valor é 1.000.000.000.000'],
    [1e308, 'O maior valor é 1.000.000.000.000'],
    [-2e12, 'O menor valor é -1.000.000.000.000'],
    ['doze', 'Número inválido'],
  ])('the volume %s, which may be below zero', async (number, told) => {
    const month = { idHidrometro: 1, idMes: 1, idAno: 2026 };
    for (const volume of ['volumeMedido', 'volumeCorrigido']) {
      const reply = await admin.post('/api/PessoaHidrometroLancamento', { ...month, [volume]: number });
      expect(reply).toMatchObject({ status: 400, body: { listaResultados: { campos: { [volume]: told } } } });
    }
    const rule = { regra: 1, tempoAtual: '1:00', tempoAnterior: '0:00', volumeLido: number, ...month };
    expect(await admin.post('/api/RelatorioLeituraCobranca/Teste/Regra', rule)).toMatchObject({
      status: 400,
      body: { listaResultados: { campos: { volumeLido: told } } },
    });
  });

  test.each(['0000-01-01', '0001-01-01', '9999-12-31', '2026-02-30'])('the date %s', async (date) => {
    expect(await admin.get(`/api/logUser?dtPesquisaFim=${date}`)).toMatchObject(refused());
    expect(await admin.get(`/api/logUser?dtPesquisa=${date}`)).toMatchObject(refused());
  });
});

const PART = 'Content-Disposition: form-data; name="analise"; filename="a.xlsx"\r\n';

test.each([
  ['without boundary', 'multipart/form-data', `--x\r\n${PART}\r\nabc\r\n--x--\r\n`],
  ['that is cut off', 'multipart/form-data; boundary=x', `--x\r\n${PART}\r\nabc`],
  [
    'that is cut off in another file',
    'multipart/form-data; boundary=x',
    `--x\r\n${PART.replace('analise', 'b')}\r\nabc`,
  ],
  ['whose part has no headers', 'multipart/form-data; boundary=x', '--x\r\n\r\n\r\n--x--\r\n'],
  ['of garbage', 'multipart/form-data; boundary=x', '\u0001--x\r\nx'],
  ['that is empty', 'multipart/form-data; boundary=x', ''],
])('a form %s is refused', async (_, type, payload) => {
  const headers = { cookie: admin.cookie, 'content-type': type };
  const reply = await server.app.inject({ method: 'POST', url: '/api/ImportacaoAnalise/upload', headers, payload });
  expect({ status: reply.statusCode, body: reply.json() }).toMatchObject(refused());
});

test('a form that says two things of one field is refused', async () => {
  const headers = { cookie: admin.cookie, 'content-type': 'multipart/form-data; boundary=x' };
  const form = (...ids: number[]) =>
    [
      ...ids.map((id) => `--x\r\nContent-Disposition: form-data; name="idArquivoOrigem"\r\n\r\n${id}\r\n`),
      `--x\r\n${PART}\r\nabc\r\n--x--\r\n`,
    ].join('');
  const send = async (payload: string) =>
    (await server.app.inject({ method: 'POST', url: '/api/ImportacaoAnalise/upload', headers, payload })).json();
  const twice = 'O formulário diz duas coisas de um mesmo campo';
  expect((await send(form(1, 2))).listaMensagens).toEqual([twice]);
  expect((await send(form(2, 2))).listaMensagens).not.toEqual([twice]);
});

/** Sends bytes as they are, and gives what came back until the server closed. */
async function sendRaw(bytes: string): Promise<{ status: number; body: unknown }> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let text = '';
  socket.on('data', (chunk) => (text += chunk));
  socket.on('error', () => {});
  socket.write(bytes);
  await once(socket, 'close');
  const [head = '', body = ''] = text.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) };
}

const HEAD = 'POST /api/Usuario/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';

test.each([
  ['no HTTP', 'bom dia\r\n\r\n', 400],
  ['too long a header', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['headers without end', 'GET / HTTP/1.1\r\nHost: a\r\n', 408],
  ['a body without end', `${HEAD}Content-Length: 100\r\n\r\n{`, 408],
])('%s is answered in the envelope, and the connection ends', async (_, bytes, status) => {
  expect(await sendRaw(bytes)).toMatchObject({
    status,
    body: { flagErro: true, listaMensagens: [expect.any(String)] },
  });
});
