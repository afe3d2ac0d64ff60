import { contract } from '../../../../contract/index.ts';
import type { Sincronizacao } from '../../../../contract/mylims.ts';
import { counted } from '../../../../domain/counted.ts';
import { type Implementation, implement } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { Page, UploadResult } from '../../../http/envelope.ts';
import { sentFile } from '../../../http/multipart.ts';
import { fileById } from '../arquivos/repository.ts';
import { type Andamentos, createRunning } from '../progress.ts';
import { cancelFile, fileOf } from '../service.ts';
import { codesOf, findPublished } from './find.ts';
import { receiveMylims } from './receive.ts';
import { pendingLines } from './repository.ts';
import { joinSamples, nothingJoined } from './sync.ts';

const { mylims } = contract;
const conteudo = 'Importacao_mylims';

/** There is one staging area, so one synchronisation. */
const ALL = 0;

function describe({ criadas, atualizadas, iguais, recusadas }: Sincronizacao): string {
  const counts = [
    counted(criadas, 'criada', 'criadas'),
    counted(atualizadas, 'atualizada', 'atualizadas'),
    counted(iguais, 'igual', 'iguais'),
    counted(recusadas, 'recusada', 'recusadas'),
  ];
  return `Dados foram sincronizados: ${counts.join(', ')}`;
}

/** Files of MyLIMS: staged, looked at, and joined into the history. */
export function mylimsRoutes(andamentos: Andamentos): Implementation[] {
  const syncs = createRunning(nothingJoined, {
    busy: 'Uma sincronização já está em andamento',
    cancelled: 'Sincronização cancelada: nada foi alterado',
  });
  return [
    implement(mylims.upload, (context, { body }) => receiveMylims(context, andamentos, sentFile(context), body)),
    implement(mylims.uploadProgress, ({ db }, { params }) => fileOf(db, andamentos, { ...params, conteudo })),
    implement(mylims.cancelUpload, ({ db }, { params }) => cancelFile(db, andamentos, { ...params, conteudo })),
    implement(mylims.sync, ({ write }) =>
      syncs.run(ALL, async (andamento, signal) => {
        await write((tx) => joinSamples(tx, { andamento, signal }));
        return new UploadResult(true, describe(andamento));
      }),
    ),
    implement(mylims.progress, () => syncs.of(ALL) ?? null),
    implement(mylims.cancel, () => ({ cancelada: syncs.cancel(ALL) })),
    implement(mylims.pending, async ({ db }, { params, query }) => {
      const file = await fileById(db, params.id);
      if (file?.conteudo !== conteudo) throw notFound();
      const tipo = file.laboratorio === 1 || file.laboratorio === 2 ? file.laboratorio : 3;
      const { rows, total } = await pendingLines(db, params.id, tipo, query.pagina, query.tamanho);
      return new Page(rows, total, query.tamanho);
    }),
    implement(mylims.find, async (context, { query }) => {
      const [found] = await findPublished(context, [query.idPessoa]);
      return found?.coletas ?? [];
    }),
    implement(mylims.findMany, (context, { body }) => findPublished(context, body.listaPessoa)),
    implement(mylims.bring, ({ write }, { body: { idPessoa, listaCodigos } }) => {
      const andamento = nothingJoined();
      const { signal } = new AbortController();
      return write(async (tx) => {
        await joinSamples(tx, { andamento, signal, only: { idPessoa, codigos: codesOf(listaCodigos) } });
        const { amostras: _, ...done } = andamento;
        return done;
      });
    }),
  ];
}
