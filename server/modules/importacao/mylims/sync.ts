import type { Sincronizacao } from '../../../../contract/mylims.ts';
import type { Tx } from '../../../write.ts';
import { createImporter, type Importer } from '../importer.ts';
import { oneImportAtATime } from '../importFile.ts';
import type { Destino } from '../judge.ts';
import { MYLIMS } from '../matcher.ts';
import { loadClientes } from '../repository.ts';
import { tellDetails, tellRemarks } from './informacoes.ts';
import { ofItsCollection, settleResting } from './joined.ts';
import {
  type AmostraGuardada,
  countWaiting,
  joinedSamples,
  nextWaiting,
  settleResults,
  settleSample,
  waitingResults,
} from './linhas/repository.ts';
import { countJoined, explainWaiting, recount } from './repository.ts';
import { linhaOf } from './staged.ts';

/** How far a synchronisation has come; `amostras` is how many samples there are to join. */
export type AndamentoMylims = Sincronizacao & { amostras: number };

export const nothingJoined = (): AndamentoMylims => ({
  amostras: 0,
  criadas: 0,
  atualizadas: 0,
  iguais: 0,
  recusadas: 0,
});

/** Samples joined at once: with all of their results they are one batch of an import. */
const AT_ONCE = 100;

interface Job {
  andamento: AndamentoMylims;
  /** Where it can be cancelled. */
  signal?: AbortSignal;
  /** The samples of one client, by their codes as they are compared; without it, all that wait. */
  only?: { idPessoa: number; codigos: readonly string[] };
}

/** Joins the samples that wait into the history, and counts what became of each. */
export async function joinSamples(tx: Tx, { andamento, signal, only }: Job): Promise<void> {
  await oneImportAtATime(tx);
  // Of an attempt that is begun anew nothing was kept.
  Object.assign(andamento, nothingJoined(), { amostras: await countWaiting(tx.db, only?.codigos) });
  const importer = await createImporter(tx, { laboratorio: MYLIMS, info: 'MyLIMS' });
  const met = new Set<number>();
  /** Collections of samples of which something is refused, and nothing came in. */
  const refusedAgain: number[] = [];
  for (let last = 0; ; ) {
    signal?.throwIfAborted();
    const amostras = await nextWaiting(tx.db, last, AT_ONCE, only?.codigos);
    if (amostras.length === 0) break;
    last = amostras.at(-1)!.id;
    for (const id of await joinBatch(tx, importer, amostras, { andamento, only, refusedAgain })) met.add(id);
  }
  await importer.finish();
  const told = await tellDetails(tx, only?.codigos);
  // Each sample once: of what was refused that is told.
  const counted = new Set([...met, ...refusedAgain]);
  andamento.atualizadas += [...told].filter((id) => !counted.has(id)).length;
  if (!only) {
    await tellRemarks(tx, await loadClientes(tx.db));
    const { criadas, atualizadas } = andamento;
    andamento.iguais = (await countJoined(tx.db)) - criadas - atualizadas - refusedAgain.length;
  }
  await explainWaiting(tx);
  await settleResting(tx);
  await recount(tx);
  const { amostras: _, ...after } = andamento;
  const info = only ? `Coletas trazidas do MyLIMS: ${only.codigos.join(', ')}` : 'Sincronização do MyLIMS';
  await tx.audit({ tabela: 'UploadArquivo', id: null, idPessoa: only?.idPessoa, acao: 'Importação', after, info });
}

/** @returns the collections that gained results */
async function joinBatch(
  tx: Tx,
  importer: Importer,
  amostras: readonly AmostraGuardada[],
  { andamento, only, refusedAgain }: Pick<Job, 'andamento' | 'only'> & { refusedAgain: number[] },
): Promise<number[]> {
  const codigos = amostras.map(({ codigo }) => codigo!);
  const results = await waitingResults(tx.db, codigos);
  const joined = await joinedSamples(tx.db, codigos);
  const lines = amostras.flatMap((amostra) =>
    (results.get(amostra.codigo) ?? []).map((analise) => ({ amostra, analise })),
  );
  const matched = lines.map(({ amostra, analise }) => {
    const one = ofItsCollection(amostra, importer.match(linhaOf(amostra, analise)), joined.get(amostra.codigo!));
    const stranger = only && 'chave' in one && one.idPessoa !== only.idPessoa;
    return stranger ? { motivo: 'amostra de outro cliente' } : one;
  });
  const destinos = await importer.take(matched, (index) => ({
    coleta: lines[index]!.amostra.idArquivo,
    resultado: lines[index]!.analise.idArquivo,
  }));
  const outcomes = lines.map(({ amostra, analise }, index) => {
    const [one, destino] = [matched[index]!, destinos[index]!];
    return { amostra, id: analise.id, destino, coleta: 'chave' in one ? importer.coletaDe(one.chave) : undefined };
  });
  for (const [outcome, list] of Map.groupBy(outcomes, ({ destino }) => outcomeOf(destino))) {
    await settleResults(
      tx,
      list.map(({ id }) => id),
      JSON.parse(outcome),
    );
  }
  const changed: number[] = [];
  for (const [amostra, list] of Map.groupBy(outcomes, (one) => one.amostra)) {
    const settled = list.find(({ destino }) => typeof destino === 'string');
    const gained = list.find(({ destino }) => destino === 'importada');
    const refused = list.find(({ destino }) => typeof destino === 'object')?.destino;
    const motivo = typeof refused === 'object' ? refused.motivo : null;
    await settleSample(tx, amostra.id, { idColeta: settled?.coleta?.id ?? amostra.idColeta, motivo });
    if (gained?.coleta) changed.push(gained.coleta.id);
    if (gained) andamento[gained.coleta?.criada ? 'criadas' : 'atualizadas'] += 1;
    else andamento[refused ? 'recusadas' : 'iguais'] += 1;
    const known = settled?.coleta?.id ?? amostra.idColeta ?? joined.get(amostra.codigo!)?.id;
    if (!gained && refused && known) refusedAgain.push(known);
  }
  return changed;
}

/** What became of a result as it is kept; a text, so that those of one fate are grouped. */
function outcomeOf(destino: Destino): string {
  const outcome =
    typeof destino === 'string' ? { situacao: destino, motivo: null } : { situacao: null, motivo: destino.motivo };
  return JSON.stringify(outcome);
}
