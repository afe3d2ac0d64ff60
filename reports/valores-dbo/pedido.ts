import { period, text } from '../tabela/asks.ts';

export const PEDIDO = { descricao: text('Nome do cliente'), periodo: period('Coletas') };
export type DosValores = typeof PEDIDO;
