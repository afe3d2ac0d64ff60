import { contract } from '../../../contract/index.ts';
import { type Implementation, implement } from '../../context.ts';
import { sentFile } from '../../http/multipart.ts';
import { fileOfName } from './arquivos/repository.ts';
import { mayTouch, refuseOthers } from './contents.ts';
import { mylimsRoutes } from './mylims/routes.ts';
import { previaRoutes } from './previaRoutes.ts';
import { createAndamentos } from './progress.ts';
import { readAgain } from './readAgain.ts';
import { receiveFile } from './receiveFile.ts';
import { removeFile } from './removeFile.ts';
import { retryPending } from './retryPending.ts';
import { cancelFile, fileName, fileOf, isTaken, listFiles, pendingPage, registerFile } from './service.ts';

const { importacao } = contract;
const conteudo = 'Importacao_analise_amostra';

/** Laboratory files: registered, sent, imported, tried again, removed. */
export function importacaoRoutes(): Implementation[] {
  const andamentos = createAndamentos();
  return [
    implement(importacao.exists, async (context, { query }) => {
      refuseOthers(context, query.conteudo, 'ver');
      const file = await fileOfName(context.db, fileName(query.nomeArquivo), query.conteudo);
      return { existe: isTaken(andamentos, file) };
    }),
    implement(importacao.files, async (context, { query: { tipo } }) => {
      if (tipo) refuseOthers(context, tipo, 'ver');
      const files = await listFiles(context.db, andamentos, { conteudo: tipo });
      return files.filter(({ conteudo }) => mayTouch(context, conteudo, 'ver'));
    }),
    implement(importacao.register, (context, { body }) => registerFile(context, andamentos, body)),
    implement(importacao.removeFile, (context, { query }) => removeFile(context, andamentos, query.id)),
    implement(importacao.upload, (context, { body }) => receiveFile(context, andamentos, sentFile(context), body)),
    implement(importacao.pending, ({ db }, { params, query }) =>
      pendingPage(db, andamentos, params.id, query.pagina, query.tamanho),
    ),
    implement(importacao.progress, ({ db }, { params }) => fileOf(db, andamentos, { ...params, conteudo })),
    implement(importacao.cancel, ({ db }, { params }) => cancelFile(db, andamentos, { ...params, conteudo })),
    implement(importacao.readAgain, (context, { params }) => readAgain(context, andamentos, params.id)),
    implement(importacao.retry, (context, { params }) => retryPending(context, andamentos, params.id)),
    ...previaRoutes,
    ...mylimsRoutes(andamentos),
  ];
}
