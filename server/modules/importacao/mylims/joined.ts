import type { Selecting } from '../../../database/reading.ts';
import type { Tx } from '../../../write.ts';
import { inBatches } from '../batches.ts';
import { loadEscolhas } from '../escolhas/repository.ts';
import { type Casada, MOTIVO, pontoMatcher, type SemPar } from '../match.ts';
import { MYLIMS } from '../matcher.ts';
import { loadLugares } from '../repository.ts';
import { joinedSamples, restingSamples, settleSample } from './linhas/repository.ts';

/** What a staged line says of where and when its sample was taken. */
interface Dita {
  data: string | null;
  ponto: string | null;
  cliente: string | null;
}

/** A sample that became a collection, with what the line that became it said. */
export type Joined = Awaited<ReturnType<typeof joinedSamples>> extends Map<string, infer Row> ? Row : never;

const saysTheSame = (line: Dita, { dita }: Joined) =>
  line.data === dita.data && line.ponto === dita.ponto && line.cliente === dita.cliente;

/**
 * Why a line is not of the collection that its sample became: a person removed it, or the line says otherwise than
 * the line before it and the collection. What was corrected in the collection by hand keeps nothing out of it.
 *
 * @param pontoOf the point that the line means
 */
function whyNotIn(line: Dita, joined: Joined, pontoOf: () => number | null): string | null {
  const { removidoEm, dtRetirada, idPontoColeta } = joined;
  if (removidoEm !== null) return MOTIVO.coletaRemovida;
  if (saysTheSame(line, joined)) return idPontoColeta === null ? MOTIVO.outroPonto : null;
  if (line.data !== dtRetirada) return MOTIVO.outraData(dtRetirada);
  return pontoOf() === idPontoColeta ? null : MOTIVO.outroPonto;
}

/** A result of a sample that became a collection already is one of that collection, and makes no other. */
export function ofItsCollection(line: Dita, one: Casada | SemPar, joined: Joined | undefined): Casada | SemPar {
  if (joined === undefined || (joined.removidoEm === null && !('chave' in one))) return one;
  const motivo = whyNotIn(line, joined, () => ('chave' in one ? one.idPontoColeta : null));
  if (motivo !== null || !('chave' in one) || joined.chave === null) return { motivo: motivo ?? MOTIVO.outroPonto };
  const { chave, idPessoa, codigoAmostra, dtRetirada: data } = joined;
  return { ...one, chave, idPessoa, codigoAmostra, data };
}

const AT_ONCE = 500;

/** Says of lines that came anew, of samples that have no results to come in, that they are in the history, or why not. */
export async function settleResting(tx: Tx): Promise<void> {
  const lines = await restingSamples(tx.db);
  if (lines.length === 0) return;
  const pontoOf = await loadPontoMatcher(tx.db);
  for (const batch of inBatches(lines, AT_ONCE)) {
    const joined = await joinedSamples(
      tx.db,
      batch.map(({ codigo }) => codigo!),
    );
    for (const line of batch) {
      const found = joined.get(line.codigo!);
      if (!found) continue;
      const motivo = whyNotIn(line, found, () => pontoOf(line.ponto, line.cliente));
      const idColeta = motivo === null ? found.id : null;
      if (idColeta !== null || motivo !== line.motivo) await settleSample(tx, line.id, { idColeta, motivo });
    }
  }
}

async function loadPontoMatcher(db: Selecting) {
  const find = pontoMatcher(await loadLugares(db), (await loadEscolhas(db, MYLIMS)).pontos);
  return (ponto: string | null, cliente: string | null) => {
    const found = find(ponto, cliente);
    return 'id' in found ? found.id : null;
  };
}
