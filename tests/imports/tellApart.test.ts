import { describe, expect, test } from 'vitest';
import { tellApart } from '../../server/modules/importacao/coletas/proximas/tellApart.ts';
import { chaveAmostra, MOTIVO } from '../../server/modules/importacao/match.ts';

const [DIA, HORA, PONTO] = ['2026-03-10', '08:30', 7];

/** A sample, told as 'A-1' or '-' for none, or 'A-1 2026-03-11', '- 2026-03-10 09:00', '- sem hora'. */
function amostra(text: string) {
  const [codigo = '-', dia = DIA, horario = HORA] = text.replace('sem hora', `${DIA} -`).split(' ');
  const hora = horario === '-' ? null : horario;
  return {
    chave: chaveAmostra(PONTO, codigo === '-' ? null : codigo, dia, hora),
    idPontoColeta: PONTO,
    data: dia,
    hora,
  };
}

/** A collection; '- de A-9' is one without a code that is a sample's that has one. */
const coleta = (text: string) => {
  const { chave, data, hora } = amostra(text.replace(/ de .*/, ''));
  return { chave, semCodigo: chaveAmostra(PONTO, null, data, hora), deOutra: text.includes(' de '), text };
};

function told(samples: readonly string[], near: readonly string[]) {
  const known = samples.map((text) => ({ ...amostra(text), text }));
  const { met, unclear, fresh } = tellApart(known, near.map(coleta));
  return {
    met: met.map(([sample, one]) => `${sample.text} → ${one.text}`),
    unclear: unclear.map(([{ text }, motivo]) => `${text}: ${motivo}`),
    fresh: fresh.map(({ text }) => text),
  };
}

describe('a sample is of one collection, whether or not it comes with its code', () => {
  test.each<[what: string, samples: string[], near: string[], told: Partial<ReturnType<typeof told>>]>([
    ['the same code', ['a-1'], ['A-1'], { met: ['a-1 → A-1'] }],
    [
      'the same code on another day, which is judged later',
      ['A-1'],
      ['A-1 2026-03-11'],
      { met: ['A-1 → A-1 2026-03-11'] },
    ],
    ['both without a code', ['-'], ['-'], { met: ['- → -'] }],
    ['a code that the collection has not', ['A-1'], ['-'], { met: ['A-1 → -'] }],
    [
      'a collection without a code where two samples have one',
      ['A-1', 'A-2'],
      ['-'],
      { unclear: [`A-1: ${MOTIVO.semCodigo}`, `A-2: ${MOTIVO.semCodigo}`] },
    ],
    ['one without where another has a code', ['A-1'], ['-', 'A-9'], { unclear: [`A-1: ${MOTIVO.semCodigo}`] }],
    ['one without of which a sample is known', ['A-1'], ['- de A-9'], { fresh: ['A-1'] }],
    ['one without, and both ways in one sheet', ['-', 'A-1'], ['-'], { met: ['- → -', 'A-1 → -'] }],
    ['its own code before that of a collection without', ['A-1'], ['-', 'A-1'], { met: ['A-1 → A-1'] }],
    ['no code where the only collection has one', ['-'], ['A-1'], { met: ['- → A-1'] }],
    ['no code where two have one', ['-'], ['A-1', 'A-2'], { unclear: [`-: ${MOTIVO.variasAmostras}`] }],
    ['no code where one has none', ['-'], ['A-1', '-', 'A-2'], { met: ['- → -'] }],
    ['another hour', ['A-1', '- 2026-03-10 09:00'], ['- sem hora'], { fresh: ['A-1', '- 2026-03-10 09:00'] }],
    ['neither has an hour', ['A-1 sem hora'], ['- sem hora'], { met: ['A-1 sem hora → - sem hora'] }],
    ['another day', ['A-1 2026-03-11'], ['-'], { fresh: ['A-1 2026-03-11'] }],
    ['two codes', ['A-1'], ['A-2'], { fresh: ['A-1'] }],
    ['nothing there', ['A-1', '- sem hora'], [], { fresh: ['A-1', '- sem hora'] }],
    ['with and without a code in one sheet: the second is asked for again', ['-', 'A-1'], [], { fresh: ['A-1'] }],
  ])('%s', (_, samples, near, expected) => {
    expect(told(samples, near)).toEqual({ met: [], unclear: [], fresh: [], ...expected });
  });
});
