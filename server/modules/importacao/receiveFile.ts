import type { ReceivedFile, WriteContext } from '../../context.ts';
import type { UploadResult } from '../../http/envelope.ts';
import { isMessageName } from '../../imports/readMessage.ts';
import { readAndStore } from './importFile.ts';
import { importMessage } from './importMessage.ts';
import type { Andamentos } from './progress.ts';
import { takeIn } from './registration.ts';

/**
 * Imports a registered file: all of its results are kept, each in its place or pending, or nothing is. Of an e-mail,
 * each of its workbooks by itself.
 *
 * @returns the reply that tells what was imported
 */
export function receiveFile(
  context: WriteContext,
  andamentos: Andamentos,
  file: ReceivedFile,
  { idArquivoOrigem: id, Laboratorio: laboratorio }: { idArquivoOrigem: number; Laboratorio: number },
): Promise<UploadResult> {
  const sent = { id, laboratorio, conteudo: 'Importacao_analise_amostra', part: 'analise' } as const;
  // By the name it is kept under, which says how it is read again.
  return takeIn(context, andamentos, sent, (arquivo, ...rest) =>
    isMessageName(arquivo.nomeArquivo)
      ? importMessage(context, andamentos, file, arquivo, ...rest)
      : readAndStore(context, file, arquivo, ...rest),
  );
}
