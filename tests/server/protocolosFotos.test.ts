import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadSharp } from '../../server/modules/protocolo/imagens/sharp.ts';
import { foto, greedyPhotos, hostilePhotos, polyglot } from '../fixtures/fotos.ts';
import { png } from '../fixtures/imagens.ts';
import { type Caller, countRows, ENGINE, startServer, type TestServer } from './harness.ts';

let server: TestServer;
let admin: Caller;
let device: Caller;
let token: string;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
  token = (await admin.post('/api/dispositivo', { nome: 'Tablet 1' })).body.listaResultados.token;
  device = server.device(token);
});
afterAll(() => server.close());

async function newProtocol(): Promise<number> {
  const { body } = await device.post('/api/protocolo', { uuid: randomUUID(), nomeCliente: 'Cliente A' });
  return body.listaResultados.id;
}

const send = (id: number, bytes: Uint8Array, name = 'foto.jpg') =>
  device.upload(`/api/protocolo/${id}/imagem`, 'imagem', { name, bytes }, {});

const addresses = async (id: number): Promise<string[]> =>
  (await admin.get(`/api/protocolo/getImage?idProtocolo=${id}`)).body.listaResultados;

const ask = (url: string, headers: Record<string, string> = {}, { cookie } = admin) =>
  server.app.inject({ method: 'GET', url, headers: { cookie, ...headers } });

/** What is known of a photo. */
const facts = (hash: string) =>
  server.databases.read
    .selectFrom('Imagem')
    .select(['largura', 'altura', 'latitude', 'longitude'])
    .where('hash', '=', hash)
    .execute();

/** A photo as the server gives it. */
async function seen(url: string) {
  const { rawPayload, headers, statusCode } = await ask(url);
  const sharp = await loadSharp();
  const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => data[(y * info.width + x) * info.channels]!;
  return { bytes: rawPayload, headers, statusCode, info, at, metadata: await sharp(rawPayload).metadata() };
}

