import ExcelJS from 'exceljs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Leitura } from '../../contract/leitura.ts';
import type { Api } from '../../dataProvider/envelope.ts';
import { CONFIGURACAO_PADRAO } from '../../domain/relatorio/configuracao.ts';
import { renderExcel } from '../../reports/engine/excel.ts';
import { type Fonts, renderPdf } from '../../reports/engine/pdf.ts';
import { excel, lacks, pdf } from '../../reports/leituras-do-mes/contents.ts';
import { enderecoDosFiltros, filtrosEmPalavras, lerFiltros } from '../../reports/leituras-do-mes/filtros.ts';
import { linhasDoMes } from '../../reports/leituras-do-mes/linhas.ts';
import { leitura } from './leituraSamples.ts';
import { info, misplaced, pageTexts } from './poppler.ts';
import { loadFonts } from './samples.ts';
import { minutesIn } from './workbook.ts';

const filters = { idMes: 11, idAno: 2026, nomeCliente: '', medidorVazao: '' } as const;
const emittedAt = '2026-11-20T13:05:00.000Z';
const LINHAS = [
  leitura(1, {
    id: 5,
    uc: '0012345',
    leituraAnterior: 1000,
    leituraAtual: 2440.5,
    volumeMedido: 1440.5,
    volumeCorrigido: 1728,
    obs: 'Lacre rompido',
    motivo: 'Conferido no local',
  }),
  leitura(2, { nome: 'Zinco & Filhos', leituraAnterior: 70, idCategoriaCobranca: null }),
  leitura(3, { id: 6, flagMedidorVazao: 0, registro: 'Poço', leituraAtual: 12, volumeMedido: 12, volumeCorrigido: 12 }),
];
const dados = (leituras: readonly Leitura[]) => ({
  leituras,
  categorias: { 1: 'Leitura' },
  configuracao: CONFIGURACAO_PADRAO,
});

describe('the filters of a month', () => {
  it('are read from an address as they are written into one, and told in words', () => {
    const asked = { ...filters, nomeCliente: 'Vale', medidorVazao: '0', semLeitura: true } as const;
    const address = enderecoDosFiltros(asked);
    expect(lerFiltros(Object.fromEntries(new URLSearchParams(address)))).toEqual(asked);
    expect(filtrosEmPalavras(asked)).toBe('Cliente: Vale; Possui medidor de vazão: Não; Só sem leitura');
    expect(enderecoDosFiltros(filters)).toBe('idMes=11&idAno=2026');
  });

  it.each([
    [undefined, [5, 0, 6]],
    [true, [0]],
  ])('leave the meters of which nothing is saved: %s', async (semLeitura, ids) => {
    const asked: unknown[] = [];
    const api = async (_: unknown, { query }: { query: unknown }) => {
      asked.push(query);
      return { data: LINHAS };
    };
    const rows = await linhasDoMes(api as unknown as Api, { ...filters, ...(semLeitura && { semLeitura }) }, undefined);
    expect(rows.map(({ id }) => id)).toEqual(ids);
    // The API knows no such filter.
    expect(asked).toEqual([filters]);
  });
});

let fonts: Fonts;
beforeAll(async () => {
  fonts = await loadFonts();
});

