import { type RawBuilder, sql } from 'kysely';

/**
 * A text for putting rows in order, with none before any on either engine: PostgreSQL by itself has none after all.
 * An index that is to serve such an order holds this very expression.
 *
 * @param column with the name of its table in the query: 'c.horaRetirada'
 */
export const orBlank = (column: string): RawBuilder<string> => sql<string>`coalesce(${sql.ref(column)}, '')`;
