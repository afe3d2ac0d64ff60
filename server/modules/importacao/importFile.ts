import { counted } from '../../../domain/counted.ts';
import { formatNumber } from '../../../domain/numbers.ts';
import type { ReceivedFile, WriteContext } from '../../context.ts';
import { IMPORTS, waitLongTurn } from '../../database/turn.ts';
import { UploadResult } from '../../http/envelope.ts';
import type { LinhaPlanilha } from '../../imports/layout/layout.ts';
import { type ReadWorkbook, readSpreadsheet } from '../../imports/readSpreadsheet.ts';
import type { Tx } from '../../write.ts';
import { saveCounts } from './arquivos/repository.ts';
import { oneAhead } from './batches.ts';
import { type KeptBytes, keepBytes, readBytes } from './bytes/repository.ts';
import { createImporter } from './importer.ts';
import { insertPending, type PendingRow } from './pendentes/repository.ts';
import { type Andamento, startCounting } from './progress.ts';
import { createRecusados, describeRecusados, loggedRecusados, type Recusados } from './recusados.ts';
import { claim, type Registrado } from './registration.ts';
import { loadParametros } from './repository.ts';

/** '432 resultados importados, 0 repetidos, 853 pendentes'. */
export function describeCounts(andamento: Andamento): string {
  return `${counted(andamento.importadas, 'resultado importado', 'resultados importados')}, ${describeOthers(andamento)}`;
}

/** '0 repetidos, 853 pendentes'. */
function describeOthers({ repetidas, pendentes }: Andamento): string {
  return `${counted(repetidas, 'repetido', 'repetidos')}, ${counted(pendentes, 'pendente', 'pendentes')}`;
}

const AND = new Intl.ListFormat('pt-BR');

/** Causes told one by one; what further ones hold back is one number. */
const MOST_CAUSES = 5;

/** '. Pendentes por: Ponto não encontrado (840); Parâmetro não encontrado (13)', the commonest first. */
function describeCauses(causes: ReadonlyMap<string, number>): string {
  const ordered = [...causes].sort(([, a], [, b]) => b - a);
  // A result may have several causes, told of its row with semicolons: here these part one such set from the next.
  const told = ordered
    .slice(0, MOST_CAUSES)
    .map(([motivo, count]) => `${AND.format(motivo.split('; '))} (${formatNumber(count)})`);
  const others = ordered.slice(MOST_CAUSES).reduce((sum, [, count]) => sum + count, 0);
  if (others > 0) told.push(`outras causas (${formatNumber(others)})`);
  return told.length === 0 ? '' : `. Pendentes por: ${told.join('; ')}`;
}

/** Two imports that meet the same sample at once would both create it: the second one waits. */
export function oneImportAtATime(tx: Tx): Promise<void> {
  return waitLongTurn(tx.db, IMPORTS);
}

/** Reads the workbook in a process of its own, and keeps all of it. @returns the reply that tells what was imported */
export async function readAndStore(
  context: WriteContext,
  file: ReceivedFile,
  arquivo: Registrado,
  andamento: Andamento,
  signal: AbortSignal,
): Promise<UploadResult> {
  const workbook = await readSpreadsheet({ ...file, owner: context.user.id, signal }, await loadParametros(context.db));
  const kept = await readBytes(file.path);
  andamento.linhas = workbook.resultados;
  const { causes, recusados } = await context
    .write((tx) => store(tx, { workbook, signal }, kept, arquivo, andamento))
    .finally(() => workbook.discard());
  const ignored =
    workbook.ignoradas.length === 0 ? '' : `. Sem cabeçalho reconhecido: ${workbook.ignoradas.join(', ')}`;
  const nothing = andamento.importadas === 0;
  const outcome = nothing
    ? `Nenhum resultado foi importado: ${describeOthers(andamento)}${describeCauses(causes)}`
    : `Arquivo enviado com sucesso: ${describeCounts(andamento)}`;
  const left = describeRecusados(recusados);
  return new UploadResult(true, `${outcome}${left}${ignored}`, nothing || left !== '');
}

