import { describe, expect, it } from 'vitest';
import { analiseDoCliente } from '../../reports/analises/load.ts';
import { dboDoCliente } from '../../reports/carta-dbo/load.ts';
import { coleta, endereco, hidrometro, respostas, TODAY } from './clienteSamples.ts';

const dbo = (date: string | null, tipo: number, value: string) => coleta(date, tipo, { DBO: value });

/** The example of the rules (domain.md, 'DBO for billing'). */
const EXAMPLE = [
  dbo('2026-10-01 08:30', 1, '450'),
  dbo('2026-06-06', 5, '7000'),
  dbo('2026-05-10', 4, '610'),
  dbo('2026-02-02', 2, '9000'),
  dbo('2025-12-15', 1, '500,00'),
  dbo('2025-03-01', 1, '100'),
];

describe('the mean', () => {
  it('is of the collections of 365 days that count, which it lists', () => {
    const analise = analiseDoCliente(respostas({ coletas: EXAMPLE }), TODAY);
    expect(analise).toMatchObject({ mediaDBO: 0.52, base: 'periodo', inicio: '2025-11-20', fim: '2026-11-20' });
    expect(analise.listaColetaDBO).toEqual([
      { id: 1, dtColeta: '2026-10-01', descricao: 'P1 – Cx Inspeção', dboTotal: 450, bruto: '450', idTipoDBO: 1 },
      { id: 1, dtColeta: '2026-05-10', descricao: 'P1 – Cx Inspeção', dboTotal: 610, bruto: '610', idTipoDBO: 4 },
      { id: 1, dtColeta: '2025-12-15', descricao: 'P1 – Cx Inspeção', dboTotal: 500, bruto: '500,00', idTipoDBO: 1 },
    ]);
  });

  it('is of the latest three when the period has fewer', () => {
    const coletas = EXAMPLE.filter(({ dtRetirada }) => dtRetirada !== '2025-12-15');
    const analise = analiseDoCliente(respostas({ coletas }), TODAY);
    expect(analise.base).toBe('ultimas');
    expect(analise.mediaDBO).toBeCloseTo(0.38667, 5);
    expect(analise.listaColetaDBO.map(({ dtColeta }) => dtColeta)).toEqual(['2026-10-01', '2026-05-10', '2025-03-01']);
  });

  it.each([
    ['no collections', []],
    ['none that counts', [dbo('2026-10-01', 2, '450'), dbo('2026-10-01', 1, 'ND'), dbo(null, 1, '500')]],
  ])('is nothing with %s', (_, coletas) => {
    expect(analiseDoCliente(respostas({ coletas }), TODAY)).toMatchObject({ mediaDBO: null, listaColetaDBO: [] });
    expect(dboDoCliente(respostas({ coletas }), TODAY).mediaDBO).toBeNull();
  });

  it('takes a value without its sign', () => {
    const analise = analiseDoCliente(respostas({ coletas: [dbo('2026-10-01', 1, '<2,5')] }), TODAY);
    expect(analise).toMatchObject({ mediaDBO: 0.0025, listaColetaDBO: [{ dboTotal: 2.5 }] });
  });
});

