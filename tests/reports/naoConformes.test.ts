import { beforeAll, describe, expect, it } from 'vitest';
import type { IndustriaNaoConforme } from '../../contract/analises.ts';
import { parametros } from '../../domain/coleta/parametros.ts';
import { CONFIGURACAO_PADRAO } from '../../domain/relatorio/configuracao.ts';
import { type Fonts, renderPdf } from '../../reports/engine/pdf.ts';
import { MOST_COLETAS } from '../../reports/largest.ts';
import type { NaoConformes } from '../../reports/nao-conforme/dados.ts';
import { naoConformidades } from '../../reports/nao-conforme/definition.ts';
import { cartasNaoConformes } from '../../reports/nao-conforme/document.ts';
import { fakeApi } from '../fixtures/fakeApi.ts';
import { misplaced, pageTexts, words } from './poppler.ts';
import { loadFonts } from './samples.ts';

const LONG = `Indústria de Produtos Químicos e Têxteis ${'do Vale do Jundiaí '.repeat(5)}Ltda.`;
const result = (sigla: string, valorParametro: string, minimo = 0, maximo = 1.5) => {
  const { id, descricao } = parametros.find((one) => one.sigla === sigla)!;
  return { idParametro: id, sigla, descricao, minimo, maximo, valorParametro };
};
const coleta = (id: number, changes: Partial<IndustriaNaoConforme> = {}): IndustriaNaoConforme => ({
  id,
  codigoPessoa: `C-${id}`,
  nome: `Indústria ${id}`,
  nroDocumento: '11222333000181',
  enderecoCompleto: 'Rua das Flores - 120 - Centro',
  dtExecucao: '2026-10-05',
  pontoColeta: 'Cx Inspeção',
  naoConformes: [result('Cu', '1,6'), result('pH', '5,5', 6, 10), result('Cd', '<2'), result('Og', '1600', 0, 150)],
  ...changes,
});
const ALL = parametros.filter(({ maximo }) => maximo > 0).map(({ sigla }) => result(sigla, '9999,5'));

let fonts: Fonts;
beforeAll(async () => {
  fonts = await loadFonts();
});

const filters = { dtInicio: '2026-10-01', dtFim: '2026-10-31' };
const letters = (coletas: readonly IndustriaNaoConforme[], configuracao: NaoConformes['configuracao']) =>
  renderPdf(cartasNaoConformes({ coletas, configuracao }, { filters, emittedAt: '2026-11-20T13:05:00.000Z' }), fonts);
const flat = (text = '') => text.replace(/\s+/g, ' ');

describe('letters of non-conformity', () => {
  it('say to whom, of which collection, what did not conform, who signs and who gets copies', async () => {
    const configuracao = { ...CONFIGURACAO_PADRAO, assinante: 'Ana Souza', contatos: 'ana@exemplo.com.br' };
    const text = flat(pageTexts(await letters([coleta(1)], configuracao))[0]);
    const parts = [
      'Relatório de Não Conformidades',
      'Coletas de 01/10/2026 a 31/10/2026, pelos limites do dia de cada uma',
      'Emitido em 20/11/2026 10:05',
      'Jundiaí SP, 20 de novembro de 2026',
      'Indústria 1',
      '11.222.333/0001-81',
      'Rua das Flores - 120 - Centro',
      'na coleta realizada em 05/10/2026, no ponto de coleta Cx Inspeção',
      'Cobre (Cu) 1,5 mg/L ▲ 1,6',
      'Potencial Hidrogeniônico (pH) 6 a 10 ▼ 5,5',
      'Cádmio (Cd) 1,5 mg/L ▲? <2',
      'Óleos e Graxas (Og) 150 mg/L ▲ 1.600',
      'Ana Souza Coordenação de Monitoramento de Efluentes Industriais ana@exemplo.com.br',
      'Com cópia para: Órgão ambiental estadual Concessionária dos serviços de água e esgoto',
      'zinco (Zn) admite-se, nos termos da legislação, a concentração de até 10 mg/L',
      '053_FMEI Rev.06',
      'pág 1 de 1',
    ];
    for (const part of parts) expect(text).toContain(part);
  });

  it('give the unit of a parameter whatever it is called, and none to another that took its name', async () => {
    const renamed = { ...result('Og', '160', 0, 150), sigla: 'O&G', descricao: 'Óleo total' };
    const namesake = { ...result('Og', '12', 0, 10), idParametro: 28, descricao: 'Óleo novo' };
    const pdf = await letters([coleta(1, { naoConformes: [renamed, namesake] })], CONFIGURACAO_PADRAO);
    const text = flat(pageTexts(pdf)[0]);
    expect(text).toContain('Óleo total (O&G) 150 mg/L ▲ 160');
    expect(text).toContain('Óleo novo (Og) 10 ▲ 12');
  });

  it('are one page each, however much one of them says', async () => {
    const full = coleta(2, { nome: LONG, enderecoCompleto: LONG, pontoColeta: LONG, naoConformes: ALL });
    const bare = coleta(3, { nroDocumento: null, enderecoCompleto: '', pontoColeta: null });
    const pdf = await letters([coleta(1), full, bare, coleta(4)], CONFIGURACAO_PADRAO);
    const pages = pageTexts(pdf);
    expect(misplaced(pdf)).toEqual([]);
    expect(pages.map((text) => /pág \d de \d/.exec(text)?.[0])).toEqual([1, 2, 3, 4].map((n) => `pág ${n} de 4`));
    for (const text of pages) expect(flat(text)).toMatch(/Prezados Senhores.*Atenciosamente.*zinco/);
    for (const { sigla } of ALL) expect(flat(pages[1])).toContain(sigla);
    expect(pages[1]?.match(/9\.999,5/g)).toHaveLength(ALL.length);
    expect(pages.join()).not.toMatch(/null|undefined/);
  });

  it('leave the end of the second half of their results blank', async () => {
    const odd = ALL.slice(0, 11);
    const pdf = await letters([coleta(1, { naoConformes: odd })], CONFIGURACAO_PADRAO);
    const [, results = ''] = flat(pageTexts(pdf)[0]).split('relacionados a seguir:');
    expect(results.match(/9\.999,5/g)).toHaveLength(odd.length);
    expect(results.split('Solicitamos')[0]).not.toMatch(/ - /);
  });

  it('have their results in line with their text, and the heading of the values over them', async () => {
    const naoConformes = [result('Cu', '1,6'), result('Zn', '>1234,567')];
    const { words: all } = words(await letters([coleta(1, { naoConformes })], CONFIGURACAO_PADRAO));
    const word = (text: string) => all.find((one) => one.text === text)!;
    const indent = word('Parâmetro').xMin - word('Prezados').xMin;
    expect(indent).toBeGreaterThanOrEqual(0);
    expect(indent).toBeLessThan(10);
    expect(word('encontrado').xMax).toBeCloseTo(word('&gt;1.234,567').xMax, 0);
  });

  it('bear no form code where none is set', async () => {
    const [text] = pageTexts(await letters([coleta(1)], { ...CONFIGURACAO_PADRAO, formNaoConforme: '' }));
    expect(text).not.toContain('_FMEI');
  });
});

