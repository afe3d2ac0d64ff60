import { beforeAll, expect, test } from 'vitest';
import type { ClienteDaAgenda } from '../../contract/agenda.ts';
import { createApi } from '../../dataProvider/envelope.ts';
import { CONFIGURACAO_PADRAO } from '../../domain/relatorio/configuracao.ts';
import { calendarioDaAgenda } from '../../reports/agenda/calendario.ts';
import { agenda } from '../../reports/agenda/definition.ts';
import { documentoDaAgenda } from '../../reports/agenda/document.ts';
import { clientesPedidos, linhasDaAgenda } from '../../reports/agenda/linhas.ts';
import { readFilters } from '../../reports/defineReport.ts';
import { type Fonts, renderPdf } from '../../reports/engine/pdf.ts';
import { misplaced, pageTexts, words } from './poppler.ts';
import { loadFonts } from './samples.ts';
import { workbookCells } from './workbook.ts';

/*
 * The sampling schedule on paper, in a workbook and in a calendar, each read back.
 */

const now = '2026-11-20T13:05:00.000Z';
const cliente = (idPessoa: number, nome: string, more: Partial<ClienteDaAgenda> = {}): ClienteDaAgenda => ({
  idPessoa,
  nome,
  codigo: `000${idPessoa}`,
  idRoteiro: 1,
  roteiro: 'Roteiro Norte',
  idTecnico: null,
  tecnico: null,
  minimo: 2,
  ultimaColeta: '2026-05-10',
  feitas: [5],
  devidas: [{ numero: 2, mes: 11, guardada: false, atrasadaDe: null }],
  versao: null,
  ...more,
});
const CLIENTES = [
  cliente(1, 'Malharia Norte', {
    idTecnico: 9,
    tecnico: 'Ana Técnica',
    minimo: 3,
    devidas: [
      { numero: 2, mes: 11, guardada: true, atrasadaDe: 8 },
      { numero: 3, mes: 12, guardada: true, atrasadaDe: null },
    ],
  }),
  cliente(2, 'Curtume Sul', { idTecnico: 9, tecnico: 'Ana Técnica', idRoteiro: 2, roteiro: 'Roteiro Águas' }),
  cliente(3, 'Usina, a "Velha"; Ltda', {
    idRoteiro: null,
    roteiro: null,
    codigo: null,
    ultimaColeta: null,
    feitas: [],
  }),
];

let fonts: Fonts;
beforeAll(async () => {
  fonts = await loadFonts();
});

/** What the report makes of an address, over an API that answers the schedule. */
async function made(query: string) {
  const replies: Record<string, unknown> = { AgendaColeta: CLIENTES, 'configuracao-relatorios': CONFIGURACAO_PADRAO };
  const api = createApi({
    baseUrl: '/api',
    fetch: async (url) => {
      const name = Object.keys(replies).find((one) => String(url).includes(one)) ?? '';
      return Response.json({ flagErro: false, listaMensagens: [], listaResultados: replies[name] });
    },
  });
  const filters = readFilters(agenda, query);
  const { load, pdf, excel } = await agenda.contents();
  const data = await load(api, filters!, { now });
  return {
    pdf: pdf!(data, { filters: filters!, emittedAt: now }),
    excel: excel!(data, { filters: filters!, emittedAt: now }),
  };
}

