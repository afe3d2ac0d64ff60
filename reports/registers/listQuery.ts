import { CHOICES } from '../../resources/kinds.ts';
import type { Row } from '../engine/report.ts';

/** What a list shows, whatever its page: its filter and its order. */
export interface ListQuery {
  filter: Readonly<Record<string, unknown>>;
  sort: { field: string; order: 'ASC' | 'DESC' };
}

/** A list's filter in words, with what its rows say of it once they are there; undefined when nothing is filtered. */
export type FilterInWords = (filter: ListQuery['filter'], rows?: readonly Row[]) => string | undefined;

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

/** A catalogue's filter in words, for a report's heading; undefined when nothing is filtered. */
export function filterText({ descricao, flagAtivo }: ListQuery['filter']): string | undefined {
  const status = CHOICES.situacao?.find(([value]) => String(value) === String(flagAtivo))?.[1];
  const parts = [descricao && `Descrição: ${descricao}`, status && `Situação: ${status}`].filter(Boolean);
  return parts.length > 0 ? parts.join('; ') : undefined;
}
