import { narrowedBy } from '../../dataProvider/wholeLists.ts';
import { PENDENCIAS } from '../../domain/cliente/pendencias.ts';
import { CHOICES, formatValue } from '../../resources/kinds.ts';
import type { Names } from '../defineReport.ts';

/** What a list shows, whatever its page: its filter and its order. */
export interface ListQuery {
  filter: Readonly<Record<string, unknown>>;
  sort: { field: string; order: 'ASC' | 'DESC' };
}

/** The query in an address, in the form that list screens use: `filter={…}&sort=id&order=ASC`. */
export function writeQuery({ filter, sort }: ListQuery): string {
  return new URLSearchParams({ filter: JSON.stringify(filter), sort: sort.field, order: sort.order }).toString();
}

/** The filter of an address; what cannot be read filters nothing. */
export function readFilter(text = '{}'): ListQuery['filter'] {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Reads what `writeQuery` wrote; what is missing or cannot be read is everything, by `id`. */
export function readQuery({ filter, sort, order }: Readonly<Record<string, string>>): ListQuery {
  return {
    filter: readFilter(filter),
    sort: { field: sort || 'id', order: order === 'DESC' ? 'DESC' : 'ASC' },
  };
}

/**
 * A list's filter in words; undefined when nothing is filtered.
 *
 * @param names of the records that it names: one without a name bears its id; none at all where they are still on their way
 */
export function filterText(resource: string, filter: ListQuery['filter'], names?: Names): string | undefined {
  const { descricao, flagAtivo, flagMedidor, pendencia } = filter;
  const status = CHOICES.situacao?.find(([value]) => String(value) === String(flagAtivo))?.[1];
  const parts = [
    descricao && `Descrição: ${descricao}`,
    status && `Situação: ${status}`,
    ...narrowedBy(resource, filter).map(
      ({ register, filter: name }) =>
        `${register.item}: ${names ? (names[register.entity] ?? `ID ${filter[name]}`) : '…'}`,
    ),
    flagMedidor !== undefined && `Possui medidor de vazão: ${formatValue('simNao', Number(flagMedidor))}`,
    PENDENCIAS.find(([name]) => name === pendencia)?.[1],
  ];
  return parts.filter(Boolean).join('; ') || undefined;
}
