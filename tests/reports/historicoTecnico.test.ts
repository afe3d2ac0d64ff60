import { beforeAll, describe, expect, it } from 'vitest';
import { historyStart } from '../../domain/coleta/historyWindow.ts';
import { parametros } from '../../domain/coleta/parametros.ts';
import { CONFIGURACAO_PADRAO } from '../../domain/relatorio/configuracao.ts';
import type { RespostasAnalise } from '../../reports/analises/load.ts';
import { readFilters } from '../../reports/defineReport.ts';
import type { Report } from '../../reports/engine/document.ts';
import { type Fonts, renderPdf } from '../../reports/engine/pdf.ts';
import { historicosDeSequencia, historicosTecnicos } from '../../reports/historico-tecnico/definition.ts';
import { historicoTecnico } from '../../reports/historico-tecnico/load.ts';
import { coleta, respostas, TODAY } from './clienteSamples.ts';
import { info, misplaced, pageTexts } from './poppler.ts';
import { loadFonts } from './samples.ts';

const [simples, completo, doisAnos] = historicosTecnicos.map(({ path }) => path) as [string, string, string];

let fonts: Fonts;
beforeAll(async () => {
  fonts = await loadFonts();
});

/** The report at an address, of these replies. */
async function reportOf(path: string, changes: Partial<RespostasAnalise>, configuracao = CONFIGURACAO_PADRAO) {
  const report = historicosTecnicos.find((one) => one.path === path)!;
  const { pdf } = await report.contents();
  const alcance = path === doisAnos ? 'dois-anos' : 'cobranca';
  const periodo = { inicio: historyStart(TODAY, alcance), fim: TODAY };
  const dados = { ...historicoTecnico(respostas(changes), TODAY, periodo), configuracao };
  return pdf!(dados, { filters: { idPessoa: 12 }, emittedAt: `${TODAY}T13:05:00.000Z` });
}
const flat = (pdf: ArrayBuffer) => pageTexts(pdf).join('\n').replace(/\s+/g, ' ');
const draw = (report: Report) => renderPdf(report, fonts);
const textOf = async (...of: Parameters<typeof reportOf>) => flat(await draw(await reportOf(...of)));

const COLETAS = [
  { ...coleta('2026-10-01 08:30', 1, { DBO: '450', pH: '5,5', Cu: '1,6' }), codigoAmostra: 'A-1' },
  { ...coleta('2026-06-10', 2, { DBO: '9000', Cd: '<2' }), flagMedidorInoperante: 1 as const },
  coleta('2024-12-01', 1, { DBO: '500' }),
  coleta('2024-11-19', 4, { DBO: '610', Cu: '1,6' }),
  coleta('2020-11-23', 1, { DBO: '333', Zn: '7' }),
  coleta('2020-11-22', 1, { DBO: '222' }),
  coleta('2026-07-07', 5, { DBO: '7000', Cu: '1,6' }),
];

