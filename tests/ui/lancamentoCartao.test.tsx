import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import { leitura, openPhone } from './lancamentoScreen.tsx';
import { showOnPhone } from './phone.ts';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const selected = ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
  value.slice(selectionStart ?? 0, selectionEnd ?? 0);

test('a tap on a number selects it, another one puts the caret into it', async () => {
  showOnPhone();
  const { person } = await openPhone();
  await person.click(field('Leitura anterior'));
  expect(selected(field('Leitura anterior'))).toBe('100');
  await person.click(field('Leitura anterior'));
  expect(selected(field('Leitura anterior'))).toBe('');
  await person.keyboard('5');
  expect(field('Leitura anterior')).toHaveValue('1005');
});

test('Enter goes to the next field, and from the last one to the first of the next meter, but not past the last', async () => {
  showOnPhone();
  const { person } = await openPhone({ leituras: [1, 2].map((idHidrometro) => leitura({ idHidrometro })) });
  expect(field('Leitura atual')).toHaveAttribute('enterkeyhint', 'next');
  await person.click(field('Leitura anterior'));
  await person.keyboard('{Enter}');
  expect(field('Leitura atual')).toHaveFocus();
  await person.keyboard('110{Enter}');
  expect(field('Motivo')).toHaveFocus();
  await person.keyboard('{Enter}Lacre novo{Enter}');
  expect(screen.getByText('2 de 2')).toBeVisible();
  await waitFor(() => expect(field('Leitura anterior')).toHaveFocus());
  await person.click(field('OBS'));
  await person.keyboard('{Enter}');
  expect(field('OBS')).toHaveFocus();
  await person.click(screen.getByRole('button', { name: 'Anterior' }));
  expect(field('Leitura atual')).toHaveValue('110');
  expect(field('OBS')).toHaveValue('Lacre novo');
});

test('the steps stand below the fields too, and a button that bears the name of saving saves', async () => {
  showOnPhone();
  const { person, saves } = await openPhone({
    answers: {
      'POST /PessoaHidrometroLancamento': () => leitura({ idHidrometro: 2, id: 9, leituraAtual: 210, versao: 1 }),
    },
  });
  expect(screen.getByRole('button', { name: 'Medidor anterior' })).toHaveAttribute('aria-disabled', 'true');
  await person.click(screen.getByRole('button', { name: 'Próximo medidor' }));
  expect(screen.getByText('2 de 4')).toBeVisible();
  const save = screen.getByRole('button', { name: 'Salvar Indústria 1 – H-2' });
  expect(save).toHaveTextContent('Salvar');
  expect(save).toHaveAttribute('aria-disabled', 'true');
  await person.click(save);
  expect(saves()).toEqual([]);
  await person.type(field('Leitura atual'), '210');
  expect(save).toHaveAttribute('aria-disabled', 'false');
  // Straight from the field.
  await person.click(save);
  await waitFor(() => expect(saves()).toHaveLength(1));
  await person.click(screen.getByRole('button', { name: 'Medidor anterior' }));
  expect(screen.getByText('1 de 4')).toBeVisible();
});

test('who only looks at the readings has nothing to save there', async () => {
  showOnPhone();
  await openPhone({ mayEdit: false });
  expect(screen.queryByRole('button', { name: /^Salvar/ })).toBeNull();
});

test('the card of the reading that is checked is gone to, and stays', async () => {
  showOnPhone();
  const refused = 'Diga o motivo';
  const { person } = await openPhone({
    answers: {
      'POST /PessoaHidrometroLancamento': () => {
        throw new HttpError(refused, 422, { listaResultados: { campos: { motivo: refused } } });
      },
    },
  });
  await person.type(field('Leitura atual'), '110');
  await person.click(screen.getByRole('button', { name: 'Salvar Indústria 1 – H-1' }));
  await screen.findByRole('button', { name: 'Conferir' });
  await person.click(screen.getByRole('button', { name: 'Próximo' }));
  expect(screen.getByText('2 de 4')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Conferir' }));
  await person.type(within(screen.getByRole('dialog')).getByRole('textbox', { name: 'Motivo' }), 'Obra');
  await person.click(screen.getByRole('button', { name: 'Aplicar' }));
  expect(screen.getByText('1 de 4')).toBeVisible();
  expect(field('Motivo')).toHaveValue('Obra');
});
