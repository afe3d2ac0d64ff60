import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Leitura } from '../../contract/leitura.ts';
import { DEPOIS_DO_CLIQUE } from '../../src/pages/lancamento/envio/usePergunta.ts';
import { LEITURAS, leitura, openGrid, openPhone } from './lancamentoScreen.tsx';
import { showOnPhone } from './phone.ts';

const SAVE = 'POST /PessoaHidrometroLancamento';
const REMOVE = 'DELETE /PessoaHidrometroLancamento';
const VALUES = 'listaLancamentoEnvio:7:2026-11';
const TO_READINGS = '{ArrowRight>6/}';
const FAILED = { name: 'Uma leitura não foi salva' };
/** What a server says of a version that is another one by now. */
const CHANGED = (atual: Leitura) =>
  new HttpError('Este registro foi alterado por outra pessoa', 409, { listaResultados: { atual, autor: 'bruno' } });

const saved = (changes: Partial<Leitura> = {}) =>
  leitura({
    ...{ idHidrometro: 1, id: 71, versao: 1, leituraAtual: 110, volumeMedido: 10, volumeCorrigido: 10, obs: 'Lacre' },
    ...changes,
  });
const withFirst = (first: Leitura) => LEITURAS.map((one) => (one.idHidrometro === 1 ? first : one));
const kept = () => JSON.parse(localStorage.getItem(VALUES) ?? '[]');

/** A month whose first meter is `before`, and `after` once it is read again; a save over another version is refused. */
function month(before: Leitura | undefined, after: Leitura | undefined) {
  let now = before;
  const rows = () => (now ? withFirst(now) : LEITURAS.slice(1));
  const answers = {
    'GET /PessoaHidrometro': rows,
    [SAVE]: ({ body }: { body?: unknown }) => {
      const { id, versao = null } = body as { id: number; versao: number | null };
      if (now && (id !== now.id || versao !== (now.versao ?? null))) throw CHANGED(now);
      return { id: 71, versao: 9, leituraAnterior: 100, volumeMedido: 1, volumeCorrigido: 1, tempoFinal: null };
    },
  };
  /** @param shown what the page shows once it is read again: a text, or what holds then */
  async function readAgain(shown: string | (() => void)) {
    now = after;
    await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
    const holds = typeof shown === 'string' ? () => expect(document.body).toHaveTextContent(shown) : shown;
    await waitFor(holds);
  }
  return { answers, readAgain };
}

