import { formatValue } from '../../resources/kinds.ts';
import { registerReport } from '../registers/definition.ts';
import { filterText, type ListQuery } from '../registers/listQuery.ts';
import { clientes } from './register.ts';

/** The list's filter in words, the flow meter included; undefined when nothing is filtered. */
function inWords(filter: ListQuery['filter']): string | undefined {
  const { flagMedidor } = filter;
  const meter = flagMedidor !== undefined && `Possui medidor de vazão: ${formatValue('simNao', Number(flagMedidor))}`;
  return [filterText(filter), meter].filter(Boolean).join('; ') || undefined;
}

/** 'Relatório de Clientes': the list of clients. */
export const relatorioClientes = registerReport(clientes, inWords);
