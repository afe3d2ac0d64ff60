import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { Kysely, PGliteDialect, sql } from 'kysely';
import pg from 'pg';
import { GRUPO } from '../../domain/acesso/access.ts';
import type { RegisterDefinition } from '../../resources/defineRegister.ts';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import type { Services } from '../../server/context.ts';
import { migrate } from '../../server/database/migrate.ts';
import { type Databases, openPostgres, openSqlite } from '../../server/database/open.ts';
import type { Schema } from '../../server/database/schema.ts';
import { hashPassword } from '../../server/modules/sessao/password.ts';
import { seedBase } from '../../server/seed.ts';

/** Users of a test server, one a shipped group, all with the same password. */
export const USERS = { admin: GRUPO.ADMINISTRADOR, dev: GRUPO.DESENVOLVEDOR, tecnico: GRUPO.TECNICO } as const;
export type UserName = keyof typeof USERS;
export const PASSWORD = 'senha-de-teste';

/** The moment at which test servers live. */
export const NOW = new Date('2026-11-20T15:00:00.000Z');

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
  /** Signs a user in who has the tests' password. */
  login(user: string): Promise<Caller>;
  /** Moves the server's clock. */
  setNow(moment: Date): void;
  close(): Promise<void>;
}

/** Engine under test, from the Vitest project. */
export const ENGINE = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite';

/** A fresh, empty, migrated database of the engine under test. PostgreSQL is a real server where one is given. */
export async function openTestDatabase(): Promise<Databases> {
  const databases = ENGINE === 'sqlite' ? await temporarySqlite() : await temporaryPostgres();
  await migrate(databases);
  return databases;
}

async function temporarySqlite(): Promise<Databases> {
  const folder = await mkdtemp(path.join(tmpdir(), 'efluentes-teste-'));
  const databases = openSqlite(folder);
  return {
    ...databases,
    close: async () => {
      await databases.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function temporaryPostgres(): Promise<Databases> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) {
    const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite: new PGlite() }) });
    return { engine: 'postgres', read: db, scan: db, write: db, close: () => db.destroy() };
  }
  const name = `teste_${process.pid}_${Math.random().toString(36).slice(2)}`;
  await administer(url, `create database ${name}`);
  const databases = openPostgres(Object.assign(new URL(url), { pathname: `/${name}` }).href);
  return {
    ...databases,
    close: async () => {
      await databases.close();
      await administer(url, `drop database ${name} with (force)`);
    },
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function addUsers({ write }: Databases): Promise<void> {
  const senhaHash = await hashPassword(PASSWORD);
  await write
    .insertInto('Usuario')
    .values(
      Object.entries(USERS).map(([login, idGrupo]) => ({
        uuid: `00000000-0000-4000-8000-00000000000${idGrupo}`,
        nome: `${login[0]?.toUpperCase()}${login.slice(1)} de Teste`,
        login,
        email: `${login}@example.com`,
        idGrupo,
        senhaHash,
        flagAlterarSenha: 0,
        flagAtivo: 1,
        dtCadastro: NOW.toISOString(),
        removidoEm: null,
      })),
    )
    .execute();
}

/** Starts a server in process over a fresh database that holds what the product ships, and three users. */
export async function startServer(
  options: {
    registers?: readonly RegisterDefinition[];
    databases?: Databases;
    /** Settings other than the tests' own. */
    environment?: Record<string, string>;
  } = {},
): Promise<TestServer> {
  const databases = options.databases ?? (await openTestDatabase());
  await seedBase(databases, NOW);
  await addUsers(databases);
  let now = NOW;
  const config = readConfig({
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    PUBLIC_URL: 'http://localhost:3000',
    ...options.environment,
  });
  const { registers } = options;
  const services = { config, databases, now: () => now };
  const app = await buildApp({ ...services, ...(registers ? { registers } : {}) });
  const anonymous = caller(app, '');
  return {
    app,
    databases,
    services,
    anonymous,
    login: async (user) => {
      const reply = await anonymous.post('/api/Usuario/login', { login: user, senha: PASSWORD });
      const cookie = String(reply.headers['set-cookie']).split(';')[0] ?? '';
      return caller(app, cookie);
    },
    setNow: (moment) => {
      now = moment;
    },
    close: async () => {
      await app.close();
      await databases.close();
    },
  };
}

function caller(app: FastifyInstance, cookie: string): Caller {
  async function send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: unknown,
    headers: Record<string, string> = {},
  ) {
    const reply = await app.inject({
      method,
      url,
      headers: { ...headers, ...(cookie ? { cookie } : {}) },
      ...(payload === undefined ? {} : { payload: payload as object }),
    });
    return { status: reply.statusCode, headers: reply.headers, body: reply.json() };
  }
  return {
    cookie,
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
