import type { Conteudo } from '../../../contract/importacao.ts';
import type { Context, WriteContext } from '../../context.ts';
import { AppError, fieldError, notFound } from '../../errors.ts';
import { Refusal } from '../../imports/refusal.ts';
import type { Tx } from '../../write.ts';
import { claimFile, fileById, forgetRegistration } from './arquivos/repository.ts';
import type { Andamento, Andamentos } from './progress.ts';

/** A registered file whose contents came, and what its sender said of them. */
export interface Registrado {
  id: number;
  nomeArquivo: string;
  /** The laboratory, or the type of a MyLIMS file. */
  laboratorio: number;
}

/** What came with a file: the call's part that holds it, and the registration that it belongs to. */
interface Sent {
  id: number;
  conteudo: Conteudo;
  part: string;
  laboratorio: number;
}

/**
 * Takes in the contents of a registered file. When that fails the registration goes too, so that the file can be sent
 * again under its name.
 *
 * @throws AppError unless the signed-in user registered the file and it was not imported yet; what `work` throws, a
 * Refusal as an error of the file's own field
 */
export async function takeIn<T>(
  context: WriteContext,
  andamentos: Andamentos,
  { id, conteudo, part, laboratorio }: Sent,
  work: (arquivo: Registrado, andamento: Andamento, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const nomeArquivo = await registeredName(context, id, conteudo);
  return andamentos.run(id, async (andamento, signal) => {
    try {
      return await work({ id, nomeArquivo, laboratorio }, andamento, signal);
    } catch (error) {
      const taken = error instanceof AppError && error.code === 'CONFLICT';
      if (!taken) await forget(context, id, nomeArquivo, error);
      throw error instanceof Refusal ? fieldError(part, error.message) : error;
    }
  });
}

async function registeredName({ db, user }: Context, id: number, conteudo: Conteudo): Promise<string> {
  const row = await fileById(db, id);
  if (row?.conteudo !== conteudo) throw notFound('Este arquivo não está registrado. Envie-o de novo.');
  if (row.idUsuario !== user.id) throw new AppError('FORBIDDEN', 'Este arquivo foi registrado por outra pessoa');
  if (row.situacao !== 'registrado') throw alreadyImported();
  return row.nomeArquivo;
}

/** Of a file that another request imported. */
const alreadyImported = () => new AppError('CONFLICT', 'Este arquivo já foi importado');

/** Takes the registration for the transaction that keeps its contents. @throws AppError CONFLICT when it is taken, or gone */
export async function claim(tx: Tx, { id, laboratorio }: Registrado): Promise<void> {
  if (await claimFile(tx, id, laboratorio)) return;
  const removed = !(await fileById(tx.db, id));
  throw removed
    ? new AppError('CONFLICT', 'O registro deste arquivo foi removido: envie-o de novo')
    : alreadyImported();
}

/** Removes the registration of a file, and tells the log why; one that was imported meanwhile, or is gone, is left alone. */
export async function dropRegistration(tx: Tx, id: number, nomeArquivo: string, info: string): Promise<void> {
  if (!(await forgetRegistration(tx, id))) return tx.unchanged();
  await tx.audit({ tabela: 'UploadArquivo', id, acao: 'Remoção', before: { nomeArquivo }, info });
}

/** Removes the registration of a file whose import failed; an imported file is not touched. */
export async function forget(
  { write, log }: WriteContext,
  id: number,
  nomeArquivo: string,
  reason: unknown,
): Promise<void> {
  log.warn({ err: reason, idArquivo: id }, 'import failed');
  const info = `Importação não concluída: ${reason instanceof Refusal || reason instanceof AppError ? reason.message : 'erro interno'}`;
  try {
    await write((tx) => dropRegistration(tx, id, nomeArquivo, info));
  } catch (error) {
    log.error({ err: error, idArquivo: id }, 'the registration of a failed import stays');
  }
}
