import { compareTexts } from '../../../domain/textOrder.ts';

/** Puts clients in order by name; two of one name by id. A database would have accents, and small letters, after Z. */
export const byName = (one: { nome: string; id: number }, other: { nome: string; id: number }) =>
  compareTexts(one.nome, other.nome) || one.id - other.id;
