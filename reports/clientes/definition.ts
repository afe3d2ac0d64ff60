import { PENDENCIAS } from '../../domain/cliente/pendencias.ts';
import { formatValue } from '../../resources/kinds.ts';
import { registerReport } from '../registers/definition.ts';
import { type FilterInWords, filterText } from '../registers/listQuery.ts';
import { clientes } from './register.ts';

/** Filters by a record of a register: what they are called, and the field of a client that names the record. */
const NAMED = [
  { filter: 'idRamoAtividade', label: 'Ramo de Atividade', field: 'ramo' },
  { filter: 'idRoteiro', label: 'Roteiro', field: 'roteiro' },
] as const;

/** The list's filter in words: flow meter, branch and route included, these two by name where the rows bear it. */
const inWords: FilterInWords = (filter, rows = []) => {
  const { flagMedidor, pendencia } = filter;
  const meter = flagMedidor !== undefined && `Possui medidor de vazão: ${formatValue('simNao', Number(flagMedidor))}`;
  const named = NAMED.filter((one) => filter[one.filter]).map(
    (one) => `${one.label}: ${rows[0]?.[one.field] ?? `ID ${filter[one.filter]}`}`,
  );
  const pending = PENDENCIAS.find(([name]) => name === pendencia)?.[1];
  return [filterText(filter), meter, ...named, pending].filter(Boolean).join('; ') || undefined;
};

/** 'Relatório de Clientes': the list of clients. */
export const relatorioClientes = registerReport(clientes, inWords);
