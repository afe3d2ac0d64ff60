import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CONFIGURACAO_PADRAO } from '../../domain/relatorio/configuracao.ts';
import { ReportError } from '../../reports/engine/report.ts';
import { DrawingThread } from '../../server/reports/drawingThread.ts';
import { dataUrl, JPEG, png } from '../fixtures/imagens.ts';
import { type Caller, startServer, type TestServer } from './harness.ts';

let server: TestServer;
let admin: Caller;
let tecnico: Caller;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
  tecnico = await server.login('tecnico');
});
afterAll(() => server.close());

const PATH = '/api/configuracao-relatorios';
const read = async (caller = tecnico) => (await caller.get(PATH)).body.listaResultados;

test('begin as a server without them prints, are changed by administrators only, and are told in the log', async () => {
  const { id, versao, ...first } = await read();
  expect(first).toEqual(CONFIGURACAO_PADRAO);
  const changed = { ...first, assinante: ' Ana Souza ', formSimples: '027_FMEI Rev.01', copias: null, versao };
  expect((await tecnico.post(PATH, changed)).status).toBe(403);
  expect((await server.anonymous.get(PATH)).status).toBe(401);
  expect((await admin.post(PATH, changed)).body.listaResultados).toEqual({ id, versao: versao + 1 });
  expect(await read()).toEqual({
    ...first,
    id,
    assinante: 'Ana Souza',
    formSimples: '027_FMEI Rev.01',
    copias: '',
    versao: versao + 1,
  });
  const [entry] = (await admin.get('/api/logUser?tabela=ConfiguracaoRelatorio')).body.listaResultados;
  expect(entry).toMatchObject({ login: 'admin' });
  expect(entry.acao).toContain('formSimples: 027_FMEI → 027_FMEI Rev.01');
});

test("another person's change is not overwritten, and too long a text is refused on its field", async () => {
  const { versao, ...now } = await read();
  const stale = await admin.post(PATH, { ...now, versao: versao - 1 });
  expect(stale.status).toBe(409);
  expect(stale.body.listaResultados.atual).toMatchObject({ assinante: now.assinante, versao });
  const long = await admin.post(PATH, { ...now, cidade: 'x'.repeat(201), versao });
  expect(long.status).toBe(400);
  expect(JSON.stringify(long.body)).toContain('cidade');
});

test('the logotype is kept, left alone by who does not send it, told in the log, and taken away', async () => {
  const url = dataUrl(png(64, 32));
  const { logotipo, ...first } = await read();
  expect(logotipo).toBeNull();
  expect((await tecnico.post(PATH, { ...first, logotipo: url })).status).toBe(403);
  expect((await admin.post(PATH, { ...first, logotipo: url })).status).toBe(200);
  const { logotipo: _kept, ...second } = await read();
  expect((await admin.post(PATH, { ...second, assinante: 'Ana' })).status).toBe(200);
  expect(await read()).toMatchObject({ logotipo: url, assinante: 'Ana' });
  // What it is called does not count.
  expect((await admin.post(PATH, { ...(await read()), logotipo: dataUrl(JPEG, 'text/html') })).status).toBe(200);
  expect((await read()).logotipo).toBe(dataUrl(JPEG, 'image/jpeg'));
  expect((await admin.post(PATH, { ...(await read()), logotipo: null })).status).toBe(200);
  expect((await read()).logotipo).toBeNull();
  const told = (await admin.get('/api/logUser?tabela=ConfiguracaoRelatorio')).body.listaResultados;
  const texts = JSON.stringify(told);
  expect(texts).toContain('PNG, 64 × 32 pixels');
  expect(texts).toContain('JPEG, 40 × 20 pixels');
  expect(texts).not.toContain('base64');
});

test.each([
  ['of another type', dataUrl(Buffer.from('GIF89a')), 'Escolha uma imagem PNG ou JPEG'],
  ['too large', dataUrl(Buffer.concat([png(20, 20), Buffer.alloc(300_000)])), 'A imagem deve ter no máximo 200 KB'],
  ['too small', dataUrl(png(10, 20)), 'A imagem deve ter de 16 a 2000 pixels de lado; esta tem 10 × 20'],
  ['damaged', dataUrl(png(20, 20, { cut: true })), 'A imagem está danificada ou não pode ser impressa'],
  [
    'larger inside than its header says',
    dataUrl(png(64, 32, { pixels: Buffer.alloc(150_000_000) })),
    'A imagem está danificada ou não pode ser impressa',
  ],
])('a logotype that is %s is refused on its field', async (_, logotipo, message) => {
  const now = await read();
  const refused = await admin.post(PATH, { ...now, logotipo });
  expect(refused.status).toBe(400);
  expect(refused.body.listaResultados.campos).toEqual({ logotipo: message });
  expect(await read()).toEqual(now);
});

test('a logotype is not called damaged where nothing can be drawn', async () => {
  const draw = vi.spyOn(DrawingThread.prototype, 'draw').mockRejectedValue(new ReportError('sem fontes'));
  const reply = await admin.post(PATH, { ...(await read()), logotipo: dataUrl(png(64, 32)) });
  draw.mockRestore();
  expect(reply.status).toBe(500);
  expect(reply.body.listaMensagens.join()).not.toContain('imagem');
});

test('nor where the thread that tries it is lost meanwhile', async () => {
  const now = await read();
  const { draw } = DrawingThread.prototype;
  const drawing = vi.spyOn(DrawingThread.prototype, 'draw').mockImplementationOnce(function (
    this: DrawingThread,
    given,
  ) {
    const drawn = draw.call(this, given);
    void this.end();
    return drawn;
  });
  const reply = await admin.post(PATH, { ...now, logotipo: dataUrl(png(64, 32)) });
  drawing.mockRestore();
  expect(reply.status).toBe(500);
  expect(reply.body.listaMensagens.join()).not.toContain('imagem');
  expect(await read()).toEqual(now);
});
