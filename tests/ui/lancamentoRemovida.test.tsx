import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import { LEITURAS, leitura, openGrid } from './lancamentoScreen.tsx';

const VALUES = 'listaLancamentoEnvio:7:2026-11';
const SAVE = 'POST /PessoaHidrometroLancamento';
const LIST = 'GET /PessoaHidrometroLancamento';
const FAILED = { name: 'Uma leitura não foi salva' };
const REMOVED =
  'H-1: A leitura foi removida enquanto você digitava. Salve de novo para incluir o que digitou como leitura nova.';
const SALVA = leitura({ idHidrometro: 1, id: 71, versao: 2, leituraAtual: 105, volumeMedido: 5, volumeCorrigido: 5 });
const SAVED = { id: 90, versao: 1, leituraAnterior: 100, volumeMedido: 10, volumeCorrigido: 10, tempoFinal: null };

const withFirst = (first: object) => LEITURAS.map((one) => (one.idHidrometro === 1 ? { ...one, ...first } : one));
const kept = () => JSON.parse(localStorage.getItem(VALUES) ?? '[]');

test('a reading that was removed while it was typed over is told as such, and goes as a new one at the next save', async () => {
  let removed = false;
  const { grid, cell, person, saves } = await openGrid({
    answers: {
      'GET /PessoaHidrometro': () => (removed ? LEITURAS : withFirst({ ...SALVA, idCategoriaCobranca: 2 })),
      [LIST]: () => [leitura({ idHidrometro: 2, id: 72, versao: 1 })],
      [SAVE]: ({ body }) => {
        removed = true;
        if ((body as { id: number }).id !== 0) throw new HttpError('Leitura não encontrada', 404, {});
        return { ...SAVED, flagMedia: 0 };
      },
    },
  });
  grid.focus();
  await person.keyboard('{ArrowRight>6/}110{Enter}');
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  expect(await screen.findByRole('region', FAILED)).toHaveTextContent(REMOVED);
  // By the billing type that it had.
  expect(kept()).toMatchObject([{ id: 0, versao: null, textos: { leituraAtual: '110' }, categoria: '2' }]);
  expect(cell('H-1', 'Situação')).toHaveTextContent('A leitura foi removida');
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  await waitFor(() => expect(kept()).toEqual([]));
  const [first, second] = saves();
  expect(second?.request.body).toMatchObject({ id: 0, versao: null, idCategoriaCobranca: 2, leituraAtual: 110 });
  expect(second?.request.idempotencyKey).not.toBe(first?.request.idempotencyKey);
});

test('a step back takes away what was typed over a reading that was removed', async () => {
  let removed = false;
  const { grid, cell, person } = await openGrid({
    answers: {
      'GET /PessoaHidrometro': () => (removed ? LEITURAS : withFirst(SALVA)),
      [LIST]: () => [leitura({ idHidrometro: 2, id: 72, versao: 1 })],
      [SAVE]: () => {
        removed = true;
        throw new HttpError('Leitura não encontrada', 404, {});
      },
    },
  });
  grid.focus();
  await person.keyboard('{ArrowRight>6/}110{Enter}');
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  await screen.findByRole('region', FAILED);
  grid.focus();
  await person.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('Desfeito: Indústria 1 – H-1')).toBeVisible();
  expect(kept()).toEqual([]);
  expect(cell('H-1', 'Situação')).not.toHaveTextContent('removida');
  expect(screen.queryByRole('region', FAILED)).not.toBeInTheDocument();
});

test('it is looked at with its reading, and put right there', async () => {
  const pendente = { idHidrometro: 1, idPessoa: 1, id: 71, versao: 2, rotulo: 'Indústria 1 – H-1', chave: 'k' };
  localStorage.setItem(VALUES, JSON.stringify([{ ...pendente, textos: { leituraAtual: '110', obs: 'Lacre novo' } }]));
  const { cell, person } = await openGrid();
  await person.click(await screen.findByRole('button', { name: 'Conferir' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Observações – Indústria 1 – H-1' }));
  const reading = dialog.getByRole('textbox', { name: 'Leitura atual' });
  expect(reading).toHaveValue('110');
  expect(reading).toHaveFocus();
  expect(dialog.getAllByRole('textbox', { name: 'OBS' })).toHaveLength(1);
  await person.clear(reading);
  await person.type(reading, '115');
  await person.click(dialog.getByRole('button', { name: 'Aplicar' }));
  expect(cell('H-1', 'Leitura atual')).toHaveTextContent('115');
});

test('it is told so, too, where the page is loaded after the removal', async () => {
  const pendente = { idHidrometro: 1, idPessoa: 1, id: 71, versao: 2, rotulo: 'Indústria 1 – H-1', chave: 'k' };
  localStorage.setItem(VALUES, JSON.stringify([{ ...pendente, textos: { leituraAtual: '110' } }]));
  await openGrid();
  expect(await screen.findByRole('region', FAILED)).toHaveTextContent(REMOVED);
  expect(kept()).toMatchObject([{ id: 0, versao: null }]);
});

test('what somebody else saved in its place is compared', async () => {
  const { grid, person } = await openGrid({
    leituras: withFirst(SALVA),
    answers: {
      [LIST]: () => [{ ...SALVA, id: 75, versao: 1, leituraAtual: 111 }],
      [SAVE]: () => {
        throw new HttpError('Leitura não encontrada', 404, {});
      },
    },
  });
  grid.focus();
  await person.keyboard('{ArrowRight>6/}110{Enter}');
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  await person.click(await screen.findByRole('button', { name: 'Comparar' }));
  expect(await screen.findByRole('radio', { name: /111/ })).not.toBeChecked();
  // When it was saved is not known, nor by whom.
  expect(screen.getByRole('dialog')).toHaveTextContent('Não se sabe quem gravou este registro.');
});

test('what was saved already, and changed since by the same user elsewhere, is compared, and what is chosen goes under a new key', async () => {
  const SAID = 'Isto já tinha sido salvo, e você o alterou depois. Para salvar outro, tente de novo.';
  const agora = { ...SALVA, versao: 3, leituraAtual: 111 };
  let typedOver = LEITURAS;
  const { grid, person, saves } = await openGrid({
    answers: {
      'GET /PessoaHidrometro': () => typedOver,
      [LIST]: () => [agora],
      [SAVE]: ({ body }) => {
        typedOver = withFirst(agora);
        if ((body as { id: number }).id === 0) throw new HttpError(SAID, 409, {});
        return { ...SAVED, id: 71, versao: 4, flagMedia: 0 };
      },
    },
  });
  grid.focus();
  await person.keyboard('{ArrowRight>6/}110{Enter}');
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  expect(await screen.findByRole('region', FAILED)).toHaveTextContent('Você mesmo a salvou');
  await person.click(screen.getByRole('button', { name: 'Comparar' }));
  await person.click(await screen.findByRole('button', { name: 'Salvar o escolhido' }));
  await waitFor(() => expect(kept()).toEqual([]));
  const [first, second] = saves();
  expect(second?.request.body).toMatchObject({ id: 71, versao: 3, leituraAtual: 110 });
  expect(second?.request.idempotencyKey).not.toBe(first?.request.idempotencyKey);
});
