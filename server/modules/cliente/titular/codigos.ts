import { ERASED } from '../../../../domain/cliente/erased.ts';
import { personRemover } from '../../../../domain/cliente/personInText.ts';
import { normalize } from '../../../../domain/searchText.ts';
import type { RowOf } from '../../../database/columns.ts';
import type { Tx } from '../../../write.ts';
import type { Nomes } from '../nomes/service.ts';
import { rewriteEntries } from '../registros/service.ts';
import { NUMEROS } from './sinais.ts';

/** What a client is known by besides its names: some use the CPF. */
const CODIGOS = ['codigo', 'idIntegracao'] as const;

const numbersRemover = (row: RowOf<'Pessoa'>) =>
  personRemover({ nomes: [], numeros: NUMEROS.map((name) => row[name]), telefones: [] }, ERASED);

/** The codes that a client stays under: instead of one that tells a document of the person there is one that is nobody's. */
export function codesLeft(row: RowOf<'Pessoa'>): Pick<RowOf<'Pessoa'>, (typeof CODIGOS)[number]> {
  const without = numbersRemover(row);
  const tells = (text: string | null) => text !== null && without(text) !== text;
  return {
    codigo: tells(row.codigo) ? `apagado-${row.id}` : row.codigo,
    idIntegracao: tells(row.idIntegracao) ? null : row.idIntegracao,
  };
}

/** What a client is called, its new code among it, if it got one: by that its lines go on finding their point. */
export const withCode = (nomes: Nomes, { codigo }: RowOf<'Pessoa'>, left: string | null): Nomes =>
  left === null || left === codigo ? nomes : { ...nomes, codigos: new Set([...nomes.codigos, normalize(left)]) };

/** Takes the person's documents out of what the log tells of a client's codes. */
export async function forgetInCodes(tx: Tx, row: RowOf<'Pessoa'>): Promise<void> {
  await rewriteEntries(tx, { idPessoa: row.id, tabelas: ['Pessoa'] }, numbersRemover(row), CODIGOS);
}