describe('a photo', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('of %s is shown whole and small', async (format) => {
    const id = await newProtocol();
    expect((await send(id, await foto(640, 480, { format }), `foto.${format}`)).status).toBe(200);
    const [address] = await addresses(id);
    const whole = await seen(address!);
    expect(whole).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/jpeg' } });
    expect(whole.info).toMatchObject({ width: 640, height: 480 });
    expect((await seen(`${address}?tamanho=200`)).info).toMatchObject({ width: 200, height: 200 });
  });

  test('stands upright and tells nothing but its pixels; its position is read before', async () => {
    const id = await newProtocol();
    await send(id, await foto(600, 400, { gps: true }));
    await send(id, await foto(600, 400, { orientation: 6 }));
    const [placed, turned] = await addresses(id);
    const { bytes, metadata } = await seen(placed!);
    expect(metadata).not.toHaveProperty('exif');
    expect(bytes.includes('Segredo')).toBe(false);
    const [row] = await facts(placed!.split('/').at(-1)!);
    expect(row).toMatchObject({ latitude: -23.19, longitude: -46.885 });
    const upright = await seen(turned!);
    expect(upright.info).toMatchObject({ width: 400, height: 600 });
    // The dark half, left in the file, is above.
    expect([upright.at(200, 100), upright.at(200, 500)].map((value) => value < 100)).toEqual([true, false]);
  });

  test('is kept no larger than it is looked at', async () => {
    const id = await newProtocol();
    await send(id, await foto(5000, 1000));
    expect((await seen((await addresses(id))[0]!)).info).toMatchObject({ width: 2048, height: 410 });
  });

  test('sent again is the one that is there, and of two protocols it is kept once', async () => {
    const [one, other] = [await newProtocol(), await newProtocol()];
    const bytes = await foto(321, 123);
    const images = await countRows(server.databases, 'Imagem');
    const first = await send(one, bytes);
    const again = await Promise.all([send(one, bytes), send(one, bytes, 'outra.png')]);
    for (const reply of again) expect(reply.body).toEqual(first.body);
    await send(other, bytes);
    expect(await addresses(one)).toEqual(await addresses(other));
    expect(await countRows(server.databases, 'Imagem')).toBe(images + 1);
  });

  test('belongs to a protocol that is there', async () => {
    expect(await send(999_999, await foto(10, 10))).toMatchObject({ status: 404 });
  });

  test('comes from who sent the protocol, or from another once that one was revoked', async () => {
    const first = (await admin.post('/api/dispositivo', { nome: 'Tablet 2' })).body.listaResultados;
    const sent = { uuid: randomUUID(), nomeCliente: 'Cliente A' };
    const { id } = (await server.device(first.token).post('/api/protocolo', sent)).body.listaResultados;
    const bytes = await foto(30, 20);
    expect((await send(id, bytes)).status).toBe(403);
    expect(await addresses(id)).toEqual([]);
    await admin.delete(`/api/dispositivo?id=${first.id}`);
    expect((await send(id, bytes)).status).toBe(200);
  });

  test('too many leaves no file', async () => {
    const id = await newProtocol();
    for (let width = 10; width < 40; width += 1) expect((await send(id, await foto(width, 10))).status).toBe(200);
    const files = await kept();
    expect(await send(id, await foto(40, 10))).toMatchObject({ status: 422 });
    expect(await kept()).toEqual(files);
  });

  test('what is a page or a package too is neither any more', async () => {
    const id = await newProtocol();
    expect((await send(id, await polyglot(), 'pagina.html')).status).toBe(200);
    const { bytes, headers } = await seen((await addresses(id))[0]!);
    expect(bytes.includes('script') || bytes.includes('PK')).toBe(false);
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' });
  });

  test('with transparency stands on white', async () => {
    const id = await newProtocol();
    await send(id, png(64, 64, { pixels: Buffer.alloc((64 * 4 + 1) * 64) }), 'logo.png');
    expect((await seen((await addresses(id))[0]!)).at(10, 10)).toBeGreaterThan(250);
  });
});

test('what is no photo is refused, whatever its name, and leaves nothing', async () => {
  const id = await newProtocol();
  const files = await kept();
  for (const [what, bytes] of Object.entries(await hostilePhotos())) {
    const { status, body } = await send(id, bytes);
    expect([what, status], JSON.stringify(body)).toEqual([what, 400]);
    expect(body.listaMensagens[0]).toMatch(what.startsWith('100 million') ? /mais de 50 milhões de pixels/ : /imagem/i);
  }
  const large = await send(id, Buffer.alloc(16 * 1024 * 1024, 1));
  expect(large).toMatchObject({ status: 413 });
  expect(await addresses(id)).toEqual([]);
  expect(await kept()).toEqual(files);
});

test('of what would unpack to gigabytes nothing but the photo is read', async () => {
  const id = await newProtocol();
  for (const [what, bytes] of Object.entries(await greedyPhotos())) {
    const { status, body } = await send(id, bytes);
    expect([what, status], JSON.stringify(body)).toEqual([what, 200]);
    const [added] = await facts(body.listaResultados.hash);
    expect(added).toEqual({ largura: 300, altura: 200, latitude: null, longitude: null });
  }
});

test('a sending that is cut in the middle leaves nothing', async () => {
  const id = await newProtocol();
  const files = await kept();
  const whole = await foto(800, 600);
  const head = '--x\r\nContent-Disposition: form-data; name="imagem"; filename="a.jpg"\r\n\r\n';
  const reply = await device.post(`/api/protocolo/${id}/imagem`, Buffer.concat([Buffer.from(head), whole]), {
    'content-type': 'multipart/form-data; boundary=x',
  });
  expect(reply.status).toBe(400);
  expect(await addresses(id)).toEqual([]);
  expect(await kept()).toEqual(files);
});

