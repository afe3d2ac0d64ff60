import { beforeAll, describe, expect, it } from 'vitest';
import { dateInWords } from '../../domain/calendar.ts';
import { CONFIGURACAO_PADRAO } from '../../domain/relatorio/configuracao.ts';
import type { AnaliseCliente } from '../../reports/analises/dados.ts';
import { documentoAnalises } from '../../reports/analises/document.ts';
import { analiseDoCliente } from '../../reports/analises/load.ts';
import { documentoCarta } from '../../reports/carta-dbo/document.ts';
import type { DboCliente } from '../../reports/carta-dbo/load.ts';
import { type Fonts, renderPdf } from '../../reports/engine/pdf.ts';
import { coleta, hidrometro, respostas, TODAY } from './clienteSamples.ts';
import { misplaced, pageTexts } from './poppler.ts';
import { loadFonts } from './samples.ts';

const EMITTED_AT = '2026-11-20T13:05:00.000Z';
const LONG = `Indústria de Produtos Químicos e Têxteis São João ${'do Vale do Jundiaí '.repeat(5)}Ltda. ΔT ≤ 5`;

let fonts: Fonts;
beforeAll(async () => {
  fonts = await loadFonts();
});

const pagesOf = async (report: Parameters<typeof renderPdf>[0]) => pageTexts(await renderPdf(report, fonts));
const emission = (emittedAt: string, { id }: { id: number }) => ({ emittedAt, filters: { idPessoa: id } });
const relatorio = (dados: AnaliseCliente) => documentoAnalises(dados, emission(EMITTED_AT, dados));
const carta = (dados: DboCliente, emittedAt = EMITTED_AT) => documentoCarta(dados, emission(emittedAt, dados));
const textOf = async (dados: AnaliseCliente) => (await pagesOf(relatorio(dados))).join('\n').replace(/\s+/g, ' ');

const ordinary = analiseDoCliente(
  respostas({
    coletas: [
      coleta('2026-10-01', 1, { DBO: '450', pH: '5,5', Cu: '1,6' }),
      coleta('2026-06-10', 2, { DBO: '9000', Cd: '<2' }),
      coleta('2026-05-10', 4, { DBO: '610,456', Zn: '7' }),
      coleta('2025-12-15', 3, { DBO: '500', temperatura: '42' }),
      coleta('2025-12-10', 1, { DBO: '500' }),
    ],
  }),
  TODAY,
);

