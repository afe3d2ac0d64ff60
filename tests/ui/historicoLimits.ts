import type { RegisterRecord } from '../../contract/registers.ts';

/** A parameter as the register holds it. */
export function paramAs(one: {
  id: number;
  sigla: string;
  descricao: string;
  minimo: number;
  maximo: number;
}): RegisterRecord {
  const { id, sigla, descricao, minimo, maximo } = one;
  return { id, sigla, descricao, minimo, maximo, incerteza: 0, flagAtivo: 1, dtCadastro: '2026-01-05T12:00:00.000Z' };
}
