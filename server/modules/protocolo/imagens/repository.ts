import type { Engine } from '../../../database/open.ts';
import type { Selecting } from '../../../database/reading.ts';
import type { Tx } from '../../../write.ts';
import type { Photo } from './photo.ts';

/** The bytes of a photo that are kept in the database. */
export async function keptBytes(db: Selecting, hash: string, tamanho: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('ImagemBytes')
    .select('bytes')
    .where('hash', '=', hash)
    .where('tamanho', '=', tamanho)
    .executeTakeFirst();
  return row ? Buffer.from(row.bytes) : null;
}

/** The device that sent a protocol, and when it was revoked, if it was; undefined where there is no such protocol. */
export const senderOf = (db: Selecting, idProtocolo: number) =>
  db
    .selectFrom('Protocolo as p')
    .leftJoin('Dispositivo as d', 'd.id', 'p.idDispositivo')
    .select(['d.id', 'd.removidoEm as revogadoEm'])
    .where('p.id', '=', idProtocolo)
    .executeTakeFirst();

/** A protocol's photo, by its hash. */
export const photoOfProtocol = (db: Selecting, idProtocolo: number, hash: string) =>
  db
    .selectFrom('ProtocoloImagem')
    .select(['id', 'hash'])
    .where('idProtocolo', '=', idProtocolo)
    .where('hash', '=', hash)
    .executeTakeFirst();

/** How many photos a protocol has. */
export async function countPhotos(db: Selecting, idProtocolo: number): Promise<number> {
  const { n } = await db
    .selectFrom('ProtocoloImagem')
    .select(({ fn }) => fn.countAll<number | string>().as('n'))
    .where('idProtocolo', '=', idProtocolo)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Keeps a photo once, whatever the number of protocols that it belongs to; its bytes too on PostgreSQL. */
export async function keepImage({ db, now }: Tx, engine: Engine, hash: string, photo: Photo): Promise<void> {
  const { largura, altura, posicao, inteira, miniatura } = photo;
  const place = { latitude: posicao?.latitude ?? null, longitude: posicao?.longitude ?? null };
  await db
    .insertInto('Imagem')
    .values({ hash, largura, altura, ...place, recebidaEm: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (engine !== 'postgres') return;
  await db
    .insertInto('ImagemBytes')
    .values([
      { hash, tamanho: 'inteira', bytes: inteira },
      { hash, tamanho: 'miniatura', bytes: miniatura },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Adds a photo to a protocol. @returns the id of that */
export async function addPhoto({ db }: Tx, idProtocolo: number, hash: string): Promise<number> {
  const row = { idProtocolo, hash };
  const { id } = await db.insertInto('ProtocoloImagem').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}
