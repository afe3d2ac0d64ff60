import { isErased } from '../../../../domain/cliente/erased.ts';
import { insertAll, insertThoseMissing } from '../../../database/insert.ts';
import type { Selecting } from '../../../database/reading.ts';
import { toPointAt } from '../../../database/rowLocks.ts';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../write.ts';
import { inBatches } from '../batches.ts';
import { type Casada, MOTIVO, type Resultado, type SemPar } from '../match.ts';
import { type Perto, takeNear } from './proximas/repository.ts';
import { tellApart } from './proximas/tellApart.ts';

/** A collection that the import met: what it holds, and what the import added to it. */
export interface Amostra {
  id: number;
  idPessoa: number;
  ponto: string;
  codigoAmostra: string | null;
  data: string;
  resultados: Map<number, Resultado>;
  criada: boolean;
  /** Whether it had no code, and has that of the sample now. */
  nomeada: boolean;
  novos: number;
}

/** Samples that one statement takes. */
export const SAMPLES_AT_ONCE = 200;
/** Ids that one statement takes. */
const IDS_AT_ONCE = 500;

/** A matched result that stands for its sample, with the file that a new collection comes from. */
export type DeArquivo = Casada & { idArquivo: number };

/**
 * Finds the collections of samples that are there already, with their results, and creates the others. Until the
 * transaction ends nobody changes or removes any of them. One without a code takes that of its sample.
 *
 * @param samples one matched result of each sample
 * @returns by `chave`; of a sample that may be of several collections, why it is of none
 */
export async function findOrCreate(tx: Tx, samples: readonly DeArquivo[]): Promise<Map<string, Amostra | SemPar>> {
  const found = new Map<string, Amostra | SemPar>();
  for (const batch of inBatches(samples, SAMPLES_AT_ONCE)) {
    // The clients before their collections: who erases one takes them so.
    const unnamed = await holdPoints(tx, [...new Set(batch.map(({ idPontoColeta }) => idPontoColeta))]);
    const missing = () => batch.filter(({ chave }) => !found.has(chave));
    // One that a person adds at this moment is not created: it is there when it is looked for again.
    while (missing().length > 0) {
      const { met, unclear, fresh } = tellApart(missing(), await takeNear(tx, missing()));
      for (const { chave } of unclear) found.set(chave, { motivo: MOTIVO.variasAmostras });
      for (const [chave, amostra] of await withResults(tx.db, met)) found.set(chave, amostra);
      for (const [chave, amostra] of await create(tx, fresh, unnamed)) found.set(chave, amostra);
      await nameThose(tx, met);
    }
  }
  return found;
}

/** Collections with their results, by the keys of the samples that are theirs. */
export async function withResults(db: Selecting, met: readonly [Casada, Perto][]): Promise<[string, Amostra][]> {
  if (met.length === 0) return [];
  const results = await db
    .selectFrom('Resultado')
    .select(['idColeta', 'idParametro', 'bruto', 'operador', 'numero', 'unidade'])
    .where(
      'idColeta',
      'in',
      met.map(([, { id }]) => id),
    )
    .execute();
  const resultsOf = Map.groupBy(results, ({ idColeta }) => idColeta);
  return met.map(([sample, one]) => {
    const resultados = new Map((resultsOf.get(one.id) ?? []).map((result) => [result.idParametro, result]));
    const nomeada = takesCode([sample, one]);
    return [sample.chave, { ...described(sample), id: one.id, data: one.data, resultados, criada: false, nomeada }];
  });
}

/** Whether a collection without a code is of a sample that has one. */
const takesCode = ([sample, { chave, semCodigo: plain }]: readonly [Casada, Perto]) =>
  sample.codigoAmostra !== null && chave === plain;

/** Gives collections without a code that of their sample. */
async function nameThose({ db }: Tx, met: readonly [Casada, Perto][]): Promise<void> {
  for (const [{ codigoAmostra, chave }, { id }] of met.filter(takesCode)) {
    await db.updateTable('HistoricoColeta').set({ codigoAmostra, chave }).where('id', '=', id).execute();
  }
}

/**
 * Has sampling points, and their clients, stay until the transaction ends.
 *
 * @returns those of a client whose person was erased
 * @throws AppError REFUSED when one is gone
 */
async function holdPoints({ db }: Tx, ids: readonly number[]): Promise<Set<number>> {
  const query = db
    .selectFrom('PessoaPontoColeta as ponto')
    .innerJoin('Pessoa', 'Pessoa.id', 'ponto.idPessoa')
    .select(['ponto.id', 'Pessoa.nome'])
    .where('ponto.id', 'in', ids)
    .where('ponto.removidoEm', 'is', null)
    .where('Pessoa.removidoEm', 'is', null);
  const held = await toPointAt(db, toPointAt(db, query, 'Pessoa'), 'ponto').execute();
  if (held.length < ids.length) {
    throw new AppError('REFUSED', 'Um ponto de coleta foi removido durante a importação: nada foi guardado');
  }
  return new Set(held.filter(isErased).map(({ id }) => id));
}

