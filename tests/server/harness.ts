import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import type { KeptRegister } from '../../resources/defineRegister.ts';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import type { Services } from '../../server/context.ts';
import type { Databases } from '../../server/database/open.ts';
import type { Schema } from '../../server/database/schema.ts';
import type { RequestTimes } from '../../server/http/clientErrors.ts';
import type { DeviceLimits } from '../../server/http/devices.ts';
import { DEMO_PASSWORD } from '../../server/modules/sessao/demonstracao.ts';
import { fillShipped, NOW, PASSWORD, USERS, type UserName } from './shipped.ts';
import { ENGINE, openDemoDatabase, openShippedDatabase, openTestDatabase } from './testDatabase.ts';

export { ENGINE, NOW, openTestDatabase, PASSWORD, USERS, type UserName };

/** A signed-in (or anonymous) caller of the API. */
export interface Caller {
  get(url: string): Promise<Reply>;
  post(url: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
  put(url: string, body?: unknown): Promise<Reply>;
  delete(url: string, body?: unknown): Promise<Reply>;
  /** Sends a multipart form with one file. */
  upload(
    url: string,
    part: string,
    file: { name: string; bytes: Uint8Array },
    fields: Record<string, string>,
  ): Promise<Reply>;
  cookie: string;
}

export interface Reply {
  status: number;
  headers: LightMyRequestResponse['headers'];
  // The envelope as it came: tests look into it freely.
  body: { flagErro: boolean; listaMensagens: string[]; listaResultados: Json; [key: string]: Json };
}
/** Whatever JSON came: tests know its shape. */
type Json = ReturnType<typeof JSON.parse>;

export interface TestServer {
  app: FastifyInstance;
  databases: Databases;
  /** What the server works with, for what it does besides answering calls. */
  services: Services;
  anonymous: Caller;
  /** Somebody else, at another network address (the others are at 127.0.0.1). */
  anonymousAt(address: string): Caller;
  /** A device of the field application, by its token. */
  device(token: string): Caller;
  /** Signs a user in who has the tests' password. */
  login(user: string): Promise<Caller>;
  /** Moves the server's clock. */
  setNow(moment: Date): void;
  close(): Promise<void>;
}

/** Starts a server in process over a database that holds what the product ships, and three users: a copy, or one given. */
export async function startServer(
  options: {
    registers?: readonly KeptRegister[];
    databases?: Databases;
    /** Over the demonstration's data and users instead. */
    demo?: true;
    /** Settings other than the tests' own. */
    environment?: Record<string, string>;
    requestTimes?: RequestTimes;
    deviceLimits?: DeviceLimits;
  } = {},
): Promise<TestServer> {
  const { demo = false } = options;
  const databases = options.databases ?? (await (demo ? openDemoDatabase() : openShippedDatabase()));
  if (options.databases) await fillShipped(databases);
  let now = NOW;
  // Made by whoever writes to it first.
  const dataDir = path.join(tmpdir(), `efluentes-dados-${randomUUID()}`);
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    PUBLIC_URL: 'http://localhost:3000',
    ...options.environment,
  });
  const { registers, requestTimes, deviceLimits } = options;
  const services = { config, databases, now: () => now };
  const app = await buildApp({
    ...services,
    ...(registers && { registers }),
    ...(requestTimes && { requestTimes }),
    ...(deviceLimits && { deviceLimits }),
  });
  const anonymous = caller(app, {});
  return {
    app,
    databases,
    services,
    anonymous,
    anonymousAt: (address) => caller(app, {}, address),
    device: (token) => caller(app, { authorization: `Bearer ${token}` }),
    login: async (user) => {
      const reply = await anonymous.post('/api/Usuario/login', {
        login: user,
        senha: demo ? DEMO_PASSWORD : PASSWORD,
      });
      const cookie = String(reply.headers['set-cookie']).split(';')[0] ?? '';
      return caller(app, { cookie });
    },
    setNow: (moment) => {
      now = moment;
    },
    close: async () => {
      await app.close();
      await databases.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** @param own headers that tell who calls */
function caller(app: FastifyInstance, own: Record<string, string>, remoteAddress = '127.0.0.1'): Caller {
  async function send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: unknown,
    headers: Record<string, string> = {},
  ) {
    const reply = await app.inject({
      method,
      url,
      remoteAddress,
      headers: { ...headers, ...own },
      ...(payload === undefined ? {} : { payload: payload as object }),
    });
    return { status: reply.statusCode, headers: reply.headers, body: reply.json() };
  }
  return {
    cookie: own.cookie ?? '',
    get: (url) => send('GET', url),
    post: (url, body = {}, headers) => send('POST', url, body, headers),
    put: (url, body = {}) => send('PUT', url, body),
    delete: (url, body) => send('DELETE', url, body),
    upload: (url, part, { name, bytes }, fields) => {
      const boundary = '----teste';
      const texts = Object.entries(fields).map(
        ([field, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
      );
      const head = `--${boundary}\r\nContent-Disposition: form-data; name="${part}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
      const payload = Buffer.concat([
        Buffer.from(texts.join('') + head),
        bytes,
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ]);
      return send('POST', url, payload, { 'content-type': `multipart/form-data; boundary=${boundary}` });
    },
  };
}

/** Counts the rows of a table. */
export async function countRows({ read }: Databases, table: keyof Schema): Promise<number> {
  const { n } = await read.selectFrom(table).select(sql<number>`count(*)`.as('n')).executeTakeFirstOrThrow();
  return Number(n);
}
