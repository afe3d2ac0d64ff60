import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import type { Leitura } from '../../contract/leitura.ts';
import { contextosDe, LEITURAS, openGrid } from './lancamentoScreen.tsx';

const SAVE = 'POST /PessoaHidrometroLancamento';
const saveAll = () => screen.getByRole('button', { name: 'Salvar tudo' });
const MENOR =
  'A leitura atual é menor que a anterior: corrija o valor, ou diga que o medidor foi substituído ou virado, com o motivo';

test('a reading refused for an earlier month that changed stands beside that month as it is now', async () => {
  let anterior = 100;
  const now = (): Leitura[] =>
    LEITURAS.map((one) => (one.idHidrometro === 1 ? { ...one, leituraAnterior: anterior } : one));
  const { grid, person, cell } = await openGrid({
    answers: {
      'GET /PessoaHidrometro': () => now(),
      'GET /PessoaHidrometroLancamento/contexto': () => contextosDe(now()),
      [SAVE]: () => {
        throw new HttpError(MENOR, 422, { listaResultados: { campos: { leituraAtual: MENOR } } });
      },
    },
  });
  grid.focus();
  await person.keyboard('{ArrowRight>6/}150{Enter}');
  expect(cell('H-1', 'Leitura anterior')).toHaveTextContent('100');
  anterior = 200;
  await person.click(saveAll());
  await waitFor(() => expect(cell('H-1', 'Leitura anterior')).toHaveTextContent('200'));
  expect(cell('H-1', 'Leitura atual')).toHaveTextContent('150');
  expect(screen.getByRole('region', { name: 'Uma leitura não foi salva' })).toHaveTextContent(/menor que a anterior/);
});

test('a category that is gone by then is offered no more', async () => {
  let gone = false;
  const GONE = 'O tipo de cobrança não existe mais: escolha outro';
  const all = ['Leitura', 'Média', 'Horímetro'].map((descricao, at) => ({
    ...{ id: at + 1, descricao, regra: at + 1, flagAtivo: 1, versao: 1, dtCadastro: '2026-01-01T00:00:00.000Z' },
  }));
  const { grid, person } = await openGrid({
    answers: {
      'GET /CategoriaCobranca': () => (gone ? all.filter(({ id }) => id !== 2) : all),
      [SAVE]: () => {
        throw new HttpError(GONE, 422, { listaResultados: { campos: { idCategoriaCobranca: GONE } } });
      },
    },
  });
  const offered = async () => {
    grid.focus();
    await person.keyboard('{F2}');
    const names = within(screen.getByRole('combobox', { name: /^Tipo de Cobrança/ })).getAllByRole('option');
    await person.keyboard('{Escape}');
    return names.map(({ textContent }) => textContent);
  };
  grid.focus();
  await person.keyboard('{ArrowRight>6/}150{ArrowUp}{Home}');
  await goTo(person, 'Tipo de Cobrança');
  expect(await offered()).toContain('Média');
  gone = true;
  await person.click(saveAll());
  await screen.findByRole('region', { name: 'Uma leitura não foi salva' });
  await waitFor(async () => expect(await offered()).not.toContain('Média'));
});

/** Goes to a column of the row at hand. */
async function goTo(person: Awaited<ReturnType<typeof openGrid>>['person'], header: string) {
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  await person.keyboard(`{Home}{ArrowRight>${headers.indexOf(header)}/}`);
}

test('what does not answer is given up once all is stopped, and stays to be sent again under its key', async () => {
  let hangs = true;
  const { grid, person, saves } = await openGrid({
    answers: {
      [SAVE]: () => (hangs ? new Promise<never>(() => {}) : { id: 9, versao: 1, msg: 'ok' }),
    },
  });
  grid.focus();
  await person.keyboard('{ArrowRight>6/}150{Enter}250{Enter}');
  await person.click(saveAll());
  expect(await screen.findByText('Salvando: 0 de 2')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Parar' }));
  expect(screen.getByText('Parando: 0 de 2')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Parar' })).toBeDisabled();
  const list = await screen.findByRole('region', { name: '2 leituras não foram salvas' }, { timeout: 10_000 });
  expect(list).toHaveTextContent(
    'H-1: Interrompida antes da resposta do servidor. Continua guardada, e pode ser enviada de novo sem ser gravada duas vezes.',
  );
  expect(screen.getByText('2 leituras não salvas')).toBeVisible();
  hangs = false;
  await person.click(saveAll());
  await waitFor(() => expect(saves()).toHaveLength(3));
  expect(saves()[1]?.request.idempotencyKey).toBe(saves()[0]?.request.idempotencyKey);
});
