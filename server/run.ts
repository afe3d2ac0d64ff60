import * as path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { LockedError, lockDataDir } from './database/lock.ts';
import { migrate } from './database/migrate.ts';
import { type Databases, openSqlite } from './database/open.ts';
import { startMailLoop } from './mail/loop.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from './modules/sessao/demonstracao.ts';
import { answerRequests } from './modules/sessao/recuperacao.ts';
import { createFirstAdminLink, seedBase } from './seed.ts';

const now = () => new Date();

/** First start: what the product ships with, then demonstration data or a way in for the first administrator. */
async function prepare(config: Config, databases: Databases): Promise<string[]> {
  await migrate(databases);
  await seedBase(databases, now());
  const someone = await databases.read.selectFrom('Usuario').select('id').executeTakeFirst();
  if (config.demo && !someone) {
    const { fillDemo } = await import('./demo/fill.ts');
    await fillDemo(databases, now());
  }
  const facts = await databases.read.selectFrom('Instalacao').select('demonstracao').executeTakeFirst();
  if (facts?.demonstracao === 1) {
    return [`Dados de demonstração. Entre como ${DEMO_LOGINS.join(', ')}, senha ${DEMO_PASSWORD}.`];
  }
  const link = await createFirstAdminLink(databases, now(), config.publicUrl);
  return link ? [`Defina a senha do primeiro administrador (login admin) em até 60 minutos:\n  ${link}`] : [];
}

/** Milliseconds that open requests have to finish once the server is asked to stop. */
const PATIENCE = 20_000;

/** Takes no new request, lets the open ones finish, and drops the connections that browsers keep for later. */
async function closeGently(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
  const lastResort = setTimeout(() => app.server.closeAllConnections(), PATIENCE);
  await app.close();
  clearInterval(sweep);
  clearTimeout(lastResort);
}

async function listen(): Promise<void> {
  const config = readConfig(process.env);
  const unlock = config.databaseUrl ? () => {} : lockDataDir(config.dataDir);
  const databases = config.databaseUrl
    ? (await import('./database/postgres.ts')).openPostgres(config.databaseUrl)
    : openSqlite(config.dataDir);
  const notices = await prepare(config, databases);
  const frontEnd = path.resolve(import.meta.dirname, '../dist');
  const app = await buildApp({ config, databases, now, frontEnd });
  const mail = startMailLoop({ config, databases, now }, app.log, answerRequests);

  const stop = async () => {
    await closeGently(app);
    await mail.stop();
    await databases.close();
    unlock();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);

  await app.listen({ port: config.port, host: config.host });
  console.log([`Aplicação em ${config.publicUrl}`, ...notices].join('\n'));
}

/** Runs the server until it is asked to stop; resolves once it listens. What keeps it from starting ends the process. */
export async function run(): Promise<void> {
  try {
    await listen();
  } catch (error) {
    const expected = error instanceof ConfigError || error instanceof LockedError;
    console.error(expected ? error.message : error);
    process.exit(1);
  }
}
