import { sql } from 'kysely';
import type { Selecting } from '../../../database/reading.ts';

const TABLE = 'RelatorioSequencial';

/** Enabled clients with a collection in a period, both days included. */
export function clientsWithCollections(db: Selecting, inicio: string, fim: string) {
  return db
    .selectFrom('Pessoa as p')
    .select(['p.id as idCliente', 'p.nome as nomeCliente'])
    .where('p.removidoEm', 'is', null)
    .where('p.flagAtivo', '=', 1)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('HistoricoColeta as c')
          .select('c.id')
          .whereRef('c.idPessoa', '=', 'p.id')
          .where('c.dtRetirada', '>=', inicio)
          .where('c.dtRetirada', '<=', fim)
          .where('c.removidoEm', 'is', null),
      ),
    )
    .execute();
}

/** Saved sequences, each with its client's name of today: those of the newest period first, each period's by number. */
export function savedSequences(db: Selecting) {
  return db
    .selectFrom(`${TABLE} as s`)
    .innerJoin('Pessoa as p', 'p.id', 's.idCliente')
    .select(['s.id', 's.sequencial', 's.idCliente', 'p.nome', 's.inicio', 's.fim'])
    .where('s.removidoEm', 'is', null)
    .orderBy('s.inicio', 'desc')
    .orderBy('s.fim', 'desc')
    .orderBy('s.sequencial')
    .execute();
}

/** The last number of the year that a day is in, of a removed sequence too; null when there is none yet. */
export async function lastNumber(db: Selecting, day: string): Promise<string | null> {
  const { last } = await db
    .selectFrom(TABLE)
    .select(({ fn }) => fn.max('sequencial').as('last'))
    .where(sql<boolean>`substr("sequencial", 6) = ${day.slice(2, 4)}`)
    .executeTakeFirstOrThrow();
  return last;
}

/** Those of the ids that are of clients. */
export async function knownClients(db: Selecting, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('Pessoa')
    .select('id')
    .where('id', 'in', ids)
    .where('removidoEm', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
