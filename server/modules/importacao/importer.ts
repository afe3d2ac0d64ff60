import { dayOf } from '../../../domain/calendar.ts';
import type { Tx } from '../../write.ts';
import { logTaken } from './coletas/log.ts';
import {
  type Amostra,
  type DeArquivo,
  findOrCreate,
  insertResults,
  type NovoResultado,
  nextVersion,
} from './coletas/repository.ts';
import { type Destino, judge } from './judge.ts';
import type { Casada, SemPar } from './match.ts';
import { loadMatcher } from './matcher.ts';
import type { LinhaMatcher } from './matchLinha.ts';
import { holdParametros } from './repository.ts';

/** The files that a new collection, and a result, come from. */
export interface Origem {
  coleta: number;
  resultado: number;
}

export interface Importer {
  /** Finds the place of a result among the registers. */
  match: LinhaMatcher;
  /** Keeps the results that found their place; tells of each, in order, what became of it. */
  take(matched: readonly (Casada | SemPar)[], origem: Origem | ((index: number) => Origem)): Promise<Destino[]>;
  /** The collection of a sample that was met. */
  coletaDe(chave: string): Amostra | undefined;
  /** Tells the log of the collections that were created or completed. */
  finish(): Promise<void>;
}

/**
 * Starts to import results into the collection history, inside a transaction.
 *
 * @param from whose choices count, what the log says of where the results come from, and whether their file is in already:
 *   what it brought then stays where it is
 */
export async function createImporter(
  tx: Tx,
  { laboratorio, info, again = false }: { laboratorio: number | null; info: string; again?: boolean },
): Promise<Importer> {
  await holdParametros(tx);
  const match = await loadMatcher(tx.db, laboratorio, dayOf(tx.now));
  const amostras = new Map<string, Amostra | SemPar>();
  /** Each collection once, whatever samples are its own. */
  const coletas = new Map<number, Amostra>();

  /** Of a collection that another sample met, what it holds by now counts. */
  function meet(chave: string, found: Amostra | SemPar): void {
    if ('motivo' in found) return void amostras.set(chave, found);
    const amostra = coletas.get(found.id) ?? found;
    if (found.nomeada) Object.assign(amostra, { codigoAmostra: found.codigoAmostra, nomeada: true });
    coletas.set(amostra.id, amostra);
    amostras.set(chave, amostra);
  }

  /** Decides on one matched result; `kept` takes it when it is new. */
  function settle(casada: Casada, idArquivo: number, kept: NovoResultado[]): Destino {
    const amostra = amostras.get(casada.chave)!;
    const { destino, novo } = judge(amostra, casada);
    if (novo) kept.push({ ...novo.resultado, idColeta: novo.amostra.id, idArquivo });
    return destino;
  }

  return {
    match,

    coletaDe(chave) {
      const amostra = amostras.get(chave);
      return amostra && 'id' in amostra ? amostra : undefined;
    },

    async take(matched, origem) {
      const from = typeof origem === 'function' ? origem : () => origem;
      const unknown = new Map<string, DeArquivo>();
      for (const [index, one] of matched.entries()) {
        if (!('chave' in one) || amostras.has(one.chave) || unknown.has(one.chave)) continue;
        unknown.set(one.chave, { ...one, idArquivo: from(index).coleta });
      }
      for (const [chave, found] of await findOrCreate(tx, [...unknown.values()], again)) meet(chave, found);
      const kept: NovoResultado[] = [];
      const destinos = matched.map((one, index) => ('chave' in one ? settle(one, from(index).resultado, kept) : one));
      await insertResults(tx, kept);
      return destinos;
    },

    async finish() {
      const touched = [...coletas.values()].filter(({ novos, nomeada }) => novos > 0 || nomeada);
      const completed = touched.filter(({ criada }) => !criada).map(({ id }) => id);
      await nextVersion(tx, completed);
      await logTaken(tx, touched, info);
    },
  };
}
