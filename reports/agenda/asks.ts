import { type Ask, record, year } from '../tabela/asks.ts';

/** A record that a filter of the screen names, 0 for those that have none; undefined for all. */
const oneOf = (item: string): Ask<number | undefined> => ({
  // The rows tell whose they are.
  ...record(item, () => ''),
  read: (parameters, name) => (/^\d+$/.test(parameters[name] ?? '') ? Number(parameters[name]) : undefined),
});

/** What the schedule asks: a year, and of which route and technician, 0 for those without. */
export const DA_AGENDA = { ano: year('Ano'), idRoteiro: oneOf('roteiro'), idTecnico: oneOf('tecnico') };
export type DaAgenda = typeof DA_AGENDA;
