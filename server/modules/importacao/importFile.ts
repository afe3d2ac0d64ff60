import type { Context, ReceivedFile, WriteContext } from '../../context.ts';
import { waitLongTurn } from '../../database/turn.ts';
import { AppError, fieldError, notFound } from '../../errors.ts';
import type { LinhaPlanilha } from '../../imports/layout.ts';
import { type ReadWorkbook, readSpreadsheet } from '../../imports/readSpreadsheet.ts';
import { Refusal } from '../../imports/refusal.ts';
import type { Tx } from '../../write.ts';
import { claimFile, fileById, forgetRegistration, saveCounts } from './arquivos/repository.ts';
import { oneAhead } from './batches.ts';
import { type KeptBytes, keepBytes, readBytes } from './bytes/repository.ts';
import { createImporter } from './importer.ts';
import { insertPending, type PendingRow } from './pendentes/repository.ts';
import type { Andamento, Andamentos } from './progress.ts';
import { loadParametros } from './repository.ts';

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** '432 resultados importados, 0 repetidos, 853 pendentes'. */
export function describeCounts({ importadas, repetidas, pendentes }: Andamento): string {
  return [
    plural(importadas, 'resultado importado', 'resultados importados'),
    plural(repetidas, 'repetido', 'repetidos'),
    plural(pendentes, 'pendente', 'pendentes'),
  ].join(', ');
}

/** Causes told one by one; what further ones hold back is one number. */
const MOST_CAUSES = 5;

/** '. Pendentes por: Ponto não encontrado (840), Parâmetro não encontrado (13)', the commonest first. */
function describeCauses(causes: ReadonlyMap<string, number>): string {
  const ordered = [...causes].sort(([, a], [, b]) => b - a);
  const told = ordered.slice(0, MOST_CAUSES).map(([motivo, count]) => `${motivo} (${count})`);
  const others = ordered.slice(MOST_CAUSES).reduce((sum, [, count]) => sum + count, 0);
  if (others > 0) told.push(`outras causas (${others})`);
  return told.length === 0 ? '' : `. Pendentes por: ${told.join(', ')}`;
}

/** Two imports that meet the same sample at once would both create it: the second one waits. */
export function oneImportAtATime(tx: Tx): Promise<void> {
  return waitLongTurn(tx.db, 'importacao');
}

/**
 * Imports a registered file: all of its results are kept, each in its place or pending, or nothing is.
 * When it fails the registration goes too, so that the file can be sent again under its name.
 *
 * @returns the message that tells what was imported
 */
export async function importFile(
  context: WriteContext,
  andamentos: Andamentos,
  file: ReceivedFile,
  { idArquivoOrigem: id, Laboratorio }: { idArquivoOrigem: number; Laboratorio: number },
): Promise<string> {
  const nomeArquivo = await registeredName(context, id);
  return andamentos.run(id, async (andamento) => {
    try {
      return await readAndStore(context, file, { id, nomeArquivo, laboratorio: Laboratorio }, andamento);
    } catch (error) {
      const taken = error instanceof AppError && error.code === 'CONFLICT';
      if (!taken) await forget(context, id, nomeArquivo, error);
      throw error instanceof Refusal ? fieldError('analise', error.message) : error;
    }
  });
}

/** @throws AppError unless the signed-in user registered the file and it was not imported yet */
async function registeredName({ db, user }: Context, id: number): Promise<string> {
  const row = await fileById(db, id);
  if (row?.conteudo !== 'Importacao_analise_amostra')
    throw notFound('Este arquivo não está registrado. Envie-o de novo.');
  if (row.idUsuario !== user.id) throw new AppError('FORBIDDEN', 'Este arquivo foi registrado por outra pessoa');
  if (row.situacao !== 'registrado') throw alreadyImported();
  return row.nomeArquivo;
}

/** Of a file that another request imported. */
const alreadyImported = () => new AppError('CONFLICT', 'Este arquivo já foi importado');

interface Arquivo {
  id: number;
  nomeArquivo: string;
  laboratorio: number;
}

/** Reads the workbook in a process of its own, and keeps all of it. */
async function readAndStore(
  context: WriteContext,
  file: ReceivedFile,
  arquivo: Arquivo,
  andamento: Andamento,
): Promise<string> {
  const causes = new Map<string, number>();
  const workbook = await readSpreadsheet({ ...file, owner: context.user.id }, await loadParametros(context.db));
  const kept = await readBytes(file.path);
  try {
    andamento.linhas = workbook.resultados;
    await context.write((tx) => store(tx, { workbook, kept }, arquivo, andamento, causes));
  } finally {
    workbook.discard();
  }
  const ignored =
    workbook.ignoradas.length === 0 ? '' : `. Sem cabeçalho reconhecido: ${workbook.ignoradas.join(', ')}`;
  const [outcome, why] =
    andamento.importadas > 0
      ? ['Arquivo enviado com sucesso', '']
      : ['Nenhum resultado foi importado', describeCauses(causes)];
  return `${outcome}: ${describeCounts(andamento)}${why}${ignored}`;
}

/** Keeps the results of a workbook, those without a place as pending, counted by their `causes`, and tells the log. */
async function store(
  tx: Tx,
  { workbook, kept }: { workbook: ReadWorkbook; kept: KeptBytes },
  arquivo: Arquivo,
  andamento: Andamento,
  causes: Map<string, number>,
): Promise<void> {
  const { id, nomeArquivo, laboratorio } = arquivo;
  await oneImportAtATime(tx);
  if (!(await claimFile(tx, id, laboratorio))) throw alreadyImported();
  await keepBytes(tx, id, kept);
  const importer = await createImporter(tx, arquivo);
  async function* matchedBatches() {
    for await (const linhas of workbook.batches()) yield { linhas, matched: linhas.map(importer.match) };
  }
  for await (const { linhas, matched } of oneAhead(matchedBatches())) {
    const destinos = await importer.take(matched);
    const pending: PendingRow[] = [];
    for (const [index, destino] of destinos.entries()) {
      if (typeof destino === 'object') pending.push(pendingRow(id, linhas[index]!, destino.motivo));
      else andamento[destino === 'importada' ? 'importadas' : 'repetidas'] += 1;
    }
    for (const { motivo } of pending) causes.set(motivo, (causes.get(motivo) ?? 0) + 1);
    await insertPending(tx, pending);
    andamento.pendentes += pending.length;
  }
  await saveCounts(tx, id, andamento);
  await importer.finish();
  await tx.audit({
    tabela: 'UploadArquivo',
    id,
    acao: 'Importação',
    after: { nomeArquivo, laboratorio, ...andamento },
  });
}

/** A result that found no place, as it is kept. */
function pendingRow(idArquivo: number, { detalhes, ...linha }: LinhaPlanilha, motivo: string): PendingRow {
  return { idArquivo, ...linha, detalhes: detalhes && JSON.stringify(detalhes), motivo };
}

/** Removes the registration of a file whose import failed; an imported file is not touched. */
async function forget({ write, log }: WriteContext, id: number, nomeArquivo: string, reason: unknown): Promise<void> {
  log.warn({ err: reason, idArquivo: id }, 'import failed');
  const info = `Importação não concluída: ${reason instanceof Refusal || reason instanceof AppError ? reason.message : 'erro interno'}`;
  try {
    await write(async (tx) => {
      await forgetRegistration(tx, id);
      await tx.audit({ tabela: 'UploadArquivo', id, acao: 'Remoção', before: { nomeArquivo }, info });
    });
  } catch (error) {
    log.error({ err: error, idArquivo: id }, 'the registration of a failed import stays');
  }
}
