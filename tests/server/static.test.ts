import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { ConfigError, readConfig } from '../../server/config.ts';
import type { Databases } from '../../server/database/open.ts';
import { requireBuilt } from '../../server/http/static.ts';
import { NOW, openTestDatabase } from './harness.ts';

const PAGE = '<!doctype html><title>Efluentes</title>';
const SCRIPT = `export const text = '${'x'.repeat(2000)}';`;

let folder: string;
let databases: Databases;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'efluentes-teste-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), PAGE);
  await writeFile(path.join(folder, 'assets', 'app-1234.js'), SCRIPT);
  await writeFile(path.join(folder, 'assets', 'app-1234.js.br'), brotliCompressSync(SCRIPT));
  databases = await openTestDatabase();
  app = await buildApp({ config: readConfig({ LOG_LEVEL: 'silent' }), databases, now: () => NOW, frontEnd: folder });
});
afterAll(async () => {
  await app.close();
  await databases.close();
  await rm(folder, { recursive: true, force: true });
});

test.each(['/', '/cadastro/roteiro', '/alterar-senha/a/b', '/cadastro/cliente/1?x=1.5', '/%E0%A4%A', '/cadastro/%'])(
  '%s is the page, asked anew each time',
  async (url) => {
    const reply = await app.inject(url);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe(PAGE);
    expect(reply.headers['cache-control']).toBe('no-cache');
    expect(reply.headers['content-security-policy']).toContain("default-src 'self'");
  },
);

test('hashed files are kept for ever and sent as they were compressed', async () => {
  const reply = await app.inject({ url: '/assets/app-1234.js', headers: { 'accept-encoding': 'br' } });
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(reply.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(SCRIPT);
});

test('a file that is not there is not the page', async () => {
  expect((await app.inject('/assets/antigo-9999.js')).statusCode).toBe(404);
});

test.each(['/../package.json', '/assets/..%2f..%2fpackage.json', '/%2e%2e/package.json'])(
  '%s does not leave the folder',
  async (url) => {
    const reply = await app.inject(url);
    expect(reply.body).not.toContain('"dependencies"');
  },
);

test('an unknown address of the API is an envelope, not the page', async () => {
  const reply = await app.inject('/api/nada');
  expect(reply.statusCode).toBe(404);
  expect(reply.json().flagErro).toBe(true);
});

test('long replies travel compressed', async () => {
  const reply = await app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': 'gzip' } });
  expect(reply.headers['content-encoding']).toBe('gzip');
});

test.each([
  '/api/Roteiro',
  '/API/Roteiro',
  '//api/Roteiro',
  '/%61pi/Roteiro',
  '/api/nada',
  '//API//nada',
  '/API',
  '/api/%',
  '//API//%E0%A4%A?x',
  '/%61pi/%E0%A4%A',
])('%s is the API’s however it is spelt, and is not kept', async (url) => {
  const reply = await app.inject(url);
  expect(reply.statusCode).toBeGreaterThanOrEqual(400);
  expect(reply.json().flagErro).toBe(true);
  expect(reply.headers['cache-control']).toBe('no-store');
});

test('without a front end the server says how to build it', () => {
  expect(() => requireBuilt(folder)).not.toThrow();
  const missing = path.join(folder, 'dist');
  expect(() => requireBuilt(missing)).toThrow(ConfigError);
  expect(() => requireBuilt(missing)).toThrow(`falta ${missing}. Rode antes: npm run build`);
});
