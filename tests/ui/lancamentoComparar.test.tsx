import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import { textosDe } from '../../src/pages/lancamento/leitura/campos.ts';
import { LEITURAS, leitura, openGrid } from './lancamentoScreen.tsx';

const SAVE = 'POST /PessoaHidrometroLancamento';
const ANTES = { id: 71, versao: 2, leituraAtual: 105, volumeMedido: 5, volumeCorrigido: 5, obs: 'Lida por Ana' };
const antes = leitura({ idHidrometro: 1, ...ANTES });
const atual = { ...antes, versao: 3, leituraAtual: 111, obs: 'Lida por Bia', motivo: 'Obra', tempoFinal: '0100:00' };

/** The comparison of a reading that was typed over with what somebody else saved of it since. */
async function compared() {
  let typedOver = antes;
  const app = await openGrid({
    answers: {
      'GET /PessoaHidrometro': () => LEITURAS.map((one) => (one.idHidrometro === 1 ? typedOver : one)),
      [SAVE]: ({ body }) => {
        if ((body as { versao: number }).versao === 3) return { ...antes, versao: 4 };
        typedOver = atual;
        throw new HttpError('Este registro foi alterado', 409, { listaResultados: { atual, autor: 'bia' } });
      },
    },
  });
  app.grid.focus();
  await app.person.keyboard('{ArrowRight>6/}112,5{Enter}');
  await app.person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  await app.person.click(await screen.findByRole('button', { name: 'Comparar' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Comparar – Indústria 1 – H-1' }));
  const group = (name: string) => within(dialog.getByRole('radiogroup', { name }));
  const now = (saved: typeof antes) => {
    typedOver = saved;
  };
  return { ...app, dialog, group, now };
}

test('of what both typed alike nothing else is taken for changed here', async () => {
  const pendente = { idHidrometro: 1, idPessoa: 1, id: 71, versao: 2, rotulo: 'Indústria 1 – H-1', chave: 'k' };
  const textos = { leituraAtual: '112,5', motivo: 'Obra' };
  localStorage.setItem(
    'listaLancamentoEnvio:7:2026-11',
    JSON.stringify([{ ...pendente, textos, base: textosDe(antes) }]),
  );
  const { group } = await compared();
  expect(group('Leitura atual').getByRole('radio', { name: /112,5/ })).toBeChecked();
  expect(group('OBS').getByRole('radio', { name: /Bia/ })).toBeChecked();
});

test('what somebody else changed is shown beside what was typed, with as many decimals, and stays unless its user says otherwise', async () => {
  const { dialog, group, person, saves, cell } = await compared();
  expect(dialog.getAllByRole('radiogroup').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Leitura atual',
    'Motivo',
    'OBS',
  ]);
  expect(group('Leitura atual').getByRole('radio', { name: /112,5/ })).toBeChecked();
  expect(group('Leitura atual').getByRole('radio', { name: /111,0/ })).not.toBeChecked();
  expect(group('OBS').getByRole('radio', { name: /Lida por Bia/ })).toBeChecked();
  expect(group('Motivo').getByRole('radio', { name: /Obra/ })).toBeChecked();
  await person.click(dialog.getByRole('button', { name: 'Salvar o escolhido' }));
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()[1]?.request.body).toMatchObject({ id: 71, versao: 3, leituraAtual: 112.5 });
  expect(saves()[1]?.request.body).not.toHaveProperty('obs');
  expect(cell('H-1', 'Leitura atual')).toHaveAttribute('data-active');
});

test('what it held before goes along where its user chooses that', async () => {
  const { dialog, group, person, saves } = await compared();
  await person.click(group('OBS').getByRole('radio', { name: /Lida por Ana/ }));
  await person.click(dialog.getByRole('button', { name: 'Salvar o escolhido' }));
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()[1]?.request.body).toMatchObject({ versao: 3, leituraAtual: 112.5, obs: 'Lida por Ana' });
  expect(saves()[1]?.request.body).not.toHaveProperty('motivo');
});

