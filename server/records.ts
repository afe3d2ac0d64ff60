import { AppError, notFound } from './errors.ts';
import type { Tx } from './write.ts';

/** Tables whose records carry `versao` and `removidoEm`. */
export type EditableTable = 'Roteiro' | 'Parametro' | 'RamoAtividadeParametroSinonimo' | 'Pessoa' | 'PessoaPontoColeta';

type Row = Record<string, unknown> & { id: number; versao: number };

/**
 * Reads a record that is about to be written, inside the transaction.
 *
 * @throws AppError NOT_FOUND when there is none, or it was removed
 */
export async function current(tx: Tx, table: string, id: number): Promise<Row> {
  const row = await tx.db
    .selectFrom(table as EditableTable)
    .selectAll()
    .where('id', '=', id)
    .where('removidoEm', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row as unknown as Row;
}

/**
 * Refuses a write based on an old version, telling what the record holds now, and who changed it when.
 * A legacy caller sends no version and is let through.
 *
 * @throws AppError CONFLICT with `{ atual, autor, quando }`
 */
export async function refuseStale(
  tx: Tx,
  table: string,
  row: Row,
  versao: number | null | undefined,
  visible: readonly string[],
): Promise<void> {
  if (versao === null || versao === undefined || versao === row.versao) return;
  const last = await tx.db
    .selectFrom('LogUsuario')
    .select(['login', 'dtAcao'])
    .where('tabela', '=', table)
    .where('idReferencia', '=', row.id)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const atual = Object.fromEntries(['id', 'versao', ...visible].map((name) => [name, row[name] ?? null]));
  throw new AppError('CONFLICT', 'Este registro foi alterado por outra pessoa', {
    atual,
    autor: last?.login ?? null,
    quando: last?.dtAcao ?? null,
  });
}

/**
 * Writes the record's next version, and returns its number.
 *
 * @throws AppError CONFLICT when someone wrote it since `row` was read: the log would tell of values that are gone
 */
export async function writeNext(
  tx: Tx,
  table: string,
  row: { id: number; versao: number },
  values: Record<string, unknown>,
): Promise<number> {
  const versao = row.versao + 1;
  const saved = await tx.db
    .updateTable(table as EditableTable)
    .set({ ...values, versao } as never)
    .where('id', '=', row.id)
    .where('versao', '=', row.versao)
    .executeTakeFirst();
  if (Number(saved.numUpdatedRows) !== 1) throw new AppError('CONFLICT', 'Este registro foi alterado por outra pessoa');
  return versao;
}

/** Writes a record under its next version and tells the log; returns what the caller needs to go on editing. */
export async function saveExisting(
  tx: Tx,
  table: string,
  row: Row,
  values: Record<string, unknown>,
  audit: { idPessoa?: number | null; visible: readonly string[] },
): Promise<{ id: number; versao: number }> {
  const versao = await writeNext(tx, table, row, values);
  await tx.audit({
    tabela: table,
    id: row.id,
    idPessoa: audit.idPessoa,
    acao: 'Alteração',
    before: pick(row, audit.visible),
    after: pick({ ...row, ...values }, audit.visible),
  });
  return { id: row.id, versao };
}

/** Adds a record and tells the log. */
export async function saveNew(
  tx: Tx,
  table: string,
  values: Record<string, unknown>,
  audit: { idPessoa?: (id: number) => number | null; visible: readonly string[] },
): Promise<{ id: number; versao: number }> {
  const { id } = await tx.db
    .insertInto(table as EditableTable)
    .values({ ...values, dtCadastro: tx.now, idUsuario: tx.actor.id, versao: 1 } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.audit({
    tabela: table,
    id,
    idPessoa: audit.idPessoa?.(id),
    acao: 'Inclusão',
    after: pick(values, audit.visible),
  });
  return { id, versao: 1 };
}

/** Marks a record as removed; it stays in the database. */
export async function markRemoved(
  tx: Tx,
  table: string,
  row: Row,
  audit: { idPessoa?: number | null; visible: readonly string[] },
): Promise<{ id: number }> {
  await writeNext(tx, table, row, { removidoEm: tx.now });
  await tx.audit({
    tabela: table,
    id: row.id,
    idPessoa: audit.idPessoa,
    acao: 'Remoção',
    before: pick(row, audit.visible),
  });
  return { id: row.id };
}

function pick(row: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
}