interface Reading {
  workbook: ReadWorkbook;
  signal: AbortSignal;
}

/** What is told of a workbook besides its counts. */
interface Told {
  /** How many results are pending, by why. */
  causes: ReadonlyMap<string, number>;
  /** What of its samples does not come in. */
  recusados: Recusados;
}

/** Keeps a workbook with its bytes, and tells the log. */
async function store(
  tx: Tx,
  reading: Reading,
  kept: KeptBytes,
  arquivo: Registrado,
  andamento: Andamento,
): Promise<Told> {
  const { id, nomeArquivo, laboratorio } = arquivo;
  await oneImportAtATime(tx);
  await claim(tx, arquivo);
  await keepBytes(tx, id, kept);
  const told = await importResults(tx, reading, arquivo, andamento);
  await saveCounts(tx, id, andamento);
  await tx.audit({
    tabela: 'UploadArquivo',
    id,
    acao: 'Importação',
    after: { nomeArquivo, laboratorio, ...andamento, ...loggedRecusados(told.recusados) },
  });
  return told;
}

/**
 * Keeps the results of a workbook, each in its place or pending, and counts what becomes of them.
 *
 * @param again of a file that is in already: `without` takes names out of what is kept; places are found by the texts as
 *   they are
 */
export async function importResults(
  tx: Tx,
  { workbook, signal }: Reading,
  { id, nomeArquivo, laboratorio }: Registrado,
  andamento: Andamento,
  again?: { without(text: string): string },
): Promise<Told> {
  startCounting(andamento);
  const without = again?.without ?? ((text: string) => text);
  const causes = new Map<string, number>();
  const recusados = createRecusados();
  const importer = await createImporter(tx, {
    laboratorio,
    info: `Arquivo ${nomeArquivo}`,
    again: again !== undefined,
  });
  async function* matchedBatches() {
    for await (const read of workbook.batches()) {
      const linhas = read.map((linha) => withoutSampler(linha, without));
      yield { linhas, matched: linhas.map(importer.match) };
    }
  }
  for await (const { linhas, matched } of oneAhead(matchedBatches())) {
    signal.throwIfAborted();
    for (const linha of linhas) recusados.add(linha);
    const destinos = await importer.take(matched, { coleta: id, resultado: id });
    const pending: PendingRow[] = [];
    for (const [index, destino] of destinos.entries()) {
      if (typeof destino === 'object')
        pending.push(pendingRow(id, withoutNames(linhas[index]!, without), destino.motivo));
      else andamento[destino === 'importada' ? 'importadas' : 'repetidas'] += 1;
    }
    for (const { motivo } of pending) causes.set(motivo, (causes.get(motivo) ?? 0) + 1);
    await insertPending(tx, pending);
    andamento.pendentes += pending.length;
  }
  await importer.finish();
  return { causes, recusados };
}

function withoutSampler(linha: LinhaPlanilha, without: (text: string) => string): LinhaPlanilha {
  const amostrador = linha.detalhes?.amostrador;
  return amostrador === undefined
    ? linha
    : { ...linha, detalhes: { ...linha.detalhes, amostrador: without(amostrador) } };
}

/** Of a place that was called by a name nothing is left: by the rest of it another might be found. */
function withoutNames(linha: LinhaPlanilha, without: (text: string) => string): LinhaPlanilha {
  const { planilha, cliente, ponto, valor } = linha;
  const tells = [cliente, ponto].some((text) => text !== null && without(text) !== text);
  const place = tells ? { cliente: null, ponto: null } : { cliente, ponto };
  return { ...linha, ...place, planilha: without(planilha), valor: valor && without(valor) };
}

/** A result that found no place, as it is kept. */
function pendingRow(
  idArquivo: number,
  { detalhes, recusados: _, ...linha }: LinhaPlanilha,
  motivo: string,
): PendingRow {
  return { idArquivo, ...linha, detalhes: detalhes && JSON.stringify(detalhes), motivo };
}
