import { isErased } from '../../../../domain/cliente/erased.ts';
import { insertAll, insertThoseMissing } from '../../../database/insert.ts';
import type { Selecting } from '../../../database/reading.ts';
import { toPointAt } from '../../../database/rowLocks.ts';
import { isTaken } from '../../../database/taken.ts';
import { AppError } from '../../../errors.ts';
import { MetAnother, type Tx } from '../../../write.ts';
import { inBatches } from '../batches.ts';
import { type Casada, MOTIVO, type Resultado, type SemPar } from '../match.ts';
import { type Perto, takeNear } from './proximas/repository.ts';
import { sideBySide, tellApart } from './proximas/tellApart.ts';
import { type findBrought, findTaken, keepBrought, takeBrought } from './trazidas/repository.ts';

/** A collection that the import met: what it holds, and what the import added to it. */
export interface Amostra {
  id: number;
  idPessoa: number;
  ponto: string;
  codigoAmostra: string | null;
  data: string;
  /** The day by which the sample is known: where its file brought it before, the one that the file said. */
  dita: string;
  resultados: Map<number, Resultado>;
  /** Those of its file, brought before, that a person took away since. */
  retirados: readonly Resultado[];
  criada: boolean;
  /** Whether it had no code, and has that of the sample now. */
  nomeada: boolean;
  novos: number;
}

type Par = readonly [Casada, Perto];

/** Samples that one statement takes. */
export const SAMPLES_AT_ONCE = 200;
/** Ids that one statement takes. */
const IDS_AT_ONCE = 500;

/** A matched result that stands for its sample, with the file that a new collection comes from. */
export type DeArquivo = Casada & { idArquivo: number };

/**
 * Finds the collections of samples that are there already, with their results, and creates the others. Until the
 * transaction ends nobody changes or removes any of them. What a file brought before stays where it is, whatever was
 * corrected of it since; a collection without a code takes that of its sample.
 *
 * @param samples one matched result of each sample
 * @param again whether their files are in already: of MyLIMS' lines it is known otherwise what they became
 * @returns by `chave`; of a sample that is of no collection, why
 */
export async function findOrCreate(
  tx: Tx,
  samples: readonly DeArquivo[],
  again: boolean,
): Promise<Map<string, Amostra | SemPar>> {
  const found = new Map<string, Amostra | SemPar>();
  for (const batch of inBatches(sideBySide(samples), SAMPLES_AT_ONCE)) {
    // The clients before their collections: who erases one takes them so.
    const unnamed = await holdPoints(tx, [...new Set(batch.map(({ idPontoColeta }) => idPontoColeta))]);
    const before = again ? await asBrought(tx.db, batch, await takeBrought(tx, batch)) : [];
    for (const [chave, one] of before) found.set(chave, one);
    const missing = () => batch.filter(({ chave }) => !found.has(chave));
    const brought: Parameters<typeof keepBrought>[1][number][] = [];
    // One that a person adds at this moment is not created: it is there when it is looked for again.
    while (missing().length > 0) {
      const asked = missing();
      const { met, unclear, fresh } = tellApart(asked, await takeNear(tx, asked));
      for (const [{ chave }, motivo] of unclear) found.set(chave, { motivo });
      for (const [chave, amostra] of await withResults(tx.db, met)) found.set(chave, amostra);
      for (const [chave, amostra] of await create(tx, fresh, unnamed)) found.set(chave, amostra);
      await nameThose(tx, met);
      for (const { chave, idArquivo, data } of asked) {
        const one = found.get(chave);
        if (!one || !('id' in one) || one.dita !== data) continue;
        brought.push({ chave, idArquivo, data, idColeta: one.id, nomeou: Number(one.nomeada) });
      }
    }
    await keepBrought(tx, brought, again);
  }
  return found;
}

/** The collections that samples of a file became before, with their results, or why they are of none any more. */
export async function asBrought(
  db: Selecting,
  samples: readonly DeArquivo[],
  rows: Awaited<ReturnType<typeof findBrought>>,
): Promise<[string, Amostra | SemPar][]> {
  if (rows.length === 0) return [];
  const keyOf = ({ idArquivo, chave }: { idArquivo: number; chave: string }) => `${idArquivo} ${chave}`;
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  const pairs = samples.flatMap((sample) => {
    const row = byKey.get(keyOf(sample));
    return row ? [[sample, row] as const] : [];
  });
  const gone = pairs.filter(([, { removidoEm }]) => removidoEm !== null);
  const there = pairs.filter(([, { removidoEm }]) => removidoEm === null);
  const ids = there.map(([, { id }]) => id);
  const taken = await findTaken(db, samples, ids);
  return [
    ...gone.map(([{ chave }]): [string, SemPar] => [chave, { motivo: MOTIVO.coletaRemovida }]),
    ...(await collectionsWithResults(db, there, ([, { id, dita }]) => ({
      dita,
      nomeada: false,
      retirados: taken.get(id) ?? [],
    }))),
  ];
}

/** Collections with their results, by the keys of the samples that are theirs. */
export const withResults = (db: Selecting, met: readonly Par[]): Promise<[string, Amostra][]> =>
  collectionsWithResults(db, met, (pair) => ({ dita: pair[1].data, nomeada: takesCode(pair) }));

async function collectionsWithResults<V extends { id: number; data: string }>(
  db: Selecting,
  met: readonly (readonly [Casada, V])[],
  knownAs: (pair: readonly [Casada, V]) => Pick<Amostra, 'dita' | 'nomeada'> & Partial<Pick<Amostra, 'retirados'>>,
): Promise<[string, Amostra][]> {
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
  return met.map((pair) => {
    const [sample, { id, data }] = pair;
    const resultados = new Map((resultsOf.get(id) ?? []).map((result) => [result.idParametro, result]));
    return [sample.chave, { ...described(sample), id, data, resultados, criada: false, ...knownAs(pair) }];
  });
}

/** Whether a collection without a code is of a sample that has one. */
const takesCode = ([sample, { chave, semCodigo: plain }]: Par) => sample.codigoAmostra !== null && chave === plain;

/** Gives collections without a code that of their sample. */
async function nameThose({ db }: Tx, met: readonly Par[]): Promise<void> {
  for (const [{ codigoAmostra, chave }, { id }] of met.filter(takesCode)) {
    const query = db.updateTable('HistoricoColeta').set({ codigoAmostra, chave }).where('id', '=', id);
    // A person gives another one the same code at this moment: begun anew, it is found to have it.
    await query.execute().catch((error: unknown) => {
      throw isTaken(error) ? new MetAnother() : error;
    });
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
  dita: data,
  retirados: [],
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
