import { insertAll } from '../../../../database/insert.ts';
import type { Selecting } from '../../../../database/reading.ts';
import type { AmostraMylims, AnaliseMylims, InformacaoMylims } from '../../../../imports/mylims.ts';
import type { Tx } from '../../../../write.ts';
import { inBatches } from '../../batches.ts';

const BATCH = 500;
const WAITING = { motivo: 'aguardando sincronização' };

const asText = (detalhes: object | null) => detalhes && JSON.stringify(detalhes);

/** Stages samples of a file. */
export async function insertAmostras({ db }: Tx, idArquivo: number, linhas: readonly AmostraMylims[]): Promise<void> {
  const rows = linhas.map(({ detalhes, publicada, recusados: _, ...linha }) => ({
    ...{ ...linha, ...WAITING, idArquivo, detalhes: asText(detalhes), publicada: Number(publicada), idColeta: null },
  }));
  await insertAll(db, 'MylimsAmostra', rows);
}

/** Stages results of a file. */
export async function insertAnalises({ db }: Tx, idArquivo: number, linhas: readonly AnaliseMylims[]): Promise<void> {
  const rows = linhas.map(({ recusados: _, ...linha }) => ({ ...linha, ...WAITING, idArquivo, situacao: null }));
  await insertAll(db, 'MylimsAnalise', rows);
}

/** Stages what a file tells of samples and clients. */
export async function insertInformacoes(
  { db }: Tx,
  idArquivo: number,
  linhas: readonly InformacaoMylims[],
): Promise<void> {
  const fresh = { ...WAITING, idColeta: null, preenchidos: null, idPessoa: null };
  const rows = linhas.map(({ detalhes, recusados: _, ...linha }) => ({
    ...{ ...linha, ...fresh, idArquivo, detalhes: asText(detalhes) },
  }));
  await insertAll(db, 'MylimsInformacao', rows);
}

/** The latest staged line of each published sample that has results still to come in. */
function waiting(db: Selecting, codigos?: readonly string[]) {
  const query = db
    .selectFrom('MylimsAmostra as amostra')
    .where('amostra.publicada', '=', 1)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('MylimsAmostra as outra')
            .select('outra.id')
            .whereRef('outra.codigo', '=', 'amostra.codigo')
            .whereRef('outra.id', '>', 'amostra.id'),
        ),
      ),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('MylimsAnalise')
          .select('MylimsAnalise.id')
          .whereRef('MylimsAnalise.codigo', '=', 'amostra.codigo')
          .where('situacao', 'is', null),
      ),
    );
  return codigos ? query.where('amostra.codigo', 'in', codigos) : query;
}

/** How many samples wait. */
export async function countWaiting(db: Selecting, codigos?: readonly string[]): Promise<number> {
  const query = waiting(db, codigos).select(({ fn }) => fn.countAll<number>().as('total'));
  return Number((await query.executeTakeFirstOrThrow()).total);
}

/** The next samples that wait after the one with the id `last`. */
export function nextWaiting(db: Selecting, last: number, take: number, codigos?: readonly string[]) {
  return waiting(db, codigos)
    .selectAll('amostra')
    .where('amostra.id', '>', last)
    .orderBy('amostra.id')
    .limit(take)
    .execute();
}

export type AmostraGuardada = Awaited<ReturnType<typeof nextWaiting>>[number];

/** The results of samples that are still to come in, by the samples' code. */
export async function waitingResults(db: Selecting, codigos: readonly string[]) {
  const rows = await db
    .selectFrom('MylimsAnalise')
    .selectAll()
    .where('codigo', 'in', codigos)
    .where('situacao', 'is', null)
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, ({ codigo }) => codigo);
}

export type AnaliseGuardada =
  Awaited<ReturnType<typeof waitingResults>> extends Map<unknown, (infer Row)[]> ? Row : never;

/** Keeps what became of results. */
export async function settleResults(
  { db }: Tx,
  ids: readonly number[],
  outcome: { situacao: 'importada' | 'repetida' | null; motivo: string | null },
): Promise<void> {
  for (const batch of inBatches(ids, BATCH)) {
    await db.updateTable('MylimsAnalise').set(outcome).where('id', 'in', batch).execute();
  }
}

/** Keeps the collection that a sample became, or why it became none. */
export async function settleSample(
  { db }: Tx,
  id: number,
  outcome: { idColeta: number | null; motivo: string | null },
): Promise<void> {
  await db.updateTable('MylimsAmostra').set(outcome).where('id', '=', id).execute();
}

/**
 * Has results wait again that were there already by a file which is about to be removed: what they repeated goes with it.
 *
 * @returns whether there are any
 */
export async function reopenRepeated({ db }: Tx, idArquivo: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('MylimsAnalise')
    .set({ ...WAITING, situacao: null })
    .where('situacao', '=', 'repetida')
    .where('codigo', 'in', (eb) =>
      eb
        .selectFrom('MylimsAmostra')
        .innerJoin('Resultado', 'Resultado.idColeta', 'MylimsAmostra.idColeta')
        .select('MylimsAmostra.codigo')
        .where('Resultado.idArquivo', '=', idArquivo),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The collections that samples became, by the samples' code; one that was removed where there is no other. */
export async function joinedSamples(db: Selecting, codigos: readonly string[]) {
  const rows = await db
    .selectFrom('MylimsAmostra as amostra')
    .innerJoin('HistoricoColeta as coleta', 'coleta.id', 'amostra.idColeta')
    .where('amostra.codigo', 'in', codigos)
    .select(['amostra.codigo', 'amostra.data', 'amostra.ponto', 'amostra.cliente', 'coleta.id', 'coleta.chave'])
    .select(['coleta.codigoAmostra', 'coleta.dtRetirada', 'coleta.idPontoColeta', 'coleta.idPessoa'])
    .select('coleta.removidoEm')
    .orderBy('amostra.id')
    .execute();
  const latest = rows.map(({ codigo, data, ponto, cliente, ...coleta }) => ({
    codigo: codigo!,
    ...coleta,
    dita: { data, ponto, cliente },
  }));
  const there = latest.filter(({ removidoEm }) => removidoEm === null);
  return new Map([...latest, ...there].map((one) => [one.codigo, one]));
}

/** Published lines that became no collection, of samples that became one by another line and wait for no result. */
export function restingSamples(db: Selecting) {
  return db
    .selectFrom('MylimsAmostra as amostra')
    .select(['amostra.id', 'amostra.codigo', 'amostra.data', 'amostra.ponto', 'amostra.cliente', 'amostra.motivo'])
    .where('amostra.publicada', '=', 1)
    .where('amostra.idColeta', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('MylimsAmostra as outra')
          .select('outra.id')
          .whereRef('outra.codigo', '=', 'amostra.codigo')
          .where('outra.idColeta', 'is not', null),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('MylimsAnalise')
            .select('MylimsAnalise.id')
            .whereRef('MylimsAnalise.codigo', '=', 'amostra.codigo')
            .where('situacao', 'is', null),
        ),
      ),
    )
    .orderBy('amostra.id')
    .execute();
}
