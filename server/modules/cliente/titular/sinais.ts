import type { Sinais } from '../../../../domain/cliente/personInText.ts';
import type { RowOf } from '../../../database/columns.ts';
import type { Tx } from '../../../write.ts';
import type { Nomes } from '../nomes/service.ts';
import { heldValues } from '../registros/service.ts';

/** The documents of a person, as their client keeps them. */
export const NUMEROS = ['nroDocumento', 'rg', 'inscEstadual'] as const;

/** What the person behind a client is or was known by, as its row and the log tell: of former documents the log masks most. */
export async function signsOfPerson(tx: Tx, row: RowOf<'Pessoa'>, { todos, deOutros }: Nomes): Promise<Sinais> {
  const past = await heldValues(tx, 'Pessoa', row.id, NUMEROS);
  const isMasked = (text: string) => text.includes('*');
  return {
    nomes: todos,
    nomesDeOutros: deOutros,
    // An RG beside its state is theirs too.
    numeros: [
      ...NUMEROS.map((name) => row[name]),
      `${row.ufRG ?? ''}${row.rg ?? ''}`,
      ...past.filter((text) => !isMasked(text)),
    ],
    mascaras: past.filter(isMasked),
    telefones: [],
  };
}

/** A number of so many digits is nobody else's, nor a figure. */
const DIGITS_OF_ONE_PERSON = 11;

/** By what a person is known wherever it stands, be it in lines of sheets: by figures, and by short numbers, is nobody. */
export function signsAnywhere({ numeros }: Sinais, { proprios, deOutros }: Nomes): Sinais {
  const digits = (text: string | null) => (text ?? '').replace(/\D/g, '').length;
  const whole = [...numeros].filter((text) => digits(text) >= DIGITS_OF_ONE_PERSON);
  return { nomes: [], nomesInteiros: proprios, nomesDeOutros: deOutros, numeros: whole, telefones: [] };
}