test('on paper: of each technician a table a route, by month; those without either at last', async () => {
  const { pdf } = await made('ano=2026');
  const bytes = await renderPdf(pdf, fonts);
  const text = pageTexts(bytes).join(' ').replace(/\s+/g, ' ');
  const places = [
    'Ana Técnica · Roteiro Águas (1',
    'Ana Técnica · Roteiro Norte (2',
    'Sem técnico · Sem roteiro (1',
  ].map((heading) => text.indexOf(heading));
  expect(places.every((at) => at > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(text).toContain('Novembro 0001 Malharia Norte 2 de 3 Atrasada de agosto 10/05/2026');
  expect(text).toContain('Dezembro 0001 Malharia Norte 3 de 3 Planejada 10/05/2026');
  expect(text).toMatch(/Novembro - Usina, a "Velha"; Ltda 2 de 2 Proposta -/);
  expect(misplaced(bytes)).toEqual([]);
});

test('on paper the columns of all groups stand in line', async () => {
  const { pdf } = await made('ano=2026');
  const found = words(await renderPdf(pdf, fonts)).words;
  for (const heading of ['Código', 'Cliente', 'Coleta', 'Situação']) {
    const places = found.filter(({ text }) => text === heading).map(({ xMin }) => xMin);
    expect(places, heading).toHaveLength(3);
    expect(new Set(places).size, heading).toBe(1);
  }
});

test('on paper, a route or a technician whose name begins with Sem stands among the others', () => {
  const rows = linhasDaAgenda([
    cliente(1, 'Usina', { roteiro: 'Vale', tecnico: 'Vera' }),
    cliente(2, 'Curtume', { roteiro: 'Sem Peixe', tecnico: 'Vera' }),
    cliente(3, 'Malharia', { idRoteiro: null, roteiro: null, tecnico: 'Sem Terra' }),
    cliente(4, 'Abatedouro', { idRoteiro: null, roteiro: null }),
  ]);
  const { blocks } = documentoDaAgenda({ title: '', orientation: 'portrait', emittedAt: now }, rows);
  expect(blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : []))).toEqual([
    'Sem Terra · Sem roteiro (1 registro)',
    'Vera · Sem Peixe (1 registro)',
    'Vera · Vale (1 registro)',
    'Sem técnico · Sem roteiro (1 registro)',
  ]);
});

test('a workbook holds what the filters leave, in real cells', async () => {
  const { excel } = await made('ano=2026&idTecnico=9&idRoteiro=1');
  const [sheet] = await workbookCells(excel);
  const rows = sheet!.filter(([month]) => typeof month === 'number');
  expect(rows.map((row) => row.slice(0, 8))).toEqual([
    [11, 'Novembro', '0001', 'Malharia Norte', 'Roteiro Norte', 'Ana Técnica', '2 de 3', 'Atrasada de agosto'],
    [12, 'Dezembro', '0001', 'Malharia Norte', 'Roteiro Norte', 'Ana Técnica', '3 de 3', 'Planejada'],
  ]);
  expect(rows[0]![8]).toEqual(new Date('2026-05-10T00:00:00.000Z'));
});

test.each([
  ['idRoteiro=0', [3]],
  ['idTecnico=0', [3]],
  ['idRoteiro=2', [2]],
  ['', [1, 2, 3]],
])('an address that says %s is of those clients', (query, ids) => {
  const filters = readFilters(agenda, `ano=2026&${query}`);
  expect(clientesPedidos(CLIENTES, filters!.asked).map(({ idPessoa }) => idPessoa)).toEqual(ids);
});

test('a calendar has a day of each collection, the first working one of its month, the same event when made again', () => {
  const rows = linhasDaAgenda(CLIENTES);
  const text = calendarioDaAgenda(rows, 2026, now);
  expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
  const lines = text.replace(/\r\n /g, '').split('\r\n');
  const all = (name: string) => lines.filter((line) => line.startsWith(name)).map((line) => line.slice(name.length));
  expect(all('UID:')).toEqual(['1-2', '2-2', '3-2', '1-3'].map((id) => `agenda-2026-${id}@efluentes`));
  expect(all('DTSTART;VALUE=DATE:')).toEqual(['20261123', '20261123', '20261123', '20261201']);
  expect(all('SUMMARY:')).toEqual([
    'Coleta: Malharia Norte',
    'Coleta: Curtume Sul',
    'Coleta: Usina\\, a "Velha"\\; Ltda',
    'Coleta: Malharia Norte',
  ]);
  expect(all('DESCRIPTION:')[0]).toContain('Coleta 2 de 3\\, em novembro (atrasada de agosto)\\nCódigo: 0001');
  expect(text.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
});
