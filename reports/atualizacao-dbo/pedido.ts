import { type Ask, period, record } from '../tabela/asks.ts';

/** A list that was saved, of this very period; what its heading says comes with its rows. */
const salvo: Ask<number | undefined> = { ...record('lista-salva', () => ''), passing: true };

export const PEDIDO = { periodo: period('Coletas'), salvo };
export type DaAtualizacao = typeof PEDIDO;
