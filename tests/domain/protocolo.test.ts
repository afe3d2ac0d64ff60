import { describe, expect, test } from 'vitest';
import { type AmostraDoProtocolo, type ColetaPossivel, coletaDoProtocolo } from '../../domain/protocolo/coleta.ts';
import { porPeriodo } from '../../domain/protocolo/periodos.ts';

const of = (dtInicio: string | null, dtFim: string | null, id = 0) => ({ id, dtInicio, dtFim });
const headings = (records: ReturnType<typeof of>[]) =>
  porPeriodo(records).map(({ inicio, fim, dados }) => [inicio, fim, dados.map(({ id }) => id)]);

describe('periods', () => {
  test('the newest comes first, what tells none last; within one the order stays', () => {
    const records = [
      of(null, null, 1),
      of('2026-01-01', '2026-01-02', 2),
      of('2026-03-01', '2026-03-02', 3),
      of('2026-01-01', '2026-01-02', 4),
      of('2026-01-01', '2026-01-05', 5),
    ];
    expect(headings(records)).toEqual([
      ['2026-03-01', '2026-03-02', [3]],
      ['2026-01-01', '2026-01-05', [5]],
      ['2026-01-01', '2026-01-02', [2, 4]],
      [null, null, [1]],
    ]);
  });

  test('what tells one bound stands by it, apart from what tells both', () => {
    const records = [of('2026-02-10', null, 1), of(null, '2026-02-20', 2), of('2026-02-10', '2026-02-11', 3)];
    expect(headings(records)).toEqual([
      [null, '2026-02-20', [2]],
      ['2026-02-10', '2026-02-11', [3]],
      ['2026-02-10', null, [1]],
    ]);
  });
});

const AMOSTRA: AmostraDoProtocolo = {
  atividadeAmostra: null,
  flagAmostraCancelada: 0,
  idPessoa: 1,
  idPontoColeta: 10,
  dtInicio: '2026-05-04',
  dtFim: '2026-05-05',
};
const coleta = (id: number, more: Partial<ColetaPossivel> = {}): ColetaPossivel => ({
  id,
  idPessoa: 1,
  idPontoColeta: 10,
  codigoAmostra: null,
  dtRetirada: '2026-05-05',
  ...more,
});
const C = 'CM 12/26';

describe('the collection that came of a protocol', () => {
  test.each<[string, Partial<AmostraDoProtocolo>, ColetaPossivel[], number | null]>([
    ['none yet', { atividadeAmostra: C }, [], null],
    [
      'by code, whatever its day and client',
      { atividadeAmostra: C, idPessoa: null, dtInicio: null, dtFim: null },
      [coleta(1, { codigoAmostra: C, dtRetirada: '2026-07-01', idPessoa: 9 })],
      1,
    ],
    ['by code as it is compared', { atividadeAmostra: ' cm 12/26 ' }, [coleta(1, { codigoAmostra: C })], 1],
    [
      'by code, of a cancelled one too',
      { atividadeAmostra: C, flagAmostraCancelada: 1 },
      [coleta(1, { codigoAmostra: C })],
      1,
    ],
    [
      'several of that code: the client’s',
      { atividadeAmostra: C },
      [coleta(1, { codigoAmostra: C, idPessoa: 2 }), coleta(2, { codigoAmostra: C })],
      2,
    ],
    [
      'several of that code and client: nobody can tell',
      { atividadeAmostra: C },
      [coleta(1, { codigoAmostra: C }), coleta(2, { codigoAmostra: C })],
      null,
    ],
    ['by client, point and day', {}, [coleta(1)], 1],
    ['a code that the history does not know yet', { atividadeAmostra: C }, [coleta(1)], 1],
    ['never one that bears another code', { atividadeAmostra: C }, [coleta(1, { codigoAmostra: 'X' })], null],
    ['its code is not known to the protocol', {}, [coleta(1, { codigoAmostra: 'X' })], 1],
    ['another point', {}, [coleta(1, { idPontoColeta: 11 })], null],
    ['another client', {}, [coleta(1, { idPessoa: 2 })], null],
    ['before its days', {}, [coleta(1, { dtRetirada: '2026-05-03' })], null],
    ['after its days', {}, [coleta(1, { dtRetirada: '2026-05-06' })], null],
    ['the first of its days', {}, [coleta(1, { dtRetirada: '2026-05-04' })], 1],
    ['of several the one of the last day', {}, [coleta(1, { dtRetirada: '2026-05-04' }), coleta(2)], 2],
    ['two of the last day: nobody can tell', {}, [coleta(1), coleta(2)], null],
    ['only the beginning is told', { dtFim: null }, [coleta(1), coleta(2, { dtRetirada: '2026-05-04' })], 2],
    ['only the end is told', { dtInicio: null }, [coleta(1)], 1],
    ['no period', { dtInicio: null, dtFim: null }, [coleta(1)], null],
    ['a cancelled sample has none by its days', { flagAmostraCancelada: 1 }, [coleta(1)], null],
    ['an unknown point', { idPontoColeta: null }, [coleta(1, { idPontoColeta: null })], null],
    ['an unknown client', { idPessoa: null }, [coleta(1)], null],
  ])('%s', (_, amostra, coletas, expected) => {
    expect(coletaDoProtocolo({ ...AMOSTRA, ...amostra }, coletas)?.id ?? null).toBe(expected);
  });
});
