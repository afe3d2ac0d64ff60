import { sql } from 'kysely';
import { type ChangeOf, columns, type RowOf } from '../../../database/columns.ts';
import { toWrite } from '../../../database/rowLocks.ts';
import { type EditableTable, writeNext } from '../../../records.ts';
import type { Tx } from '../../../write.ts';

/** Tables of a client and of what hangs on it, with texts that people type. */
export type TableOfTexts =
  | 'Pessoa'
  | 'PessoaEndereco'
  | 'PessoaContato'
  | 'PessoaPontoColeta'
  | 'PessoaMedidorVazao'
  | 'PessoaHidrometro'
  | 'PessoaHidrometroLancamento'
  | 'RelatorioMonitoramento'
  | 'HistoricoColeta';

/** Has nobody save anything of a client, be it removed, until the transaction ends. */
export async function holdBack({ db }: Tx, idPessoa: number): Promise<void> {
  await toWrite(db, db.selectFrom('Pessoa').select('id').where('id', '=', idPessoa)).execute();
}

/** The records of a client that have one of these texts, those removed included: each with its texts. */
export function recordsWithTexts({ db }: Tx, table: TableOfTexts, fields: readonly string[], idPessoa: number) {
  const texts = columns(fields);
  const all = db.selectFrom(table).select(['id', 'versao']).select(texts);
  const own = {
    Pessoa: () => all.where('id', '=', idPessoa),
    PessoaHidrometroLancamento: () => all.where(sql.ref('idHidrometro'), 'in', metersOf(db, idPessoa)),
    other: () => all.where(sql.ref('idPessoa'), '=', idPessoa),
  };
  return own[table === 'Pessoa' || table === 'PessoaHidrometroLancamento' ? table : 'other']()
    .where(({ or, eb }) => or(texts.map(({ expression }) => eb(expression, 'is not', null))))
    .orderBy('id')
    .execute();
}

/** The texts of a field, each with the clients that a record says it of. */
export async function textsOfClients({ db }: Tx, table: TableOfTexts, field: string) {
  const client = {
    Pessoa: sql.ref('id'),
    PessoaHidrometroLancamento: sql`(select h."idPessoa" from "PessoaHidrometro" h where h."id" = "idHidrometro")`,
    other: sql.ref('idPessoa'),
  };
  const idPessoa = client[table === 'Pessoa' || table === 'PessoaHidrometroLancamento' ? table : 'other'];
  const { rows } = await sql<{ text: string; idPessoa: number }>`
    select distinct ${sql.ref(field)} as "text", ${idPessoa} as "idPessoa" from ${sql.table(table)}
    where ${sql.ref(field)} is not null`.execute(db);
  return rows;
}

const metersOf = (db: Tx['db'], idPessoa: number) =>
  db.selectFrom('PessoaHidrometro').select('id').where('idPessoa', '=', idPessoa);

/** Writes texts of a record anew, under its next version: who types over the former ones is told. */
export async function rewriteTexts(
  tx: Tx,
  table: TableOfTexts,
  row: Pick<RowOf<TableOfTexts>, 'id' | 'versao'>,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  await writeNext(tx, table as EditableTable, row, texts as ChangeOf<EditableTable>);
}

/** Why a client's collections were given other colours. */
export function reasonsOfColours({ db }: Tx, idPessoa: number) {
  return db
    .selectFrom('HistoricoColetaCor')
    .select(['id', 'motivo'])
    .where('idPessoa', '=', idPessoa)
    .where('motivo', 'is not', null)
    .execute();
}

export async function rewriteReason({ db }: Tx, id: number, motivo: string): Promise<void> {
  await db.updateTable('HistoricoColetaCor').set({ motivo }).where('id', '=', id).execute();
}

/** What a laboratory's system remarked on a client. */
export function remarksOn({ db }: Tx, idPessoa: number) {
  return db
    .selectFrom('MylimsInformacao')
    .select(['id', 'observacao'])
    .where('idPessoa', '=', idPessoa)
    .where('observacao', 'is not', null)
    .execute();
}

export async function rewriteRemark({ db }: Tx, id: number, observacao: string): Promise<void> {
  await db.updateTable('MylimsInformacao').set({ observacao }).where('id', '=', id).execute();
}
