import { readFile } from 'node:fs/promises';
import type { ReceivedFile, WriteContext } from '../../../context.ts';
import type { Selecting } from '../../../database/reading.ts';
import { waitTurn } from '../../../database/turn.ts';
import { AppError, notFound } from '../../../errors.ts';
import { createTurns } from '../../../imports/turns.ts';
import { sha256 } from '../../../sha256.ts';
import { writeImage } from './files.ts';
import { LARGEST_BYTES, type Photo, readPhoto } from './photo.ts';
import { addPhoto, countPhotos, keepImage, photoOfProtocol, senderOf } from './repository.ts';

/** A protocol has a handful; more is a mistake of the application's. */
const MOST_PHOTOS = 30;

/** One photo at a time is unpacked: a small file may be a large image. */
const inTurn = createTurns({
  atOnce: 1,
  patience: 30_000,
  busy: 'Outras fotos estão sendo recebidas. Tente de novo em instantes.',
});

/** A device's request: there is no user. */
type DeviceContext = WriteContext<unknown>;

/** A photo of a protocol, and the hash of its bytes as they came. */
interface Kept {
  id: number;
  hash: string;
}

const OF_ANOTHER =
  'Este protocolo é de outro dispositivo: só ele pode enviar suas fotos, ou outro depois que ele for revogado';

/** A device adds to what it sent itself, or to what one sent that was revoked: a telephone may have got another token since. */
async function refuseOfAnother({ db, device }: DeviceContext, idProtocolo: number): Promise<void> {
  const sender = await senderOf(db, idProtocolo);
  if (!sender) throw notFound('Protocolo não encontrado');
  if (sender.id !== device?.id && sender.revogadoEm === null) throw new AppError('FORBIDDEN', OF_ANOTHER);
}

async function refuseTooMany(db: Selecting, idProtocolo: number): Promise<void> {
  if ((await countPhotos(db, idProtocolo)) >= MOST_PHOTOS) {
    throw new AppError('REFUSED', `Um protocolo tem no máximo ${MOST_PHOTOS} fotos`);
  }
}

function add(context: DeviceContext, idProtocolo: number, hash: string, photo: Photo): Promise<Kept> {
  return context.write(async (tx) => {
    await waitTurn(tx.db, `protocolo ${idProtocolo}`);
    const known = await photoOfProtocol(tx.db, idProtocolo, hash);
    if (known) {
      tx.unchanged();
      return known;
    }
    await refuseTooMany(tx.db, idProtocolo);
    await keepImage(tx, context.engine, hash, photo);
    const id = await addPhoto(tx, idProtocolo, hash);
    const { largura, altura, posicao } = photo;
    const info = `Protocolo ${idProtocolo}`;
    await tx.audit({ tabela: 'ProtocoloImagem', id, acao: 'Inclusão', after: { largura, altura, ...posicao }, info });
    return { id, hash };
  });
}

/**
 * Takes a photo of a protocol in. The same again, a repeated sending, is the one that is there.
 *
 * @throws AppError NOT_FOUND without the protocol, FORBIDDEN for another device's, REFUSED for one too many, TOO_LARGE or INVALID for what is no photo, UNAVAILABLE when many come at once
 */
export async function receivePhoto(context: DeviceContext, idProtocolo: number, file: ReceivedFile): Promise<Kept> {
  await refuseOfAnother(context, idProtocolo);
  if (file.size > LARGEST_BYTES) throw new AppError('TOO_LARGE', 'A imagem é grande demais');
  return inTurn(context.device?.id ?? 0, async () => {
    const bytes = await readFile(file.path);
    const hash = await sha256(bytes);
    const known = await photoOfProtocol(context.db, idProtocolo, hash);
    if (known) return known;
    // Before its file is written as well: nothing would ever tell of that one.
    await refuseTooMany(context.db, idProtocolo);
    const photo = await readPhoto(bytes);
    await writeImage(context, hash, photo);
    return add(context, idProtocolo, hash, photo);
  });
}
