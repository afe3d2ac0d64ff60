import { type Ask, year } from '../tabela/asks.ts';

/** A record that a filter of the screen names, 0 for those that have none; undefined for all. */
const oneOf = (item: string): Ask<number | undefined> => ({
  inputs: () => [],
  read: (parameters, name) => (/^\d+$/.test(parameters[name] ?? '') ? Number(parameters[name]) : undefined),
  write: (value, name) => (value === undefined ? {} : { [name]: String(value) }),
  inFileName: (value) => (value === undefined ? '' : `${item}-${value}`),
  // The rows tell whose they are.
  words: () => '',
});

/** What the schedule asks: a year, and of which route and technician, 0 for those without. */
export const DA_AGENDA = { ano: year('Ano'), idRoteiro: oneOf('roteiro'), idTecnico: oneOf('tecnico') };
export type DaAgenda = typeof DA_AGENDA;