describe('the PDF of a month', () => {
  it('has the flow meters alone, landscape, with its form and month', async () => {
    const bytes = await renderPdf(pdf(dados(LINHAS), { filters, emittedAt }), fonts);
    const [text = ''] = pageTexts(bytes).map((page) => page.replace(/\s+/g, ' '));
    const parts = [
      'Leituras de vazão',
      'Novembro de 2026 – 1 de 2 com leitura salva',
      'Cliente UC',
      'Têxtil São João Ltda. 0012345 1.000,0 2.440,5 1.440,50 1.728,00 Lacre rompido',
      'Zinco & Filhos - 70,0 - - - -',
      '2 registros',
      '054_FMEI Rev.02 – Nov/2026',
    ];
    for (const part of parts) expect(text).toContain(part);
    expect(text).not.toContain('Poço');
    expect(info(bytes)['Page size']).toMatch(/^841\.\d+ x 595/);
    expect(misplaced(bytes)).toEqual([]);
  });

  it.each([
    ['Virado', { reinicioMedidor: 2 }],
    ['Virado: Passou de 99.999', { reinicioMedidor: 2, motivo: 'Passou de 99.999' }],
    [
      'Virado: Passou de 99.999. Visor riscado',
      { reinicioMedidor: 2, motivo: 'Passou de 99.999', obs: 'Visor riscado' },
    ],
    ['Substituído: Visor quebrado. Lacre L-9', { reinicioMedidor: 1, motivo: ' Visor quebrado. ', obs: ' Lacre L-9' }],
    ['Substituído. Lacre L-9', { reinicioMedidor: 1, obs: 'Lacre L-9' }],
    // As servers have it that know no other field.
    ['Substituído', { medidorStatusNome: 'Substituído' }],
    ['Lacre L-9', { reinicioMedidor: 0, motivo: 'Conferido no local', obs: 'Lacre L-9' }],
  ] as const)('says what began anew before what was observed: %s', async (expected, changes) => {
    const volumes = { leituraAnterior: 1880, leituraAtual: 120, volumeMedido: 98_120, volumeCorrigido: 98_120 };
    const pages = pageTexts(
      await renderPdf(pdf(dados([leitura(1, { id: 5, ...volumes, ...changes })]), { filters, emittedAt }), fonts),
    );
    const text = pages.join(' ').replace(/\s+/g, ' ');
    expect(text).toContain(`Têxtil São João Ltda. - 1.880 120 98.120,00 98.120,00 ${expected} Total: 1 registro`);
  });

  it('has no reading of a meter that nobody read, whose volume is the mean', async () => {
    const media = { leituraAnterior: 1880, leituraAtual: 1880, volumeCorrigido: 120, flagMedia: 1 } as const;
    const textOf = async (flagNaoLida: 0 | 1) => {
      const linha = leitura(1, { id: 5, ...media, flagNaoLida });
      return pageTexts(await renderPdf(pdf(dados([linha]), { filters, emittedAt }), fonts))
        .join(' ')
        .replace(/\s+/g, ' ');
    };
    expect(await textOf(1)).toContain('Têxtil São João Ltda. - 1.880 - - 120,00');
    expect(await textOf(0)).toContain('Têxtil São João Ltda. - 1.880 1.880 - 120,00');
  });

  it('breaks what is said of a meter into lines, however long it is', async () => {
    const [motivo, obs] = [
      'passou do maior número '.repeat(20).trim(),
      'conferido com o responsável '.repeat(30).trim(),
    ];
    const virado = leitura(1, { id: 5, leituraAnterior: 1880, leituraAtual: 120, reinicioMedidor: 2, motivo, obs });
    const bytes = await renderPdf(pdf(dados([virado]), { filters, emittedAt }), fonts);
    const text = pageTexts(bytes).join(' ').replace(/\s+/g, ' ');
    expect(text.match(/passou do maior número/g)).toHaveLength(20);
    expect(text.match(/conferido com o responsável/g)).toHaveLength(30);
    expect(misplaced(bytes)).toEqual([]);
  });

  it('says of which clients it is, and goes on over pages', async () => {
    const many = Array.from({ length: 500 }, (_, index) => leitura(index + 1, { nome: `Cliente ${index}` }));
    const asked = { ...filters, nomeCliente: 'cli' };
    const pages = pageTexts(await renderPdf(pdf(dados(many), { filters: asked, emittedAt }), fonts));
    expect(pages[0]).toContain('Novembro de 2026 – clientes com "cli" – 0 de 500 com leitura salva');
    for (const page of pages) expect(page).toContain('054_FMEI Rev.02 – Nov/2026');
    expect(pages.at(-1)).toContain('Cliente 499');
  });

  it('of a month without flow meters is told in words', () => {
    expect(lacks(dados(LINHAS.slice(2)), 'pdf')).toBe('leituras.relatorio.noMeter');
    expect(lacks(dados(LINHAS), 'pdf')).toBeNull();
    // The workbook has the other meters too.
    expect(lacks(dados(LINHAS.slice(2)), 'excel')).toBeNull();
    expect(lacks(dados([]), 'excel')).toBe('leituras.relatorio.noMeter');
  });
});

/** What the former and the current time of each meter count, as the workbook says. */
async function unitsOf(meters: readonly Leitura[]) {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(await renderExcel(excel(dados(meters), { filters, emittedAt })));
  const sheet = book.worksheets[0]!;
  const at = (sheet.getRow(1).values as string[]).indexOf('Unidade do tempo anterior');
  return meters.map((_, index) => [0, 1].map((more) => sheet.getRow(index + 2).getCell(at + more).value));
}

/** The times of each meter in the workbook, with their number formats; hours and minutes in minutes. */
async function timesOf(meters: readonly Leitura[]) {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(await renderExcel(excel(dados(meters), { filters, emittedAt })));
  const sheet = book.worksheets[0]!;
  const at = (sheet.getRow(1).values as string[]).indexOf('Tempo anterior');
  const cells = meters.map((_, index) => [0, 1, 2].map((more) => sheet.getRow(index + 2).getCell(at + more)));
  return cells.map((row) => row.map(({ value, numFmt }) => [value instanceof Date ? minutesIn(value) : value, numFmt]));
}

