import { type Kysely, sql } from 'kysely';
import { APAGADO, type Ato, type Mudanca, SETA, VAZIO } from '../../domain/log/acao.ts';
import { type FieldChange, type KnownFields, readAcao } from '../../domain/log/readAcao.ts';
import { isSqlite } from './columns.ts';

/** Entries taken at once: few enough for the memory, enough for a million of them to take seconds. */
const BATCH = 5_000;
/** What stands for the kind of act in an entry whose text is none of ours. */
const UNKNOWN = 'Registro';

interface Old {
  id: number;
  acao: string;
  tabela: string;
  idReferencia: number | null;
}

type Known = (tabela: string) => KnownFields;

/** The log keeps the kind of act and the fields of each change instead of a text of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('LogUsuario')
    .addColumn('evento', 'text', (c) => c.notNull().defaultTo(UNKNOWN))
    .execute();
  await db.schema.alterTable('LogUsuario').addColumn('mudancas', 'text').execute();
  await db.schema.alterTable('LogUsuario').addColumn('texto', 'text').execute();
  const known = await columnsOf(db);
  let last = 0;
  for (;;) {
    const { rows } = await sql<Old>`select "id", "acao", "tabela", "idReferencia" from "LogUsuario"
      where "id" > ${last} order by "id" limit ${sql.lit(BATCH)}`.execute(db);
    const end = rows.at(-1);
    if (!end) break;
    await keep(db, JSON.stringify(rows.map((row) => ({ id: row.id, ...dataOf(row, known) }))));
    last = end.id;
  }
  await db.schema.alterTable('LogUsuario').dropColumn('acao').execute();
}

/** An entry as data; with its whole text as well where the text could be read in another way, or is none of ours. */
function dataOf({ acao, tabela, idReferencia }: Old, known: Known) {
  const change = readAcao(acao, known);
  if (!change) return { evento: UNKNOWN, mudancas: null, texto: acao };
  const erased = change.note === APAGADO && change.fields.length === 0;
  const ato: Ato = {
    evento: change.verb,
    tabela,
    idReferencia,
    mudancas: erased ? null : change.fields.flatMap((field) => mudancaOf(field) ?? []),
  };
  // What makes the same text again was read rightly; where it does not, nothing is lost.
  if (textThen(ato) !== acao) return { evento: ato.evento, mudancas: null, texto: acao };
  return { evento: ato.evento, mudancas: ato.mudancas && JSON.stringify(ato.mudancas), texto: null };
}

/** The text of an action as it was written then: values with their line breaks as they came. */
function textThen({ evento, tabela, idReferencia, mudancas }: Ato): string {
  const shown = (value: Mudanca['antes']) => (value === null || value === '' ? VAZIO : String(value));
  const line = ({ campo, antes, depois }: Mudanca) =>
    `${campo}: ${[antes, depois]
      .filter((value) => value !== undefined)
      .map(shown)
      .join(SETA)}`;
  const first = `${evento} em ${tabela}${idReferencia === null ? '' : ` ${idReferencia}`}`;
  return [first, ...(mudancas?.map(line) ?? [APAGADO])].join('\n');
}

function mudancaOf(field: FieldChange): Mudanca | null {
  if (field.whole !== undefined) return null;
  const { name: campo, before, after } = field;
  const value = (text: string) => (text === VAZIO ? null : text);
  return {
    campo,
    ...(before !== null && { antes: value(before) }),
    ...(after !== null && { depois: value(after) }),
  };
}

/** The fields of a record are its table's columns; of these the remarks have lines. */
async function columnsOf(db: Kysely<unknown>): Promise<Known> {
  const tables = await db.introspection.getTables();
  const names = new Map(tables.map(({ name, columns }) => [name, new Set(columns.map((column) => column.name))]));
  const isMultiline = (name: string) => /^(obs|corpo)/.test(name);
  return (tabela) => ({ has: (name) => names.get(tabela)?.has(name) ?? false, isMultiline });
}

/** Writes a batch in one statement. */
async function keep(db: Kysely<unknown>, batch: string): Promise<void> {
  const rows = isSqlite(db)
    ? sql`(select value ->> 'id' as "id", value ->> 'evento' as "evento", value ->> 'mudancas' as "mudancas",
        value ->> 'texto' as "texto" from json_each(${batch}))`
    : sql`jsonb_to_recordset(${batch}::jsonb)`;
  const columns = isSqlite(db) ? sql`` : sql`("id" int, "evento" text, "mudancas" text, "texto" text)`;
  await sql`update "LogUsuario" set "evento" = v."evento", "mudancas" = v."mudancas", "texto" = v."texto"
    from ${rows} as v ${columns} where "LogUsuario"."id" = v."id"`.execute(db);
}
