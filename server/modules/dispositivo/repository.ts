import type { Selecting } from '../../database/reading.ts';

/** Devices with what they sent, those that were revoked too. */
export async function devicesWithUse(db: Selecting) {
  const rows = await db
    .selectFrom('Dispositivo as d')
    .leftJoin('Protocolo as p', 'p.idDispositivo', 'd.id')
    .select(({ fn }) => [
      'd.id',
      'd.nome',
      'd.dtCadastro',
      'd.removidoEm as revogadoEm',
      fn.count<number | string>('p.id').as('protocolos'),
      fn.max('p.recebidoEm').as('ultimoEnvio'),
    ])
    .groupBy(['d.id', 'd.nome', 'd.dtCadastro', 'd.removidoEm'])
    .execute();
  return rows.map((row) => ({ ...row, protocolos: Number(row.protocolos) }));
}

/** Names of the devices whose tokens hold. */
export async function namesInUse(db: Selecting): Promise<string[]> {
  const rows = await db.selectFrom('Dispositivo').select('nome').where('removidoEm', 'is', null).execute();
  return rows.map(({ nome }) => nome);
}

/** The device that has a token, by the token's hash, unless it was revoked. */
export const deviceOfKey = (db: Selecting, chave: string) =>
  db
    .selectFrom('Dispositivo')
    .select(['id', 'nome'])
    .where('chave', '=', chave)
    .where('removidoEm', 'is', null)
    .executeTakeFirst();
