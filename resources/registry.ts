import { amostrador } from './amostrador/definition.ts';
import { categoriaCobranca } from './categoria-cobranca/definition.ts';
import type { KeptRegister } from './defineRegister.ts';
import { fonteAbastecimento } from './fonte-abastecimento/definition.ts';
import { parametro } from './parametro/definition.ts';
import { pessoaMedidorVazaoTipo } from './pessoa-medidor-vazao-tipo/definition.ts';
import { ramoAtividade } from './ramo-atividade/definition.ts';
import { roteiro } from './roteiro/definition.ts';

/** Every flat register, in menu order. A new one is added here. */
export const REGISTERS: readonly KeptRegister[] = [
  ramoAtividade,
  fonteAbastecimento,
  roteiro,
  amostrador,
  parametro,
  categoriaCobranca,
  pessoaMedidorVazaoTipo,
];
