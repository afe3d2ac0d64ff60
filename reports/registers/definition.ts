import { listAddress, narrowedBy, needsApart } from '../../dataProvider/wholeLists.ts';
import type { RegisterDefinition } from '../../resources/defineRegister.ts';
import type { ReportDefinition } from '../defineReport.ts';
import type { Row } from '../engine/report.ts';
import { asItStands } from '../monthly.ts';
import { filterText, type ListQuery, readQuery, writeQuery } from './listQuery.ts';

/** Local-storage keys that are not the entity's name (spec 1 §9). */
const KEYS: Readonly<Record<string, string>> = { RamoAtividade: 'ramoAtividade' };

/** The report of a register's list, as filtered and ordered there: everything in it from the register's definition. */
export function registerReport(register: RegisterDefinition): ReportDefinition<ListQuery, readonly Row[]> {
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
    inWords: ({ filter }, names) => filterText(resource, filter, names),
    named: ({ filter }) =>
      narrowedBy(resource, filter).map((one) => ({ entity: one.register.entity, id: filter[one.filter] })),
    back: (query) => ({ to: `/${resource}${query ? `?${writeQuery(query)}` : ''}`, text: 'cadastro.pdf.back' }),
    ahead: ({ filter, sort }) =>
      needsApart(resource, sort) || narrowedBy(resource, filter).length > 0 ? undefined : listAddress(resource, filter),
    contents: async () => (await import('./contents.ts')).registerContents(register),
  };
}