describe('what they have in common', () => {
  it.each([simples, completo, doisAnos])(
    '%s says who, where, the mean, what did not conform, who signs',
    async (path) => {
      const text = await textOf(path, { coletas: COLETAS });
      for (const part of [
        'Cliente Laticínios Serra Azul',
        'Rua das Flores',
        'Ponto de coleta P2 Cx Saída',
        'Unidades consumidoras (UC) 10023-4, 10024-2',
        'DBO média (kg/m³) 0,52 DBO de cobrança (kg/m³) 0,520',
        'As 3 últimas coletas: menos de 3 de 20/11/2025 a 20/11/2026',
        'NC 01/10/2026 P1 – Cx Inspeção pH 6 a 10 ▼ 5,5',
        'NC EA 10/06/2026 P1 – Cx Inspeção Cd 1,5 mg/L ▲? <2',
        'NC RM 07/07/2026 P1 – Cx Inspeção Cu 1,5 mg/L ▲ 1,6',
        'EA Erro de análise NR Não representativa MI Medidor inoperante',
        'RM Retira da média',
        'Coordenação de Monitoramento de Efluentes Industriais',
        'Emitido em 20/11/2026 10:05',
        'pelos limites do dia de cada uma',
      ]) {
        expect(text).toContain(part);
      }
    },
  );

  it.each([
    [simples, '027_FMEI', '23/11/2020', ['333,00', '7']],
    [completo, '052_FMEI', '23/11/2020', ['333']],
    [doisAnos, '015_FMEI', '20/11/2024', []],
  ])('%s is form %s and looks back to %s', async (path, form, start) => {
    const report = await reportOf(path, { coletas: COLETAS });
    expect(report.formCode).toBe(form);
    expect(report.subtitle).toContain(`coletas de ${start} a 20/11/2026`);
    const text = flat(await draw(report));
    expect(text).toContain(form);
    expect(text).not.toContain('22/11/2020');
    expect(text.includes('19/11/2024') && /19\/11\/2024.*Coletas de 23/.test(text)).toBe(path !== doisAnos);
  });

  it('print no code where none is set, and who was set', async () => {
    const settings = {
      ...CONFIGURACAO_PADRAO,
      formSimples: '',
      assinante: 'Ana Souza',
      contatos: 'ana@exemplo.com.br',
    };
    const text = await textOf(simples, { coletas: COLETAS }, settings);
    expect(text).not.toContain('_FMEI');
    expect(text).toContain('Ana Souza Coordenação de Monitoramento de Efluentes Industriais ana@exemplo.com.br');
  });

  it.each([simples, completo, doisAnos])('%s says so when there is nothing', async (path) => {
    const pdf = await draw(await reportOf(path, { enderecos: [], hidrometros: [], pontos: [] }));
    expect(flat(pdf)).toContain('Não há coletas no período.');
    expect(flat(pdf)).toContain('Não há coletas que formem a média.');
    expect(flat(pdf)).not.toMatch(/null|undefined|NaN/);
    expect(misplaced(pdf)).toEqual([]);
  });
});

describe('the simple report', () => {
  it('lists each collection with its signs, its DBO and what did not conform', async () => {
    const text = await textOf(simples, { coletas: COLETAS });
    for (const row of [
      'NC 01/10/2026 P1 – Cx Inspeção A-1 450,00 pH, Cu',
      'EA MI NC 10/06/2026 P1 – Cx Inspeção - 9.000,00 Cd',
      '- 01/12/2024 P1 – Cx Inspeção - 500,00 -',
      'RM NC 07/07/2026 P1 – Cx Inspeção - 7.000,00 Cu',
      'CD NC 19/11/2024 P1 – Cx Inspeção - 610,00 Cu',
    ]) {
      expect(text).toContain(row);
    }
  });

  it('writes a DBO the same way wherever it lists it', async () => {
    const text = await textOf(simples, { coletas: [coleta('2026-10-01', 1, { DBO: '300,125' })] });
    expect(text.match(/300,\d+/g)).toEqual(['300,13', '300,13']);
  });
});

