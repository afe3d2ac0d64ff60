import { expect, test } from 'vitest';
import { placeReading, takeReading } from '../../../domain/leitura/chain.ts';
import type { LeituraCalculada, LeituraDigitada } from '../../../domain/leitura/figures.ts';
import { laterMonths } from '../../../domain/leitura/later.ts';
import type { IdEstranheza } from '../../../domain/leitura/plausibility.ts';
import { LOGICA, type Said, saveAll, typed } from './months.ts';

const in2026 = (idMes: number, more: Partial<LeituraDigitada>): Said => ({ idAno: 2026, idMes, ...more });

/** A year's beginning of 100 m³ a month. */
const saved = saveAll([1, 2, 3, 4].map((idMes) => in2026(idMes, { leituraAtual: 100 * idMes })));

interface Asked {
  /** Months with a reason of which nothing is kept that it was said of. */
  explained?: readonly number[];
  /** What reasons were said of, by month. */
  reasons?: Readonly<Record<number, readonly IdEstranheza[]>>;
  of?: readonly LeituraCalculada[];
}

/** What is told of the months after one, as [month, measured before, measured now, what is odd]. */
function told(
  said: Said | { idAno: number; idMes: number; gone: true },
  { explained = [], reasons = {}, of = saved }: Asked = {},
) {
  const done = 'gone' in said ? takeReading(of, said, LOGICA) : placeReading(of, typed(said), LOGICA);
  if (!done.ok) throw new Error(done.motivo);
  const explicadas = ({ idMes }: { idMes: number }) => (explained.includes(idMes) ? null : reasons[idMes]);
  return laterMonths(done, said, { emAtividade: true, logica: LOGICA, lidasAntes: [], explicadas }).map(
    ({ antes, agora, estranhezas }) => [agora.idMes, antes.volumeMedido, agora.volumeMedido, estranhezas],
  );
}

test.each<[string, Said, Asked, unknown]>([
  ['that is new after all', in2026(5, { leituraAtual: 500 }), {}, []],
  ['saved as it was', in2026(2, { leituraAtual: 200 }), {}, []],
  ['moved a little', in2026(2, { leituraAtual: 210 }), {}, [[3, 100, 90, []]]],
  ['that leaves the next too much', in2026(2, { leituraAtual: 101 }), {}, [[3, 100, 199, ['alto']]]],
  ['that leaves the next nothing', in2026(2, { leituraAtual: 300 }), {}, [[3, 100, 0, ['zero']]]],
  [
    'that leaves it too much, with a reason',
    in2026(2, { leituraAtual: 101 }),
    { explained: [3] },
    [[3, 100, 199, ['alto']]],
  ],
])('of a month %s', (_, said, asked, expected) => {
  expect(told(said, asked)).toEqual(expected);
});

test('a month whose reason covers what is odd is told as moved alone, unless it is more', () => {
  const high = saveAll([1, 2, 3].map((idMes) => in2026(idMes, { leituraAtual: idMes === 3 ? 900 : 100 * idMes })));
  const less = in2026(2, { leituraAtual: 210 });
  expect(told(less, { of: high })).toEqual([[3, 700, 690, ['alto']]]);
  expect(told(less, { of: high, explained: [3] })).toEqual([[3, 700, 690, []]]);
  expect(told(in2026(2, { leituraAtual: 190 }), { of: high, explained: [3] })).toEqual([[3, 700, 710, ['alto']]]);
});

test('a reason explains what it was said of, and nothing that has become odd since', () => {
  const less = in2026(2, { leituraAtual: 101 });
  expect(told(less, { reasons: { 3: ['alto'] } })).toEqual([[3, 100, 199, ['alto']]]);
  expect(told(less, { reasons: { 3: ['mes-faltando'] } })).toEqual([[3, 100, 199, ['alto']]]);
  const high = saveAll([1, 2, 3].map((idMes) => in2026(idMes, { leituraAtual: idMes === 3 ? 900 : 100 * idMes })));
  const lower = in2026(2, { leituraAtual: 210 });
  expect(told(lower, { of: high, reasons: { 3: ['alto'] } })).toEqual([[3, 700, 690, []]]);
  expect(told(lower, { of: high, reasons: { 3: [] } })).toEqual([[3, 700, 690, ['alto']]]);
});

test('a month that is not moved is told when it has become odd, and when it is odd no more', () => {
  const elsewhere = saveAll([in2026(3, { leituraAnterior: 100, leituraAtual: 150 })]);
  expect(told(in2026(2, { leituraAtual: 60 }), { of: elsewhere })).toEqual([[3, 50, 50, ['anterior-diferente']]]);
  const odd = saveAll([in2026(2, { leituraAtual: 60 }), in2026(3, { leituraAnterior: 100, leituraAtual: 150 })]);
  expect(told(in2026(2, { leituraAtual: 100 }), { of: odd })).toEqual([[3, 50, 50, []]]);
});

test('a month taken away leaves the next its volume, and a gap', () => {
  expect(told({ idAno: 2026, idMes: 3, gone: true })).toEqual([[4, 100, 200, ['mes-faltando']]]);
});

test('hours that are not read any more are told where they are counted since an earlier month', () => {
  const hours = saveAll(
    [1, 2, 3].map((idMes) => in2026(idMes, { leituraAtual: 100 * idMes, tempoAtual: `${200 * idMes}` })),
  );
  expect(told(in2026(2, { leituraAtual: 200 }), { of: hours })).toEqual([[3, 100, 100, ['horas-de-antes']]]);
});
