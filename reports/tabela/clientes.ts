import { type Asked, check } from './asks.ts';

/** What reports of clients ask: whether disabled ones are told as well (spec 2 §4). */
export const DOS_CLIENTES = {
  desabilitadas: check('Desabilitadas', 'clientes habilitados e desabilitados', 'somente clientes habilitados'),
};
export type DosClientes = typeof DOS_CLIENTES;

/** The query of a call about clients. */
export const queryDosClientes = ({ desabilitadas }: Asked<DosClientes>) =>
  desabilitadas ? ({ desabilitadas: 1 } as const) : {};

/** A client's name; of a disabled one it says so, where no column does. */
export const nomeSituado = ({ nome, flagAtivo }: { nome: string; flagAtivo: 0 | 1 }): string =>
  flagAtivo === 1 ? nome : `${nome} (desabilitado)`;
