import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Leitura } from '../../contract/leitura.ts';
import { adiante } from '../../src/pages/lancamento/guardado/adiante.ts';
import { createPendencias } from '../../src/pages/lancamento/guardado/pendencias.ts';
import type { Pendentes } from '../../src/pages/lancamento/guardado/pendente.ts';
import type { Campo } from '../../src/pages/lancamento/leitura/campos.ts';
import { leitura, openGrid } from './lancamentoScreen.tsx';

const SAVE = 'POST /PessoaHidrometroLancamento';
const SALVA = leitura({ idHidrometro: 1, id: 71, versao: 1, leituraAtual: 110 });
const NOW = { id: 71, versao: 2, flagAnteriorInformada: 0, flagTempoAnteriorInformado: 0 } as const;

/** What is pending of a month, kept nowhere. */
function create() {
  let kept: Pendentes = new Map();
  const pendencias = createPendencias({
    read: () => kept,
    write: (changes) => {
      const next = new Map(kept);
      for (const [id, one] of changes) {
        if (one) next.set(id, one);
        else next.delete(id);
      }
      kept = next;
    },
    semEspaco: () => false,
    isAbout: () => false,
  });
  const type = (text: string, one: Leitura = SALVA, campo: Campo = 'leituraAtual') =>
    pendencias.type([{ leitura: one, campo, text }]);
  const of = (idHidrometro: number) => pendencias.now().pendentes.get(idHidrometro);
  return { pendencias, type, of };
}

describe('what is typed back while it is being saved', () => {
  test.each([
    ['by hand', ({ type }: ReturnType<typeof create>) => type('110')],
    ['by a step back', ({ pendencias }: ReturnType<typeof create>) => void pendencias.undo()],
  ])('%s stays, over what is saved by then', (_, back) => {
    const month = create();
    month.type('150');
    const sent = month.of(1)!;
    month.pendencias.sending(sent);
    back(month);
    month.pendencias.saved(sent, NOW);
    expect(month.of(1)).toMatchObject({
      id: 71,
      versao: 2,
      textos: { leituraAtual: '110' },
      base: { leituraAtual: '150' },
    });
    // Without an answer it may be saved as well.
    month.type('160');
    month.pendencias.sending(month.of(1)!);
    back(month);
    expect(month.of(1)).toBeDefined();
  });

  test('stays, too, where it was something else in between, until it is known', () => {
    const { pendencias, type, of } = create();
    type('150');
    const sent = of(1)!;
    pendencias.sending(sent);
    type('160');
    type('110');
    expect(of(1)?.textos).toEqual({ leituraAtual: '110' });
    pendencias.ended(sent);
    // What was read before that may be older than what was sent.
    pendencias.settle([SALVA], Date.now() - 60_000);
    expect(of(1)).toBeDefined();
    pendencias.settle([SALVA], Date.now() + 60_000);
    expect(of(1)).toBeUndefined();
  });

  test('is nothing any more once it was refused', () => {
    const { pendencias, type, of } = create();
    type('150');
    pendencias.sending(of(1)!);
    pendencias.ended(of(1)!, 'refused');
    type('110');
    expect(of(1)).toBeUndefined();
  });

  test('is stepped back from to what is saved, and no other meter is', () => {
    const { pendencias, type, of } = create();
    const other = leitura({ idHidrometro: 2, id: 72, versao: 1, leituraAtual: 210 });
    type('220', other);
    type('150');
    const sent = of(1)!;
    pendencias.sending(sent);
    type('160');
    pendencias.saved(sent, NOW);
    expect(pendencias.undo()).toEqual({ desfeitas: ['Indústria 1 – H-1'], mantidas: [] });
    expect([of(1), of(2)?.textos]).toEqual([undefined, { leituraAtual: '220' }]);
  });
});

test('what is typed over a reading that is gone, or another one by now, stays over the one that it was typed over', () => {
  const { type, of } = create();
  type('150');
  type('Lacre', { ...SALVA, id: 90, versao: 1, leituraAtual: 777 }, 'obs');
  expect(of(1)).toMatchObject({ id: 71, versao: 1, textos: { leituraAtual: '150', obs: 'Lacre' } });
  type('Lacre novo', { ...SALVA, id: 0, versao: null, leituraAtual: 0 }, 'obs');
  expect(of(1)).toMatchObject({ id: 71, versao: 1 });
});

test.each([
  ['older than what it was typed over', { versao: 1 }, true],
  ['not there yet', { id: 0, versao: null }, true],
  ['that one', { versao: 2 }, false],
  ['a later one', { versao: 3 }, false],
])('a reading that is %s does not tell that it is saved: %s', (_, changes, stays) => {
  const { pendencias, type, of } = create();
  type('110', { ...SALVA, versao: 2, leituraAtual: 155 });
  pendencias.settle([{ ...SALVA, ...changes }], Date.now());
  expect(of(1) !== undefined).toBe(stays);
});

test.each([
  ['of itself, with more typed since', {}, { leituraAtual: '110', obs: 'Lacre' }, true],
  ['with another reading', {}, { leituraAtual: '120' }, false],
  ['with remarks of others', { obs: 'Vazamento' }, { leituraAtual: '110' }, false],
])('a new reading goes on over a saved one %s: %s', (_, changes, textos, goesOn) => {
  const { type, of } = create();
  for (const [campo, text] of Object.entries(textos)) {
    type(text, leitura({ idHidrometro: 1, versao: null }), campo as Campo);
  }
  const moved = adiante(of(1)!, { atual: { ...SALVA, ...changes } });
  if (goesOn) expect(moved).toMatchObject({ id: 71, versao: 1, textos });
  else expect(moved).toBeUndefined();
});

test('a double click within a cell that is typed in takes nothing of what was typed', async () => {
  const { cell, grid, person } = await openGrid();
  grid.focus();
  await person.keyboard('{ArrowRight>6/}145');
  await person.dblClick(screen.getByRole('textbox', { name: 'Leitura atual, H-1' }));
  await person.keyboard('{Enter}');
  expect(cell('H-1', 'Leitura atual')).toHaveTextContent('145');
});

test('what is to be saved while another reading is being saved goes after it', async () => {
  const answers: (() => void)[] = [];
  const { grid, person, saves } = await openGrid({
    answers: {
      [SAVE]: ({ body }) =>
        new Promise((resolve) => {
          const { idHidrometro } = body as { idHidrometro: number };
          const reply = { id: 70 + idHidrometro, versao: 1, volumeMedido: 10, volumeCorrigido: 10, tempoFinal: null };
          answers.push(() => resolve({ ...reply, leituraAnterior: 100 * idHidrometro }));
        }),
    },
  });
  grid.focus();
  await person.keyboard(
    '{ArrowRight>6/}110{Control>}{Enter}{/Control}{ArrowDown}220{Control>}{Enter}{Enter}{/Control}',
  );
  expect(saves()).toHaveLength(1);
  answers[0]?.();
  await waitFor(() => expect(saves()).toHaveLength(2));
  answers[1]?.();
  expect(await screen.findByText('2 leituras salvas')).toBeVisible();
  expect(screen.getByText('Tudo salvo')).toBeVisible();
  expect(saves()).toHaveLength(2);
});
