import type { LinhaPlanilha } from '../../imports/layout.ts';
import type { Tx } from '../../write.ts';
import { type Casada, linhaMatcher, MOTIVO, type Resultado, type SemPar, sameResult } from './match.ts';
import { loadParametros, loadPontos } from './registers.ts';
import { type Amostra, findOrCreate, inBatches } from './samples.ts';

/** What became of a result: kept, there already, or pending with the reason. */
export type Destino = 'importada' | 'repetida' | SemPar;

export interface Importer {
  /** Keeps the results that find their place; tells of each, in order, what became of it. */
  take(linhas: readonly LinhaPlanilha[]): Promise<Destino[]>;
  /** Tells the log of the collections that were created or completed. */
  finish(): Promise<void>;
}

const BATCH = 500;
/** Collections that the log tells one by one; of more, it tells how many of each client. */
const LOGGED_ONE_BY_ONE = 300;

/** Starts to import results into the collection history on behalf of a file, inside a transaction. */
export async function createImporter(
  tx: Tx,
  { id: idArquivo, nomeArquivo }: { id: number; nomeArquivo: string },
): Promise<Importer> {
  const match = linhaMatcher(await loadParametros(tx.db), await loadPontos(tx.db));
  const amostras = new Map<string, Amostra>();

  /** Decides on one matched result; `kept` takes it when it is new. */
  function settle(casada: Casada, kept: (Resultado & { idColeta: number; idArquivo: number })[]): Destino {
    const amostra = amostras.get(casada.chave)!;
    if (amostra.data !== casada.data) return { motivo: MOTIVO.outraData(amostra.data) };
    const { idParametro, bruto, operador, numero, unidade } = casada;
    const stored = amostra.resultados.get(idParametro);
    if (stored) return sameResult(stored, casada) ? 'repetida' : { motivo: MOTIVO.conflito(stored.bruto) };
    const resultado = { idParametro, bruto, operador, numero, unidade };
    amostra.resultados.set(idParametro, resultado);
    amostra.novos += 1;
    kept.push({ ...resultado, idColeta: amostra.id, idArquivo });
    return 'importada';
  }

  return {
    async take(linhas) {
      const matched = linhas.map(match);
      const unknown = new Map<string, Casada>();
      for (const one of matched) {
        if ('chave' in one && !amostras.has(one.chave) && !unknown.has(one.chave)) unknown.set(one.chave, one);
      }
      for (const [chave, amostra] of await findOrCreate(tx, idArquivo, [...unknown.values()]))
        amostras.set(chave, amostra);
      const kept: Parameters<typeof settle>[1] = [];
      const destinos = matched.map((one) => ('chave' in one ? settle(one, kept) : one));
      for (const batch of inBatches(kept, BATCH)) await tx.db.insertInto('Resultado').values(batch).execute();
      return destinos;
    },

    async finish() {
      const touched = [...amostras.values()].filter(({ novos }) => novos > 0);
      const completed = touched.filter(({ criada }) => !criada).map(({ id }) => id);
      for (const ids of inBatches(completed, BATCH)) await nextVersion(tx, ids);
      await logCollections(tx, touched, nomeArquivo);
    },
  };
}

/** A collection that gained or lost results is another one for whoever has it open in a form. */
export async function nextVersion(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.db
    .updateTable('HistoricoColeta')
    .set(({ eb }) => ({ versao: eb('versao', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
}

async function logCollections(tx: Tx, touched: readonly Amostra[], nomeArquivo: string): Promise<void> {
  const entry = { tabela: 'HistoricoColeta', acao: 'Importação', info: `Arquivo ${nomeArquivo}` } as const;
  if (touched.length <= LOGGED_ONE_BY_ONE) {
    for (const { id, idPessoa, ponto, data, codigoAmostra, criada, novos } of touched) {
      const after = {
        pontoColeta: ponto,
        dtRetirada: data,
        codigoAmostra,
        [criada ? 'resultados' : 'resultadosNovos']: novos,
      };
      await tx.audit({ ...entry, id, idPessoa, after });
    }
    return;
  }
  for (const [idPessoa, list] of Map.groupBy(touched, (amostra) => amostra.idPessoa)) {
    const criadas = list.filter(({ criada }) => criada).length;
    const resultados = list.reduce((sum, { novos }) => sum + novos, 0);
    const after = { coletasNovas: criadas, coletasCompletadas: list.length - criadas, resultados };
    await tx.audit({ ...entry, id: null, idPessoa, after });
  }
}
