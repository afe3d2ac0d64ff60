import { contract } from '../../../contract/index.ts';
import { type Implementation, implement } from '../../context.ts';
import { AppError, notFound } from '../../errors.ts';
import { UploadResult } from '../../http/envelope.ts';
import { fileOfName } from './arquivos/repository.ts';
import { importFile } from './importFile.ts';
import { createAndamentos } from './progress.ts';
import { removeFile } from './removeFile.ts';
import { retryPending } from './retryPending.ts';
import { fileName, isTaken, listFiles, pendingPage, registerFile } from './service.ts';

const { importacao } = contract;

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
