import { beforeAll, describe, expect, it } from 'vitest';
import type { FichaLeitura } from '../../contract/fichaLeitura.ts';
import { CONFIGURACAO_PADRAO } from '../../domain/relatorio/configuracao.ts';
import { type Fonts, renderPdf } from '../../reports/engine/pdf.ts';
import { lacks } from '../../reports/ficha-leitura/contents.ts';
import { fichaLeitura } from '../../reports/ficha-leitura/definition.ts';
import { documentoFichas } from '../../reports/ficha-leitura/document.ts';
import { ficha, fichaVazia } from './leituraSamples.ts';
import { misplaced, pageTexts } from './poppler.ts';
import { loadFonts } from './samples.ts';

const filters = { idMes: 11, idAno: 2026, nomeCliente: '', medidorVazao: '' } as const;
const emittedAt = '2026-11-20T13:05:00.000Z';
const configuracao = CONFIGURACAO_PADRAO;

let fonts: Fonts;
beforeAll(async () => {
  fonts = await loadFonts();
});

const drawn = (fichas: readonly FichaLeitura[]) =>
  renderPdf(documentoFichas({ fichas, configuracao }, { filters, emittedAt }), fonts);
const flat = (text = '') => text.replace(/\s+/g, ' ');
/** How many sources are on each page. */
const sources = (pdf: ArrayBuffer) => pageTexts(pdf).map((text) => text.match(/Fonte de abastecimento/g)?.length ?? 0);