it('a file of more letters than one holds is refused, in words that tell what to ask for; one of them is not', async () => {
  const { load } = await naoConformidades.contents();
  const coletas = Array.from({ length: MOST_COLETAS + 1 }, (_, id) => coleta(id));
  const api = fakeApi({
    'GET /HistoricoColeta/Industria': () => coletas,
    'GET /relatorio/configuracao': () => CONFIGURACAO_PADRAO,
  });
  const now = '2026-11-20T13:05:00.000Z';
  await expect(load(api, filters, { now })).rejects.toThrow(
    'O período tem 5.001 coletas não conformes, e um arquivo leva até 5.000. Peça um período menor.',
  );
  expect((await load(api, { ...filters, id: 7 }, { now })).coletas.map(({ id }) => id)).toEqual([7]);
  coletas.pop();
  expect((await load(api, filters, { now })).coletas).toHaveLength(MOST_COLETAS);
});

it('those not sent alone are asked for; the name of their file says so, and no letter does', async () => {
  const { load } = await naoConformidades.contents();
  const api = fakeApi({
    'GET /HistoricoColeta/Industria': () => [coleta(1, { cartaEm: '2026-11-01T12:00:00.000Z' }), coleta(2)],
    'GET /relatorio/configuracao': () => CONFIGURACAO_PADRAO,
  });
  const asked = naoConformidades.filters({ ...filters, semCarta: '1' })!;
  const emittedAt = '2026-11-20T13:05:00.000Z';
  const dados = await load(api, asked, { now: emittedAt });
  expect(dados.coletas.map(({ id }) => id)).toEqual([2]);
  const report = cartasNaoConformes(dados, { filters: asked, emittedAt });
  expect(report.subtitle).toBe('Coletas de 01/10/2026 a 31/10/2026, pelos limites do dia de cada uma');
  expect(report.fileOf).toBe('2026-10-01_2026-10-31_sem_carta');
  expect(naoConformidades.inWords?.(asked)).toBe('Sem carta enviada');
  expect(naoConformidades.inWords?.(filters)).toBeUndefined();
});

describe('its address', () => {
  it.each([
    ['2026-10-01', '2026-10-31', undefined, { dtInicio: '2026-10-01', dtFim: '2026-10-31' }],
    ['2026-10-01', '2026-10-01', '5', { dtInicio: '2026-10-01', dtFim: '2026-10-01', id: 5 }],
    ['2026-10-01', '2026-10-31', undefined, { ...filters, semCarta: true }, '1'],
    ['2026-10-01', '2026-10-31', undefined, filters, '0'],
    ['2026-10-02', '2026-10-01', undefined, null],
    ['2026-02-30', '2026-10-01', undefined, null],
    ['', '2026-10-01', undefined, null],
  ])('of %s to %s, %s', (dtInicio, dtFim, id, expected, semCarta?: string) => {
    const read = naoConformidades.filters({ dtInicio, dtFim, ...(id && { id }), ...(semCarta && { semCarta }) });
    expect(read).toEqual(expected);
    if (read)
      expect(naoConformidades.filters(Object.fromEntries(new URLSearchParams(naoConformidades.query(read))))).toEqual(
        read,
      );
  });
});
