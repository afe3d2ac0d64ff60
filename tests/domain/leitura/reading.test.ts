import { describe, expect, test } from 'vitest';
import { hoursRun } from '../../../domain/leitura/hourMeter.ts';
import {
  allowedCategories,
  correctedVolume,
  type EntradaLeitura,
  measuredVolume,
  RECUSAS,
} from '../../../domain/leitura/reading.ts';

const november: EntradaLeitura = { regra: 1, idAno: 2026, idMes: 11, leituraAnterior: 1000, leituraAtual: 2440 };

test.each([
  [1000, 2440, 1440],
  [0.1, 0.3, 0.2],
  [500, 400, -100],
  [null, 5, null],
  [5, null, null],
  [0, Number.NaN, null],
])('from %s to %s measures %s', (anterior, atual, volume) => {
  expect(measuredVolume(anterior, atual)).toBe(volume);
});

test.each([
  [999_900, 50, 150],
  [999_900, 999_950, 50],
  [999_900, 999_900, 0],
  [100, 99.5, 999.5],
  [99.9, 0.3, 0.4],
  [9, 0, 1],
  [0.7, 0.1, 9.4],
  [999_999_999.9, 0.2, 0.3],
  [999_999_999_999, 2, 3],
  [0, 0, 0],
  [null, 5, null],
  [5, null, null],
  [5, Number.NaN, null],
])('of a meter that rolled over, from %s to %s measures %s', (anterior, atual, volume) => {
  expect(measuredVolume(anterior, atual, 2)).toBe(volume);
  // A replaced one has run nothing of what is missing.
  if (anterior !== null && atual !== null && atual < anterior)
    expect(measuredVolume(anterior, atual, 1)).toBeLessThan(0);
});

describe('rule 1, Leitura', () => {
  test('is the measured volume with 2 decimals', () => {
    expect(correctedVolume(november)).toEqual({ ok: true, volumeCorrigido: 1440, flagMedia: 0 });
    expect(correctedVolume({ ...november, leituraAnterior: 0, leituraAtual: 1.005 })).toMatchObject({
      volumeCorrigido: 1.01,
    });
    expect(correctedVolume({ ...november, leituraAtual: 1000 })).toMatchObject({ ok: true, volumeCorrigido: 0 });
  });

  test('refuses a negative volume unless the meter restarted', () => {
    const negative = { ...november, leituraAtual: 900 };
    expect(correctedVolume(negative)).toEqual({ ok: false, motivo: 'volume-negativo' });
    expect(correctedVolume({ ...negative, regra: 3, horas: 600 })).toEqual({ ok: false, motivo: 'volume-negativo' });
    expect(correctedVolume({ ...negative, medidorReiniciado: true })).toMatchObject({
      ok: true,
      volumeCorrigido: -100,
    });
  });

  test('refuses a reading that is missing', () => {
    expect(correctedVolume({ ...november, leituraAtual: null })).toEqual({ ok: false, motivo: 'sem-leitura' });
  });
});

describe('rule 2, Média', () => {
  const saved = (idAno: number, idMes: number, volumeCorrigido: number | null) => ({ idAno, idMes, volumeCorrigido });
  const media = { ...november, regra: 2, leituraAtual: null };

  test('is the mean of the latest 12 saved readings before the month', () => {
    const year = Array.from({ length: 12 }, (_, index) => saved(index < 2 ? 2025 : 2026, ((index + 10) % 12) + 1, 120));
    const tooOld = saved(2025, 10, 99999);
    const theMonthItself = saved(2026, 11, 99999);
    const later = saved(2026, 12, 99999);
    expect(correctedVolume({ ...media, historico: [tooOld, ...year, theMonthItself, later] })).toEqual({
      ok: true,
      volumeCorrigido: 120,
      flagMedia: 1,
    });
  });

  test('takes what there is, whatever its order, and rounds to 2 decimals', () => {
    const historico = [saved(2026, 1, 100), saved(2025, 12, 100), saved(2026, 10, 101), saved(2026, 9, null)];
    expect(correctedVolume({ ...media, historico })).toMatchObject({ volumeCorrigido: 100.33 });
  });

  test.each([
    [[48.59, 13.27, 30.93, 34.55], 31.84],
    [[168.13, 32.29, 154.55, 7.53, 1146.95, 1643.79, 1.29, 370.5, 392.43, 1160.98, 467.98, 537.16], 506.97],
  ])('rounds the half cent of %j up', (volumes, mean) => {
    const historico = volumes.map((volume, at) => saved(2025, at + 1, volume));
    expect(correctedVolume({ ...media, historico })).toMatchObject({ volumeCorrigido: mean });
  });

  test('refuses without history', () => {
    expect(correctedVolume(media)).toEqual({ ok: false, motivo: 'sem-historico' });
    expect(correctedVolume({ ...media, historico: [saved(2026, 11, 10)] })).toMatchObject({ ok: false });
  });
});

describe('rule 3, Horímetro', () => {
  test('brings 1 440 m³ in 600 h to 1 728 m³', () => {
    const horas = hoursRun(2, '0100:00', '0700:00');
    expect(correctedVolume({ ...november, regra: 3, horas })).toEqual({
      ok: true,
      volumeCorrigido: 1728,
      flagMedia: 0,
    });
  });

  test('takes a third of an hour for what it is', () => {
    const horas = hoursRun(2, '0000:00', '0000:20');
    const minutes = { ...november, regra: 3, leituraAnterior: 0, leituraAtual: 10, horas };
    expect(correctedVolume(minutes)).toMatchObject({ volumeCorrigido: 21600 });
  });

  test('rounds a half cent up', () => {
    const noisy = { ...november, regra: 3, leituraAnterior: 0, leituraAtual: 0.445, horas: 720 };
    expect(correctedVolume(noisy)).toMatchObject({ volumeCorrigido: 0.45 });
  });

  test.each([null, undefined, 0, -1, Number.NaN, Infinity])('refuses %s hours', (horas) => {
    expect(correctedVolume({ ...november, regra: 3, horas })).toEqual({ ok: false, motivo: 'sem-horas' });
  });
});

test('an unknown rule is refused', () => {
  expect(correctedVolume({ ...november, regra: 4 })).toEqual({ ok: false, motivo: 'regra-desconhecida' });
});

test('a source without flow meter may only use the first category', () => {
  const categorias = [{ id: 3 }, { id: 1 }, { id: 2 }];
  const all = () => true;
  expect(allowedCategories(0, categorias, all)).toEqual([{ id: 1 }]);
  expect(allowedCategories(1, categorias, all)).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  expect(allowedCategories(0, [], all)).toEqual([]);
});

test('the first category is that of sources when it is offered no more, too: others would bill them by other rules', () => {
  const categorias = [{ id: 2 }, { id: 1 }];
  const other = ({ id }: { id: number }) => id !== 1;
  expect(allowedCategories(0, categorias, other)).toEqual([{ id: 1 }]);
  expect(allowedCategories(1, categorias, other)).toEqual([{ id: 2 }]);
});

test('each refusal has its sentence and its field', () => {
  for (const { campo, texto } of Object.values(RECUSAS)) expect([campo, texto]).not.toContain('');
});
