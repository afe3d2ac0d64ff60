import type { WriteContext } from '../../context.ts';
import type { Selecting } from '../../database/reading.ts';
import { AppError, notFound } from '../../errors.ts';
import { UploadResult } from '../../http/envelope.ts';
import type { Tx } from '../../write.ts';
import { fileById, fileToWrite, saveCounts } from './arquivos/repository.ts';
import { createImporter, type Importer } from './importer.ts';
import { describeCounts, oneImportAtATime } from './importFile.ts';
import type { Destino } from './judge.ts';
import { deletePending, nextPending, pendingLine, setReason } from './pendentes/repository.ts';
import { type Andamento, type Andamentos, startCounting } from './progress.ts';

/**
 * Tries the pending results of a file again, after a synonym or a point was added. Those that find their place leave
 * the list; the others stay, with the reason that holds now.
 *
 * @returns the reply that tells what came of it, kept with the transaction for a repeated request
 */
export function retryPending({ write }: WriteContext, andamentos: Andamentos, id: number): Promise<UploadResult> {
  return andamentos.run(id, (andamento, signal) =>
    write(async (tx) => {
      await oneImportAtATime(tx);
      const arquivo = await heldFile(tx, id);
      startCounting(andamento);
      andamento.linhas = arquivo.pendentes;
      const importer = await createImporter(tx, {
        laboratorio: arquivo.laboratorio,
        info: `Arquivo ${arquivo.nomeArquivo}`,
        again: true,
      });
      await settlePending(tx, id, { andamento, signal }, importer);
      const after = {
        importadas: arquivo.importadas + andamento.importadas,
        repetidas: arquivo.repetidas + andamento.repetidas,
        pendentes: andamento.pendentes,
      };
      await saveCounts(tx, id, after);
      await importer.finish();
      const { importadas, repetidas, pendentes } = arquivo;
      const info = `Reprocessamento de ${arquivo.nomeArquivo}`;
      await tx.audit({
        tabela: 'UploadArquivo',
        id,
        acao: 'Importação',
        before: { importadas, repetidas, pendentes },
        after,
        info,
      });
      return new UploadResult(true, `Pendências reprocessadas: ${describeCounts(andamento)}`);
    }),
  );
}

type Arquivo = Awaited<ReturnType<typeof fileById>>;

function imported(arquivo: Arquivo) {
  if (arquivo?.conteudo !== 'Importacao_analise_amostra') throw notFound();
  if (arquivo.situacao !== 'importado') throw new AppError('CONFLICT', 'Este arquivo ainda não foi importado');
  return arquivo;
}

/** A laboratory's file. @throws AppError unless it is there and was imported */
export const importedFile = async (db: Selecting, id: number) => imported(await fileById(db, id));

/** The same, which nobody removes until the transaction ends. */
export const heldFile = async (tx: Tx, id: number) => imported(await fileToWrite(tx, id));

/** Tries each pending result again and counts what becomes of it. */
async function settlePending(
  tx: Tx,
  idArquivo: number,
  { andamento, signal }: { andamento: Andamento; signal: AbortSignal },
  { match, take }: Importer,
): Promise<void> {
  let last = 0;
  for (;;) {
    const rows = await nextPending(tx.db, idArquivo, last);
    if (rows.length === 0) return;
    signal.throwIfAborted();
    last = rows.at(-1)!.id;
    const destinos = await take(
      rows.map((row) => match(pendingLine(row))),
      { coleta: idArquivo, resultado: idArquivo },
    );
    const idsOf = (wanted: (destino: Destino, index: number) => boolean) =>
      rows.filter((_, index) => wanted(destinos[index]!, index)).map(({ id }) => id);

    const settled = idsOf((destino) => typeof destino === 'string');
    if (settled.length > 0) await deletePending(tx, settled);
    const changed = rows.flatMap(({ id, motivo: before }, index) => {
      const destino = destinos[index]!;
      return typeof destino === 'object' && destino.motivo !== before ? [{ id, motivo: destino.motivo }] : [];
    });
    for (const [motivo, list] of Map.groupBy(changed, (row) => row.motivo)) {
      await setReason(
        tx,
        list.map(({ id }) => id),
        motivo,
      );
    }
    andamento.importadas += destinos.filter((destino) => destino === 'importada').length;
    andamento.repetidas += destinos.filter((destino) => destino === 'repetida').length;
    andamento.pendentes += rows.length - settled.length;
  }
}
