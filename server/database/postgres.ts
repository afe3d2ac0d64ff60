import { Kysely, type Logger, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import pg from 'pg';
import { AppError, DATABASE_BUSY } from '../errors.ts';
import type { Databases } from './open.ts';
import type { Schema } from './schema.ts';

const INT8 = 20;

/** How long a query may take and wait, in milliseconds; past it, it fails and gives back what it holds. */
export interface Patience {
  /** For a connection: a new one, or one that others have in use. */
  connection: number;
  /** For what another session has locked. */
  lock: number;
  statement: number;
  /** For the next query of a transaction that was begun. */
  idleTransaction: number;
  /** Past the server's own limit for a statement by so much, the server is taken for gone. */
  grace: number;
}
const PATIENCE: Patience = { connection: 5000, lock: 5000, statement: 60_000, idleTransaction: 60_000, grace: 5000 };

/** Without any limit, neither of ours nor of the database's own settings. */
const UNHURRIED: pg.PoolConfig = {
  lock_timeout: 0,
  statement_timeout: 0,
  query_timeout: 0,
  idle_in_transaction_session_timeout: 0,
  options: '-c lock_timeout=0 -c statement_timeout=0 -c idle_in_transaction_session_timeout=0',
};

function unavailable(message: string, cause: unknown): AppError {
  const error = new AppError('UNAVAILABLE', message);
  error.cause = cause;
  return error;
}

/** What a request is told whose connection broke, or that got none. */
const unreachable = (cause: unknown) =>
  unavailable('O banco de dados não está respondendo. Tente de novo em instantes.', cause);

/**
 * A pool whose failures can be told apart: what PostgreSQL itself answers keeps its code, whatever else befalls a
 * connection is UNAVAILABLE, and that connection is used no more. A database all of whose connections others have in use
 * answers, though not in time.
 */
function guarded(pool: pg.Pool): PostgresPool {
  let inUse = 0;
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect().catch((error: unknown) => {
        if (error instanceof pg.DatabaseError) throw error;
        throw inUse === pool.options.max ? unavailable(DATABASE_BUSY, error) : unreachable(error);
      });
      inUse += 1;
      let broken: unknown = null;
      const query = async (text: string, parameters: readonly unknown[]) => {
        if (broken) throw unreachable(broken);
        try {
          return await client.query(text, [...parameters]);
        } catch (error) {
          if (error instanceof pg.DatabaseError) throw error;
          broken = error;
          throw unreachable(error);
        }
      };
      return {
        // Of its two forms the one without a cursor: nothing here reads by one.
        query: query as unknown as PostgresPoolClient['query'],
        release: (destroy) => {
          inUse -= 1;
          client.release(destroy || broken !== null);
        },
      };
    },
  };
}

/** Opens a PostgreSQL database. Nothing is asked of it yet: `awaitPostgres` tells whether it is there. */
export function openPostgres(url: string, patience: Patience = PATIENCE): Databases {
  const types = {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
  };
  const open = (settings: pg.PoolConfig, log: Logger = () => {}) => {
    const pool = new pg.Pool({
      connectionString: url,
      types,
      keepAlive: true,
      connectionTimeoutMillis: patience.connection,
      lock_timeout: patience.lock,
      statement_timeout: patience.statement,
      query_timeout: patience.statement + patience.grace,
      idle_in_transaction_session_timeout: patience.idleTransaction,
      ...settings,
    });
    // A connection that breaks is replaced at the next query. It says so as an event besides, in use (the pool listens
    // only while it rests) as well as at rest, and an event that nobody hears would end the process.
    pool.on('error', () => {});
    pool.on('connect', (client) => void client.on('error', () => {}));
    return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: guarded(pool) }), log });
  };
  const readOnly = { options: '-c default_transaction_read_only=on' };
  const read = open({ max: 8, ...readOnly });
  const scan = open({ max: 4, ...readOnly });
  let answered = 0;
  const write = open({ max: 5 }, ({ level }) => {
    if (level === 'query') answered += 1;
  });
  return {
    engine: 'postgres',
    read,
    scan,
    write,
    unhurried: async (work) => {
      const db = open({ max: 1, ...UNHURRIED });
      try {
        return await work(db);
      } finally {
        await db.destroy();
      }
    },
    look: async () => {
      await sql`select 1`.execute(read);
    },
    answeredWrites: () => answered,
    close: async () => {
      await Promise.all([read.destroy(), scan.destroy(), write.destroy()]);
    },
  };
}