describe('non-conformities', () => {
  const found = (results: Record<string, string | null>, date: string | null = '2026-10-01', tipo = 1) =>
    analiseDoCliente(respostas({ coletas: [coleta(date, tipo, results)] }), TODAY).coletasNaoConformes;

  it('say when, where, what, its limits and what was found', () => {
    expect(found({ Cu: '1,60', pH: '5.5', p90: '7' }, '2026-10-01 08:30', 3)).toEqual([
      {
        dtExecucao: '2026-10-01',
        descricao: 'P1 – Cx Inspeção',
        idParametro: 29,
        sigla: 'pH',
        unidade: '',
        minimo: 6,
        maximo: 10,
        valorParametro: '5,5',
        bruto: '5.5',
        sinal: '▼',
        idTipoDBO: 3,
      },
      expect.objectContaining({ idParametro: 8, sigla: 'Cu', unidade: 'mg/L', valorParametro: '1,6' }),
      expect.objectContaining({ idParametro: 90, sigla: 'Cl', unidade: '', maximo: 5, valorParametro: '7' }),
    ]);
  });

  it.each<[string, string | null, string | null]>([
    ['Cu', '1,5', null],
    ['Cu', '1,51', '1,51'],
    ['Cu', '<2', '<2'],
    ['Cu', '>1600', '>1.600'],
    ['Cu', 'ND', null],
    ['Cu', '0', null],
    ['Cu', '', null],
    ['Cu', null, null],
    ['temperatura', '40', null],
    ['temperatura', '40,1', '40,1'],
    ['pH', '6', null],
    ['pH', '10,1', '10,1'],
    ['DQO', '99999', null],
    ['Rs', '21', '21'],
  ])('%s %j → %j', (field, value, expected) => {
    expect(found({ [field]: value }).map(({ valorParametro }) => valorParametro)).toEqual(
      expected === null ? [] : [expected],
    );
  });

  it.each([
    ['2026-11-20', 1],
    ['2026-11-21', 0],
    ['2025-11-20', 1],
    ['2025-11-19 23:59', 0],
    [null, 0],
  ])('of a collection of %s are %i', (date, count) => {
    expect(found({ Cu: '9' }, date)).toHaveLength(count);
  });

  it('are told with the names that the specification gives to temperature and settleable solids', () => {
    expect(found({ temperatura: '41', Rs: '21' }).map(({ sigla, unidade }) => [sigla, unidade])).toEqual([
      ['°C', '°C'],
      ['SS', 'ml/L'],
    ]);
  });

  it('are judged by the limits of the register, and not at all without a record of the parameter', () => {
    const coletas = [coleta('2026-10-01', 1, { Cu: '1,6', Zn: '9' })];
    const limits = { id: 8, sigla: 'Cu', descricao: 'Cobre', minimo: '0.00', maximo: '1.70' };
    const parametros = [{ ...limits, flagAtivo: 1 as const, dtCadastro: '2026-01-05T12:00:00.000Z' }];
    expect(analiseDoCliente(respostas({ coletas, parametros }), TODAY).coletasNaoConformes).toEqual([]);
  });

  const og = (id: number, sigla: string, maximo: number) => ({ id, sigla, descricao: `Óleo ${id}`, minimo: 0, maximo });
  it.each([
    ['its own, renamed, whoever took its name', [og(20, 'O&G', 100), og(28, 'Og', 10)], [], [['O&G', 100]]],
    ['its own of that day, though it left the register', [og(28, 'Og', 10)], [og(20, '', 100)], [['Og', 100]]],
    ['those of its name where the register has no such id', [og(28, 'Og', 110)], [], [['Og', 110]]],
    ['none, rather than those of another of the 27', [og(8, 'Og', 10)], [], []],
  ])('are judged by %s', (_, records, dated, expected) => {
    const parametros = records.map((one) => ({
      ...one,
      flagAtivo: 1 as const,
      dtCadastro: '2026-01-05T12:00:00.000Z',
    }));
    const limites = dated.map(({ id, minimo, maximo }) => ({ idParametro: id, desde: null, minimo, maximo }));
    const coletas = [coleta('2026-10-01', 1, { Og: '120' })];
    const told = analiseDoCliente(respostas({ coletas, parametros, limites }), TODAY).coletasNaoConformes;
    expect(told.map(({ sigla, maximo }) => [sigla, maximo])).toEqual(expected);
  });

  it('are judged by the limits of the day of their collection, which later ones leave as they were', () => {
    const coletas = [coleta('2026-10-01', 2, { Cu: '1,6' }), coleta('2026-03-31', 1, { Cu: '1,6' })];
    const limites = [
      { idParametro: 8, desde: null, minimo: 0, maximo: 1.5 },
      { idParametro: 8, desde: '2026-04-01', minimo: 0, maximo: 2 },
    ];
    const found = (given = limites) =>
      analiseDoCliente(respostas({ coletas, limites: given }), TODAY).coletasNaoConformes.map(
        ({ dtExecucao, maximo }) => [dtExecucao, maximo],
      );
    expect(found()).toEqual([['2026-03-31', 1.5]]);
    expect(found([...limites, { idParametro: 8, desde: '2026-10-02', minimo: 0, maximo: 1 }])).toEqual(found());
  });
});

describe('the client', () => {
  it('has its address, its points and its units in use, each once', () => {
    const units = [hidrometro(1, '10'), hidrometro(2, ' 11 '), hidrometro(3, '10'), hidrometro(4, '12', 0)];
    const hidrometros = [...units, hidrometro(5, null), hidrometro(6, '')];
    expect(analiseDoCliente(respostas({ hidrometros }), TODAY)).toMatchObject({
      id: 12,
      nome: 'Laticínios Serra Azul',
      CEP: '13201000',
      logradouro: 'Rua das Flores',
      numero: '120',
      complemento: 'Galpão 2',
      bairro: 'Centro',
      cidade: 'Jundiaí',
      UF: 'SP',
      pontosDeColeta: ['Cx Inspeção', 'Cx Saída'],
      uc: ['10', '11'],
    });
  });

  it('may have none of them', () => {
    const nothing = respostas({ enderecos: [], hidrometros: [], pontos: [] });
    expect(analiseDoCliente(nothing, TODAY)).toMatchObject({ CEP: null, UF: null, pontosDeColeta: [], uc: [] });
    expect(dboDoCliente(nothing, TODAY)).toEqual({
      id: 12,
      codigo: 'C-012',
      nome: 'Laticínios Serra Azul',
      endereco: '',
      uc: [],
      mediaDBO: null,
    });
  });

  it.each([
    [{}, 'Rua das Flores, 120, Galpão 2 – Centro – Jundiaí/SP – CEP 13201-000'],
    [{ complemento: null, cep: null }, 'Rua das Flores, 120 – Centro – Jundiaí/SP'],
    [{ numero: '', bairro: null, uf: null, cep: '13.201-000' }, 'Rua das Flores, Galpão 2 – Jundiaí – CEP 13.201-000'],
  ])('has its address on one line for the letter: %j', (changes, expected) => {
    const enderecos = [
      { ...endereco, ...changes },
      { ...endereco, id: 2, logradouro: 'Outra' },
    ];
    expect(dboDoCliente(respostas({ enderecos, coletas: EXAMPLE }), TODAY)).toMatchObject({
      endereco: expected,
      uc: ['10023-4', '10024-2'],
      mediaDBO: 0.52,
    });
  });
});
