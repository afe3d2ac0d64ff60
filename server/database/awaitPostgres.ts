import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ConfigError } from '../config.ts';

/** How long to wait for a server that is not up yet, and how often to ask, in milliseconds. */
interface Waiting {
  longest: number;
  every: number;
  say(message: string): void;
}
const WAITING: Waiting = { longest: 60_000, every: 3000, say: console.log };

/** SQLSTATE classes of a server that is starting, stopping, or has no connection left: it may answer later. */
const LATER = /^(57P0[123]|53300|08\w{3})$/;

/** The reason in one line; several addresses of one host fail with one error that holds theirs. */
function reasonOf(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : [error];
  return first instanceof Error ? first.message : String(first);
}

async function answers(url: string, connectionTimeoutMillis: number): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    // A connection that never came about is closed as well, and nobody waits for it.
    client.end().catch(() => undefined);
  }
}

/**
 * Waits until a PostgreSQL server answers, saying so every few seconds.
 *
 * @throws ConfigError when it does not in time, or refuses what the address says: user, password, database
 */
export async function awaitPostgres(url: string, { longest, every, say }: Waiting = WAITING): Promise<void> {
  const { host } = new URL(url);
  const giveUpAt = Date.now() + longest;
  for (;;) {
    try {
      return await answers(url, Math.max(every, 1000));
    } catch (error) {
      const reason = reasonOf(error);
      if (error instanceof pg.DatabaseError && !LATER.test(error.code ?? '')) {
        throw new ConfigError(`O PostgreSQL em ${host} recusou a conexão de DATABASE_URL: ${reason}`);
      }
      if (Date.now() + every > giveUpAt) {
        throw new ConfigError(`O PostgreSQL em ${host} não respondeu em ${longest / 1000} segundos: ${reason}`);
      }
      say(`O PostgreSQL em ${host} ainda não responde (${reason}). Nova tentativa em ${every / 1000} s.`);
      await pause(every);
    }
  }
}
