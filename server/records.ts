import { remembered } from '../domain/remembered.ts';
import type { ChangeOf, ColumnOf, Exactly, NewRow, RowOf, TableWith } from './database/columns.ts';
import { insertedId, insertOne, updateVersion } from './database/keptWrites.ts';
import { changeOne, readTogether, unawaited } from './database/oneTrip.ts';
import { prepared } from './database/prepared.ts';
import { toWrite } from './database/rowLocks.ts';
import type { Schema } from './database/schema.ts';
import { AppError, notFound } from './errors.ts';
import type { Tx } from './write.ts';

/** Tables whose records carry a version and a removal mark. */
export type EditableTable = TableWith<Pick<Schema['GrupoAcesso'], 'id' | 'versao' | 'removidoEm'>>;

/** Those whose records carry a version; what is removed of modules and menus is gone, without a mark. */
export type VersionedTable = EditableTable | 'Modulo' | 'ModuloMenu';

/** Those that also say who registered a record, and when. */
type AuthoredTable = TableWith<Pick<Schema['Pessoa'], 'id' | 'versao' | 'removidoEm' | 'dtCadastro' | 'idUsuario'>>;

/** What a write gives of a new record; the rest is the same for all. */
export type NewRecord<T extends AuthoredTable> = Omit<NewRow<T>, 'id' | 'versao' | 'dtCadastro' | 'idUsuario'>;

/** What every record has, whatever its table. */
interface AnyRecord {
  id: number;
  versao: number;
}

/** The fields that users know, by which the log tells of a change. */
interface Told<T extends VersionedTable> {
  idPessoa?: number | null;
  visible: readonly ColumnOf<T>[];
}

/** The same of a record whose id is not known yet. */
interface NewTold<T extends AuthoredTable> {
  /** The id that it is to have (`nextId`), where that is known. */
  id?: number;
  idPessoa?: (id: number) => number | null;
  visible: readonly ColumnOf<T>[];
}

export const STALE = 'Este registro foi alterado por outra pessoa';

/**
 * Reads a record that is about to be written, inside the transaction: who wants to write it as well waits.
 *
 * @throws AppError NOT_FOUND when there is none, or it was removed
 */
export async function current<T extends EditableTable>(tx: Tx, table: T, id: number): Promise<RowOf<T>>;
export async function current(tx: Tx, table: EditableTable, id: number): Promise<object> {
  const [[row]] = await readTogether(tx.db, [rowById(table).with(tx.db, { id })]);
  if (!row) throw notFound();
  return row;
}

/** The query of a table's record, kept compiled. */
const rowById = remembered((table: EditableTable) =>
  prepared<object, { id: number }>((db, { id }) =>
    toWrite(db, db.selectFrom(table).selectAll().where('id', '=', id).where('removidoEm', 'is', null)),
  ),
);

