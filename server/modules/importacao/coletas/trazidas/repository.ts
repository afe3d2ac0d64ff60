import { insertThoseMissing } from '../../../../database/insert.ts';
import type { Selecting } from '../../../../database/reading.ts';
import { toWrite } from '../../../../database/rowLocks.ts';
import type { Tx } from '../../../../write.ts';
import type { Resultado } from '../../match.ts';

/** The sample of a file, by the key that it has there. */
interface DeArquivo {
  idArquivo: number;
  chave: string;
}

/**
 * The collections that samples of files became before, those that were removed since too. Not one that a person took the code
 * from which the file had given it: it is another sample's.
 */
export const findBrought = (db: Selecting, samples: readonly DeArquivo[]) => brought(db, samples).execute();

/** The same of samples that are about to get results. */
export const takeBrought = ({ db }: Tx, samples: readonly DeArquivo[]) =>
  toWrite(db, brought(db, samples).orderBy('coleta.id'), 'coleta').execute();

const brought = (db: Selecting, samples: readonly DeArquivo[]) =>
  db
    .selectFrom('ArquivoAmostra as amostra')
    .innerJoin('HistoricoColeta as coleta', 'coleta.id', 'amostra.idColeta')
    .select(['amostra.idArquivo', 'amostra.chave', 'amostra.data as dita'])
    .select(['coleta.id', 'coleta.dtRetirada as data', 'coleta.removidoEm'])
    .where(({ eb, or }) => or([eb('amostra.nomeou', '=', 0), eb('coleta.codigoAmostra', 'is not', null)]))
    .where('amostra.idArquivo', 'in', filesOf(samples))
    .where('amostra.chave', 'in', keysOf(samples));

/** The results that these files brought, and that a person took away since, by collection. */
export async function findTaken(
  db: Selecting,
  samples: readonly DeArquivo[],
  coletas: readonly number[],
): Promise<Map<number, (Resultado & { idColeta: number })[]>> {
  if (coletas.length === 0) return new Map();
  const rows = await db
    .selectFrom('ResultadoRetirado')
    .select(['idColeta', 'idParametro', 'bruto', 'operador', 'numero', 'unidade'])
    .where('idArquivo', 'in', filesOf(samples))
    .where('idColeta', 'in', coletas)
    .execute();
  return Map.groupBy(rows, ({ idColeta }) => idColeta);
}

const filesOf = (samples: readonly DeArquivo[]) => [...new Set(samples.map(({ idArquivo }) => idArquivo))];
const keysOf = (samples: readonly DeArquivo[]) => samples.map(({ chave }) => chave);

/**
 * Keeps which collections samples of files became.
 *
 * @param again whether their files are in already: what was kept of these samples is out of date
 */
export async function keepBrought(
  { db }: Tx,
  samples: readonly (DeArquivo & { data: string; idColeta: number; nomeou: number })[],
  again: boolean,
): Promise<void> {
  if (samples.length === 0) return;
  if (again) {
    await db
      .deleteFrom('ArquivoAmostra')
      .where('idArquivo', 'in', filesOf(samples))
      .where('chave', 'in', keysOf(samples))
      .execute();
  }
  await insertThoseMissing(db, 'ArquivoAmostra', samples, ['idColeta']);
}

/** The collections that have their code of a file, as nobody wrote another, and of no other file that has the sample. */
export function namedBy({ db }: Tx, idArquivo: number) {
  const query = db
    .selectFrom('ArquivoAmostra as amostra')
    .innerJoin('HistoricoColeta as coleta', (join) =>
      join.onRef('coleta.id', '=', 'amostra.idColeta').onRef('coleta.chave', '=', 'amostra.chave'),
    )
    .select(['coleta.id', 'coleta.idPessoa', 'coleta.codigoAmostra'])
    .select(['coleta.idPontoColeta', 'coleta.dtRetirada', 'coleta.horaRetirada'])
    .where('amostra.idArquivo', '=', idArquivo)
    .where('amostra.nomeou', '=', 1)
    .where('coleta.removidoEm', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ArquivoAmostra as outra')
            .select('outra.idColeta')
            .whereRef('outra.idColeta', '=', 'amostra.idColeta')
            .whereRef('outra.chave', '=', 'amostra.chave')
            .where('outra.idArquivo', '<>', idArquivo),
        ),
      ),
    )
    .orderBy('coleta.id');
  return toWrite(db, query, 'coleta').execute();
}

/** Of codes that another file has too, that one is who gave them. */
export async function passCodesOn({ db }: Tx, idArquivo: number): Promise<void> {
  await db
    .updateTable('ArquivoAmostra')
    .set({ nomeou: 1 })
    .where('idArquivo', '<>', idArquivo)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('ArquivoAmostra as sua')
          .select('sua.idColeta')
          .where('sua.idArquivo', '=', idArquivo)
          .where('sua.nomeou', '=', 1)
          .whereRef('sua.idColeta', '=', 'ArquivoAmostra.idColeta')
          .whereRef('sua.chave', '=', 'ArquivoAmostra.chave'),
      ),
    )
    .execute();
}

/** Leaves a collection without its code, by the key of a sample without; not where another is of that. @returns whether it is */
export async function unname({ db }: Tx, id: number, chave: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('HistoricoColeta')
    .set(({ eb }) => ({ codigoAmostra: null, chave, versao: eb('versao', '+', 1) }))
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('HistoricoColeta as outra')
            .select('outra.id')
            .where('outra.chave', '=', chave)
            .where('outra.removidoEm', 'is', null),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
