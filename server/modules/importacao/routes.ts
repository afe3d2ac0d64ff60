import type { z } from 'zod';
import type { Arquivo } from '../../../contract/importacao.ts';
import { contract } from '../../../contract/index.ts';
import { type Implementation, implement, type WriteContext } from '../../context.ts';
import type { Selecting } from '../../database/reading.ts';
import { AppError, fieldError, notFound } from '../../errors.ts';
import { Page, UploadResult } from '../../http/envelope.ts';
import { LIMITS } from '../../imports/limits.ts';
import { isSpreadsheetName } from '../../imports/readSpreadsheet.ts';
import { importFile } from './importFile.ts';
import { type Andamentos, createAndamentos } from './progress.ts';
import { removeFile } from './removeFile.ts';
import { retryPending } from './retryPending.ts';

const { importacao } = contract;

/** Systems write accents in names differently; one file bears one name. */
const fileName = (name: string) => name.normalize('NFC').trim();

/** Files as the screen lists them; one that is being imported shows how far it has come. */
async function listFiles(
  db: Selecting,
  andamentos: Andamentos,
  where: { id?: number; conteudo?: string },
): Promise<Arquivo[]> {
  let query = db
    .selectFrom('UploadArquivo')
    .select(['id', 'nomeArquivo', 'size', 'conteudo', 'dtCadastro', 'situacao'])
    .select(['linhas', 'importadas', 'repetidas', 'pendentes'])
    .orderBy('id', 'desc');
  if (where.id !== undefined) query = query.where('id', '=', where.id);
  if (where.conteudo !== undefined) query = query.where('conteudo', '=', where.conteudo);
  const rows = await query.execute();
  return rows.map((row) => {
    const running = andamentos.of(row.id);
    return {
      ...row,
      filename: row.nomeArquivo,
      conteudo: row.conteudo as Arquivo['conteudo'],
      situacao: running ? 'importando' : (row.situacao as Arquivo['situacao']),
      ...running,
    };
  });
}

const fileOfName = (db: Selecting, nomeArquivo: string, conteudo: string) =>
  db
    .selectFrom('UploadArquivo')
    .select(['id', 'situacao'])
    .where('conteudo', '=', conteudo)
    .where('nomeArquivo', '=', nomeArquivo)
    .executeTakeFirst();

type NamedFile = Awaited<ReturnType<typeof fileOfName>>;

/** A file registered whose contents never came, because the sending broke off, leaves its name free. */
const isTaken = (andamentos: Andamentos, file: NamedFile) =>
  file !== undefined && (file.situacao !== 'registrado' || andamentos.of(file.id) !== undefined);

function registerFile(
  { write }: WriteContext,
  andamentos: Andamentos,
  { filename, size, conteudo }: z.output<typeof importacao.register.body>,
) {
  const nomeArquivo = fileName(filename);
  if (!isSpreadsheetName(nomeArquivo)) throw fieldError('filename', 'Escolha um arquivo .xls ou .xlsx');
  if (size > LIMITS.bytes) throw fieldError('filename', 'O arquivo é grande demais', 'TOO_LARGE');
  return write(async (tx) => {
    const known = await fileOfName(tx.db, nomeArquivo, conteudo);
    if (isTaken(andamentos, known)) throw fieldError('filename', 'o arquivo ja foi cadastrado', 'CONFLICT');
    if (known) {
      await tx.db
        .updateTable('UploadArquivo')
        .set({ size, idUsuario: tx.actor.id })
        .where('id', '=', known.id)
        .execute();
      await tx.audit({ tabela: 'UploadArquivo', id: known.id, acao: 'Alteração', after: { nomeArquivo, size } });
      return { id: known.id };
    }
    const values = { nomeArquivo, conteudo, size, situacao: 'registrado', idUsuario: tx.actor.id, dtCadastro: tx.now };
    const { id } = await tx.db
      .insertInto('UploadArquivo')
      .values({ ...values, laboratorio: null, linhas: 0, importadas: 0, repetidas: 0, pendentes: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx.audit({ tabela: 'UploadArquivo', id, acao: 'Inclusão', after: { nomeArquivo, conteudo, size } });
    return { id };
  });
}

async function pendingPage(db: Selecting, andamentos: Andamentos, id: number, pagina: number, tamanho: number) {
  const [arquivo] = await listFiles(db, andamentos, { id });
  if (!arquivo) throw notFound();
  const { total } = await db
    .selectFrom('ImportacaoPendente')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('idArquivo', '=', id)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('ImportacaoPendente')
    .select(['id', 'planilha', 'linha', 'coluna', 'ponto', 'data', 'parametro', 'valor', 'motivo'])
    .where('idArquivo', '=', id)
    .orderBy('id')
    .limit(tamanho)
    .offset((pagina - 1) * tamanho)
    .execute();
  return new Page(rows, Number(total), tamanho);
}

/** Laboratory files: registered, sent, imported, tried again, removed. */
export function importacaoRoutes(): Implementation[] {
  const andamentos = createAndamentos();
  return [
    implement(importacao.exists, async ({ db }, { query }) => ({
      existe: isTaken(andamentos, await fileOfName(db, fileName(query.nomeArquivo), query.conteudo)),
    })),
    implement(importacao.files, ({ db }, { query }) => listFiles(db, andamentos, { conteudo: query.tipo })),
    implement(importacao.register, (context, { body }) => registerFile(context, andamentos, body)),
    implement(importacao.removeFile, (context, { query }) => removeFile(context, andamentos, query.id)),
    implement(importacao.upload, async (context, { body }) => {
      if (!context.file) throw new AppError('INVALID', 'Escolha um arquivo');
      return new UploadResult(true, await importFile(context, andamentos, context.file, body));
    }),
    implement(importacao.pending, ({ db }, { params, query }) =>
      pendingPage(db, andamentos, params.id, query.pagina, query.tamanho),
    ),
    implement(importacao.progress, async ({ db }, { params }) => {
      const [arquivo] = await listFiles(db, andamentos, { id: params.id });
      if (!arquivo) throw notFound();
      return arquivo;
    }),
    implement(importacao.retry, (context, { params }) => retryPending(context, andamentos, params.id)),
  ];
}
