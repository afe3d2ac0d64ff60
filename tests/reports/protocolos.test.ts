import { beforeAll, expect, test } from 'vitest';
import type { PeriodoDeProtocolos, Protocolo } from '../../contract/protocolos.ts';
import type { Api } from '../../dataProvider/envelope.ts';
import { CONFIGURACAO_PADRAO } from '../../domain/relatorio/configuracao.ts';
import { readFilters } from '../../reports/defineReport.ts';
import { type Fonts, renderPdf } from '../../reports/engine/pdf.ts';
import { protocolos } from '../../reports/protocolos/definition.ts';
import { linhasDe } from '../../reports/protocolos/linha.ts';
import { tabela } from '../../reports/protocolos/tabela.ts';
import { copiedText, orderOf, shownText } from '../../reports/tabela/column.ts';
import { COMPLETO } from '../fixtures/protocolos.ts';
import { misplaced, pageTexts } from './poppler.ts';
import { loadFonts } from './samples.ts';
import { minutesIn, workbookCells } from './workbook.ts';

let fonts: Fonts;
beforeAll(async () => {
  fonts = await loadFonts();
});

const protocolo = (id: number, more: Partial<Protocolo> = {}): Protocolo => ({
  ...COMPLETO,
  id,
  nomeCliente: `Indústria ${id} de Laticínios e Derivados do Vale`,
  pontoColeta: 'Caixa de inspeção',
  atividadeAmostra: `AM-${id}`,
  medidorInicial: 1234.5,
  medidorFinal: 22,
  temperatura: 24.55,
  ...more,
});
const PERIODOS: PeriodoDeProtocolos[] = [
  {
    inicio: '2026-11-18',
    fim: '2026-11-19',
    dados: Array.from({ length: 30 }, (_, at) => protocolo(at + 10)),
  },
  { inicio: null, fim: '2026-11-02', dados: [protocolo(2, { dtInicio: null, dtFim: '2026-11-02' })] },
  { inicio: null, fim: null, dados: [protocolo(1, { dtInicio: null, dtFim: null, nomeCliente: 'Água São João' })] },
];

async function made(search: string) {
  const filters = readFilters(protocolos, search)!;
  const contents = await protocolos.contents();
  const asked: unknown[] = [];
  const api = (async (_call: object, { query }: { query?: object } = {}) => {
    if (query) asked.push(query);
    return { data: query ? PERIODOS : { id: 1, ...CONFIGURACAO_PADRAO, versao: 1 } };
  }) as Api;
  const emittedAt = '2026-11-20T13:05:00.000Z';
  const data = await contents.load(api, filters, { now: emittedAt });
  return {
    asked,
    pdf: contents.pdf!(data, { filters, emittedAt }),
    excel: contents.excel!(data, { filters, emittedAt }),
  };
}

test('in print each period has its heading and its table, on as many pages as they take', async () => {
  const { asked, pdf } = await made('?dtInicio=2026-11-01&flagAcompanhamento=1');
  expect(asked).toEqual([{ dtInicio: '2026-11-01', dtFim: '', flagAcompanhamento: '1' }]);
  const bytes = await renderPdf(pdf, fonts);
  const text = pageTexts(bytes).join(' ').replace(/\s+/g, ' ');
  for (const words of [
    'Período de: 18/11/2026 até 19/11/2026 (30 registros)',
    'Período de: 18/11/2026 até 19/11/2026 (continuação)',
    'Período de: SEM PERIODO INICIAL até 02/11/2026 (1 registro)',
    'Periodo não informado (1 registro)',
    'Protocolos desde 01/11/2026 – Acompanhamento: Sim',
    '32 registros',
    '-23.18570 / -46.89780',
    '1.234,5',
    '24,55',
  ]) {
    expect(text).toContain(words);
  }
  expect(misplaced(bytes)).toEqual([]);
});

