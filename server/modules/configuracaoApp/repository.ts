import { CAMPOS_CONFIGURACAO_APP } from '../../../resources/app/configuracao.ts';
import type { Selecting } from '../../database/reading.ts';
import { current } from '../../records.ts';
import type { Tx } from '../../write.ts';

export const TABLE = 'ConfiguracaoApp';
const PDFS = 'ConfiguracaoAppPdf';

/** The table has one record, which its migration put there. */
const ONLY = 1;

/** The PDF that goes with a protocol's message. */
export interface Pdf {
  nome: string;
  bytes: Uint8Array;
}

/** What holds now: the texts, and to whom they go. */
export function configuration(db: Selecting) {
  return db
    .selectFrom(TABLE)
    .select(['id', ...CAMPOS_CONFIGURACAO_APP, 'versao'])
    .where('id', '=', ONLY)
    .executeTakeFirstOrThrow();
}

/** The PDF that goes with a protocol's message; undefined until somebody sent one. */
export function configuredPdf(db: Selecting): Promise<Pdf | undefined> {
  return db.selectFrom(PDFS).select(['nome', 'bytes']).where('id', '=', ONLY).executeTakeFirst();
}

/** What holds now, read to be written. */
export const lockConfiguration = (tx: Tx) => current(tx, TABLE, ONLY);

/** Puts another PDF in the place of the one that is there. */
export async function replacePdf({ db }: Tx, { nome, bytes }: Pdf): Promise<void> {
  await db
    .insertInto(PDFS)
    .values({ id: ONLY, nome, bytes })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ nome, bytes }))
    .execute();
}
