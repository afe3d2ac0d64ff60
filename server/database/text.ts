import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * `column` contains `needle`, both already normalised. Wildcards in the needle stand for themselves.
 * The comparison is the same on both engines because case and accents are gone before it.
 */
export function contains(column: string, needle: string): RawBuilder<SqlBool> {
  const pattern = `%${needle.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
  return sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
