import { type RawBuilder, sql } from 'kysely';
import { parametros } from '../../../../domain/coleta/parametros.ts';
import type { Engine } from '../../../database/open.ts';

/** Field of a collection row that holds a parameter's value: the legacy name of the 27, `p{id}` of any other. */
const chave = sql.raw(
  `case "Resultado"."idParametro" ${parametros.map(({ id, chave: name }) => `when ${id} then '${name}'`).join(' ')}
    else 'p' || "Resultado"."idParametro" end`,
);

/**
 * Results of one collection, of a query's `HistoricoColeta`, as a JSON text `{chave: raw text}`: one row travels instead
 * of 27; null for none.
 */
export function resultsJson(engine: Engine): RawBuilder<string | null> {
  const aggregate =
    engine === 'sqlite'
      ? sql`json_group_object(${chave}, "Resultado"."bruto")`
      : sql`jsonb_object_agg(${chave}, "Resultado"."bruto")::text`;
  return sql<
    string | null
  >`(select ${aggregate} from "Resultado" where "Resultado"."idColeta" = "HistoricoColeta"."id")`;
}

const EMPTY = '{}';

/** A collection's row as JSON: its own fields, then one field a parameter, DBO even without a result. */
export function jsonWithResults(ownFields: object, resultados: string | null): string {
  const own = JSON.stringify(ownFields);
  const results = resultados ?? EMPTY;
  // A quote inside a value is escaped, so this can only be the field's name.
  const dbo = results.includes('"DBO":') ? '' : ',"DBO":null';
  const rest = results === EMPTY ? '}' : `,${results.slice(1)}`;
  return own.slice(0, -1) + dbo + rest;
}
