import { listAddress, narrowedBy, needsApart } from '../../dataProvider/wholeLists.ts';
import type { RegisterDefinition } from '../../resources/defineRegister.ts';
import type { ReportDefinition } from '../defineReport.ts';
import type { Row } from '../engine/report.ts';
import { asItStands } from '../monthly.ts';
import { type FilterInWords, filterText, type ListQuery, readQuery, writeQuery } from './listQuery.ts';

/** Local-storage keys that are not the entity's name (spec 1 §9). */
const KEYS: Readonly<Record<string, string>> = { RamoAtividade: 'ramoAtividade' };

/** A list's filter in words, with the names of records whose use it was narrowed to. */
export const inWordsOf =
  (resource: string): FilterInWords =>
  (filter, rows = []) => {
    const named = narrowedBy(resource, filter).map(
      ({ register, filter: name }) => `${register.item}: ${rows[0]?.[register.entity] ?? `ID ${filter[name]}`}`,
    );
    return [filterText(filter), ...named].filter(Boolean).join('; ') || undefined;
  };

/**
 * The report of a register's list, as filtered and ordered there: everything in it from the register's definition.
 *
 * @param inWords the filter in words, with the names that the rows bear once they are there; undefined when nothing is
 * filtered.
 */
export function registerReport(
  register: RegisterDefinition,
  inWords: FilterInWords = inWordsOf(register.resource),
): ReportDefinition<ListQuery, readonly Row[]> {
  const { resource, entity, pdf, excel } = register;
  return {
    path: `${resource}/pdf`,
    menu: resource,
    title: pdf.title,
    file: excel.file,
    formats: ['pdf', 'excel'],
    stored: KEYS[entity] ?? entity,
    filters: readQuery,
    query: writeQuery,
    monthly: asItStands,
    inWords: ({ filter }) => inWords(filter),
    back: (query) => ({ to: `/${resource}${query ? `?${writeQuery(query)}` : ''}`, text: 'cadastro.pdf.back' }),
    ahead: ({ filter, sort }) =>
      needsApart(resource, sort) || narrowedBy(resource, filter).length > 0 ? undefined : listAddress(resource, filter),
    contents: async () => (await import('./contents.ts')).registerContents(register, inWords),
  };
}
