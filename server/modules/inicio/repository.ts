import { sql } from 'kysely';
import type { Mes } from '../../../domain/leitura/month.ts';
import type { Engine } from '../../database/open.ts';
import type { Reading, Selecting } from '../../database/reading.ts';

/** The enabled meters of enabled clients, and how many of them have a reading of a month. */
export async function countReadings(db: Selecting, { idAno, idMes }: Mes) {
  const { medidores, lidas } = await db
    .selectFrom('PessoaHidrometro as h')
    .innerJoin('Pessoa as p', 'p.id', 'h.idPessoa')
    .leftJoin('PessoaHidrometroLancamento as l', (join) =>
      join
        .onRef('l.idHidrometro', '=', 'h.id')
        .on('l.idAno', '=', idAno)
        .on('l.idMes', '=', idMes)
        .on('l.removidoEm', 'is', null),
    )
    .select(({ fn }) => [fn.countAll<number | string>().as('medidores'), fn.count<number | string>('l.id').as('lidas')])
    .where('h.flagAtivo', '=', 1)
    .where('h.removidoEm', 'is', null)
    .where('p.flagAtivo', '=', 1)
    .where('p.removidoEm', 'is', null)
    .executeTakeFirstOrThrow();
  return { medidores: Number(medidores), lidas: Number(lidas) };
}

/** How many files of each kind of contents have rows that found no match. */
export async function countUnmatchedFiles(db: Selecting): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('UploadArquivo')
    .select(({ fn }) => ['conteudo', fn.countAll<number | string>().as('arquivos')])
    .where('pendentes', '>', 0)
    .groupBy('conteudo')
    .execute();
  return new Map(rows.map(({ conteudo, arquivos }) => [conteudo, Number(arquivos)]));
}

/** Bytes that the database takes, its indices included. */
export async function databaseSize(db: Reading, engine: Engine): Promise<number> {
  const size =
    engine === 'sqlite'
      ? sql<{ bytes: number | string }>`select "page_count" * "page_size" as "bytes"
          from pragma_page_count(), pragma_page_size()`
      : sql<{ bytes: number | string }>`select pg_database_size(current_database()) as "bytes"`;
  const { rows } = await size.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}
