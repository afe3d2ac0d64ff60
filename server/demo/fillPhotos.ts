import { SYSTEM } from '../audit.ts';
import type { Services } from '../context.ts';
import { insertAll } from '../database/insert.ts';
import { writeImage } from '../modules/protocolo/imagens/files.ts';
import { type Photo, readPhoto } from '../modules/protocolo/imagens/photo.ts';
import { keepImage } from '../modules/protocolo/imagens/repository.ts';
import { protocolIds } from '../modules/protocolo/repository.ts';
import { sha256 } from '../sha256.ts';
import { write } from '../write.ts';
import { generatedPhoto } from './fotos.ts';
import { createRandom } from './random.ts';

/** Different pictures; protocols share them. */
const PICTURES = 6;
const MOST_OF_ONE = 5;

/** Gives the demonstration's protocols invented pictures: one in six has none, the others up to five. */
export async function fillPhotos({ config, databases, now }: Services): Promise<void> {
  const { engine, read } = databases;
  const pictures: { hash: string; photo: Photo }[] = [];
  for (let number = 1; number <= PICTURES; number += 1) {
    const bytes = await generatedPhoto(String(number));
    const [hash, photo] = [await sha256(new Uint8Array(bytes)), await readPhoto(bytes)];
    await writeImage({ config, engine }, hash, photo);
    pictures.push({ hash, photo });
  }
  const random = createRandom('fotos');
  const rows = (await protocolIds(read)).flatMap((idProtocolo) => {
    const first = random.int(0, PICTURES - 1);
    const count = random.chance(1 / 6) ? 0 : random.int(1, MOST_OF_ONE);
    return Array.from({ length: count }, (_, index) => ({
      idProtocolo,
      hash: pictures[(first + index) % PICTURES]!.hash,
    }));
  });
  await write(databases, SYSTEM, now, async (tx) => {
    for (const { hash, photo } of pictures) await keepImage(tx, engine, hash, photo);
    await insertAll(tx.db, 'ProtocoloImagem', rows);
    const info = 'Dados de demonstração';
    await tx.audit({ tabela: 'ProtocoloImagem', id: null, acao: 'Inclusão', after: { registros: rows.length }, info });
  });
}