describe('the analysis history', () => {
  it('closes under what it says, however many did not conform', async () => {
    let turned = 0;
    for (let count = 0; count <= 40; count += 1) {
      const coletas = Array.from({ length: count }, () => coleta('2026-10-01', 5, { Cu: '1,6' }));
      const pages = await pagesOf(relatorio(analiseDoCliente(respostas({ coletas }), TODAY)));
      expect(pages.at(-1), `${count}`).toMatch(/Não há não conformidades|01\/10\/2026/);
      expect(pages.at(-1), `${count}`).toMatch(/Legenda.*Coordenação/s);
      if (pages.length > 1) turned += 1;
    }
    expect(turned).toBeGreaterThan(0);
  });

  it('says who, where, the mean and what it is of', async () => {
    const text = await textOf(ordinary);
    for (const part of [
      'Relatório de análises',
      'Cliente Laticínios Serra Azul',
      'Rua das Flores',
      '13201-000',
      'Galpão 2',
      'Jundiaí',
      'Ponto de coleta P1',
      'Ponto de coleta P2',
      'Cx Inspeção',
      'Cx Saída',
      'Unidades consumidoras (UC) 10023-4, 10024-2',
      '3 coletas de 20/11/2025 a 20/11/2026',
      'Sinal Data da coleta Ponto de coleta DBO total (mg/L)',
      '- 01/10/2026 P1 – Cx Inspeção 450,00',
      'CD 10/05/2026 P1 – Cx Inspeção 610,46',
      'Coordenação de Monitoramento',
      'Página 1 de 1',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('lists each result out of its limits with its signs, the doubtful ones with two', async () => {
    const text = await textOf(ordinary);
    for (const row of [
      'NC 01/10/2026 P1 – Cx Inspeção pH 6 a 10 ▼ 5,5',
      'NC 01/10/2026 P1 – Cx Inspeção Cu 1,5 mg/L ▲ 1,6',
      'NC EA 10/06/2026 P1 – Cx Inspeção Cd 1,5 mg/L ▲? <2',
      'NC 10/05/2026 P1 – Cx Inspeção Zn 5 mg/L ▲ 7',
      'NC NR 15/12/2025 P1 – Cx Inspeção °C 40 °C ▲ 42',
    ]) {
      expect(text).toContain(row);
    }
    expect(text).toContain('▲ acima do máximo ▼ abaixo do mínimo ? inconclusivo');
  });

  it('writes thousands as such', async () => {
    const coletas = [coleta('2026-10-01', 1, { Sulfato: '1600' })];
    const text = await textOf(analiseDoCliente(respostas({ coletas }), TODAY));
    expect(text).toContain('Sulfato 1.000 mg/L ▲ 1.600');
  });

  it('explains the five colours, each with its sign', async () => {
    const [legend = ''] = /EA Erro de análise.*Não conforme/.exec(await textOf(ordinary)) ?? [];
    expect(legend).toBe(
      'EA Erro de análise NR Não representativa MI Medidor inoperante CD Valor para DBO de cobrança NC Não conforme',
    );
  });

  it.each([
    [0.52, '0,52', '0,520'],
    [0.38667, '0,39', '0,387'],
    [0.12, '0,12', '0,300'],
    [null, '-', '-'],
  ])('shows a mean of %j as %s, and as %s where it is charged', async (mediaDBO, mean, charged) => {
    const text = await textOf({ ...ordinary, mediaDBO });
    expect(text).toMatch(new RegExp(`DBO média \\(kg/m³\\) ${mean} DBO de cobrança \\(kg/m³\\) ${charged} Base`));
  });

  it.each([
    ['ultimas', 3, 'As 3 últimas coletas: menos de 3 de 20/11/2025 a 20/11/2026'],
    ['ultimas', 1, 'A única coleta: menos de 3 de 20/11/2025 a 20/11/2026'],
    ['ultimas', 0, 'Nenhuma coleta com DBO'],
  ] as const)('says what the mean is of: %s, %i', async (base, count, expected) => {
    expect(await textOf({ ...ordinary, base, listaColetaDBO: ordinary.listaColetaDBO.slice(0, count) })).toContain(
      expected,
    );
  });

  it.each([
    ['<5', '<5,00'],
    ['>5', '>5,00'],
    ['1234,5', '1.234,50'],
  ])('says of a collection of the mean what the laboratory wrote: %s', async (bruto, shown) => {
    const [first] = ordinary.listaColetaDBO;
    const text = await textOf({ ...ordinary, listaColetaDBO: [{ ...first!, bruto }] });
    expect(text).toMatch(new RegExp(`DBO total \\(mg/L\\).* ${shown}`));
  });

  it('names five points, and says that there are more', async () => {
    const text = await textOf({ ...ordinary, pontosDeColeta: ['A1', 'B2', 'C3', 'D4', 'E5', 'F6', 'G7'] });
    expect(text).toContain('E5');
    expect(text).not.toContain('F6');
    expect(text).toContain('Outros pontos de coleta mais 2, no cadastro do cliente');
  });

  it('says so when there is nothing', async () => {
    const nothing = respostas({ enderecos: [], hidrometros: [], pontos: [] });
    const text = await textOf(analiseDoCliente(nothing, TODAY));
    expect(text).toContain('Não há coletas que formem a média.');
    expect(text).toContain('Não há não conformidades no período.');
    expect(text).toContain('Coordenação de Monitoramento');
    expect(text).not.toMatch(/null|undefined|NaN|acima do máximo/);
  });

  it('takes as many pages as it needs, whole, with long names', async () => {
    const dados: AnaliseCliente = {
      ...ordinary,
      nome: LONG,
      pontosDeColeta: Array.from({ length: 5 }, () => LONG),
      coletasNaoConformes: Array.from({ length: 60 }, (_, at) => ({
        ...ordinary.coletasNaoConformes[at % 5]!,
        descricao: at % 3 === 0 ? LONG : 'P1',
        valorParametro: `1.${String(at).padStart(3, '0')}`,
        sinal: '▲',
      })),
    };
    const pdf = await renderPdf(relatorio(dados), fonts);
    const pages = pageTexts(pdf);
    expect(pages.length).toBeGreaterThan(2);
    expect(misplaced(pdf)).toEqual([]);
    expect(pages.join(' ').replace(/\s+/g, ' ')).toContain('ΔT ≤ 5');
    const found = pages.flatMap((text) =>
      [...text.matchAll(/▲ 1\.(\d{3})$/gm)].map(([, value]) => 1000 + Number(value)),
    );
    expect(found).toEqual(Array.from({ length: 60 }, (_, at) => 1000 + at));
    for (const text of pages.slice(1, -1)) expect(text).toContain('Sinal Data Ponto de coleta Parâmetro Limite');
    expect(pages.at(-1)).toMatch(/Legenda[\s\S]*Coordenação de Monitoramento/);
  });
});

describe('the letter', () => {
  const dados = {
    id: 12,
    codigo: 'C-012',
    nome: 'Laticínios Serra Azul',
    endereco: 'Rua das Flores, 120',
    uc: ['10', '11'],
    mediaDBO: 0.52,
  };
  const letter = (changes: Partial<typeof dados>) => carta({ ...dados, ...changes });
  const letterText = async (changes: Partial<typeof dados> = {}) =>
    (await pagesOf(letter(changes))).join('\n').replace(/\s+/g, ' ');

  it('asks the utility for the update, from its date to its signature', async () => {
    const text = await letterText();
    const parts = [
      '20 de novembro de 2026',
      'À Concessionária dos serviços de água e esgoto',
      'Assunto: Atualização da DBO – Laticínios Serra Azul',
      'Solicitamos a atualização da DBO',
      'Indústria Laticínios Serra Azul',
      'Endereço Rua das Flores, 120',
      'Unidades consumidoras (UC) 10, 11',
      'DBO média (kg/m³) 0,52',
      'Atenciosamente,',
      'Coordenação de Monitoramento de Efluentes Industriais',
    ];
    const places = parts.map((part) => text.indexOf(part));
    expect(places, text).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(text).not.toContain('valor mínimo');
  });

  it('is signed by, and goes to, whom the settings say; so is the analysis history', async () => {
    const configuracao = {
      ...CONFIGURACAO_PADRAO,
      assinante: 'Ana Souza',
      cidade: 'Itupeva SP',
      concessionaria: 'Águas de Itupeva',
    };
    const [letterPage = ''] = await pagesOf(carta({ ...dados, configuracao }));
    for (const part of ['Itupeva SP, 20 de novembro de 2026', 'Águas de Itupeva', 'Ana Souza']) {
      expect(letterPage).toContain(part);
    }
    expect(await textOf({ ...ordinary, configuracao })).toContain('Ana Souza Coordenação de Monitoramento');
  });

  it('names the least that is charged when the mean is below it', async () => {
    const text = await letterText({ mediaDBO: 0.12 });
    expect(text).toContain('DBO média (kg/m³) 0,12');
    expect(text).toContain(
      'Por ser a média inferior a 0,300 kg/m³, aplica-se à cobrança o valor mínimo de 0,300 kg/m³',
    );
  });

  it.each([
    [0.2999, true],
    [0.3, false],
    [0.3001, false],
  ])('of a mean of %s says it or not: %s', async (mediaDBO, said) => {
    expect((await letterText({ mediaDBO })).includes('valor mínimo de 0,300 kg/m³')).toBe(said);
  });

  it('says nothing of a least charge where there is no mean', async () => {
    expect((await pagesOf(carta({ ...dados, mediaDBO: null }))).join()).not.toContain('valor mínimo');
  });

  it('bears the day of its place, not that of Greenwich', async () => {
    const [text] = await pagesOf(carta(dados, '2026-03-02T01:00:00.000Z'));
    expect(text).toContain('1º de março de 2026');
  });

  it('holds long names and hundreds of units', async () => {
    const uc = Array.from({ length: 1200 }, (_, at) => String(100_000 + at));
    const pdf = await renderPdf(letter({ nome: LONG, endereco: LONG, uc }), fonts);
    const pages = pageTexts(pdf);
    expect(misplaced(pdf)).toEqual([]);
    expect(pages.join(' ').match(/\b1\d{5}\b/g)).toEqual(uc);
    expect(pages.at(-1)).toMatch(/Atenciosamente,\s+Coordenação/);
  });
});

it.each([
  ['2026-12-31', '31 de dezembro de 2026'],
  ['2026-03-01', '1º de março de 2026'],
  ['2024-02-29', '29 de fevereiro de 2024'],
])('%s in words is %s', (date, expected) => {
  expect(dateInWords(date)).toBe(expected);
});

it('both cross to a worker as they are', () => {
  const dados = respostas({ hidrometros: [hidrometro(1, '10')] });
  const report = relatorio(analiseDoCliente(dados, TODAY));
  expect(structuredClone(report)).toEqual(report);
});