describe('what somebody else saved in the very cell that is being typed in', () => {
  test('is not written over by a reading, but compared with it', async () => {
    const { answers, readAgain } = month(LEITURAS[0], saved({ leituraAtual: 140 }));
    const { grid, person } = await openGrid({ answers });
    grid.focus();
    await person.keyboard(`${TO_READINGS}15`);
    await readAgain('140');
    await person.keyboard('0{Enter}');
    expect(kept()).toMatchObject([{ id: 0, versao: null, textos: { leituraAtual: '150' } }]);
    await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
    expect(await screen.findByRole('region', FAILED)).toHaveTextContent('Outra pessoa a salvou enquanto você digitava');
  });

  test('nor by a text that is gone on with', async () => {
    const { answers, readAgain } = month(saved(), saved({ versao: 2, obs: 'Vazamento' }));
    const { cell, person } = await openGrid({ answers });
    await person.dblClick(cell('H-1', 'OBS'));
    await readAgain('Vazamento');
    await person.keyboard(' novo{Enter}');
    expect(kept()).toMatchObject([{ id: 71, versao: 1, textos: { obs: 'Lacre novo' } }]);
  });

  test('nor by a choice that nobody changed', async () => {
    const { answers, readAgain } = month(saved(), saved({ versao: 2, idCategoriaCobranca: 2 }));
    const { cell, person } = await openGrid({ answers });
    await person.click(cell('H-1', 'Tipo de Cobrança'));
    await person.keyboard('l');
    expect(screen.getByRole('combobox', { name: 'Tipo de Cobrança, H-1' })).toHaveFocus();
    await readAgain(() => expect(cell('H-1', 'Tipo de Cobrança')).toHaveAttribute('title', 'Média'));
    await person.keyboard('{Enter}');
    expect(cell('H-1', 'Tipo de Cobrança')).toHaveTextContent('Média');
    expect(kept()).toEqual([]);
  });

  test('nor by the card of a phone', async () => {
    showOnPhone();
    const { answers, readAgain } = month(LEITURAS[0], saved({ leituraAtual: 140 }));
    const { person } = await openPhone({ answers });
    await person.type(screen.getByRole('textbox', { name: 'Leitura atual' }), '150');
    await readAgain(() => expect(screen.getByText(/^salva/)).toBeVisible());
    await person.tab();
    expect(kept()).toMatchObject([{ id: 0, versao: null, textos: { leituraAtual: '150' } }]);
  });

  test('nor by the observations', async () => {
    const { answers, readAgain } = month(saved(), saved({ versao: 2, obs: 'Vazamento' }));
    const { person } = await openGrid({ answers });
    await person.click(screen.getByRole('button', { name: 'Observações de Indústria 1 – H-1' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(dialog.getByRole('textbox', { name: 'OBS' }), ' novo');
    await readAgain('Vazamento');
    await person.click(dialog.getByRole('button', { name: 'Aplicar' }));
    expect(kept()).toMatchObject([{ id: 71, versao: 1, textos: { obs: 'Lacre novo' } }]);
  });

  test('nor removed by who was asked before', async () => {
    const { answers, readAgain } = month(saved(), saved({ versao: 2, leituraAtual: 155 }));
    const { person, api } = await openGrid({ answers: { ...answers, [REMOVE]: () => ({ id: 71 }) } });
    await person.click(screen.getByRole('button', { name: 'Observações de Indústria 1 – H-1' }));
    await person.click(await screen.findByRole('button', { name: 'Remover leitura' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remover esta leitura?' });
    await readAgain('155');
    await person.click(within(question).getByRole('button', { name: 'Remover leitura' }));
    await waitFor(() =>
      expect(api.requests.find(({ name }) => name === REMOVE)?.request.query).toMatchObject({ versao: 1 }),
    );
  });

  test('nor by several cells that are pasted over it', async () => {
    const { answers, readAgain } = month(saved(), saved({ versao: 2, leituraAtual: 155 }));
    const { cell, person } = await openGrid({ answers });
    await person.dblClick(cell('H-1', 'Leitura atual'));
    await readAgain(() => expect(cell('H-1', 'Leitura atual')).toHaveTextContent(/^155/));
    await person.paste('120\n230');
    expect(kept()).toMatchObject([
      { idHidrometro: 1, versao: 1, textos: { leituraAtual: '120' } },
      { idHidrometro: 2, textos: { leituraAtual: '230' } },
    ]);
  });

  test('nor by remarks that are taken back', async () => {
    const { answers, readAgain } = month(saved(), saved({ versao: 2, obs: 'Vazamento' }));
    const { person, unmount } = await openGrid({ answers });
    await person.click(screen.getByRole('button', { name: 'Observações de Indústria 1 – H-1' }));
    await person.type(within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'OBS' }), ' novo');
    await readAgain('Vazamento');
    unmount();
    const again = await openGrid({ answers });
    await person.click(screen.getByRole('button', { name: 'Observações de Indústria 1 – H-1' }));
    await person.click(await screen.findByRole('button', { name: 'Recuperar' }));
    await person.click(screen.getByRole('button', { name: 'Aplicar' }));
    await again.person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
    expect(await screen.findByRole('region', FAILED)).toHaveTextContent('Outra pessoa a salvou enquanto você digitava');
  });
});

test('what somebody else saved in other cells stays, and is asked about no more than what was seen', async () => {
  const { answers, readAgain } = month(saved(), saved({ versao: 2, leituraAtual: 155 }));
  const { cell, person, saves } = await openGrid({ answers });
  await person.dblClick(cell('H-1', 'OBS'));
  await readAgain('155');
  await person.keyboard(' novo{Enter}');
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  expect(await screen.findByText('Tudo salvo')).toBeVisible();
  expect(saves()[0]?.request.body).toMatchObject({ versao: 2, obs: 'Lacre novo' });
});

describe('a meter that leaves the grid', () => {
  test('while its cell is typed in takes nothing of the next one with it', async () => {
    const { answers, readAgain } = month(LEITURAS[0], undefined);
    const { grid, cell, person } = await openGrid({ answers });
    grid.focus();
    await person.keyboard(`${TO_READINGS}{ArrowDown}220{Enter}{ArrowUp}{ArrowUp}15`);
    await readAgain(() => expect(screen.queryByText('H-1')).toBeNull());
    await screen.findByRole('region', { name: '1 leitura não salva não está mais na grade' });
    expect(kept()).toMatchObject([
      { idHidrometro: 2, textos: { leituraAtual: '220' } },
      { idHidrometro: 1, textos: { leituraAtual: '15' } },
    ]);
    expect(cell('H-2', 'Leitura atual')).toHaveTextContent('220');
    expect(screen.queryByRole('textbox', { name: /^Leitura atual/ })).toBeNull();
    expect(grid).toHaveFocus();
    // Keys that were meant for it reach no other one, until one is chosen.
    expect(await screen.findByText(/^Indústria 1 – H-1 não está mais na grade\. Escolha onde continuar/)).toBeVisible();
    await person.keyboard('9{Delete}{F2}');
    act(() => void document.dispatchEvent(Object.assign(new Event('cut'), { clipboardData: { setData() {} } })));
    expect(kept()).toHaveLength(2);
    expect(cell('H-2', 'Leitura atual')).toHaveTextContent('220');
    await person.keyboard('{Enter}230{Enter}');
    expect(cell('H-2', 'Leitura atual')).toHaveTextContent('230');
  });

  test('leaves its observations open, and what was typed there is kept', async () => {
    const { answers, readAgain } = month(saved(), undefined);
    const { person } = await openGrid({ answers });
    await person.click(screen.getByRole('button', { name: 'Observações de Indústria 1 – H-1' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(dialog.getByRole('textbox', { name: 'OBS' }), ' novo');
    await readAgain(() => expect(screen.queryByText('H-1')).toBeNull());
    await person.click(dialog.getByRole('button', { name: 'Aplicar' }));
    expect(await screen.findByRole('region', { name: /não está mais na grade$/ })).toHaveTextContent('OBS: Lacre novo');
    expect(kept()).toMatchObject([{ idHidrometro: 1, id: 71, versao: 1, textos: { obs: 'Lacre novo' } }]);
  });
});

test('a new reading that somebody removed before its reply came is told as removed, and is not made again by itself', async () => {
  let removed = true;
  const { grid, person, saves } = await openGrid({
    answers: {
      'GET /PessoaHidrometroLancamento': () => [],
      [SAVE]: () => {
        if (removed) {
          throw new HttpError('Isto já tinha sido salvo, e depois o registro foi removido', 404, {});
        }
        return { id: 90, versao: 1, leituraAnterior: 100, volumeMedido: 50, volumeCorrigido: 50, tempoFinal: null };
      },
    },
  });
  grid.focus();
  await person.keyboard(`${TO_READINGS}150{Enter}`);
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  expect(await screen.findByRole('region', FAILED)).toHaveTextContent('A leitura foi removida enquanto você digitava');
  removed = false;
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  expect(await screen.findByText('Tudo salvo')).toBeVisible();
  const [first, second] = saves().map(({ request }) => request.idempotencyKey);
  expect(second).not.toBe(first);
});

test('a billing type that was removed since it was chosen is told as that, and another one is asked for', async () => {
  const pendente = { idHidrometro: 1, idPessoa: 1, id: 0, versao: null, rotulo: 'Indústria 1 – H-1', chave: 'k' };
  const textos = { leituraAtual: '110', idCategoriaCobranca: '4' };
  localStorage.setItem(VALUES, JSON.stringify([{ ...pendente, textos }]));
  const { cell } = await openGrid();
  expect(cell('H-1', 'Tipo de Cobrança')).toHaveTextContent(/^\(removido\)$/);
  expect(cell('H-1', 'Situação')).toHaveTextContent('não salvo · O tipo de cobrança não existe mais: escolha outro');
});

test("'Deseja salvar?' does not come over what is being saved", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let answer = () => {};
  const { cell, grid, person } = await openGrid({
    answers: {
      [SAVE]: () =>
        new Promise((resolve) => {
          answer = () => resolve({ id: 71, versao: 1, leituraAnterior: 100, volumeMedido: 10, volumeCorrigido: 10 });
        }),
    },
  });
  grid.focus();
  await person.keyboard(`${TO_READINGS}110{Enter}`);
  await person.click(cell('H-3', 'Leitura atual'));
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  expect(await screen.findByText('Salvando: 0 de 1')).toBeVisible();
  act(() => void vi.advanceTimersByTime(DEPOIS_DO_CLIQUE));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  answer();
  expect(await screen.findByText('Tudo salvo')).toBeVisible();
});