test('where all that was chosen is what somebody else saved the comparison is over, and nothing is sent', async () => {
  const { dialog, group, person, saves, cell } = await compared();
  await person.click(group('Leitura atual').getByRole('radio', { name: /111,0/ }));
  await person.click(dialog.getByRole('button', { name: 'Salvar o escolhido' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saves()).toHaveLength(1);
  expect(cell('H-1', 'Leitura atual')).toHaveTextContent('111');
  expect(cell('H-1', 'Leitura atual')).toHaveAttribute('data-active');
});

const VALUES = 'listaLancamentoEnvio:7:2026-11';
/** Another tab of the same user changes what is pending of the meter. */
function inAnotherTab(change: (pendente: { textos: object }) => object | undefined) {
  const [pendente] = JSON.parse(localStorage.getItem(VALUES) ?? '[]');
  const changed = change(pendente);
  localStorage.setItem(VALUES, JSON.stringify(changed ? [{ ...changed, chave: 'outra' }] : []));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: VALUES })));
}

test('what another tab typed meanwhile is saved with what is kept, and stays where nothing else does', async () => {
  const typeMore = () =>
    inAnotherTab(({ textos, ...more }) => ({ ...more, textos: { ...textos, volumeCorrido: '7' } }));
  const { dialog, person, saves, unmount } = await compared();
  typeMore();
  await person.click(dialog.getByRole('button', { name: 'Manter o meu' }));
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()[1]?.request.body).toMatchObject({ versao: 3, leituraAtual: 112.5, volumeCorrido: 7 });
  unmount();
  localStorage.removeItem(VALUES);

  const again = await compared();
  typeMore();
  await again.person.click(again.dialog.getByRole('button', { name: 'Recarregar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(JSON.parse(localStorage.getItem(VALUES) ?? '[]')).toMatchObject([
    { versao: 3, textos: { volumeCorrido: '7' } },
  ]);
});

test('where another tab leaves nothing to compare it closes, and does not come back by itself', async () => {
  const { grid } = await compared();
  inAnotherTab(() => undefined);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(grid).toHaveFocus());
});

test.each([
  ['Salvar o escolhido', 2],
  ['Recarregar', 1],
])('the newest reading is compared, should the month be read again since the refusal: %s', async (button, sent) => {
  const novo = { ...atual, versao: 5, leituraAtual: 113, obs: 'Lida por Caio' };
  let now = antes;
  const { grid, cell, person, saves } = await openGrid({
    answers: {
      'GET /PessoaHidrometro': () => LEITURAS.map((one) => (one.idHidrometro === 1 ? now : one)),
      [SAVE]: ({ body }) => {
        if ((body as { versao: number }).versao === 5) return { ...antes, versao: 6 };
        throw new HttpError('Este registro foi alterado', 409, { listaResultados: { atual, autor: 'bia' } });
      },
    },
  });
  grid.focus();
  await person.keyboard('{ArrowRight>6/}112,5{Enter}');
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  await screen.findByRole('button', { name: 'Comparar' });
  now = novo;
  await person.click(screen.getByRole('button', { name: 'Filtrar' }));
  await waitFor(() => expect(cell('H-1', 'OBS')).toHaveTextContent('Lida por Caio'));
  await person.click(screen.getByRole('button', { name: 'Comparar' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Comparar – Indústria 1 – H-1' }));
  expect(dialog.getByRole('radio', { name: /113,0/ })).not.toBeChecked();
  expect(dialog.queryByText(/bia/)).toBeNull();
  await person.click(dialog.getByRole('button', { name: button }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(saves()).toHaveLength(sent));
  if (sent === 1) expect(cell('H-1', 'Leitura atual')).toHaveTextContent('113');
  else expect(saves()[1]?.request.body).toMatchObject({ id: 71, versao: 5, leituraAtual: 112.5 });
});

test.each([
  ['changed', { ...atual, versao: 4, leituraAtual: 119 }, '119', 'salva'],
  ['removed', leitura({ idHidrometro: 1 }), '', 'sem leitura'],
])("'Recarregar' shows what was %s while the two were compared", async (_, later, shown, situation) => {
  const { dialog, person, cell, now } = await compared();
  now(later);
  await person.click(dialog.getByRole('button', { name: 'Recarregar' }));
  await waitFor(() => expect(cell('H-1', 'Situação')).toHaveTextContent(situation));
  await waitFor(() => expect(cell('H-1', 'Leitura atual').textContent).toBe(shown));
});