test.each([
  ['?dtInicio=2026-11-01&dtFim=2026-11-30', 'Protocolos de 01/11/2026 a 30/11/2026', '2026-11-01_2026-11-30'],
  ['?dtFim=2026-11-30', 'Protocolos até 30/11/2026', '2026-11-30'],
  ['', 'Protocolos de todos os períodos', undefined],
])('its face says of which days it is, or that it is of all of them: %s', async (search, subtitle, fileOf) => {
  expect((await made(search)).pdf).toMatchObject({ subtitle, fileOf });
});

test('a day that is none is not asked for', () => {
  expect(readFilters(protocolos, '?dtInicio=2026-02-30')).toBeNull();
});

test('the workbook has the twenty columns, with numbers that are numbers, of what the search leaves', async () => {
  const { excel } = await made('?pesquisa=agua%20SAO');
  const [sheet] = await workbookCells(excel);
  const at = sheet!.findIndex(([first]) => first === 'ID');
  expect(sheet![at]).toEqual([
    ...['ID', 'Cliente', 'Ponto', 'Periodo', 'Codigo', 'Acompanhamento', 'Leitura inicial', 'Leitura Final', 'Lacre'],
    ...['lat / lng', 'tecnico', 'contato', 'Horimetro', 'chuva', 'Amostra cancelada', 'Motivo cancelamento', 'NC'],
    ...['pH', 'temperatura', 'ss'],
  ]);
  expect(sheet!.slice(at + 1)).toHaveLength(1);
  expect(sheet![at + 1]!.slice(0, 8)).toEqual([
    1,
    'Água São João',
    'Caixa de inspeção',
    undefined,
    'AM-1',
    'Sim',
    1234.5,
    22,
  ]);
  expect(minutesIn(sheet![at + 1]![12])).toBe(1234 * 60 + 30);
});

test('put in order, rows stay in their periods: in the workbook as on the screen and in print', async () => {
  const { excel } = await made('?sort=nomeCliente&order=ASC');
  const [sheet] = await workbookCells(excel);
  const at = sheet!.findIndex(([first]) => first === 'ID');
  const ids = sheet!.slice(at + 1).map(([id]) => id);
  // 'Água São João' of no period would be the first of all.
  expect([ids.length, ids.at(-2), ids.at(-1)]).toEqual([32, 2, 1]);
});

test('a zero that was read is told, in print too; a dash stands where nothing is', async () => {
  const { columns } = tabela;
  const [lida] = linhasDe([{ inicio: null, fim: null, dados: [protocolo(1, { medidorInicial: 0, ss: 0, pH: null })] }]);
  const cells = (fields: readonly string[], told: typeof shownText) =>
    columns.filter(({ field }) => fields.includes(field)).map((column) => told(column, lida!));
  expect(cells(['medidorInicial', 'pH', 'ss'], shownText)).toEqual(['0', '-', '0']);
  expect(cells(['medidorInicial', 'pH', 'ss'], copiedText)).toEqual(['0', '', '0']);
  const [semPH, comZero] = ['pH', 'ss'].map((name) => columns.find(({ field }) => field === name)!);
  expect([orderOf(semPH!, lida!), orderOf(comZero!, lida!)]).toEqual([null, [0]]);

  const api = (async (_call: object, { query }: { query?: object } = {}) => ({
    data: query
      ? [{ inicio: null, fim: null, dados: [protocolo(1, { medidorInicial: 0, medidorFinal: 0.5 })] }]
      : { id: 1, ...CONFIGURACAO_PADRAO, versao: 1 },
  })) as Api;
  const emittedAt = '2026-11-20T13:05:00.000Z';
  const contents = await protocolos.contents();
  const filters = readFilters(protocolos, '')!;
  const pdf = contents.pdf!(await contents.load(api, filters, { now: emittedAt }), { filters, emittedAt });
  expect(pdf).toMatchObject({ blocks: [{}, { rows: [{ medidorInicial: '0', medidorFinal: '0,5' }] }] });
});
