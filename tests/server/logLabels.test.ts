import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldOf, LOG_TABLES, tableOf } from '../../resources/log/tables.ts';
import { SILENT } from '../../server/audit.ts';
import type { Databases } from '../../server/database/open.ts';
import { NAMED } from '../../server/modules/log/names/named.ts';
import { ENGINE, openTestDatabase } from './harness.ts';

let databases: Databases;
/** The columns of every table that users edit: those with a version and a removal mark. */
let editable: Map<string, string[]>;
beforeAll(async () => {
  databases = await openTestDatabase();
  const tables = (await databases.read.introspection.getTables()).map(
    ({ name, columns }) => [name, columns.map((column) => column.name)] as const,
  );
  editable = new Map(tables.filter(([, names]) => ['versao', 'removidoEm'].every((name) => names.includes(name))));
});
afterAll(() => databases.close());

/** Columns that the log never tells of. */
const UNTOLD = [
  'idTipoEndereco',
  // What was said of a reading shows in its figures and its reason.
  'flagNaoLida',
  'flagAnteriorInformada',
  'flagTempoAnteriorInformado',
  'estranhezasExplicadas',
  // So does the rule of its category.
  'PessoaHidrometroLancamento.regra',
];

describe(`on ${ENGINE}, whatever users edit`, () => {
  test('is called something, and so is each of its fields', () => {
    expect(editable.size).toBeGreaterThan(15);
    const unnamed = [...editable].flatMap(([tabela, names]) => [
      ...(tableOf(tabela) ? [] : [tabela]),
      ...names
        .filter((name) => !SILENT.has(name) && !UNTOLD.includes(name) && !UNTOLD.includes(`${tabela}.${name}`))
        .filter((name) => !fieldOf(tabela, name))
        .map((name) => `${tabela}.${name}`),
    ]);
    expect(unnamed).toEqual([]);
  });

  test('has records with names', () => {
    expect([...editable.keys()].filter((tabela) => !NAMED[tabela])).toEqual([]);
  });
});

test('an id that a field holds is that of a record with a name', () => {
  const named = LOG_TABLES.flatMap(({ fields }) => fields.flatMap(({ of }) => of ?? []));
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((tabela) => !NAMED[tabela])).toEqual([]);
});
