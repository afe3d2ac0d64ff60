import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const read = async () => (await admin.get('/api/configuracaoapp/one')).body.listaResultados;
const save = (body: object) => admin.post('/api/configuracaoapp/save', body);
const texts = async () => {
  const { textoPadrao, emailPadrao, textoAcompanhamento, versao } = await read();
  return { textoPadrao, emailPadrao, textoAcompanhamento, versao };
};
const send = (name: string, content: string, caller = admin) =>
  caller.upload('/api/configuracao-app/upload', 'pdf', { name, bytes: Buffer.from(content, 'latin1') }, {});
const entries = async () =>
  (await admin.get('/api/logUser?tabela=ConfiguracaoApp')).body.listaResultados as { login: string; acao: string }[];

const PDF = '%PDF-1.7\n1 0 obj\n%%EOF\n';

describe('the texts', () => {
  test('are saved by who may edit them, as they were typed, and told in the log', async () => {
    const before = await texts();
    const emailPadrao = ' ana@exemplo.com.br ;; bia@exemplo.com.br; ';
    expect((await tecnico.get('/api/configuracaoapp/one')).status).toBe(403);
    expect((await tecnico.post('/api/configuracaoapp/save', before)).status).toBe(403);
    const saved = await save({ ...before, emailPadrao, textoPadrao: '<p>Bom dia</p>' });
    expect(saved.body.listaResultados).toEqual({ id: 1, versao: before.versao + 1 });
    expect(await read()).toMatchObject({ emailPadrao, textoPadrao: '<p>Bom dia</p>', versao: before.versao + 1 });
    const [entry] = await entries();
    expect(entry).toMatchObject({ login: 'admin' });
    expect(entry?.acao).toContain('emailPadrao');
    expect(entry?.acao).toContain('textoPadrao');
  });

  test.each([
    ['ana@exemplo.com.br; bia@', 'bia@'],
    ['ana@exemplo.com.br, bia@exemplo.com.br', 'ana@exemplo.com.br, bia@exemplo.com.br'],
    ['a@b.com\r\nBcc: c@d.com', 'a@b.com Bcc: c@d.com'],
  ])('name the address that is none: %j', async (emailPadrao, wrong) => {
    const before = await texts();
    const refused = await save({ ...before, emailPadrao });
    expect(refused.status).toBe(400);
    expect(refused.body.listaResultados.campos).toEqual({ emailPadrao: `E-mail inválido: ${wrong}` });
    expect(await texts()).toEqual(before);
  });

  test('that would be too long to be sent back are refused: & is kept as five characters', async () => {
    const before = await texts();
    const refused = await save({ ...before, textoAcompanhamento: `<p>${'a & b '.repeat(2500)}</p>` });
    expect(refused.status).toBe(422);
    expect(refused.body.listaResultados.campos).toEqual({
      textoAcompanhamento: 'O texto, com a sua formatação, passa de 20.000 caracteres',
    });
    expect(await texts()).toEqual(before);
    expect((await save({ ...before, textoAcompanhamento: `<p>${'a & b '.repeat(1800)}</p>` })).status).toBe(200);
    const kept = await texts();
    expect((await save(kept)).body.listaResultados).toEqual({ id: 1, versao: kept.versao });
    await save({ ...before, versao: kept.versao });
  });

  test("are not written over another person's change, but by a caller that knows no versions", async () => {
    const { versao, ...now } = await texts();
    const stale = await save({ ...now, textoPadrao: '<p>Outro</p>', versao: versao - 1 });
    expect(stale.status).toBe(409);
    expect(stale.body.listaResultados.atual).toMatchObject({ textoPadrao: now.textoPadrao, versao });
    expect((await save({ ...now, textoPadrao: '<p>Legado</p>' })).status).toBe(200);
    expect((await texts()).textoPadrao).toBe('<p>Legado</p>');
  });

  test.each([
    ['scripts', '<p>Oi<script>alert(1)</script></p>', '<p>Oi</p>'],
    ['handlers', '<p onclick="x()">Oi</p><img src=x onerror=y()>', '<p>Oi</p>'],
    ['addresses that run', '<a href="javascript:x()">a</a>', '<a>a</a>'],
    [
      'what another host would be asked for',
      '<p style="background:url(//x)">Oi</p><iframe src="//x"></iframe>',
      '<p>Oi</p>',
    ],
    [
      'nothing of what the editor makes',
      '<p style="text-align:center"><strong>a</strong><u>b</u></p><ul><li>c</li></ul>',
      undefined,
    ],
    ['paragraphs that say nothing', '<p> </p><p><br></p>', ''],
  ])('lose %s', async (_, textoPadrao, kept = textoPadrao) => {
    expect((await save({ ...(await texts()), textoPadrao, textoAcompanhamento: textoPadrao })).status).toBe(200);
    const now = await texts();
    expect([now.textoPadrao, now.textoAcompanhamento].map((html) => html.replaceAll('<br />', '<br>'))).toEqual([
      kept,
      kept,
    ]);
  });
});

