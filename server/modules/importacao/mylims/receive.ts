import { counted } from '../../../../domain/counted.ts';
import type { ReceivedFile, WriteContext } from '../../../context.ts';
import { UploadResult } from '../../../http/envelope.ts';
import { LIMITS } from '../../../imports/limits.ts';
import { readAmostras, readAnalises, readInformacoes } from '../../../imports/mylims.ts';
import type { TableRow } from '../../../imports/protocol.ts';
import { readTable } from '../../../imports/readSpreadsheet.ts';
import { Refusal } from '../../../imports/refusal.ts';
import type { Tx } from '../../../write.ts';
import { saveCounts } from '../arquivos/repository.ts';
import { keepBytes, readBytes } from '../bytes/repository.ts';
import type { Andamentos } from '../progress.ts';
import { createRecusados, describeRecusados, loggedRecusados } from '../recusados.ts';
import { claim, takeIn } from '../registration.ts';
import { insertAmostras, insertAnalises, insertInformacoes } from './linhas/repository.ts';

/** Reads the lines of a table of a type, and says how they are staged. */
function linesOf(tipo: number, table: readonly TableRow[]) {
  if (tipo === 1) {
    const linhas = readAmostras(table);
    return { linhas, stage: (tx: Tx, id: number) => insertAmostras(tx, id, linhas) };
  }
  if (tipo === 2) {
    const linhas = readAnalises(table);
    return { linhas, stage: (tx: Tx, id: number) => insertAnalises(tx, id, linhas) };
  }
  const linhas = readInformacoes(table);
  return { linhas, stage: (tx: Tx, id: number) => insertInformacoes(tx, id, linhas) };
}

/**
 * Stages the lines of a registered MyLIMS file until they are joined into the history: all of them or none.
 *
 * @returns the reply that tells how many there are, and what of their samples does not come in
 */
export function receiveMylims(
  context: WriteContext,
  andamentos: Andamentos,
  file: ReceivedFile,
  { idArquivoOrigem: id, Laboratorio: laboratorio }: { idArquivoOrigem: number; Laboratorio: number },
): Promise<UploadResult> {
  const sent = { id, laboratorio, conteudo: 'Importacao_mylims', part: 'amostra' } as const;
  return takeIn(context, andamentos, sent, async (arquivo, andamento, signal) => {
    if (!/\.xlsx$/i.test(file.filename.trim())) throw new Refusal('Escolha um arquivo .xlsx');
    const table = await readTable({ ...file, owner: context.user.id, signal }, LIMITS);
    const { linhas, stage } = linesOf(laboratorio, table);
    const { length: count } = linhas;
    const recusados = createRecusados();
    for (const linha of linhas) recusados.add(linha);
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
      const after = {
        nomeArquivo: arquivo.nomeArquivo,
        tipo: laboratorio,
        linhas: count,
        ...loggedRecusados(recusados),
      };
      await tx.audit({ tabela: 'UploadArquivo', id, acao: 'Importação', after });
    });
    const left = describeRecusados(recusados);
    return new UploadResult(
      true,
      `Dados dos arquivo foram salvos: ${counted(count, 'linha', 'linhas')}${left}`,
      left !== '',
    );
  });
}
