import { contract } from '../../../../contract/index.ts';
import { type Implementation, implement } from '../../../context.ts';
import { sentFile } from '../../../http/multipart.ts';
import type { Andamentos } from '../progress.ts';
import { cancelFile, fileOf } from '../service.ts';
import { findPublished } from './find.ts';
import { receiveMylims } from './receive.ts';
import { ALL, bringSamples, createSyncs, pendingPage, syncAll } from './service.ts';

const { mylims } = contract;
const conteudo = 'Importacao_mylims';

/** Files of MyLIMS: staged, looked at, and joined into the history. */
export function mylimsRoutes(andamentos: Andamentos): Implementation[] {
  const syncs = createSyncs();
  return [
    implement(mylims.upload, (context, { body }) => receiveMylims(context, andamentos, sentFile(context), body)),
    implement(mylims.uploadProgress, ({ db }, { params }) => fileOf(db, andamentos, { ...params, conteudo })),
    implement(mylims.cancelUpload, ({ db }, { params }) => cancelFile(db, andamentos, { ...params, conteudo })),
    implement(mylims.sync, (context) => syncAll(context, syncs)),
    implement(mylims.progress, () => syncs.of(ALL) ?? null),
    implement(mylims.cancel, () => ({ cancelada: syncs.cancel(ALL) })),
    implement(mylims.pending, ({ db }, { params, query }) => pendingPage(db, params.id, query.pagina, query.tamanho)),
    implement(mylims.find, async (context, { query }) => {
      const [found] = await findPublished(context, [query.idPessoa]);
      return found?.coletas ?? [];
    }),
    implement(mylims.findMany, (context, { body }) => findPublished(context, body.listaPessoa)),
    implement(mylims.bring, (context, { body }) => bringSamples(context, body.idPessoa, body.listaCodigos)),
  ];
}