describe('the PDF', () => {
  test('is kept with its name, replaced by the next, and told in the log', async () => {
    const before = await texts();
    expect((await send('Termo.pdf', PDF, tecnico)).status).toBe(403);
    const first = await send('C:\\pasta\\Termo – 50%.PDF', PDF);
    expect(first.body).toMatchObject({ flagErro: false, sucesso: true, msg: 'Arquivo enviado com sucesso' });
    const { arquivo, urlArquivo } = await read();
    expect(Buffer.from(arquivo, 'base64').toString('latin1')).toBe(PDF);
    expect(decodeURIComponent(urlArquivo.split('/').at(-1))).toBe('Termo – 50%.pdf');
    expect((await send('Outro.pdf', PDF.repeat(200))).status).toBe(200);
    expect((await read()).urlArquivo).toMatch(/Outro\.pdf$/);
    const [entry] = await entries();
    expect(entry?.acao).toContain('pdf: Termo – 50%.pdf (0 KB) → Outro.pdf (4 KB)');
    // Whoever edits the texts meanwhile is not in its way.
    expect(await texts()).toEqual(before);
  });

  test('with a long name keeps whole characters of it', async () => {
    expect((await send(`a${'😀'.repeat(300)}.pdf`, PDF)).status).toBe(200);
    expect(decodeURIComponent((await read()).urlArquivo.split('/').at(-1))).toBe(`a${'😀'.repeat(199)}.pdf`);
  });

  test("does not take the place of another person's that was not seen", async () => {
    const { versaoArquivo } = await read();
    const over = (name: string, substitui: string) =>
      admin.upload(
        '/api/configuracao-app/upload',
        'pdf',
        { name, bytes: Buffer.from(`${PDF}${name}%%EOF`) },
        { substitui },
      );
    const both = await Promise.all(['A.pdf', 'B.pdf'].map((name) => over(name, versaoArquivo ?? '')));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const now = await read();
    const kept = decodeURIComponent(now.urlArquivo.split('/').at(-1));
    expect(both.find(({ status }) => status === 409)?.body.listaMensagens).toEqual([
      `Outra pessoa trocou o PDF: agora é '${kept}'. Salve de novo para pôr o seu no lugar.`,
    ]);
    expect((await over('C.pdf', now.versaoArquivo)).status).toBe(200);
  });

  test.each([
    ['of another type, whatever its name', 'Termo.pdf', 'PK\x03\x04%%EOF', 'Escolha um arquivo PDF'],
    ['that is cut', 'Termo.pdf', '%PDF-1.7\n1 0 obj', 'O PDF está incompleto ou danificado'],
    ['too large', 'Termo.pdf', `%PDF-1.7${' '.repeat(5 * 1024 * 1024)}%%EOF`, 'O PDF deve ter no máximo 5 MB'],
  ])('%s is refused', async (_, name, content, message) => {
    const before = await read();
    const refused = await send(name, content);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ flagErro: true, listaMensagens: [message] });
    expect(await read()).toEqual(before);
  });
});
