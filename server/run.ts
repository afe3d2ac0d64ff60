import * as path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { LINK_MINUTES } from '../domain/acesso/senha.ts';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { connect } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import type { Databases } from './database/open.ts';
import { keepHouse } from './housekeeping/service.ts';
import { requireBuilt } from './http/static.ts';
import { requireReader } from './imports/code.ts';
import { isDemonstration } from './installation/repository.ts';
import { startMailLoop } from './mail/loop.ts';
import { recheckReport } from './modules/assinatura/envio/recheck.ts';
import { sendDueReports } from './modules/assinatura/envio/service.ts';
import { announceProtocols } from './modules/protocolo/aviso/service.ts';
import { DEMO_LOGINS, DEMO_PASSWORD, refuseKnownPasswords } from './modules/sessao/demonstracao.ts';
import { someoneExists } from './modules/sessao/guardians/repository.ts';
import { answerRequests } from './modules/sessao/recuperacao/service.ts';
import { startRounds } from './rounds.ts';
import { allRoutes } from './routes.ts';
import { createFirstAdminLink, seedBase } from './seed.ts';
import { orExplain } from './startFailure.ts';
import { sweepTemporaryFolders } from './temporaryFolder.ts';

const now = () => new Date();

/** First start: what the product ships with, then demonstration data or a way in for the first administrator. */
async function prepare(config: Config, databases: Databases): Promise<string[]> {
  await migrate(databases);
  await seedBase(databases, now());
  if (config.demo && !(await someoneExists(databases.read))) {
    const [{ fillDemo }, { fillPhotos }] = await Promise.all([
      import('./demo/fill.ts'),
      import('./demo/fillPhotos.ts'),
    ]);
    if (await fillDemo(databases, now())) await fillPhotos({ config, databases, now });
  }
  if (await isDemonstration(databases.read)) {
    refuseKnownPasswords(config);
    return [`Dados de demonstração. Entre como ${DEMO_LOGINS.join(', ')}, senha ${DEMO_PASSWORD}.`];
  }
  const link = await createFirstAdminLink(databases, now(), config.publicUrl);
  return link
    ? [`Defina a senha do primeiro administrador (login admin) em até ${LINK_MINUTES} minutos:\n  ${link}`]
    : [];
}

/** Milliseconds within which a second signal is the first one's twin, and after which the server ends whatever it still does. */
const TWICE_AT_ONCE = 1000;
const LONGEST_STOP = 25_000;

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

/** Keeps a second server off the same data directory; on PostgreSQL several may serve one database. */
async function lock({ databaseUrl, dataDir }: Config): Promise<() => void> {
  return databaseUrl ? () => {} : (await import('./database/lock.ts')).lockDataDir(dataDir);
}

/** Leaves the front end out: to whoever serves it otherwise, as `npm run dev` does. */
const WITHOUT_PAGES = '--sem-telas';
const FRONT_END = path.resolve(import.meta.dirname, '../dist');

async function listen(config: Config): Promise<void> {
  const withPages = !process.argv.includes(WITHOUT_PAGES);
  if (withPages) requireBuilt(FRONT_END);
  requireReader();
  const unlock = await lock(config);
  const databases = await connect(config);
  const notices = await prepare(config, databases);
  const services = { config, databases, now };
  const app = await buildApp({ ...services, ...(withPages && { frontEnd: FRONT_END }) });
  await sweepTemporaryFolders();
  const queueMore = async () => {
    await answerRequests(services);
    await announceProtocols(services, app.log);
  };
  const mail = startMailLoop(services, app.log, queueMore, recheckReport);
  const stopHousekeeping = startRounds(() => keepHouse(services), 'housekeeping', app.log);
  const reports = { services, routes: allRoutes(), log: app.log };
  const stopReports = startRounds((signal) => sendDueReports(reports, signal), 'reports by mail', app.log);

  let asked: number | undefined;
  const stop = async () => {
    if (asked !== undefined) {
      // Of one Ctrl+C both the terminal and npm tell; who asks again later has waited enough.
      if (performance.now() - asked > TWICE_AT_ONCE) process.exit(1);
      return;
    }
    asked = performance.now();
    // A mail server may keep a message for longer: it is sent again by whoever starts next.
    setTimeout(() => process.exit(1), LONGEST_STOP).unref();
    await closeGently(app);
    await mail.stop();
    await stopHousekeeping();
    await stopReports();
    await databases.close();
    unlock();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  await app.listen({ port: config.port, host: config.host });
  console.log([`Aplicação em ${config.publicUrl}`, ...notices].join('\n'));
}

/** Runs the server until it is asked to stop; resolves once it listens. */
export const run = () => orExplain(listen);
