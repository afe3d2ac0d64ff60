import ExcelJS from 'exceljs';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderExcel } from '../../reports/engine/excel.ts';
import { renderPdf } from '../../reports/engine/pdf.ts';
import { registerPdf, registerWorkbook } from '../../reports/registers/contents.ts';
import { defineRegister } from '../../resources/defineRegister.ts';
import { registerColumns } from '../../server/migrations/columns.ts';
import { testEntity } from '../fixtures/testEntity.ts';
import { pageTexts } from '../reports/poppler.ts';
import { loadFonts } from '../reports/samples.ts';
import { type Caller, NOW, openTestDatabase, startServer, type TestServer } from './harness.ts';

/**
 * What docs/add-a-register.md tells a newcomer to write, as it stands there; its menu is one that exists. The list and
 * the form of a register that is only a definition are in tests/ui/registerForm.test.tsx.
 */
const laboratorio = defineRegister({
  resource: 'cadastro/roteiro',
  entity: testEntity('Laboratorio'),
  title: 'Laboratórios',
  item: 'Laboratório',
  fields: [
    { name: 'descricao', label: 'Descrição', kind: 'text', required: true, maxLength: 120 },
    { name: 'dtContrato', label: 'Data do contrato', kind: 'date' },
  ],
  list: ['descricao', 'dtContrato', 'flagAtivo'],
  pdf: { title: 'Relatório de Laboratórios' },
  excel: { file: 'Laboratorio' },
});

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  const databases = await openTestDatabase();
  await registerColumns(databases.write as unknown as Kysely<unknown>, 'Laboratorio')
    .addColumn('descricao', 'text', (column) => column.notNull())
    .addColumn('dtContrato', 'text')
    .execute();
  server = await startServer({ databases, registers: [laboratorio] });
  admin = await server.login('admin');
});
afterAll(() => server.close());

test('a definition and a table give routes, a PDF and an Excel file', async () => {
  const created = await admin.post('/api/Laboratorio', { descricao: 'Águas Claras', dtContrato: '2026-02-28' });
  expect(created.status).toBe(200);
  const rows = (await admin.get('/api/Laboratorio/?descricao=aguas&flagAtivo=1')).body.listaResultados;
  expect(rows).toMatchObject([{ id: 1, descricao: 'Águas Claras', dtContrato: '2026-02-28', flagAtivo: 1 }]);

  const pdf = await renderPdf(registerPdf(laboratorio, rows, NOW.toISOString()), await loadFonts());
  const text = pageTexts(pdf).join(' ').replace(/\s+/g, ' ');
  expect(text).toContain('Relatório de Laboratórios');
  expect(text).toContain('# Descrição Data do contrato Situação Data de Cadastro');
  expect(text).toContain('1 Águas Claras 28/02/2026 Habilitado 20/11/2026 12:00');

  const book = new ExcelJS.Workbook();
  await book.xlsx.load(await renderExcel(registerWorkbook(laboratorio, rows, NOW.toISOString())));
  const sheet = book.worksheets[0];
  expect(sheet?.getRow(1).values).toEqual([undefined, 'id', 'descricao', 'dtContrato', 'status', 'dtCadastro']);
  expect(sheet?.getRow(2).values).toEqual([
    undefined,
    1,
    'Águas Claras',
    new Date('2026-02-28T00:00:00Z'),
    'Habilitado',
    new Date('2026-11-20T12:00:00Z'),
  ]);
});
