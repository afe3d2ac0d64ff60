import { describe, expect, test } from 'vitest';
import {
  type Contexto,
  ESTRANHEZAS,
  explainedIn,
  explainedText,
  type IdEstranheza,
  isExplained,
  type LeituraConferida,
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
  medianaCorrigido: 100,
  emAtividade: true,
  logica: 2,
};
const odd = (leitura: Partial<LeituraConferida>, of: Partial<Contexto> = {}) =>
  oddities({ ...usual, ...leitura }, { ...contexto, ...of });

test.each<[Partial<LeituraConferida>, Partial<Contexto>, string[]]>([
  [{}, {}, []],
  [{}, { porVir: true }, ['mes-por-vir']],
  [{ volumeMedido: -0.01 }, {}, ['negativo']],
  [{ volumeMedido: -900, reinicio: 1 }, {}, ['trocado']],
  [{ volumeMedido: 5, reinicio: 1, leituraAnterior: 0, tempoAnterior: '0000:00' }, {}, ['trocado']],
  [{ volumeMedido: 5, reinicio: 2 }, {}, ['virado']],
  [
    { volumeMedido: 5, reinicio: 2, leituraAnterior: 0, tempoAnterior: '0000:00' },
    {},
    ['virado', 'anterior-diferente', 'horas-diferentes'],
  ],
  [{ tempoAtual: '0099:59', tempoFinal: null, horas: null, reinicio: 2 }, {}, ['virado', 'horas-diferentes']],
  [{ reinicio: 2 }, { anterior: { ...contexto.anterior!, horasDeAntes: true } }, ['virado', 'horas-de-antes']],
  [{ leituraAnterior: 999.9 }, {}, ['anterior-diferente']],
  [{ leituraAnterior: 999.9 }, { anterior: null }, []],
  [{ volumeMedido: 300 }, {}, []],
  [{ volumeMedido: 300.01 }, {}, ['alto']],
  [{ volumeMedido: 300.01 }, { mediana: null }, []],
  // 3 × 0,7 has noise: 2,0999999999999996.
  [{ volumeMedido: 2.1, volumeCorrigido: 2.1 }, { mediana: 0.7, medianaCorrigido: 0.7 }, []],
  [{ volumeMedido: 2.11, volumeCorrigido: 2.11 }, { mediana: 0.7, medianaCorrigido: 0.7 }, ['alto']],
  [{ volumeMedido: 0.01 }, { mediana: 0 }, ['alto']],
  [{ volumeCorrigido: 300 }, {}, []],
  [{ volumeCorrigido: 300.01 }, {}, ['corrigido-alto']],
  [{ volumeCorrigido: 300.01, flagMedia: 1 }, {}, ['corrigido-alto']],
  [{ volumeCorrigido: 300.01, flagCorrigidoInformado: 1 }, {}, ['corrigido-alto']],
  [{ volumeCorrigido: 300.01 }, { medianaCorrigido: null }, []],
  [{ volumeCorrigido: 0.01 }, { medianaCorrigido: 0 }, ['corrigido-alto']],
  [{ volumeMedido: 400, volumeCorrigido: 400 }, {}, ['alto']],
  [{ volumeMedido: 400.004, volumeCorrigido: 400 }, {}, ['alto']],
  [{ volumeMedido: 400, volumeCorrigido: 480 }, {}, ['alto', 'corrigido-alto']],
  [{ volumeMedido: 400, volumeCorrigido: 400 }, { mediana: 200 }, ['corrigido-alto']],
  [{ volumeCorrigido: -0.01, flagMedia: 1 }, {}, ['media-negativa']],
  [{ volumeCorrigido: 0, flagMedia: 1 }, {}, []],
  [{ volumeCorrigido: -0.01 }, {}, []],
  [{ volumeCorrigido: -0.01, flagMedia: 1, flagCorrigidoInformado: 1 }, {}, []],
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
  [{}, { contada: 3 }, ['contagem-diferente']],
  [{}, { contada: 2 }, []],
  [{}, { contada: null }, []],
  [{ tempoAtual: null, tempoFinal: null, horas: null }, { contada: 3 }, []],
  [{ tempoAnterior: '100', tempoAtual: '700' }, { contada: 1, logica: -1, anterior: null }, []],
  [{ reinicio: 1 }, { contada: 3 }, ['trocado', 'contagem-diferente']],
  [{}, { anterior: { ...contexto.anterior!, contada: 3 } }, ['contagem-diferente']],
  [{}, { anterior: { ...contexto.anterior!, contada: 2 } }, []],
  [{ reinicio: 1 }, { anterior: { ...contexto.anterior!, contada: 3 } }, ['trocado']],
  [{ reinicio: 2 }, { anterior: { ...contexto.anterior!, contada: 3 } }, ['virado', 'contagem-diferente']],
  [{ tempoAnterior: '0100:01' }, { anterior: { ...contexto.anterior!, contada: 3 } }, ['horas-diferentes']],
  [{ tempoAtual: null, tempoFinal: null, horas: null }, { anterior: { ...contexto.anterior!, contada: 3 } }, []],
  [{ tempoAtual: '700,5', tempoFinal: null, horas: null }, { logica: null }, []],
  [{ tempoAnterior: null, tempoFinal: null, horas: null }, {}, []],
  [{ horasInformadas: '0600:01' }, {}, ['horas-diferentes']],
  [{ horasInformadas: '0600:00', tempoFinal: null, horas: null }, {}, ['horas-diferentes']],
  [{ tempoAnterior: '0099:59' }, {}, ['horas-diferentes']],
  [{ tempoAnterior: '0100:01' }, {}, ['horas-diferentes']],
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

  test('is kept of each once, in one order whatever the order in which they were told', () => {
    expect(explainedText(['mes-faltando', 'alto', 'alto'])).toBe('alto,mes-faltando');
  });

  const volumes = (volumeMedido: number, volumeCorrigido: number) => ({ volumeMedido, volumeCorrigido });

  test.each<[string | null, number, number, string | null]>([
    ['alto,mes-faltando', 390, 100, 'alto,mes-faltando'],
    ['alto,mes-faltando', 401, 100, 'mes-faltando'],
    ['alto,corrigido-alto', 401, 600, 'corrigido-alto'],
    ['alto,corrigido-alto', 390, 601, 'alto'],
    ['alto,mes-faltando', 390, 601, 'alto,mes-faltando'],
    [null, 401, 601, null],
  ])('%s is kept of what it still explains once the volumes are %s and %s', (text, measured, corrected, kept) => {
    expect(stillExplained(text, volumes(400, 600), volumes(measured, corrected))).toBe(kept);
  });

  test.each<[string, LeituraConferida['volumeCorrigido'], number, string[]]>([
    ['of both explains both', 480, 480, []],
    ['of both explains no corrected volume that is higher still', 480, 481, ['corrigido-alto']],
    ['of one that was both explains both', 400, 400, []],
    ['of one that was both explains no other corrected volume', 400, 480, ['corrigido-alto']],
  ])('%s', (_name, was, volumeCorrigido, expected) => {
    const kept = was === 400 ? 'alto' : 'alto,corrigido-alto';
    const { horas: _no, ...of } = { ...usual, ...volumes(400, was), explicadas: explainedIn(kept) };
    expect(newOddities({ ...usual, ...volumes(400, volumeCorrigido) }, of, contexto)).toEqual(expected);
    // By now the measured volume is usual, and the corrected one is not.
    const now = newOddities({ ...usual, ...volumes(400, volumeCorrigido) }, of, { ...contexto, mediana: 200 });
    expect(now).toEqual(expected);
  });

  test.each<[IdEstranheza[], number, number, boolean]>([
    [['alto'], 400, 400, true],
    [['alto'], 400, 401, false],
    [['alto'], 480, 480, false],
    [['corrigido-alto'], 480, 480, true],
    [['corrigido-alto'], 480, 481, false],
    [['mes-faltando'], 400, 400, false],
    [[], 400, 400, false],
  ])(
    'said of %j beside 400 m³ measured and %d corrected it explains %d corrected: %s',
    (known, was, now, explained) => {
      expect(isExplained('corrigido-alto', known, volumes(400, was), volumes(400, now))).toBe(explained);
    },
  );

  test('hours that do not begin where the meter stood are told, whatever it explains', () => {
    expect(isNew({ tempoAnterior: '0090:00', tempoFinal: '0610:00' })).toEqual(['horas-diferentes']);
  });
});