describe('the complete report', () => {
  it('has every parameter of each collection, out of limit marked, in landscape', async () => {
    const pdf = await draw(await reportOf(completo, { coletas: [{ ...COLETAS[0]!, p90: '7,25' }] }));
    expect(info(pdf)['Page size']).toMatch(/841.89 x 595.28/);
    const [, table = ''] = flat(pdf).split('Coletas de 23/11/2020 a 20/11/2026');
    for (const part of ['Limites', '6 a 10', '1.000', '1 NC P1', '▼ 5,5', '▲ 1,6', '▲ 7,25']) {
      expect(table).toContain(part);
    }
    for (const header of ['DQO* (mg/L)', 'Toxicidade', 'SS (ml/L)', 'Cl', 'Volume Medido', 'Chuva']) {
      expect(table).toContain(header);
    }
  });

  it('shows the limits of other days, and judges by them', async () => {
    const limites = [
      { idParametro: 8, desde: null, minimo: 0, maximo: 1.5, versao: 1 },
      { idParametro: 8, desde: '2025-01-01', minimo: 0, maximo: 2.25, versao: 1 },
    ];
    const report = await reportOf(completo, { coletas: COLETAS, limites });
    const [, table = ''] = flat(await draw(report)).split('Coletas de 23/11/2020 a 20/11/2026');
    expect(table).toMatch(/Limites desde 01\/01\/2025 [^L]*2,25[^L]*Limites [^L]*1,5/);
    expect(table).not.toMatch(/01\/10\/2026 [^/]*▲ 1,6/);
    expect(table).toMatch(/19\/11\/2024 [^/]*▲ 1,6/);
  });

  it('says of each collection what it does not have, and whether it rained', async () => {
    const [, dry = ''] = flat(await draw(await reportOf(completo, { coletas: [coleta('2026-10-01')] }))).split(
      'Coletas de',
    );
    expect(dry).toContain('1 P1 - - 01/10/2026 - - Não - - - ');
    const bare = { ...coleta('2026-10-01'), RTPontoColeta3: null, pontoColeta: null, flagChuva: null };
    const [, none = ''] = flat(await draw(await reportOf(completo, { coletas: [bare] }))).split('Coletas de');
    expect(none).toContain('1 - - - 01/10/2026 - - - - - - ');
  });

  it('keeps its headings apart where some columns are wide and others narrow', async () => {
    const others = Object.fromEntries(['DQO', 'Ag', 'Cu', 'Sn', 'P', 'Se'].map((field) => [field, '<0,010']));
    const results = { ...others, pH: '11,50', temperatura: '45,2', DBO: '1000000,123', Zn: '12345,678' };
    const coletas = [coleta('2026-10-01', 1, results), coleta('2026-09-01', 1, { ...others, DBO: '834', Zn: '-' })];
    expect(misplaced(await draw(await reportOf(completo, { coletas })))).toEqual([]);
  });

  /** So many changes of the limit of Cu, a month from each other, and collections on three pages under them. */
  it('breaks no number where nearly all are large and out of their limits', async () => {
    const large = Object.fromEntries(parametros.map(({ chave }) => [chave, '1.234,5']));
    const limites = parametros.map(({ id }) => ({ idParametro: id, desde: null, minimo: 0, maximo: 1, versao: 1 }));
    const coletas = Array.from({ length: 9 }, (_, at) => coleta(`2026-0${1 + (at % 9)}-10`, 1, large));
    const pdf = await draw(await reportOf(completo, { coletas, limites }));
    expect(misplaced(pdf)).toEqual([]);
    const pages = pageTexts(pdf).filter((text) => text.includes('Colunas: parte'));
    expect(pages[1]).toContain('Colunas: parte 2 de 2');
    const [, ...tables] = pages.join(' ').split(/Colunas: parte/);
    const numbers = tables.join(' ').match(/▲ 1\.234,5/g);
    expect(numbers).toHaveLength(coletas.length * parametros.length);
    for (const text of pages) expect(text).toContain('Retirada');
  });

  const changed = (count: number) => {
    const days = Array.from({ length: count }, (_, at) => `2026-0${1 + at}-01`);
    const limites = days.map((desde, at) => ({ idParametro: 8, desde, minimo: 0, maximo: at + 1, versao: 1 }));
    return { limites, coletas: Array.from({ length: 120 }, (_, at) => coleta(`2026-0${1 + (at % 9)}-10`)) };
  };

  it.each([
    [5, 'on every page'],
    [6, 'once'],
  ])('has its limits under its headings: %i sets, %s', async (count, where) => {
    const pages = pageTexts(await draw(await reportOf(completo, changed(count))));
    const found = pages.filter((text) => text.includes('Instalação')).map((text) => text.match(/^Limites /gm) ?? []);
    expect(found.length).toBeGreaterThan(2);
    expect(found.flat()).toHaveLength(where === 'once' ? count : count * found.length);
  });

  it('takes as many pages as it needs, whole, its headings on each', async () => {
    const coletas = Array.from({ length: 100 }, (_, at) => ({
      ...coleta(`2026-${String(1 + (at % 9)).padStart(2, '0')}-10`, 1 + (at % 5), {
        DBO: String(1000 + at),
        Cu: '1,6',
      }),
      codigoAmostra: `DEMO-26-${10_000 + at}`,
      medidorInicial: 1_234_567 + at,
      medidorFinal: 1_334_567 + at,
    }));
    const pdf = await draw(await reportOf(completo, { coletas }));
    const pages = pageTexts(pdf);
    expect(pages.length).toBeGreaterThan(4);
    expect(misplaced(pdf)).toEqual([]);
    const all = pages.join(' ').replace(/\s+/g, '');
    for (let at = 0; at < 100; at += 1) expect(all).toContain(`DEMO-26-${10_000 + at}`);
    expect(pages.at(-1)).toContain('Coordenação');
  });
});

