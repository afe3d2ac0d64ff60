import { describe, expect, test } from 'vitest';
import { quantityOf } from '../../domain/coleta/unidade.ts';
import type { LinhaPlanilha } from '../../server/imports/layout/layout.ts';
import {
  chaveAmostra,
  MOTIVO,
  type PontoRef,
  pontoMatcher,
  sameResult,
} from '../../server/modules/importacao/match.ts';
import { linhaMatcher } from '../../server/modules/importacao/matchLinha.ts';
import { otherUnit, powerTo } from '../../server/modules/importacao/units.ts';

function ponto(id: number, descricao: string, more: Partial<PontoRef> = {}): PontoRef {
  const cliente = { codigo: `C${id}`, nome: `Cliente ${id}`, razaoSocial: null, idIntegracao: null };
  return { id, idPessoa: id * 10, descricao, planoAmostragem: null, cliente, ...more };
}

const metal = { codigo: '077', nome: 'Metalúrgica São João', razaoSocial: 'MSJ', idIntegracao: '4711' };
const PONTOS = [
  ponto(1, 'BILL02030'),
  ponto(2, 'Caixa de Saída', { cliente: metal }),
  ponto(3, 'Caixa de Saída'),
  ponto(4, 'PV-9 - Rua das Flores'),
  ponto(5, 'Calha', { planoAmostragem: 'PLANO 12' }),
  ponto(6, 'Tanque', { idPessoa: 60 }),
  ponto(7, 'Tanque - fundo', { idPessoa: 60 }),
];
/** One of the clients has no point. */
const LUGARES = {
  pontos: PONTOS,
  clientes: [
    ...PONTOS.map(({ idPessoa, cliente }) => ({ id: idPessoa, ...cliente })),
    { id: 790, codigo: '079', nome: 'Curtume sem pontos', razaoSocial: null, idIntegracao: null },
  ],
};

describe('sampling points', () => {
  test.each<[string, string | null, string | null, number | { motivo: string }]>([
    ['by description, case and accents aside', 'bill02030 ', null, 1],
    ['by sampling plan', 'Plano 12', null, 5],
    ['by the code before the dash of the point', 'pv-9', null, 4],
    ['by the code before the dash of the sheet', 'BILL02030 - Reservatório Billings', null, 1],
    ['a full match before a code', 'tanque', null, 6],
    ['codes alike with other texts are no match', 'PV-9 - Rua B', null, { motivo: MOTIVO.ponto }],
    ['several, no client', 'CAIXA DE SAIDA', null, { motivo: MOTIVO.pontoAmbiguo }],
    ['several, by client code', 'Caixa de Saída', '077', 2],
    ['several, by name', 'Caixa de Saída', 'metalurgica sao joao', 2],
    ['several, by fantasy name', 'Caixa de Saída', 'msj', 2],
    ['several, by account', 'Caixa de Saída', '4711', 2],
    ['of another client', 'BILL02030', '077', { motivo: MOTIVO.ponto }],
    ['client unknown', 'BILL02030', 'Outra', { motivo: MOTIVO.cliente }],
    ['a client without points', 'BILL02030', '079', { motivo: MOTIVO.ponto }],
    ['a client without points, no point', null, 'curtume sem pontos', { motivo: MOTIVO.ponto }],
    ['no point, a client with one', null, '077', 2],
    ['neither', null, null, { motivo: MOTIVO.ponto }],
    ['unknown', 'P1', null, { motivo: MOTIVO.ponto }],
  ])('%s', (_name, name, client, expected) => {
    const found = pontoMatcher(LUGARES)(name, client);
    expect('motivo' in found ? found : found.id).toEqual(expected);
  });

  test('a client with several points does not tell which', () => {
    const pontos = [ponto(1, 'A', { cliente: metal }), ponto(2, 'B', { cliente: metal })];
    const twice = pontoMatcher({ ...LUGARES, pontos });
    expect(twice(null, '077')).toEqual({ motivo: MOTIVO.pontoAmbiguo });
  });
});

