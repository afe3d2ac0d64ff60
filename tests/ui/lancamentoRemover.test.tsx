import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import { lugarDosPendentes } from '../../src/pages/lancamento/guardado/guardados.ts';
import { createPendencias } from '../../src/pages/lancamento/guardado/pendencias.ts';
import { LEITURAS, leitura, openGrid } from './lancamentoScreen.tsx';

const REMOVE = 'DELETE /PessoaHidrometroLancamento';
const SALVA = leitura({ idHidrometro: 1, id: 71, versao: 2, leituraAtual: 105, volumeMedido: 5, volumeCorrigido: 5 });
const DETAILS = 'Observações de Indústria 1 – H-1';
const followed = { leituraAtual: 120, tempoAnterior: null, tempoFinal: null, volumeMedido: 15, volumeCorrigido: 15 };

/** The grid whose first meter has a saved reading, and what of the requests removes it. */
async function withSaved(answer: () => object, mayEdit = true) {
  let removed = false;
  const app = await openGrid({
    mayEdit,
    answers: {
      'GET /PessoaHidrometro': () => LEITURAS.map((one) => (one.idHidrometro === 1 && !removed ? SALVA : one)),
      [REMOVE]: () => {
        const reply = answer();
        removed = true;
        return reply;
      },
    },
  });
  const count = (asked: string) => app.api.requests.filter(({ name }) => name === asked).length;
  const removals = () => app.api.requests.filter(({ name }) => name === REMOVE).map(({ request }) => request.query);
  async function remove() {
    await app.person.click(screen.getByRole('button', { name: DETAILS }));
    await app.person.click(screen.getByRole('button', { name: 'Remover leitura' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remover esta leitura?' });
    expect(question).toHaveTextContent('A leitura de novembro de 2026 de Indústria 1 – H-1 é removida');
    // What a month's beginning becomes is told as it is: `takeReading`.
    expect(question).toHaveTextContent(
      'a que começa onde alguém digitou, ou não tem outra antes, continua a começar ali',
    );
    await app.person.click(within(question).getByRole('button', { name: 'Remover leitura' }));
  }
  return { ...app, count, removals, remove };
}

test('a saved reading is removed: its meter is unread again, with nothing pending, and later months that changed are told', async () => {
  const seguinte = {
    ...{ idAno: 2026, idMes: 12, id: 80, estranhezas: [] },
    antes: { ...followed, leituraAnterior: 105, versao: 1 },
    agora: { ...followed, leituraAnterior: 100, volumeMedido: 20, volumeCorrigido: 20, versao: 2 },
  };
  const { grid, cell, person, removals, remove, count } = await withSaved(() => ({ id: 71, seguintes: [seguinte] }));
  grid.focus();
  await person.keyboard('{ArrowRight>6/}106{Enter}');
  await remove();
  await waitFor(() => expect(cell('H-1', 'Situação')).toHaveTextContent(/^sem leitura$/));
  expect(removals()).toEqual([{ id: 71, versao: 2 }]);
  expect(cell('H-1', 'Leitura atual')).toBeEmptyDOMElement();
  expect(screen.getByText('Removida a leitura de Indústria 1 – H-1')).toBeVisible();
  expect(screen.getByRole('region', { name: /^1 leitura de mês seguinte mudou/ })).toHaveTextContent(
    'leitura anterior: de 105 para 100',
  );
  expect(localStorage.getItem('listaLancamentoEnvio')).toBe('');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(count('GET /PessoaHidrometro')).toBe(2);
});

test.each([
  ['nothing', '{ArrowRight>6/}'],
  ['something else', '{ArrowRight>6/}106{Enter}'],
])('what another tab types while it is removed, with %s pending before, stays as a new reading', async (_, keys) => {
  const place = lugarDosPendentes(7, { idAno: 2026, idMes: 11 });
  const { grid, cell, person, remove } = await withSaved(() => {
    createPendencias(place).type([{ leitura: SALVA, campo: 'leituraAtual', text: '777' }]);
    return { id: 71 };
  });
  grid.focus();
  await person.keyboard(keys);
  await remove();
  await waitFor(() => expect(cell('H-1', 'Situação')).toHaveTextContent(/^não salvo/));
  expect(cell('H-1', 'Leitura atual')).toHaveTextContent('777');
  expect([...place.read().values()]).toMatchObject([{ id: 0, versao: null, textos: { leituraAtual: '777' } }]);
});

test.each([
  [409, 'Este registro foi alterado por outra pessoa', { atual: { ...SALVA, versao: 3 }, autor: 'bia' }],
  [422, 'Sem esta leitura, a de 12/2026 não pode ser calculada', {}],
])('a removal that is refused with %i is told, and the readings are read again', async (status, said, detail) => {
  const { remove, count } = await withSaved(() => {
    throw new HttpError(said, status, { listaResultados: detail });
  });
  await remove();
  expect(await screen.findByText(said)).toBeVisible();
  await waitFor(() => expect(count('GET /PessoaHidrometro')).toBe(2));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Observações – Indústria 1 – H-1' })).toBeVisible();
});

test('there is nothing to remove of a meter that was not read', async () => {
  const { person } = await withSaved(() => ({}));
  await person.click(screen.getByRole('button', { name: 'Observações de Indústria 1 – H-2' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remover leitura' })).toBeNull();
});