describe('what closes a technical report', () => {
  const seen = async (path: string, changes: Partial<RespostasAnalise>) => {
    const pages = pageTexts(await draw(await reportOf(path, changes)));
    return pages.map((text) => ({ rows: text.match(/A-1\d\d\b/g)?.length ?? 0, closes: text.includes('Coordenação') }));
  };
  /** So many collections, of which every seventh is at a point whose name takes several lines. */
  const coletas = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      ...coleta(`2026-0${9 - (at % 9)}-10`, 1 + (at % 5), { DBO: String(400 + at), Cu: at % 4 ? '1,6' : '0,4' }),
      codigoAmostra: `A-${100 + at}`,
      ...(at % 7 === 6 && {
        pontoColeta: 'Caixa de inspeção dos fundos, junto do portão de entrada de cargas '.repeat(2),
      }),
    }));

  it.each([simples, completo])('%s: stands under collections, however many there are', async (path) => {
    let moved = 0;
    let fills = 0;
    for (let count = 1; count <= 60; count += 1) {
      const pages = await seen(path, { coletas: coletas(count) });
      const tables = pages.filter(({ rows }) => rows > 0);
      expect(
        tables.reduce((sum, { rows }) => sum + rows, 0),
        `${count}`,
      ).toBe(count);
      expect(
        pages.findIndex(({ closes }) => closes),
        `${count}`,
      ).toBe(pages.length - 1);
      expect(pages.at(-1)!.rows, `${count}`).toBeGreaterThan(0);
      // Where it begins, too, a table is more than one row that would look like its end.
      if (count > 1) expect(tables[0]!.rows, `${count}`).toBeGreaterThan(1);
      if (tables.length > 1 && pages.at(-1)!.rows <= 2) moved += 1;
      fills = Math.max(fills, pages.at(-1)!.rows);
    }
    expect(moved).toBeGreaterThan(0);
    expect(fills).toBeGreaterThan(5);
  });

  it.each(historicosDeSequencia)('stands under the sentence that there are none: $title', async (report) => {
    const { pdf } = await report.contents();
    const asked = { idPessoa: 12, sequencial: '0009/26', inicio: '2026-10-02', fim: TODAY };
    let turned = 0;
    // What did not conform in the 12 months to its end stands above, and fills the page line by line.
    for (let count = 0; count <= 30; count += 1) {
      const now = Array.from({ length: count }, () => coleta('2026-10-01', 5, { Cu: '1,6' }));
      const dados = {
        ...historicoTecnico(respostas({ coletas: now }), TODAY, asked),
        configuracao: CONFIGURACAO_PADRAO,
      };
      const pages = pageTexts(await draw(pdf!(dados, { filters: asked, emittedAt: `${TODAY}T13:05:00.000Z` })));
      expect(pages.at(-1), `${count}`).toMatch(/Não há coletas no período.*Legenda.*Coordenação/s);
      if (!pages.at(-1)!.includes('01/10/2026')) turned += 1;
    }
    expect(turned).toBeGreaterThan(0);
  });
});

