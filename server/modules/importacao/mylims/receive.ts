import { counted } from '../../../../domain/counted.ts';
import type { ReceivedFile, WriteContext } from '../../../context.ts';
import { LIMITS } from '../../../imports/limits.ts';
import { readAmostras, readAnalises, readInformacoes } from '../../../imports/mylims.ts';
import type { TableRow } from '../../../imports/protocol.ts';
import { readTable } from '../../../imports/readSpreadsheet.ts';
import { Refusal } from '../../../imports/refusal.ts';
import type { Tx } from '../../../write.ts';
import { saveCounts } from '../arquivos/repository.ts';
import { keepBytes, readBytes } from '../bytes/repository.ts';
import type { Andamentos } from '../progress.ts';
import { claim, takeIn } from '../registration.ts';
import { insertAmostras, insertAnalises, insertInformacoes } from './linhas/repository.ts';

/** Reads a table of a type, and says how many lines it has and how they are staged. */
function linesOf(tipo: number, table: readonly TableRow[]) {
  if (tipo === 1) {
    const linhas = readAmostras(table);
    return { count: linhas.length, stage: (tx: Tx, id: number) => insertAmostras(tx, id, linhas) };
  }
  if (tipo === 2) {
    const linhas = readAnalises(table);
    return { count: linhas.length, stage: (tx: Tx, id: number) => insertAnalises(tx, id, linhas) };
  }
  const linhas = readInformacoes(table);
  return { count: linhas.length, stage: (tx: Tx, id: number) => insertInformacoes(tx, id, linhas) };
}

/**
 * Stages the lines of a registered MyLIMS file until they are joined into the history: all of them or none.
 *
 * @returns the message that tells how many there are
 */
export function receiveMylims(
  context: WriteContext,
  andamentos: Andamentos,
  file: ReceivedFile,
  { idArquivoOrigem: id, Laboratorio: laboratorio }: { idArquivoOrigem: number; Laboratorio: number },
): Promise<string> {
  const sent = { id, laboratorio, conteudo: 'Importacao_mylims', part: 'amostra' } as const;
  return takeIn(context, andamentos, sent, async (arquivo, andamento, signal) => {
    if (!/\.xlsx$/i.test(file.filename.trim())) throw new Refusal('Escolha um arquivo .xlsx');
    const { count, stage } = linesOf(laboratorio, await readTable({ ...file, owner: context.user.id, signal }, LIMITS));
    const kept = await readBytes(file.path);
    const counts = { linhas: count, importadas: 0, repetidas: 0, pendentes: count };
    andamento.linhas = count;
    await context.write(async (tx) => {
      await claim(tx, arquivo);
      await keepBytes(tx, id, kept);
      signal.throwIfAborted();
      await stage(tx, id);
      andamento.pendentes = count;
      signal.throwIfAborted();
      await saveCounts(tx, id, counts);
      const after = { nomeArquivo: arquivo.nomeArquivo, tipo: laboratorio, linhas: count };
      await tx.audit({ tabela: 'UploadArquivo', id, acao: 'Importação', after });
    });
    return `Dados dos arquivo foram salvos: ${counted(count, 'linha', 'linhas')}`;
  });
}
