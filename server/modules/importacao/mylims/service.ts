import type { Sincronizacao } from '../../../../contract/mylims.ts';
import { counted } from '../../../../domain/counted.ts';
import type { WriteContext } from '../../../context.ts';
import type { Selecting } from '../../../database/reading.ts';
import { notFound } from '../../../errors.ts';
import { Page, UploadResult } from '../../../http/envelope.ts';
import { fileById } from '../arquivos/repository.ts';
import { createRunning, type Running } from '../progress.ts';
import { codesOf } from './find.ts';
import { pendingLines } from './repository.ts';
import { type AndamentoMylims, joinSamples, nothingJoined } from './sync.ts';

/** There is one staging area, so one synchronisation. */
export const ALL = 0;

type Syncs = Running<AndamentoMylims>;

/** No synchronisation is under way yet. */
export const createSyncs = (): Syncs =>
  createRunning(nothingJoined, {
    busy: 'Uma sincronização já está em andamento',
    cancelled: 'Sincronização cancelada: nada foi alterado',
  });

function describe({ criadas, atualizadas, iguais, recusadas }: Sincronizacao): string {
  const counts = [
    counted(criadas, 'criada', 'criadas'),
    counted(atualizadas, 'atualizada', 'atualizadas'),
    counted(iguais, 'igual', 'iguais'),
    counted(recusadas, 'recusada', 'recusadas'),
  ];
  return `Dados foram sincronizados: ${counts.join(', ')}`;
}

/** Joins all that is staged into the history. @throws AppError CONFLICT while another synchronisation is under way */
export function syncAll({ write }: WriteContext, syncs: Syncs): Promise<UploadResult> {
  return syncs.run(ALL, async (andamento, signal) => {
    await write((tx) => joinSamples(tx, { andamento, signal }));
    return new UploadResult(true, describe(andamento));
  });
}

/** Joins samples of one client alone, by their codes. @returns how many there were of each kind */
export function bringSamples({ write }: WriteContext, idPessoa: number, listaCodigos: readonly string[]) {
  const andamento = nothingJoined();
  return write(async (tx) => {
    await joinSamples(tx, { andamento, only: { idPessoa, codigos: codesOf(listaCodigos) } });
    const { amostras: _, ...done } = andamento;
    return done;
  });
}

/** A page of the lines of a file that are not in the history. @throws AppError NOT_FOUND, of files of the other screen as well */
export async function pendingPage(db: Selecting, id: number, pagina: number, tamanho: number) {
  const file = await fileById(db, id);
  if (file?.conteudo !== 'Importacao_mylims') throw notFound();
  const tipo = file.laboratorio === 1 || file.laboratorio === 2 ? file.laboratorio : 3;
  const { rows, total } = await pendingLines(db, id, tipo, pagina, tamanho);
  return new Page(rows, total, tamanho);
}
