import { choice, year } from '../tabela/asks.ts';

/** What the ranking asks: a year, and what it is in the order of. */
export const DO_RANKING = {
  ano: year('Ano'),
  valor: choice('Ordem', [
    ['1', 'Mínimo de Coletas'],
    ['2', 'Coletas realizadas'],
    ['3', 'Meta'],
  ]),
};
export type DoRanking = typeof DO_RANKING;
