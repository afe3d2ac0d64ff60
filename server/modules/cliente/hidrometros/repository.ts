import { registroKey } from '../../../../domain/leitura/flowMeter.ts';
import { namesOf } from '../../../../resources/cliente/defineFields.ts';
import { HIDROMETRO } from '../../../../resources/cliente/hidrometro.ts';
import type { Selecting } from '../../../database/reading.ts';

/** A client's hydrometers, each with the name of what it is supplied by. */
export function hydrometersOf(db: Selecting, idPessoa: number) {
  return db
    .selectFrom('PessoaHidrometro as h')
    .leftJoin('FonteAbastecimento as f', 'f.id', 'h.idFonteAbastecimento')
    .select(['h.id', 'h.idPessoa', ...namesOf(HIDROMETRO).map((name) => `h.${name}` as const)])
    .select(['f.descricao as fonteAbastecimento', 'h.versao'])
    .where('h.idPessoa', '=', idPessoa)
    .where('h.removidoEm', 'is', null)
    .orderBy('h.id')
    .execute();
}

/** The most that are told of one register. */
const MOST = 5;

/** Hydrometers of any client that bear a register, each with its client's name. */
export async function hydrometersOfRegister(db: Selecting, registro: string) {
  const all = await db
    .selectFrom('PessoaHidrometro as h')
    .innerJoin('Pessoa as p', 'p.id', 'h.idPessoa')
    .select(['h.id', 'h.idPessoa', 'h.registro', 'p.nome as cliente'])
    .where('h.removidoEm', 'is', null)
    .orderBy('h.id')
    .execute();
  const wanted = registroKey(registro);
  return all.filter((one) => registroKey(one.registro) === wanted).slice(0, MOST);
}

/** Those of a client's hydrometers that bear a control unit. */
export function controlUnitsOf(db: Selecting, idPessoa: number) {
  return db
    .selectFrom('PessoaHidrometro')
    .select(['id', 'idPessoa', 'registro', 'uc', 'versao'])
    .where('idPessoa', '=', idPessoa)
    .where('uc', 'is not', null)
    .where('removidoEm', 'is', null)
    .orderBy('id')
    .execute();
}

export async function hasReadings(db: Selecting, idHidrometro: number): Promise<boolean> {
  const reading = await db
    .selectFrom('PessoaHidrometroLancamento')
    .select('id')
    .where('idHidrometro', '=', idHidrometro)
    .where('removidoEm', 'is', null)
    .executeTakeFirst();
  return reading !== undefined;
}
