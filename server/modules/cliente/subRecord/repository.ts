import { type ColumnOf, columns, type TableWith } from '../../../database/columns.ts';
import type { Selecting } from '../../../database/reading.ts';
import type { Schema } from '../../../database/schema.ts';

/** Tables of records that hang on a client and never move to another. */
export type SubRecordTable = TableWith<
  Pick<Schema['PessoaPontoColeta'], 'idPessoa' | 'versao' | 'removidoEm' | 'idUsuario'>
>;

/** Such a table; `visible` are the fields that its users know. */
export interface SubRecord<T extends SubRecordTable> {
  table: T;
  visible: readonly ColumnOf<T>[];
}

/** The client's records that were not removed, in the order they were added. */
export function listSubRecords<T extends SubRecordTable>(db: Selecting, sub: SubRecord<T>, idPessoa: number) {
  const table: SubRecordTable = sub.table;
  return db
    .selectFrom(table)
    .select(['id', 'idPessoa'])
    .select(columns(sub.visible))
    .select('versao')
    .where('idPessoa', '=', idPessoa)
    .where('removidoEm', 'is', null)
    .orderBy('id')
    .execute();
}

/** Whose such a record is, and these of its fields, where it is there. */
export function heldFields(db: Selecting, table: SubRecordTable, names: readonly string[], id: number) {
  return db
    .selectFrom(table)
    .select('idPessoa')
    .select(columns(names))
    .where('id', '=', id)
    .where('removidoEm', 'is', null)
    .executeTakeFirst();
}
