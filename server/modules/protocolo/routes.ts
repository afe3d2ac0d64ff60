import { contract } from '../../../contract/index.ts';
import { porPeriodo } from '../../../domain/protocolo/periodos.ts';
import { type Implementation, implement } from '../../context.ts';
import { sentFile } from '../../http/multipart.ts';
import { routePath } from '../../http/paths.ts';
import { Picture } from '../../http/picture.ts';
import { keepReplies } from '../../http/readyReply.ts';
import { receiveProtocol } from './envio/service.ts';
import { MEDIA_TYPE, readImage } from './imagens/files.ts';
import { receivePhoto } from './imagens/service.ts';
import { panorama } from './panorama/service.ts';
import { photosOf, protocolsOf, versionOfProtocols } from './repository.ts';

const { protocolos } = contract;

const addressOf = (hash: string) => routePath(protocolos.imagem.path).replace(':hash', hash);

/** Protocols of the field application. The list of them, which is long, is written once for as long as none comes in. */
export function protocoloRoutes(): Implementation[] {
  const list = keepReplies();
  return [
    implement(protocolos.getAll, async ({ db }, { query }) =>
      // Read before the list: one that comes in between has the next list made anew.
      list(JSON.stringify(query), await versionOfProtocols(db), async () => porPeriodo(await protocolsOf(db, query))),
    ),
    implement(protocolos.panorama, ({ db }, { query }) => panorama(db, query)),
    implement(protocolos.getImage, async ({ db }, { query }) => (await photosOf(db, query.idProtocolo)).map(addressOf)),
    implement(protocolos.imagem, (context, { params: { hash }, query }) => {
      const tamanho = query.tamanho ? 'miniatura' : 'inteira';
      return new Picture(`${hash}-${tamanho}`, MEDIA_TYPE, () => readImage(context, hash, tamanho));
    }),
    implement(protocolos.enviar, (context, { body }) => receiveProtocol(context, body)),
    implement(protocolos.enviarImagem, (context, { params }) => receivePhoto(context, params.id, sentFile(context))),
  ];
}