test('a connection that is lost in the middle leaves nothing', async () => {
  const id = await newProtocol();
  const files = await kept();
  const others = await receiving();
  const ofThis = async () => (await receiving()).filter((name) => !others.includes(name));
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': 1_000_000,
  };
  const sending = request(`${address}/api/protocolo/${id}/imagem`, { method: 'POST', headers });
  sending.on('error', () => undefined);
  sending.write('--x\r\nContent-Disposition: form-data; name="imagem"; filename="a.jpg"\r\n\r\n');
  sending.write(await foto(800, 600));
  await vi.waitFor(async () => expect(await ofThis()).not.toEqual([]));
  sending.destroy();
  await vi.waitFor(async () => expect(await ofThis()).toEqual([]));
  expect(await addresses(id)).toEqual([]);
  expect(await kept()).toEqual(files);
});

/** The folders of this process: those of requests that it is receiving files of, and of a reader that waits for its file. */
const receiving = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(`efluentes-envio-${process.pid}-`));

/** The files that photos are kept in. */
async function kept(): Promise<string[]> {
  const folder = path.join(server.services.config.dataDir, 'imagens');
  expect(existsSync(folder)).toBe(ENGINE === 'sqlite');
  return ENGINE === 'sqlite' ? (await readdir(folder, { recursive: true })).toSorted() : [];
}

describe('the address of a photo', () => {
  let address: string;
  beforeAll(async () => {
    const id = await newProtocol();
    await send(id, await foto(640, 480));
    [address = ''] = await addresses(id);
  });

  test('is for who may see protocols', async () => {
    expect((await server.anonymous.get(address)).status).toBe(401);
    expect((await (await server.login('tecnico')).get(address)).status).toBe(403);
    expect((await admin.get(address.replace(/.{4}$/, '0000'))).status).toBe(404);
    expect((await admin.get('/api/protocolo/imagem/..%2f..%2fefluentes.db')).status).toBe(400);
  });

  test('never changes what it shows: the browser keeps it, and asks whether it may be shown again', async () => {
    const { headers } = await ask(address);
    expect(headers['cache-control']).toBe('private, no-cache');
    const etag = String(headers.etag);
    expect(await ask(address, { 'if-none-match': `"x", W/${etag}` })).toMatchObject({ statusCode: 304, payload: '' });
    expect((await ask(`${address}?tamanho=200`, { 'if-none-match': etag })).statusCode).toBe(200);
    for (const cookie of ['', String((await server.login('tecnico')).cookie)]) {
      const refused = await ask(address, { 'if-none-match': etag, cookie });
      expect([refused.statusCode, refused.headers['cache-control']]).toEqual([cookie ? 403 : 401, 'no-store']);
    }
  });

  test('is read in parts', async () => {
    const { rawPayload: whole, headers } = await ask(address);
    const part = async (range: string, more = {}) => {
      const reply = await ask(address, { range, ...more });
      return [reply.statusCode, reply.headers['content-range'], reply.rawPayload.length];
    };
    const size = whole.length;
    expect(await part('bytes=0-9')).toEqual([206, `bytes 0-9/${size}`, 10]);
    expect(await part('bytes=-5')).toEqual([206, `bytes ${size - 5}-${size - 1}/${size}`, 5]);
    expect(await part(`bytes=${size - 3}-`)).toEqual([206, `bytes ${size - 3}-${size - 1}/${size}`, 3]);
    expect(await part(`bytes=${size}-`)).toEqual([416, `bytes */${size}`, 0]);
    expect(await part('bytes=0-1,4-5')).toEqual([200, undefined, size]);
    expect(await part('linhas=0-1')).toEqual([200, undefined, size]);
    expect(await part('bytes=0-9', { 'if-range': headers.etag })).toEqual([206, `bytes 0-9/${size}`, 10]);
    expect(await part('bytes=0-9', { 'if-range': '"outra"' })).toEqual([200, undefined, size]);
    const middle = await ask(address, { range: 'bytes=100-199' });
    expect(middle.rawPayload.equals(whole.subarray(100, 200))).toBe(true);
  });
});
