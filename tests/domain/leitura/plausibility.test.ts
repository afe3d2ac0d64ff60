import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Contexto,
  ESTRANHEZAS,
  explainedIn,
  type LeituraConferida,
  medianVolume,
  newOddities,
  oddities,
  stillExplained,
} from '../../../domain/leitura/plausibility.ts';

const usual: LeituraConferida = {
  idAno: 2026,
  idMes: 11,
  reinicio: 0,
  leituraAnterior: 1000,
  tempoAnterior: '0100:00',
  tempoAtual: '0700:00',
  tempoFinal: '0600:00',
  horas: 600,
  volumeMedido: 100,
  volumeCorrigido: 100,
  flagCorrigidoInformado: 0,
  flagMedia: 0,
};
const contexto: Contexto = {
  anterior: { idAno: 2026, idMes: 10, leituraAtual: 1000, tempoAtual: '0100:00' },
  mediana: 100,
  emAtividade: true,
  logica: 2,
};
const odd = (leitura: Partial<LeituraConferida>, of: Partial<Contexto> = {}) =>
  oddities({ ...usual, ...leitura }, { ...contexto, ...of });

test.each<[Partial<LeituraConferida>, Partial<Contexto>, string[]]>([
  [{}, {}, []],
  [{ volumeMedido: -0.01 }, {}, ['negativo']],
  [{ volumeMedido: -900, reinicio: 1 }, {}, ['trocado']],
  [{ volumeMedido: 5, reinicio: 2, leituraAnterior: 0, tempoAnterior: '0000:00' }, {}, ['virado']],
  [{ leituraAnterior: 999.9 }, {}, ['anterior-diferente']],
  [{ leituraAnterior: 999.9 }, { anterior: null }, []],
  [{ volumeMedido: 300 }, {}, []],
  [{ volumeMedido: 300.01 }, {}, ['alto']],
  [{ volumeMedido: 300.01 }, { mediana: null }, []],
  [{ volumeMedido: 0.01 }, { mediana: 0 }, ['alto']],
  [{ volumeMedido: 0 }, {}, ['zero']],
  [{ volumeMedido: 0.01 }, {}, []],
  [{ volumeMedido: 0 }, { emAtividade: false }, []],
  [{ volumeMedido: 0, flagMedia: 1 }, {}, []],
  [{ volumeMedido: 0 }, { mediana: 0 }, []],
  [{ volumeMedido: 0 }, { mediana: null, anterior: null }, []],
  [{ idMes: 12 }, {}, ['mes-faltando']],
  [{ idAno: 2027, idMes: 1 }, { anterior: { ...contexto.anterior!, idMes: 12 } }, []],
  [{ idAno: 2027, idMes: 2 }, { anterior: { ...contexto.anterior!, idMes: 12 } }, ['mes-faltando']],
  [{ horas: 720 }, {}, []],
  [{ horas: 720.01 }, {}, ['horas-demais']],
  [{ horas: 744.01, idMes: 10 }, { anterior: { ...contexto.anterior!, idMes: 9 } }, ['horas-demais']],
  [{ horas: 744, idMes: 10 }, { anterior: { ...contexto.anterior!, idMes: 9 } }, []],
  [{ horas: 672, idMes: 2 }, { anterior: { ...contexto.anterior!, idMes: 1 } }, []],
  [{ horas: 672.01, idMes: 2 }, { anterior: { ...contexto.anterior!, idMes: 1 } }, ['horas-demais']],
  [{ horas: 696, idAno: 2028, idMes: 2 }, { anterior: { ...contexto.anterior!, idAno: 2028, idMes: 1 } }, []],
  [{ horasInformadas: '600:00' }, {}, []],
  [{ tempoAtual: '0099:59', tempoFinal: null, horas: null }, {}, ['horas-diferentes']],
  [{ tempoAtual: '0099:59', tempoFinal: null, horas: null, reinicio: 1 }, {}, ['trocado']],
  [{ tempoAtual: '0100:00', tempoFinal: null, horas: null }, {}, []],
  [{ tempoAtual: null, tempoFinal: null, horas: null }, {}, []],
  [{ tempoAtual: '', tempoFinal: null, horas: null }, {}, []],
  [{ tempoAtual: '700,5', tempoFinal: null, horas: null }, {}, ['tempo-sem-relogio']],
  [{ tempoAtual: '12:99', tempoFinal: null, horas: null }, {}, ['tempo-sem-relogio']],
  [{ tempoAtual: 'abc', tempoFinal: null, horas: null }, { logica: 1 }, ['tempo-anterior-ilegivel', 'tempo-sem-horas']],
  [{ tempoAnterior: '9', tempoAtual: 'abc', tempoFinal: null, horas: null }, { logica: 3 }, ['tempo-sem-minutos']],
  [{ tempoAnterior: '12:99', tempoFinal: null, horas: null }, {}, ['tempo-anterior-ilegivel']],
  [{ tempoAnterior: '12:99', tempoAtual: null, tempoFinal: null, horas: null }, {}, ['tempo-anterior-ilegivel']],
  [
    { tempoAnterior: '12:99', tempoAtual: null, tempoFinal: null, horas: null },
    { anterior: { ...contexto.anterior!, tempoAtual: '12:99' } },
    [],
  ],
  [{ tempoAtual: 'abc', tempoFinal: null, horas: null, reinicio: 1 }, {}, ['trocado', 'tempo-sem-relogio']],
  [{}, { anterior: { ...contexto.anterior!, horasDeAntes: true } }, ['horas-de-antes']],
  [{ tempoAnterior: '0650:00' }, { anterior: { ...contexto.anterior!, horasDeAntes: true } }, []],
  [{ tempoAnterior: '0099:59' }, { anterior: { ...contexto.anterior!, horasDeAntes: true } }, ['horas-diferentes']],
  [{ tempoAnterior: '0099:59', reinicio: 1 }, { anterior: { ...contexto.anterior!, horasDeAntes: true } }, ['trocado']],
  [{ tempoFinal: null, horas: null }, { anterior: { ...contexto.anterior!, horasDeAntes: true } }, []],
  [{ tempoAtual: '700,5', tempoFinal: null, horas: null }, { logica: null }, []],
  [{ tempoAnterior: null, tempoFinal: null, horas: null }, {}, []],
  [{ horasInformadas: '0600:01' }, {}, ['horas-diferentes']],
  [{ horasInformadas: '0600:00', tempoFinal: null, horas: null }, {}, ['horas-diferentes']],
  [{ tempoAnterior: '0099:59' }, {}, ['horas-diferentes']],
  [{ tempoAnterior: '100:00' }, {}, []],
  [{ tempoAnterior: '0099:59', tempoFinal: null, horas: null }, {}, []],
  [{ tempoAnterior: '0099:59' }, { anterior: { ...contexto.anterior!, tempoAtual: null } }, []],
  [{ volumeMedido: 0, idMes: 12, horas: 745 }, {}, ['zero', 'mes-faltando', 'horas-demais']],
])('%o of %o: %o', (leitura, of, expected) => {
  expect(odd(leitura, of)).toEqual(expected);
});

