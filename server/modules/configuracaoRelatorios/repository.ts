import { CAMPOS_CONFIGURACAO } from '../../../resources/relatorio/configuracao.ts';
import type { Selecting } from '../../database/reading.ts';
import { current } from '../../records.ts';
import type { Tx } from '../../write.ts';

export const TABLE = 'ConfiguracaoRelatorio';

/** The table has one record, which its migration put there. */
const ONLY = 1;

/** What holds now. */
export function configuration(db: Selecting) {
  return db
    .selectFrom(TABLE)
    .select(['id', ...CAMPOS_CONFIGURACAO, 'logotipo', 'versao'])
    .where('id', '=', ONLY)
    .executeTakeFirstOrThrow();
}

/** What holds now, read to be written. */
export const lockConfiguration = (tx: Tx) => current(tx, TABLE, ONLY);
