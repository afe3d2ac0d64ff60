import { describe, expect, test } from 'vitest';
import { placeReading } from '../../../domain/leitura/chain.ts';
import type { LeituraCalculada, LeituraDigitada } from '../../../domain/leitura/figures.ts';
import { LOGICA, type Said, saveAll, typed } from './months.ts';

const in2026 = (idMes: number, more: Partial<LeituraDigitada>): Said => ({ idAno: 2026, idMes, ...more });

describe('of a month before that is saved again', () => {
  test.each([1, 2, 3, null])(
    'hours go on being counted as they were, whatever the meter counts by now (%s)',
    (logica) => {
      const hours = saveAll([
        in2026(1, { leituraAtual: 100, tempoAtual: '100' }),
        in2026(3, { leituraAtual: 400, tempoAtual: '900', regra: 3 }),
      ]);
      expect(placeReading(hours, typed(in2026(1, { leituraAtual: 100, tempoAtual: '300' })), logica)).toMatchObject({
        ok: true,
        alteradas: [{ tempoAnterior: '300', tempoFinal: '0600:00', volumeCorrigido: 360 }],
      });
    },
  );

  describe('hours that were told when a point was always decimal', () => {
    // From 2.4 to 3.
    const formerly = (tempoAtual: string) => {
      const [january, march] = saveAll([
        in2026(1, { leituraAtual: 100, tempoAtual: '2.400' }),
        in2026(3, { leituraAtual: 400, tempoAtual: '3.000' }),
      ]) as [LeituraCalculada, LeituraCalculada];
      return [
        { ...january, tempoAtual },
        { ...march, tempoFinal: '0000:36' },
      ] as const;
    };

    test('are counted as today once they begin elsewhere', () => {
      const again = typed(in2026(1, { leituraAtual: 100, tempoAtual: '2.500' }));
      expect(placeReading(formerly('2.400'), again, LOGICA)).toMatchObject({
        ok: true,
        alteradas: [{ tempoAnterior: '2.500', tempoFinal: '0500:00' }],
      });
    });

    test('stay, and stay unsaid, while they begin where that month ends, however it is written', () => {
      const saved = formerly('2400');
      const again = typed(in2026(1, { leituraAtual: 110, tempoAtual: '2400' }));
      expect(placeReading(saved, again, LOGICA)).toMatchObject({
        ok: true,
        alteradas: [{ ...saved[1], leituraAnterior: 110, volumeMedido: 290, volumeCorrigido: 290 }],
      });
    });
  });
});
