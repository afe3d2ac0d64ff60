import { AppError } from '../../../errors.ts';
import { isPng, onlyDrawn } from './png.ts';
import { type Posicao, positionOf } from './position.ts';
import { loadSharp } from './sharp.ts';

const MB = 1024 * 1024;

/** Bytes of a photo as it is sent. */
export const LARGEST_BYTES = 15 * MB;

/** Pixels of a photo as it is sent: those of the largest that devices usually take. */
const MOST_PIXELS = 50_000_000;

/** The longest side as it is kept, and the side of its miniature, in pixels. */
const LONGEST_SIDE = 2048;
const MINIATURE_SIDE = 200;

const SECONDS = 20;

/** A photo as it is kept: its pixels alone, upright, as JPEG. Nothing else of what was sent is left. */
export interface Photo {
  inteira: Buffer;
  miniatura: Buffer;
  largura: number;
  altura: number;
  posicao: Posicao | null;
}

const startsWith = (bytes: Buffer, head: string, at = 0) => bytes.toString('latin1', at, at + head.length) === head;

/** Whether an image is a JPEG, a PNG or a WebP, by its first bytes, whatever its name says. */
const isTaken = (bytes: Buffer) =>
  startsWith(bytes, '\xff\xd8\xff') || isPng(bytes) || (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8));

const refused = (message: string) => new AppError('INVALID', message, { campos: { imagem: message } });

async function unpack(bytes: Buffer): Promise<Photo> {
  const sharp = await loadSharp();
  const drawn = isPng(bytes) ? onlyDrawn(bytes) : bytes;
  const open = () => sharp(drawn, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const { exif } = await open().metadata();
  const { data: inteira, info } = await open()
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .timeout({ seconds: SECONDS })
    .toBuffer({ resolveWithObject: true });
  const miniatura = await sharp(inteira)
    .resize(MINIATURE_SIDE, MINIATURE_SIDE, { fit: 'cover' })
    .jpeg({ quality: 78 })
    .toBuffer();
  return { inteira, miniatura, largura: info.width, altura: info.height, posicao: positionOf(exif) };
}

/**
 * Reads a photo as it was sent.
 *
 * @throws AppError INVALID, TOO_LARGE: what it is not, or too much
 */
export async function readPhoto(bytes: Buffer): Promise<Photo> {
  if (bytes.length > LARGEST_BYTES) throw new AppError('TOO_LARGE', `A imagem tem mais de ${LARGEST_BYTES / MB} MB`);
  if (!isTaken(bytes)) throw refused('Envie uma imagem JPEG, PNG ou WebP');
  try {
    return await unpack(bytes);
  } catch (error) {
    const tooMany = /pixel limit/i.test(String(error));
    throw refused(
      tooMany
        ? `A imagem tem mais de ${MOST_PIXELS / 1e6} milhões de pixels`
        : 'A imagem está danificada ou não pode ser lida',
    );
  }
}
