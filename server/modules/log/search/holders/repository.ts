import { type Selectable, type SqlBool, sql } from 'kysely';
import { readingOf } from '../../../../database/reading.ts';
import type { Schema } from '../../../../database/schema.ts';
import { isSqlite } from '../../../../migrations/columns.ts';
import type { Tx } from '../../../../write.ts';
import { all } from '../records/repository.ts';
import { sample } from '../repository.ts';
import { estimate, matchOf } from '../trigrams.ts';

const COLUMNS = [
  ...(['id', 'login', 'evento', 'tabela', 'idReferencia', 'idPessoa', 'mudancas', 'texto'] as const),
  'infoExtra',
] as const;
export type Holder = Pick<Selectable<Schema['LogUsuario']>, (typeof COLUMNS)[number]>;

/** Texts to look for in the log. */
export interface Sought {
  /** Letters and digits, normalised, that the searchable text of an entry holds one after the other; at least one. */
  held: readonly string[];
  /** The tables whose entries are looked at. */
  tabelas: readonly string[];
}

/**
 * The entries of all times, however many, whose searchable text holds some texts one after the other: by its index where
 * one of these is long enough for it, else by reading all entries.
 */
export async function holdersOf({ db }: Tx, { held, tabelas }: Sought): Promise<Holder[]> {
  const columns = sql.join(COLUMNS.map((name) => sql.ref(`l.${name}`)));
  const holds = sql<SqlBool>`l."busca" like ${`%${held.join('%')}%`}`;
  const isOfTables = sql<SqlBool>`l."tabela" in (${sql.join(tabelas)})`;
  if (!isSqlite(db)) {
    // The texts first: only their index leaves few entries for sure.
    const found = sql<Holder>`with l as materialized (select ${columns} from "LogUsuario" l where ${holds})
      select ${columns} from l where ${isOfTables}`;
    return (await found.execute(db)).rows;
  }
  const { groups } = estimate(held, (await sample(readingOf(db))).texts);
  const asked = all([holds, isOfTables]);
  const among = sql`select ${columns} from "LogUsuario" l not indexed where ${asked}`;
  // The index does not hold the newest entries.
  const found = sql<Holder>`select ${columns} from "LogBusca" f cross join "LogUsuario" l on l."id" = f."rowid"
      where f."LogBusca" match ${matchOf(groups)} and ${asked}
    union all ${among} and l."id" > (select "id" from "LogBuscaAte")`;
  return (await (groups.length > 0 ? found : sql<Holder>`${among}`).execute(db)).rows;
}