describe('the reading sheet', () => {
  it.each([
    ['C/012', 12, 'C-012_2026-11'],
    [null, 12, '12_2026-11'],
    ['C/012', undefined, '2026-11'],
  ])("names its file by the client's code, as the client's other documents do (%s, %s)", (codigo, idPessoa, name) => {
    const fichas = [ficha('Têxtil São João Ltda.', 1, { codigo })];
    const made = documentoFichas({ fichas, configuracao }, { filters: { ...filters, idPessoa }, emittedAt });
    expect(made.fileOf).toBe(name);
  });

  it('says whose it is, what is known of each meter, and leaves the rest to be written', async () => {
    const pdf = await drawn([ficha('Têxtil São João Ltda.', 1)]);
    const text = flat(pageTexts(pdf)[0]);
    const parts = [
      'Ficha de leitura',
      'Novembro de 2026 – Têxtil São João Ltda.',
      'Rua das Flores, 120, Galpão 2 – Centro – Jundiaí/SP – CEP 13201-000',
      'Ana Souza Utilidades (11) 4000-1234 ana@exemplo.com.br',
      '10/03/2025',
      '10/03/2027',
      'SN-8841',
      'EQ-07',
      'Parshall 3"',
      'Medidor de esgoto 1 de 1 – Calha Parshall',
      '98.765,4',
      '1.440,00',
      '1.400,13',
      '0120:30',
      'Fonte de abastecimento 1 de 1 – Poço artesiano',
      '1.234,5',
      'Responsável pela leitura',
      'Responsável pela empresa',
      '056_FMEI Rev.02 – Nov/2026',
      'Página 1 de 1',
    ];
    for (const part of parts) expect(text).toContain(part);
    expect(text.match(/Leitura atual/g)).toHaveLength(2);
    expect(misplaced(pdf)).toEqual([]);
  });

  it.each([
    ['hours', 'h', { tempoAnterior: '3600,5', tempoAtual: '4200' }, ['3.600,5', '4.200']],
    ['minutes', 'min', { tempoAnterior: '896670', tempoAtual: '1000000' }, ['896.670', '1.000.000']],
  ] as const)(
    'says of an hour-meter that counts %s in what its times are, with points between thousands, also where one is written by hand',
    async (_, unidadeTempo, tempos, shown) => {
      const [esgoto, ...fontes] = ficha('Têxtil São João Ltda.', 1).listaMedidores;
      const listaMedidores = [{ ...esgoto!, unidadeTempoAnterior: unidadeTempo, unidadeTempo, ...tempos }, ...fontes];
      const pdf = await drawn([ficha('Têxtil São João Ltda.', 1, { listaMedidores })]);
      const text = flat(pageTexts(pdf)[0]);
      expect(text).toContain(`Tempo anterior (${unidadeTempo})`);
      expect(text).toContain(`Tempo atual (${unidadeTempo})`);
      for (const one of shown) expect(text).toContain(` ${one} `);
      expect(misplaced(pdf)).toEqual([]);
    },
  );

  it('says what the time counts that the former hour-meter showed, where this one counts otherwise', async () => {
    const [esgoto, ...fontes] = ficha('Têxtil São João Ltda.', 1).listaMedidores;
    const changed = { unidadeTempoAnterior: 'min', unidadeTempo: 'h', tempoAnterior: '186600' } as const;
    const text = flat(
      pageTexts(
        await drawn([ficha('Têxtil São João Ltda.', 1, { listaMedidores: [{ ...esgoto!, ...changed }, ...fontes] })]),
      )[0],
    );
    expect(text).toContain('Tempo anterior (min)');
    expect(text).toContain('Tempo atual (h)');
    expect(text).toContain(' 186.600 ');
  });

  it('of an hour-meter that shows a clock says nothing more', async () => {
    const text = flat(pageTexts(await drawn([ficha('Têxtil São João Ltda.', 1)]))[0]);
    expect(text).toMatch(/Tempo anterior (?!\()/);
    expect(text).not.toContain('(h)');
  });

  it('numbers meters of sewage as it does sources', async () => {
    const one = ficha('Têxtil São João Ltda.', 2);
    const [esgoto] = one.listaMedidores.filter(({ flagMedidorVazao }) => flagMedidorVazao === 1);
    const text = flat(pageTexts(await drawn([{ ...one, listaMedidores: [esgoto!, ...one.listaMedidores] }]))[0]);
    expect(text.match(/(?:Medidor de esgoto|Fonte de abastecimento) \d de \d/g)).toEqual([
      'Medidor de esgoto 1 de 2',
      'Medidor de esgoto 2 de 2',
      'Fonte de abastecimento 1 de 2',
      'Fonte de abastecimento 2 de 2',
    ]);
  });

  it('of several meters of sewage tells at each which flow meter it has, and at the head of none', async () => {
    const one = ficha('Têxtil São João Ltda.', 1);
    const [esgoto, fonte] = one.listaMedidores;
    const de = (nroSerie: string, dtValidadeCalibragem: string) => ({
      dtAtualCalibragem: '2025-11-28',
      dtValidadeCalibragem,
      nroSerie,
      codigoEquipamento: null,
      modelo: null,
    });
    const listaMedidores = [
      { ...esgoto!, registro: 'S1', equipamento: de('X1', '2026-02-28') },
      { ...esgoto!, registro: 'S2', equipamento: de('X2', '2027-11-28') },
      fonte!,
    ];
    const pdf = await drawn([{ ...one, listaMedidores }]);
    const [head, first, second] = flat(pageTexts(pdf)[0]).split(/Medidor de esgoto \d de 2/);
    expect(head).not.toContain('calibragem');
    expect(first).toMatch(/ S1 .*28\/02\/2026 .*X1/);
    expect(second).toMatch(/ S2 .*28\/11\/2027 .*X2/);
    expect(misplaced(pdf)).toEqual([]);
  });

  it.each([
    [0, [0]],
    [3, [3]],
    [4, [3, 1]],
    [10, [3, 7]],
    [11, [3, 7, 1]],
    [17, [3, 7, 7]],
    [18, [3, 7, 7, 1]],
  ])('of a client with %i sources has 3 on its first page and 7 on the others', async (count, expected) => {
    const pdf = await drawn([ficha('Têxtil São João Ltda.', count)]);
    expect(sources(pdf)).toEqual(expected);
    expect(misplaced(pdf)).toEqual([]);
    const pages = pageTexts(pdf);
    for (const text of pages) expect(text).toContain('Têxtil São João Ltda.');
    expect(pages.map((text) => text.includes('Assinaturas'))).toEqual(
      expected.map((_, page) => page === expected.length - 1),
    );
  });

  it('of a long name has the signatures on the page of the last sources, not alone on another', async () => {
    const longo =
      'Companhia Interestadual de Beneficiamento e Acabamento de Tecidos Extraordinariamente Longos e Compridos';
    const pdf = await drawn([ficha(`${longo} Nordestinos S.A. – Filial Jundiaí`, 10)]);
    expect(sources(pdf)).toEqual([3, 7]);
    expect(pageTexts(pdf).at(-1)).toContain('Assinaturas');
    expect(misplaced(pdf)).toEqual([]);
  });

  it('of all clients begins a page for each, and says what is not known', async () => {
    const pdf = await drawn([ficha('Alfa', 4), fichaVazia, ficha('Beta', 0)]);
    expect(sources(pdf)).toEqual([3, 1, 1, 0]);
    const [first, , empty, last] = pageTexts(pdf).map(flat);
    expect(first).toContain('Novembro de 2026 – 3 clientes');
    expect(empty).toContain('Laticínios Vale');
    expect(empty).toContain('Não há contatos habilitados.');
    expect(empty).toContain('Não há medidor de esgoto.');
    expect(last).toContain('Não há fontes de abastecimento.');
    expect(pageTexts(pdf).join()).not.toMatch(/null|undefined|NaN/);
    expect(misplaced(pdf)).toEqual([]);
  });

  it('names its client on a page that only part of a first one goes on over, among those of others', async () => {
    const { contatos, enderecos, listaMedidores } = ficha('x', 0);
    const many = <T>(of: readonly T[], count: number) => Array.from({ length: count }, () => of[0]!);
    const longa = ficha('Metalúrgica Aurora Ltda.', 10, {
      contatos: many(contatos, 10),
      enderecos: many(enderecos, 4),
      listaMedidores: [...many(listaMedidores, 3), ...ficha('x', 10).listaMedidores.slice(1)],
    });
    const pdf = await drawn([ficha('Têxtil São João Ltda.', 1), longa, fichaVazia]);
    const pages = pageTexts(pdf).map(flat);
    const own = pages.filter((text) => text.includes('Metalúrgica Aurora Ltda.'));
    expect(own.length).toBeGreaterThan(2);
    expect(pages.slice(1, 1 + own.length)).toEqual(own);
    expect(own.filter((text) => text.includes('Empresa: Metalúrgica Aurora Ltda.'))).toHaveLength(own.length - 1);
    expect(pages).toHaveLength(own.length + 2);
    expect(misplaced(pdf)).toEqual([]);
  });

  const OBS = 'Observação do leiturista, que descreve o acesso, a chave e o portão. ';
  it.each([
    ['its first page', 4, 12, (at: number) => (at % 5 === 4 ? OBS.repeat(8) : 'ok'), [1, 7, 4]],
    ['pages of seven', 1, 17, () => OBS.repeat(4), [3, 5, 5, 4]],
  ])(
    'goes on after meters that take more than %s, until a page has seven sources',
    async (_, esgoto, fontes, obsOf, expected) => {
      const [medidor, ...outros] = ficha('x', fontes).listaMedidores;
      const medidores = [...Array.from({ length: esgoto }, () => medidor!), ...outros];
      const listaMedidores = medidores.map((one, at) => ({ ...one, obs: obsOf(at) }));
      const pdf = await drawn([ficha('Têxtil São João Ltda.', 0, { listaMedidores })]);
      expect(sources(pdf)).toEqual(expected);
      expect(pageTexts(pdf).at(-1)).toContain('Assinaturas');
      expect(misplaced(pdf)).toEqual([]);
    },
  );

  it('takes along to the page of the signatures, where they have no room, the last of the sources', async () => {
    const longas = ficha('x', 10).listaMedidores.map((one, at) => ({ ...one, obs: at === 8 ? OBS.repeat(6) : 'ok' }));
    const pdf = await drawn([ficha('Têxtil São João Ltda.', 0, { listaMedidores: longas })]);
    expect(sources(pdf)).toEqual([3, 6, 1]);
    expect(pageTexts(pdf).map((text) => text.includes('Assinaturas'))).toEqual([false, false, true]);
    expect(misplaced(pdf)).toEqual([]);
  });

  it('of long names and many contacts loses nothing, on more pages', async () => {
    const long = `Indústria de Produtos Químicos ${'do Vale do Jundiaí '.repeat(8)}Ltda.`;
    const full = ficha(long, 10);
    const contatos = Array.from({ length: 30 }, (_, index) => ({ ...full.contatos[0]!, nome: `Contato ${index}` }));
    const listaMedidores = full.listaMedidores.map((one) => ({ ...one, obs: long, registro: long.slice(0, 60) }));
    const pdf = await drawn([{ ...full, contatos, listaMedidores }]);
    expect(misplaced(pdf)).toEqual([]);
    expect(sources(pdf).reduce((sum, count) => sum + count, 0)).toBe(10);
    expect(pageTexts(pdf).join(' ')).toContain('Contato 29');
    // No meter's form is cut by the end of a page.
    const count = (text: string, part: RegExp) => text.match(part)?.length ?? 0;
    for (const text of pageTexts(pdf)) {
      expect(count(text, /Data e hora/g)).toBe(count(text, /Fonte de abastecimento|Medidor de esgoto/g));
    }
  });

  it('without any is told in words', () => {
    expect(lacks({ fichas: [], configuracao })).toBe('leituras.relatorio.noSheet');
    expect(lacks({ fichas: [fichaVazia], configuracao })).toBeNull();
  });
});

describe('its address', () => {
  it.each([
    ['idMes=11&idAno=2026', filters],
    ['idMes=11&idAno=2026&idPessoa=12', { ...filters, idPessoa: 12 }],
    [
      'idMes=1&idAno=2026&nomeCliente=S%C3%A3o+Jo%C3%A3o&medidorVazao=1',
      { idMes: 1, idAno: 2026, nomeCliente: 'São João', medidorVazao: '1' },
    ],
    ['idMes=13&idAno=2026', null],
    ['idMes=11', null],
    ['idMes=11&idAno=1899', null],
    ['idMes=11&idAno=2026&idPessoa=abc', null],
    ['', null],
  ])('%s', (query, expected) => {
    const read = fichaLeitura.filters(Object.fromEntries(new URLSearchParams(query)));
    expect(read).toEqual(expected);
    if (read) expect(fichaLeitura.query(read)).toBe(query);
  });
});
