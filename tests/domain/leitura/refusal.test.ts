import { expect, test } from 'vitest';
import { refusalOf } from '../../../domain/leitura/refusal.ts';

const PLAIN = 'Não há horas entre o tempo anterior e o atual do horímetro';
const IN_MINUTES = `${PLAIN}: o anterior está em minutos, e o atual em horas`;
const anterior = { idAno: 2026, idMes: 9, leituraAtual: 100, tempoAtual: '186600' };
const goesOn = { reinicio: 0, tempoAnterior: '186600' };

test.each([
  ['counted in minutes before', goesOn, { ...anterior, contada: 3 }, 1, IN_MINUTES],
  ['the same, brought over', { ...goesOn, tempoAnterior: null }, { ...anterior, contada: 3 }, 1, IN_MINUTES],
  [
    'counted in hours before',
    { ...goesOn, tempoAnterior: '3.110' },
    { ...anterior, tempoAtual: '3110', contada: 1 },
    3,
    `${PLAIN}: o anterior está em horas, e o atual em minutos`,
  ],
  ['counted alike', goesOn, anterior, 1, PLAIN],
  ['counted in the same unit before', goesOn, { ...anterior, contada: 1 }, 1, PLAIN],
  ['begun otherwise', { ...goesOn, tempoAnterior: '3110' }, { ...anterior, contada: 3 }, 1, PLAIN],
  ['of a replaced meter', { ...goesOn, reinicio: 1 }, { ...anterior, contada: 3 }, 1, PLAIN],
  ['of a clock before', goesOn, { ...anterior, contada: 2 }, 1, PLAIN],
  ['of a first month', goesOn, null, 1, PLAIN],
] as const)('what is said where there are no hours: %s', (_, leitura, before, logica, texto) => {
  expect(refusalOf('sem-horas', leitura, before, logica)).toEqual({ campo: 'tempoAtual', texto });
});

test('what else keeps a reading from figures is told as it is', () => {
  const { texto } = refusalOf('sem-tempo', goesOn, { ...anterior, contada: 3 }, 1);
  expect(texto).toBe('Digite o tempo atual do horímetro');
});
