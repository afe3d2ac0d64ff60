import { type SqlBool, sql } from 'kysely';
import type { Selecting } from '../../../database/reading.ts';

/** Of the limits `l`, those by which a collection's results are judged: those of its day. */
export const ofItsDay = sql<SqlBool>`"l"."desde" = (select max("outro"."desde") from "ParametroLimite" as "outro"
  where "outro"."idParametro" = "l"."idParametro" and "outro"."desde" <= "c"."dtRetirada")`;

/** The day on which limits end: that of the next ones. */
const UNTIL = sql<string>`coalesce(lead("desde") over (partition by "idParametro" order by "desde"), '9999-99-99')`;

/**
 * Results that may not conform, by the limits of their collection's day. The rule itself is the domain's; by the number
 * kept beside each text, the database leaves out those that surely do. Joined so that SQLite begins with the collections
 * asked for, and not with the results of all times.
 */
export function outsideOfLimits(db: Selecting) {
  return db
    .selectFrom('HistoricoColeta as c')
    .crossJoin('Resultado as r')
    .whereRef('r.idColeta', '=', 'c.id')
    .innerJoin(
      ({ selectFrom }) =>
        selectFrom('ParametroLimite')
          .select(['idParametro', 'desde', 'minimo', 'maximo'])
          .select(UNTIL.as('ate'))
          .as('l'),
      (join) =>
        join
          .onRef('l.idParametro', '=', 'r.idParametro')
          .onRef('l.desde', '<=', 'c.dtRetirada')
          .onRef('l.ate', '>', 'c.dtRetirada'),
    )
    .where('c.removidoEm', 'is', null)
    .where(({ eb, or }) => or([eb('l.minimo', '<>', 0), eb('l.maximo', '<>', 0)]))
    .where(({ eb, or }) => or([eb('r.numero', '<', eb.ref('l.minimo')), eb('r.numero', '>', eb.ref('l.maximo'))]));
}