/** Creates the collections of samples, but for those that somebody else did meanwhile; `unnamed` are points of the erased. */
async function create(
  tx: Tx,
  samples: readonly DeArquivo[],
  unnamed: ReadonlySet<number>,
): Promise<[string, Amostra][]> {
  if (samples.length === 0) return [];
  const collections = samples.map(
    ({ chave, idPessoa, idPontoColeta, idArquivo, codigoAmostra, data, hora, detalhes }) => ({
      idPessoa,
      idPontoColeta,
      idArquivo,
      chave,
      codigoAmostra,
      dtRetirada: data,
      horaRetirada: hora,
      amostrador: unnamed.has(idPontoColeta) ? null : (detalhes?.amostrador ?? null),
      dtInstalaco: detalhes?.dtInstalaco ?? null,
      horaInstalacao: detalhes?.horaInstalacao ?? null,
      tempoInstalacao: detalhes?.tempoInstalacao ?? null,
      qtdeColeta: detalhes?.qtdeColeta ?? null,
      flagChuva: detalhes?.flagChuva ?? null,
      medidorInicial: detalhes?.medidorInicial ?? null,
      medidorFinal: detalhes?.medidorFinal ?? null,
      volumeMedido: detalhes?.volumeMedido ?? null,
      idTipoDBO: 1,
      dtCadastro: tx.now,
      idUsuario: tx.actor.id,
      removidoEm: null,
    }),
  );
  const rows = await insertThoseMissing(tx.db, 'HistoricoColeta', collections, ['id', 'chave']);
  const ids = new Map(rows.map(({ id, chave }) => [chave, id]));
  return samples.flatMap((sample): [string, Amostra][] => {
    const id = ids.get(sample.chave);
    return id === undefined
      ? []
      : [[sample.chave, { ...described(sample), id, resultados: new Map(), criada: true, nomeada: false }]];
  });
}

const described = ({ idPessoa, ponto, codigoAmostra, data }: Casada) => ({
  idPessoa,
  ponto,
  codigoAmostra,
  data,
  novos: 0,
});

/** A result that goes to a collection on behalf of a file. */
export interface NovoResultado extends Resultado {
  idColeta: number;
  idArquivo: number;
}

/** Keeps results, all of them new. */
export async function insertResults({ db }: Tx, results: readonly NovoResultado[]): Promise<void> {
  const rows = results.map((result) => ({ ...result, original: result.original ?? null }));
  await insertAll(db, 'Resultado', rows);
}

/** A collection that gained or lost results is another one for whoever has it open in a form. */
export async function nextVersion({ db }: Tx, all: readonly number[]): Promise<void> {
  for (const ids of inBatches(all, IDS_AT_ONCE)) {
    await db
      .updateTable('HistoricoColeta')
      .set(({ eb }) => ({ versao: eb('versao', '+', 1) }))
      .where('id', 'in', ids)
      .execute();
  }
}

/** The same for every collection that holds results of a file. */
export async function renewVersions(tx: Tx, idArquivo: number): Promise<void> {
  await tx.db
    .updateTable('HistoricoColeta')
    .set(({ eb }) => ({ versao: eb('versao', '+', 1) }))
    .where('id', 'in', (eb) => eb.selectFrom('Resultado').select('idColeta').where('idArquivo', '=', idArquivo))
    .execute();
}

/** Gives collections that still hold results to the file of the oldest of them, or to none. */
export async function passOn(tx: Tx, idArquivo: number): Promise<void> {
  await tx.db
    .updateTable('HistoricoColeta')
    .set(({ selectFrom }) => ({
      idArquivo: selectFrom('Resultado')
        .select(({ fn }) => fn.min('Resultado.idArquivo').as('outro'))
        .whereRef('Resultado.idColeta', '=', 'HistoricoColeta.id'),
    }))
    .where('idArquivo', '=', idArquivo)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('Resultado').select('idParametro').whereRef('Resultado.idColeta', '=', 'HistoricoColeta.id')),
    )
    .execute();
}

/** Removes the results that a file brought; returns how many there were. */
export async function deleteResults({ db }: Tx, idArquivo: number): Promise<number> {
  const results = await db.deleteFrom('Resultado').where('idArquivo', '=', idArquivo).executeTakeFirst();
  return Number(results.numDeletedRows);
}

/** The collections that hold results of a file or came with it, and how many of its results each holds. */
export function filledBy({ db }: Tx, idArquivo: number) {
  return db
    .selectFrom('HistoricoColeta as c')
    .leftJoin('PessoaPontoColeta as o', 'o.id', 'c.idPontoColeta')
    .leftJoin('Resultado as r', (join) => join.onRef('r.idColeta', '=', 'c.id').on('r.idArquivo', '=', idArquivo))
    .select(['c.id', 'c.idPessoa', 'o.descricao as pontoColeta', 'c.dtRetirada', 'c.codigoAmostra'])
    .select(({ fn }) => fn.count<number>('r.idColeta').as('resultados'))
    .where(({ eb, or }) => or([eb('c.idArquivo', '=', idArquivo), eb('r.idArquivo', '=', idArquivo)]))
    .groupBy(['c.id', 'o.id'])
    .orderBy('c.id')
    .execute();
}

/** The results that a file brought. */
export function resultsOf({ db }: Tx, idArquivo: number) {
  return db
    .selectFrom('Resultado')
    .select(['idColeta', 'idParametro', 'bruto'])
    .where('idArquivo', '=', idArquivo)
    .execute();
}

/** Removes the collections of a file; returns their ids. */
export async function deleteCollections({ db }: Tx, idArquivo: number): Promise<Set<number>> {
  const removed = await db.deleteFrom('HistoricoColeta').where('idArquivo', '=', idArquivo).returning('id').execute();
  return new Set(removed.map(({ id }) => id));
}