/** Who wrote the log's last entry of a record, and when. */
export function lastChange({ db }: Tx, tabela: string, id: number) {
  return db
    .selectFrom('LogUsuario')
    .select(['login', 'dtAcao'])
    .where('tabela', '=', tabela)
    .where('idReferencia', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** Whether a write is based on another version than the saved one. A legacy caller sends none: its write is not. */
export const isStale = (row: AnyRecord, versao: number | null | undefined): boolean =>
  versao !== null && versao !== undefined && versao !== row.versao;

/**
 * Refuses a write based on an old version, telling what the record holds now, and who changed it when.
 * A legacy caller sends no version and is let through.
 *
 * @param more what else the record holds now, of other tables
 * @throws AppError CONFLICT with `{ atual, autor, quando }`
 */
export async function refuseStale<T extends VersionedTable>(
  tx: Tx,
  table: T,
  row: AnyRecord,
  versao: number | null | undefined,
  visible: readonly ColumnOf<T>[],
  more: object = {},
): Promise<void> {
  if (isStale(row, versao)) throw await conflictWith(tx, table, row, visible, STALE, more);
}

/** A conflict that tells what a record holds now, and who changed it when: `{ atual, autor, quando }`. */
export async function conflictWith<T extends VersionedTable>(
  tx: Tx,
  table: T,
  row: AnyRecord,
  visible: readonly ColumnOf<T>[],
  message: string,
  more: object = {},
): Promise<AppError> {
  const last = await lastChange(tx, table, row.id);
  const atual = { ...pick(row, ['id', 'versao', ...visible]), ...more };
  return new AppError('CONFLICT', message, { atual, autor: last?.login ?? null, quando: last?.dtAcao ?? null });
}

/**
 * Writes the record's next version, and returns its number.
 *
 * @throws AppError CONFLICT, at once or from what follows in the transaction, when someone wrote it since `row` was read:
 *   the log would tell of values that are gone
 */
export async function writeNext<T extends VersionedTable, V extends ChangeOf<T>>(
  tx: Tx,
  table: T,
  row: AnyRecord,
  values: V & Exactly<V, ChangeOf<T>>,
): Promise<number>;
export async function writeNext(
  tx: Tx,
  table: VersionedTable,
  row: AnyRecord,
  values: ChangeOf<VersionedTable>,
): Promise<number> {
  const versao = row.versao + 1;
  const written = updateVersion(tx.db, table, row, { ...values, versao });
  await changeOne(tx.db, written, () => new AppError('CONFLICT', STALE));
  return versao;
}

/** Whether a record has these values already; one that is undefined would not be written. */
export function holdsAlready(row: object, values: object): boolean {
  const held = new Map(Object.entries(row));
  return Object.entries(values).every(([name, value]) => value === undefined || held.get(name) === value);
}

/**
 * Writes a record under its next version and tells the log; returns what the caller needs to go on editing. One that
 * holds already what is to be written stays as it is, so that nobody else's version grows old by it.
 */
export async function saveExisting<T extends VersionedTable, V extends ChangeOf<T>>(
  tx: Tx,
  table: T,
  row: AnyRecord,
  values: V & Exactly<V, ChangeOf<T>>,
  told: Told<T>,
): Promise<AnyRecord>;
export async function saveExisting(
  tx: Tx,
  table: VersionedTable,
  row: AnyRecord,
  values: ChangeOf<VersionedTable>,
  { idPessoa, visible }: Told<VersionedTable>,
): Promise<AnyRecord> {
  if (holdsAlready(row, values)) {
    tx.unchanged();
    return { id: row.id, versao: row.versao };
  }
  const versao = await writeNext(tx, table, row, values);
  await tx.audit({
    tabela: table,
    id: row.id,
    idPessoa,
    acao: 'Alteração',
    before: pick(row, visible),
    after: pick({ ...row, ...values }, visible),
  });
  return { id: row.id, versao };
}

/** Adds a record and tells the log. */
export async function saveNew<T extends AuthoredTable, V extends NewRecord<T>>(
  tx: Tx,
  table: T,
  values: V & Exactly<V, NewRecord<T>>,
  told: NewTold<T>,
): Promise<AnyRecord>;
export async function saveNew(
  tx: Tx,
  table: AuthoredTable,
  values: NewRecord<AuthoredTable>,
  { id: reserved, idPessoa, visible }: NewTold<AuthoredTable>,
): Promise<AnyRecord> {
  const row = { ...values, dtCadastro: tx.now, idUsuario: tx.actor.id, versao: 1 };
  const id = reserved ?? (await insertedId(tx.db, table, row));
  if (reserved) await unawaited(tx.db, insertOne(tx.db, table, { ...row, id: reserved }));
  await tx.audit({ tabela: table, id, idPessoa: idPessoa?.(id), acao: 'Inclusão', after: pick(values, visible) });
  return { id, versao: 1 };
}

/** Marks a record as removed; it stays in the database. */
export async function markRemoved<T extends EditableTable>(
  tx: Tx,
  table: T,
  row: AnyRecord,
  { idPessoa, visible }: Told<T>,
): Promise<{ id: number }> {
  await takeAway(tx, table, row);
  await tx.audit({ tabela: table, id: row.id, idPessoa, acao: 'Remoção', before: pick(row, visible) });
  return { id: row.id };
}

/** Brings a removed record back as it was, and tells the log. */
export async function bringBack<T extends EditableTable>(
  tx: Tx,
  table: T,
  row: AnyRecord,
  { idPessoa, visible }: Told<T>,
): Promise<void> {
  await writeNext(tx, table as EditableTable, row, { removidoEm: null });
  const after = pick(row, visible);
  await tx.audit({ tabela: table, id: row.id, idPessoa, acao: 'Inclusão', after, info: 'Remoção desfeita' });
}

/** Marks a record as removed; the caller tells the log. */
export async function takeAway(tx: Tx, table: EditableTable, row: AnyRecord): Promise<void> {
  await writeNext(tx, table, row, { removidoEm: tx.now });
}

/** Fields of a record by name, null where it has none. */
export function pick(row: object, names: readonly string[]): Record<string, unknown> {
  const values = new Map(Object.entries(row));
  return Object.fromEntries(names.map((name) => [name, values.get(name) ?? null]));
}
