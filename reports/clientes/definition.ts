import { PENDENCIAS } from '../../domain/cliente/pendencias.ts';
import { formatValue } from '../../resources/kinds.ts';
import { inWordsOf, registerReport } from '../registers/definition.ts';
import type { FilterInWords } from '../registers/listQuery.ts';
import { clientes } from './register.ts';

const narrowedInWords = inWordsOf(clientes.resource);

/** The list's filter in words: flow meter and what waits included. */
const inWords: FilterInWords = (filter, rows) => {
  const { flagMedidor, pendencia } = filter;
  const meter = flagMedidor !== undefined && `Possui medidor de vazão: ${formatValue('simNao', Number(flagMedidor))}`;
  const pending = PENDENCIAS.find(([name]) => name === pendencia)?.[1];
  return [narrowedInWords(filter, rows), meter, pending].filter(Boolean).join('; ') || undefined;
};

/** 'Relatório de Clientes': the list of clients. */
export const relatorioClientes = registerReport(clientes, inWords);
