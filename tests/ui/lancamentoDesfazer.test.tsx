import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lugarDosPendentes } from '../../src/pages/lancamento/guardado/guardados.ts';
import { createPendencias } from '../../src/pages/lancamento/guardado/pendencias.ts';
import { leitura, openGrid } from './lancamentoScreen.tsx';

const VALUES = 'listaLancamentoEnvio:7:2026-11';
const MES = { idMes: 11, idAno: 2026 };
const [um, dois] = [1, 2].map((idHidrometro) => leitura({ idHidrometro })) as [
  ReturnType<typeof leitura>,
  ReturnType<typeof leitura>,
];
const atual = (one: typeof um, text: string) => ({ leitura: one, campo: 'leituraAtual' as const, text });

/** The month as two tabs have it, each of which sees what the other keeps. */
function twoTabs() {
  const tabs = [1, 2].map(() => createPendencias(lugarDosPendentes(7, MES)));
  const [one, other] = tabs as [(typeof tabs)[number], (typeof tabs)[number]];
  const see = () => {
    for (const tab of tabs) tab.reload(VALUES);
  };
  return { one, other, see };
}
const typed = (tab: ReturnType<typeof createPendencias>) =>
  [...tab.now().pendentes.values()].map(({ idHidrometro, textos }) => [idHidrometro, textos.leituraAtual]);

test.each([
  ['once this tab has seen it', true],
  ['before this tab has seen it', false],
])('a step is not taken back where another tab has written since, %s', (_, seen) => {
  const { one, other, see } = twoTabs();
  one.type([atual(um, '110'), atual(dois, '220')]);
  see();
  other.type([atual(um, '150')]);
  if (seen) see();
  expect(one.undo()).toEqual({ desfeitas: ['Indústria 1 – H-2'], mantidas: ['Indústria 1 – H-1'] });
  see();
  expect(typed(one)).toEqual([[1, '150']]);
  expect(typed(other)).toEqual([[1, '150']]);
  expect(one.now().desfaz).toBe(false);
  expect(other.undo()).toEqual({ desfeitas: ['Indústria 1 – H-1'], mantidas: [] });
  expect(typed(other)).toEqual([[1, '110']]);
});

test('what this tab took away is not brought back over what another tab typed instead', () => {
  const { one, other, see } = twoTabs();
  one.type([atual(um, '110')]);
  one.put(1, undefined, true);
  see();
  other.type([atual(um, '150')]);
  see();
  expect(one.undo()).toEqual({ desfeitas: [], mantidas: ['Indústria 1 – H-1'] });
  expect(typed(one)).toEqual([[1, '150']]);
});

test('what another tab has saved is not pending again by a step taken back', () => {
  const { one, other, see } = twoTabs();
  one.type([atual(um, '110')]);
  one.type([atual(um, '120')]);
  see();
  const [sent] = other.now().pendentes.values();
  if (!sent) throw new Error('it is pending');
  other.saved(sent, { id: 71, versao: 1 });
  see();
  expect(one.undo()).toMatchObject({ desfeitas: [] });
  expect(typed(one)).toEqual([]);
});

test('steps of one tab go back one by one, over what another tab had typed before them', () => {
  const { one, other, see } = twoTabs();
  other.type([atual(um, '150')]);
  see();
  one.type([atual(um, '160')]);
  one.type([atual(um, '170')]);
  one.undo();
  expect(typed(one)).toEqual([[1, '160']]);
  one.undo();
  expect(typed(one)).toEqual([[1, '150']]);
});

test('the grid says which reading was not taken back', async () => {
  const { grid, cell, person } = await openGrid();
  grid.focus();
  await person.keyboard('{ArrowRight>6/}110{Enter}');
  const other = createPendencias(lugarDosPendentes(7, MES));
  other.type([atual(um, '150')]);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: VALUES })));
  await person.keyboard('{Control>}z{/Control}');
  expect(
    await screen.findByText('Não desfeito: Indústria 1 – H-1 foi alterada depois disso em outra aba, ou salva'),
  ).toBeVisible();
  expect(cell('H-1', 'Leitura atual')).toHaveTextContent('150');
});

test('a step back after one’s own is kept over somebody else’s leaves theirs', () => {
  const { one } = twoTabs();
  one.type([atual(um, '110')]);
  one.type([atual(dois, '220')]);
  one.over({ ...um, id: 71, versao: 3, leituraAtual: 111 }, { leituraAtual: '110' });
  expect(typed(one)).toEqual([
    [1, '110'],
    [2, '220'],
  ]);
  expect(one.undo()).toEqual({ desfeitas: ['Indústria 1 – H-1'], mantidas: [] });
  expect(typed(one)).toEqual([[2, '220']]);
  expect(one.undo()).toEqual({ desfeitas: ['Indústria 1 – H-2'], mantidas: [] });
  expect(one.now().desfaz).toBe(false);
});