describe('the reports of a sequence', () => {
  const [simple, complete] = historicosDeSequencia;
  const asked = { idPessoa: 12, sequencial: '0009/26', inicio: '2024-12-01', fim: '2026-06-30' };

  it.each([
    [simple!, 'historico-coletaSimples/pdf/1', '049_FMEI'],
    [complete!, 'historico-coletaCompleta/pdf/2', '015_FMEI'],
  ])(
    'bear its number, its period and a code of their own, of its collections alone: %#',
    async (report, path, form) => {
      expect(report.path).toBe(`cadastro/cliente/${path}`);
      expect(readFilters(report, report.query(asked))).toEqual(asked);
      const { pdf } = await report.contents();
      const dados = historicoTecnico(respostas({ coletas: COLETAS }), TODAY, asked);
      const emission = { filters: asked, emittedAt: `${TODAY}T13:05:00.000Z` };
      const made = pdf!({ ...dados, configuracao: CONFIGURACAO_PADRAO }, emission);
      expect(made).toMatchObject({ formCode: form, fileOf: 'C-012_2026-11-20_0009-26' });
      const text = flat(await draw(made));
      for (const part of ['Sequencial 0009/26', 'Período 01/12/2024 a 30/06/2026', report.title]) {
        expect(text).toContain(part);
      }
      const [, table = ''] = text.split('Coletas de 01/12/2024 a 30/06/2026');
      expect(table).toMatch(/10\/06\/2026.*01\/12\/2024/);
      expect(table).not.toMatch(/01\/10\/2026|19\/11\/2024/);
    },
  );

  it('say the charge and what did not conform up to the end of its period, and the number that each collection has in the history', async () => {
    const { pdf } = await complete!.contents();
    const coletas = [
      coleta('2026-10-01', 1, { DBO: '450', Cu: '1,6' }),
      coleta('2024-12-01', 1, { DBO: '500', Cd: '1,6' }),
      coleta('2024-11-19', 4, { DBO: '610' }),
    ];
    const ended = { ...asked, fim: '2024-12-31' };
    const emission = { filters: ended, emittedAt: `${TODAY}T13:05:00.000Z` };
    const dados = historicoTecnico(respostas({ coletas }), TODAY, ended);
    const text = flat(await draw(pdf!({ ...dados, configuracao: CONFIGURACAO_PADRAO }, emission)));
    expect(text).toContain('As 2 últimas coletas: menos de 3 de 01/01/2024 a 31/12/2024');
    expect(text).toContain('DBO de cobrança (kg/m³) 0,555');
    expect(text).toContain('01/12/2024 P1 – Cx Inspeção Cd');
    expect(text).not.toMatch(/01\/10\/2026|2025/);
    const [, table = ''] = text.split('Coletas de 01/12/2024 a 31/12/2024');
    expect(table).toMatch(/ 2 NC P1 /);
  });

  it('say no charge of a day that is to come', async () => {
    const dados = historicoTecnico(respostas({ coletas: COLETAS }), TODAY, { inicio: '2026-01-01', fim: '2026-12-31' });
    expect(dados.analise).toEqual(
      historicoTecnico(respostas({ coletas: COLETAS }), TODAY, { inicio: '2026-01-01', fim: TODAY }).analise,
    );
  });

  it.each([
    { idPessoa: '' },
    { sequencial: '9/26' },
    { sequencial: '0000/26' },
    { inicio: '2026-02-30' },
    { fim: '' },
    { fim: '2024-11-30' },
  ])('are none where the address does not say which: %j', (change) => {
    const parameters = new URLSearchParams({ ...asked, idPessoa: '12', ...change });
    for (const report of historicosDeSequencia) expect(readFilters(report, parameters.toString())).toBeNull();
  });
});
