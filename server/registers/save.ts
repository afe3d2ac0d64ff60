import { excesses, storedFields } from '../../resources/defineRegister.ts';
import type { RegisterEntity } from '../../resources/entities.ts';
import { fieldError, notFound } from '../errors.ts';
import { holdsAlready, type NewRecord, refuseStale, saveExisting, saveNew } from '../records.ts';
import type { Tx } from '../write.ts';
import { asOf, writeDated } from './dated/service.ts';
import { type LoadedRegister, type RegisterRow, searchOf, storedNames } from './repository.ts';

/** What a write carries, as the contract parsed it: `id` and `versao` beside the fields. */
export type SaveBody = Readonly<Record<string, unknown>>;

export interface Written {
  id: number;
  versao: number;
}

/** What the record holds after a write: what was sent, else what it held, else (a new one) the defaults. */
export function valuesOf(
  { register }: LoadedRegister,
  row: RegisterRow | undefined,
  sent: SaveBody,
): Record<string, unknown> {
  return Object.fromEntries(
    storedFields(register).map(({ name, default: preset }) => [
      name,
      sent[name] !== undefined ? sent[name] : row ? row[name] : (preset ?? null),
    ]),
  );
}

/** Adds or changes a record that was checked, with its log. What is dated holds from `desde` on: today unless said. */
export async function writeRecord(
  tx: Tx,
  { register }: LoadedRegister,
  row: RegisterRow | undefined,
  values: Record<string, unknown>,
  desde?: string,
): Promise<Written> {
  // A register's columns are data: by here each was checked by its field's kind, and its table by the compiler.
  const stored = { ...values, busca: searchOf(register, values) } as NewRecord<RegisterEntity>;
  const audit = { visible: storedNames(register) };
  if (register.dated) return writeDated(tx, register.dated, row, stored as NewRecord<'Parametro'>, { ...audit, desde });
  return row ? saveExisting(tx, register.entity, row, stored, audit) : saveNew(tx, register.entity, stored, audit);
}

/** The record that a write names. */
export function existing({ rows }: LoadedRegister, id: number): RegisterRow {
  const row = rows.get(id);
  if (!row) throw notFound();
  return row;
}

/**
 * Creates a record, or edits one when the body has an `id`, unless another record is the same. One that holds already
 * what is sent stays as it is, so that nobody else's version grows old by it.
 */
export async function saveRecord(tx: Tx, loaded: LoadedRegister, body: SaveBody): Promise<Written> {
  const { register, taken } = loaded;
  const desde = body.desde as string | undefined;
  const row = body.id ? existing(loaded, body.id as number) : undefined;
  if (row) await refuseStale(tx, register.entity, row, body.versao as number | null, storedNames(register));
  // What is not sent stays as it is on the day of which the write speaks.
  const [held] = row && desde ? await asOf(tx.db, register, [row], desde) : [row];
  const values = valuesOf(loaded, held, body);
  const [excess] = Object.entries(excesses(register, values));
  if (excess) throw fieldError(...excess);
  const twin = taken.twin(values, row?.id ?? null);
  if (twin) throw fieldError(twin.field, twin.message, 'CONFLICT');
  if (row && held && holdsAlready(held, values)) {
    tx.unchanged();
    return { id: row.id, versao: row.versao };
  }
  return writeRecord(tx, loaded, row, values, desde);
}