describe('lines', () => {
  const parametros = [
    { id: 26, sigla: 'DBO', descricao: 'Demanda Bioquímica de Oxigênio', sinonimos: ['DBO (5, 20)'] },
    { id: 11, sigla: 'Hg', descricao: 'Mercúrio', sinonimos: ['Mercúrio (µg/L)'] },
    { id: 29, sigla: 'pH', descricao: 'Potencial Hidrogeniônico', sinonimos: [] },
  ];
  const matcher = () => linhaMatcher(parametros, LUGARES, '2016-01-20');
  const match = (linha: LinhaPlanilha) => matcher()(linha);
  const linha = (more: Partial<LinhaPlanilha> = {}): LinhaPlanilha => ({
    planilha: 'Plan1',
    linha: 2,
    coluna: null,
    codigoAmostra: null,
    ponto: 'BILL02030',
    cliente: null,
    data: '2016-01-14',
    hora: '10:00',
    parametro: 'dbo (5, 20)',
    valor: '<7,05000000',
    unidade: 'mg/L',
    detalhes: null,
    ...more,
  });

  test('a match carries the raw text and what it means', () => {
    expect(match(linha())).toEqual({
      chave: '1@2016-01-14 10:00',
      idPessoa: 10,
      idPontoColeta: 1,
      ponto: 'BILL02030',
      codigoAmostra: null,
      data: '2016-01-14',
      hora: '10:00',
      detalhes: null,
      idParametro: 26,
      bruto: '<7,05000000',
      operador: '<',
      numero: 7.05,
      unidade: 'mg/L',
    });
  });

  test('a unit behind the name is the unit', () => {
    expect(match(linha({ parametro: 'DBO (mg/L)', unidade: null }))).toMatchObject({
      idParametro: 26,
      unidade: 'mg/L',
    });
    expect(match(linha({ parametro: 'Hg (µg/L)', unidade: null }))).toMatchObject({
      motivo: MOTIVO.unidade('µg/L', 'mg/L'),
    });
  });

  test('what stands in brackets of a name that is known whole is no unit', () => {
    expect(match(linha({ parametro: 'Mercúrio (µg/L)', unidade: null }))).toMatchObject({
      idParametro: 11,
      unidade: null,
    });
  });

  test.each<[string, Partial<LinhaPlanilha>, string]>([
    ['parameter', { parametro: 'Coloração' }, 'parâmetro não encontrado'],
    ['part of a parameter', { parametro: 'DBO (5' }, 'parâmetro não encontrado'],
    ['point', { ponto: 'X' }, 'ponto de coleta não encontrado'],
    ['ambiguous point', { ponto: 'Caixa de saída' }, 'ponto de coleta ambíguo'],
    ['client', { cliente: 'X' }, 'cliente não encontrado'],
    ['date', { data: '31/02/2016' }, 'data inválida'],
    ['no date', { data: null }, 'data inválida'],
    ['date of no year that a record speaks of', { data: '0001-01-01' }, 'data inválida'],
    ['date to come', { data: '2016-01-21' }, 'data depois de hoje'],
    ['time', { hora: 'manhã' }, 'hora inválida'],
    ['value', { valor: 'Não Tóxico' }, 'valor ilegível'],
    ['no value', { valor: null }, 'valor ilegível'],
    ['empty value', { valor: '' }, 'valor ilegível'],
    ['negative value', { valor: '-7,05' }, 'valor negativo'],
    ['pH that is none', { parametro: 'pH', valor: '14,5', unidade: null }, 'pH acima de 14'],
    ['long value', { valor: `<${'1'.repeat(60)}` }, MOTIVO.valorGrande],
    ['large value', { valor: '>1000000000000,1' }, MOTIVO.valorGrande],
    ['long point', { ponto: 'x'.repeat(201) }, 'célula inválida: mais de 200 caracteres'],
    ['long code', { codigoAmostra: 'x'.repeat(61) }, 'célula inválida: mais de 60 caracteres'],
    ['unit', { parametro: 'Hg', unidade: 'ug/L' }, 'unidade “ug/L” diferente da do parâmetro (mg/L)'],
    ['unreadable unit', { unidade: 'mg/kg' }, 'unidade “mg/kg” não reconhecida (a do parâmetro é mg/L)'],
    [
      'all that is wrong',
      { ponto: 'X', parametro: 'Y', valor: 'Z' },
      'ponto de coleta não encontrado; parâmetro não encontrado; valor ilegível',
    ],
  ])('pending for its %s', (_name, more, motivo) => {
    const found = match(linha(more));
    expect(found).toMatchObject({ motivo });
    expect('falhas' in found && found.falhas?.map((one) => one.motivo).join('; ')).toBe(motivo);
  });

  test.each(['>1.000.000.000.000,00', `0,${'0'.repeat(57)}1`])('the largest and longest value is kept: %s', (valor) => {
    expect(match(linha({ valor }))).toMatchObject({ bruto: valor });
  });

  test('a sample may come without its time', () => {
    expect(match(linha({ hora: null }))).toMatchObject({ chave: '1@2016-01-14', hora: null });
  });

  test('what is remembered of one line is not taken for another', () => {
    const once = matcher();
    expect(once(linha({ ponto: 'Caixa de Saída', cliente: '077' }))).toMatchObject({ idPontoColeta: 2 });
    expect(once(linha({ ponto: 'Caixa de Saída0', cliente: '77' }))).toMatchObject({ motivo: MOTIVO.cliente });
    expect(once(linha({ ponto: 'Caixa de Saída', cliente: '077' }))).toMatchObject({ idPontoColeta: 2 });
  });

  test.each(['ND', '0', '> 1600', '1.234,56'])('%s is a value', (valor) => {
    expect(match(linha({ valor }))).toMatchObject({ bruto: valor, idParametro: 26 });
  });
});