test('each has its sentence and its field', () => {
  for (const { campo, texto } of Object.values(ESTRANHEZAS)) expect([campo, texto]).not.toContain('');
  expect(ESTRANHEZAS['tempo-sem-relogio'].texto).toContain('HHHH:MM');
  expect(new Set(Object.values(ESTRANHEZAS).map(({ texto }) => texto)).size).toBe(Object.keys(ESTRANHEZAS).length);
});

describe('median of the latest 12 measured volumes', () => {
  test.each<[number[], number | null]>([
    [[], null],
    [[7], 7],
    [[1, 9], 5],
    [[9, 1, 5], 5],
    [[4, 1, 3, 2], 2.5],
    [[-950, 10, 20], 15],
    [[0, 10], 5],
    [[-1], null],
    [[1000, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 6.5],
    [[1000, 1000, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 7.5],
  ])('of %j is %s', (volumes, median) => {
    expect(medianVolume(volumes.map((volumeMedido) => ({ volumeMedido, flagNaoLida: 0 })))).toBe(median);
  });

  test('is that of months in which the meter was read', () => {
    const notRead = { volumeMedido: 0, flagNaoLida: 1 };
    expect(medianVolume([notRead, { volumeMedido: 100, flagNaoLida: 0 }, notRead])).toBe(100);
    expect(medianVolume([notRead])).toBeNull();
  });

  test('lies among them, whatever their order', () => {
    const volumes = fc.array(fc.nat(), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(volumes, (list) => {
        const rows = list.map((volumeMedido) => ({ volumeMedido, flagNaoLida: 0 }));
        const median = medianVolume(rows) as number;
        expect(median).toBe(medianVolume(rows.toReversed()));
        expect(list.filter((one) => one < median).length).toBeLessThanOrEqual(list.length / 2);
        expect(list.filter((one) => one > median).length).toBeLessThanOrEqual(list.length / 2);
      }),
    );
  });
});

describe('a reason that is saved', () => {
  const { horas: _hours, ...saved } = { ...usual, volumeMedido: 400, explicadas: null };
  const isNew = (leitura: Partial<LeituraConferida>) =>
    newOddities({ ...usual, volumeMedido: 400, ...leitura }, saved, contexto);

  test.each<[string, Partial<LeituraConferida>, string[]]>([
    ['what was odd then', {}, []],
    ['less of it', { volumeMedido: 350 }, []],
    ['more of it', { volumeMedido: 401 }, ['alto']],
    ['something else', { volumeMedido: 400, leituraAnterior: 900 }, ['anterior-diferente']],
    ['a meter that began anew', { reinicio: 1 }, ['trocado']],
  ])('explains %s or not', (_name, leitura, expected) => {
    expect(isNew(leitura)).toEqual(expected);
  });

  test.each<[string, string | null, string[]]>([
    ['that was kept of what was odd then', 'alto', []],
    ['said when nothing was odd', '', ['alto']],
    ['said of something else', 'mes-faltando,horas-demais', ['alto']],
    ['of before, of which nothing was kept', null, []],
  ])('%s', (_name, kept, expected) => {
    const { horas: _no, ...of } = { ...usual, volumeMedido: 400, explicadas: explainedIn(kept) };
    expect(newOddities({ ...usual, volumeMedido: 400 }, of, contexto)).toEqual(expected);
  });

  test('is kept of what it still explains once the volume is another', () => {
    expect(stillExplained('alto,mes-faltando', { volumeMedido: 400 }, { volumeMedido: 390 })).toBe('alto,mes-faltando');
    expect(stillExplained('alto,mes-faltando', { volumeMedido: 400 }, { volumeMedido: 401 })).toBe('mes-faltando');
    expect(stillExplained(null, { volumeMedido: 400 }, { volumeMedido: 401 })).toBeNull();
  });

  test('hours that do not begin where the meter stood are told, whatever it explains', () => {
    expect(isNew({ tempoAnterior: '0090:00', tempoFinal: '0610:00' })).toEqual(['horas-diferentes']);
  });
});
