import { type SqlBool, sql } from 'kysely';
import { addDays } from '../../../../domain/calendar.ts';
import { FEWEST, WINDOW_DAYS } from '../../../../domain/coleta/billingDbo.ts';
import { ID_DBO } from '../../../../domain/coleta/parametros.ts';
import { TIPOS_DBO } from '../../../../domain/coleta/tipoDbo.ts';
import { orBlank } from '../../../database/orBlank.ts';
import type { Selecting } from '../../../database/reading.ts';

/** Kinds of collections whose DBO counts: written out, for the index of these alone to be used (migration 048). */
const COUNTED = sql<SqlBool>`"c"."idTipoDBO" in (${sql.join(
  TIPOS_DBO.filter(({ foraDaCobranca }) => foraDaCobranca === null).map(({ id }) => sql.lit(id)),
)})`;

/**
 * Collections `c` up to a day that may count for a charge, with their DBO `r`. Joined so that SQLite begins with the
 * collections, which are few, and not with the DBO of all times.
 */
function counting(db: Selecting, day: string) {
  return db
    .selectFrom('HistoricoColeta as c')
    .crossJoin('Resultado as r')
    .whereRef('r.idColeta', '=', 'c.id')
    .where('r.idParametro', '=', ID_DBO)
    .where('c.removidoEm', 'is', null)
    .where(COUNTED)
    .where('r.numero', '>', 0)
    .where('c.dtRetirada', '<=', day);
}

const COLUMNS = [
  'c.id',
  'c.idPessoa',
  'c.dtRetirada as data',
  'c.horaRetirada as hora',
  'c.idTipoDBO',
  'r.bruto as dbo',
] as const;

/** Those of the days that the charges of a day look at, of clients. */
export function withinWindow(db: Selecting, day: string, clients: readonly number[]) {
  return counting(db, day)
    .select(COLUMNS)
    .where('c.dtRetirada', '>=', addDays(day, -WINDOW_DAYS))
    .where('c.idPessoa', 'in', clients)
    .execute();
}

/** The collection of each of the clients that so many later ones stand before. */
const nth = (db: Selecting, day: string, clients: readonly number[], place: number) =>
  db
    .selectFrom('Pessoa as p')
    .where('p.id', 'in', clients)
    .select(
      counting(db, day)
        .select('c.id')
        .where('c.idPessoa', '=', sql.ref<number>('p.id'))
        .orderBy('c.dtRetirada', 'desc')
        .orderBy(orBlank('c.horaRetirada'), 'desc')
        .orderBy('c.id', 'desc')
        .limit(1)
        .offset(place)
        .as('id'),
    );

/** The latest ones of clients, whatever their date: each is found in its client's index, which ends the search. */
export async function latest(db: Selecting, day: string, clients: readonly number[]) {
  const places = Array.from({ length: FEWEST }, (_, place) => place);
  const found = await Promise.all(
    places.map((place) =>
      counting(db, day)
        .select(COLUMNS)
        .where('c.id', 'in', nth(db, day, clients, place))
        .execute(),
    ),
  );
  return found.flat();
}
