/** The order of the log: the oldest entry first (`ASC`) or the newest. */
export type OrdemDoLog = 'ASC' | 'DESC';

/**
 * The order that a list asks of the log, which is always that of time: by any other field, as addresses from before it
 * could be chosen say, the newest comes first.
 */
export const ordemDoLog = ({ field, order }: { field: string; order: string }): OrdemDoLog =>
  field === 'dtAcao' && order === 'ASC' ? 'ASC' : 'DESC';