describe('the workbook of a month', () => {
  it('has every meter, with numbers as numbers, and nothing where nothing was read', async () => {
    const pelaMedia = leitura(4, { id: 7, leituraAnterior: 9, leituraAtual: 9, volumeCorrigido: 8, flagNaoLida: 1 });
    const workbook = excel(dados([...LINHAS, pelaMedia]), { filters, emittedAt });
    expect(workbook.file).toBe('Hidrometro_Lancamento-ref(11_2026).xlsx');
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(await renderExcel(workbook));
    const sheet = book.worksheets[0]!;
    const header = (sheet.getRow(1).values as string[]).slice(1);
    const rows = [2, 3, 4, 5].map((at) =>
      Object.fromEntries(header.map((name, index) => [name, sheet.getRow(at).getCell(index + 1).value])),
    );
    expect(sheet.actualRowCount).toBe(5);
    expect(rows).toMatchObject([
      {
        Cliente: 'Têxtil São João Ltda.',
        Registro: 'H-1',
        UC: '0012345',
        'Possui medidor de vazão?': 'Sim',
        'Leitura anterior': 1000,
        'Leitura atual': 2440.5,
        'Volume medido (m³)': 1440.5,
        'Tipo de Cobrança': 'Leitura',
        'Volume corrigido (m³)': 1728,
        OBS: 'Lacre rompido',
        Motivo: 'Conferido no local',
      },
      { 'Leitura anterior': 70, 'Leitura atual': null, 'Volume medido (m³)': null, 'Tipo de Cobrança': null },
      { 'Possui medidor de vazão?': 'Não', 'Volume corrigido (m³)': 12 },
      { 'Leitura anterior': 9, 'Leitura atual': null, 'Volume medido (m³)': 0, 'Volume corrigido (m³)': 8 },
    ]);
  });

  it('has the times of an hour meter as it shows them: hours and minutes, or numbers', async () => {
    const meters = [
      leitura(1, { idCalculoHorimetro: 2, tempoAnterior: '0100:30', tempoAtual: '0700:30', tempoFinal: '0600:00' }),
      leitura(2, { idCalculoHorimetro: 1, tempoAnterior: '100,5', tempoAtual: '700,25', tempoFinal: '0599:45' }),
      leitura(3, { idCalculoHorimetro: 3, tempoAnterior: '6030', tempoAtual: '42030', tempoFinal: '0600:00' }),
      leitura(4, { tempoAnterior: '100,5', tempoAtual: 'parado' }),
    ];
    const read = await timesOf(meters);
    expect(read.slice(0, 3)).toEqual([
      [6030, 42_030, 36_000].map((minutes) => [minutes, '[h]:mm']),
      [
        [100.5, '0.0'],
        [700.25, '0.00'],
        [35_985, '[h]:mm'],
      ],
      [
        [6030, '0.0'],
        [42_030, '0.00'],
        [36_000, '[h]:mm'],
      ],
    ]);
    expect(read[3]?.map(([value]) => value)).toEqual(['100,5', 'parado', null]);
  });

  it('says what the times of an hour meter count that shows numbers, as its hours were counted', async () => {
    const units = await unitsOf([
      leitura(1, { idCalculoHorimetro: 1, tempoAnterior: '100,5' }),
      leitura(2, { idCalculoHorimetro: 2, tempoAnterior: '0100:30' }),
      leitura(3, { idCalculoHorimetro: 3, tempoAnterior: '6030' }),
      // Counted in minutes when it was saved; its meter counts hours by now.
      leitura(4, { idCalculoHorimetro: 1, tempoAnterior: '36000', tempoAtual: '72000', tempoFinal: '0600:00' }),
      leitura(5, { idCalculoHorimetro: 1 }),
      leitura(6, {}),
      // Not read yet: its former time is in minutes, and its meter counts hours by now.
      leitura(7, { idCalculoHorimetro: 1, tempoAnterior: '186600', contadaAntes: 3, tempoAtual: '3200' }),
      leitura(8, { idCalculoHorimetro: 2, tempoAnterior: '186600', contadaAntes: 3 }),
    ]);
    expect(units).toEqual([
      ['h', null],
      [null, null],
      ['min', null],
      ['min', 'min'],
      [null, null],
      [null, null],
      ['min', 'h'],
      ['min', null],
    ]);
  });

  it('has the times of an hour meter so that they go back into the grid, read as its hours were counted', async () => {
    const meters = [
      leitura(1, { idCalculoHorimetro: 1, tempoAnterior: '2.400', tempoAtual: '3000', tempoFinal: '0600:00' }),
      leitura(2, { idCalculoHorimetro: 3, tempoAnterior: '36.000', tempoAtual: '72.000', tempoFinal: '0600:00' }),
      leitura(3, { idCalculoHorimetro: 1, tempoAnterior: '2.4', tempoAtual: '3.000', tempoFinal: '0000:36' }),
    ];
    const times = (await timesOf(meters)).map((row) => row.slice(0, 2));
    expect(times).toEqual([
      [
        [2400, '0.0'],
        [3000, '0'],
      ],
      [
        [36_000, '0.0'],
        [72_000, '0'],
      ],
      [
        [2.4, '0.0'],
        [3, '0'],
      ],
    ]);
  });
});