test('a sample is known by its code at a point, else by date and time', () => {
  expect(chaveAmostra(7, ' Á-1 ', '2016-01-14', '10:00')).toBe('7#a-1');
  expect(chaveAmostra(7, null, '2016-01-14', '10:00')).toBe('7@2016-01-14 10:00');
  expect(chaveAmostra(7, null, '2016-01-14', null)).toBe('7@2016-01-14');
});

test('results are the same by meaning, not by writing', () => {
  const result = (bruto: string, operador: string, numero: number | null, unidade: string | null = 'mg/L') => ({
    bruto,
    operador,
    numero,
    unidade,
  });
  expect(sameResult(result('7,05000000', '', 7.05), result('7.05', '', 7.05, null))).toBe(true);
  expect(sameResult(result('7', '', 7, null), result('7', '', 7))).toBe(true);
  expect(sameResult(result('7', '', 7), result('8', '', 8))).toBe(false);
  expect(sameResult(result('ND', '', null), result('Ausente', '', null))).toBe(false);
  expect(sameResult(result('<0,1', '<', 0.1), result('0,1', '', 0.1))).toBe(false);
  expect(sameResult(result('ND', '', null), result('nd', '', null))).toBe(true);
  expect(sameResult(result('7', '', 7), result('7', '', 7, 'µg/L'))).toBe(false);
  expect(sameResult(result('0', '', 0), result('ND', '', null))).toBe(false);
});

test.each([
  ['µg/L', ['μg / L', 'µg /L', 'µg/ L', 'UG/L', 'mg/m³', 'ppb', 'µg.L-1', 'ug L-1', 'µg L⁻¹', 'µg·L⁻¹', 'µg L−1']],
  ['µg/L', ['mcg/L', 'ng/mL', 'µg/L Zn', 'micrograma por litro', 'Microgramas/L', '[µg/L]', 'partes por bilhão']],
  ['ng/L', ['ng.L-1', 'ng/l', 'ppt', 'partes por trilhão']],
  ['mg/L', ['mg/L O2', 'mg O2/L', 'mg O₂ L⁻¹', 'mg.L^(-1)', 'mgL-1', 'mg/dm³', 'mg.dm-3', 'g/m3', 'µg/mL', 'p.p.m.']],
  [
    'mg/L',
    ['mg/L SO4 2-', 'mg CN-/L', 'mg/L de N-NH3', 'mg Cr VI/L', 'mg/litro', 'mg/L*', '(mg/L)', 'Parte por milhão'],
  ],
  ['g/L', ['g/L', 'kg/m³', 'mg/mL', 'g.L-1']],
  ['ml/L', ['mL/L', 'ml.L-1', 'mL/L/h', 'mL/(L.h)', 'mL/L em 1 hora', 'cm³/L', 'mililitro por litro']],
  ['°C', ['ºC', 'oC', 'o C', 'º c', 'c', '℃', '˚C', 'Graus Celsius']],
  ['°F', ['°F', 'ºf']],
  [null, ['U.pH', 'UNT', 'UFC/100mL', 'mg/kg', '%', 'xpto', 'mg/L NO3', 'mg/100mL', 'ug-L', '-', '', null]],
])('%s is read of every spelling', (quantity, units) => {
  for (const unit of units) expect([unit, quantityOf(unit)]).toEqual([unit, quantity]);
});

test('units are compared by what they measure; one that cannot be read is another one', () => {
  expect(otherUnit(26, 'mg/dm³')).toBeNull();
  expect(otherUnit(19, 'mg/L')).toBe('ml/L');
  for (const unit of ['xpto', 'mg/kg', '%', 'Adimensional', 'µg.L-1']) expect(otherUnit(26, unit)).toBe('mg/L');
  for (const unit of [null, '', ' ', '-', '–']) expect(otherUnit(26, unit)).toBeNull();
  for (const unit of ['U.pH', 'Adimensional', 'xpto']) expect(otherUnit(29, unit)).toBeNull();
  expect(otherUnit(29, 'mg/L')).toBeNull();
  for (const unit of ['µg/L', 'mg/L NO3', 'mg Pt/L']) expect(otherUnit(999, unit)).toBeNull();
  expect([21, 22].map((id) => otherUnit(id, 'mg/L S'))).toEqual(['mg/L', null]);
  expect([21, 22].map((id) => powerTo(id, 'µg/L S'))).toEqual([null, -3]);
});
