import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { LEITURAS, leitura, openPhone } from './lancamentoScreen.tsx';
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

test('Enter goes to the next field that is typed in, and from the last one to the first of the next meter, not past the last', async () => {
  showOnPhone();
  const { person } = await openPhone({ leituras: [1, 2].map((idHidrometro) => leitura({ idHidrometro })) });
  expect(field('Leitura atual')).toHaveAttribute('enterkeyhint', 'next');
  await person.click(field('Leitura anterior'));
  await person.keyboard('{Enter}');
  expect(field('Leitura atual')).toHaveFocus();
  await person.keyboard('110{Enter}');
  expect(screen.getByText('2 de 2')).toBeVisible();
  // What was brought over is not typed again by who goes on to the next.
  await waitFor(() => expect(field('Leitura atual')).toHaveFocus());
  await person.click(field('OBS'));
  await person.keyboard('Lacre novo{Enter}');
  expect(field('OBS')).toHaveFocus();
  await person.click(screen.getByRole('button', { name: 'Anterior' }));
  expect(field('Leitura atual')).toHaveValue('110');
});

test('Enter stays where what was typed is refused, goes to the reason where one is asked for, and on from there', async () => {
  showOnPhone();
  const { person } = await openPhone();
  await person.click(field('Leitura atual'));
  await person.keyboard('90{Enter}');
  expect(field('Leitura atual')).toHaveFocus();
  // It is typed over.
  await person.keyboard('9000{Enter}');
  expect(field('Leitura atual')).toHaveValue('9.000');
  expect(field('Motivo')).toHaveFocus();
  await person.keyboard('Obra na rua{Enter}');
  expect(screen.getByText('2 de 4')).toBeVisible();
  await waitFor(() => expect(field('Leitura atual')).toHaveFocus());
});

test('a time of a clock is typed over, as a number is, and the last reading of all', async () => {
  showOnPhone();
  const horas = { idCalculoHorimetro: 2, tempoAnterior: '0100:00', tempoAtual: '0200:00', id: 9, versao: 1 };
  const { person } = await openPhone({ leituras: [leitura({ idHidrometro: 1, leituraAtual: 110, ...horas })] });
  await person.click(field('Tempo atual'));
  expect(selected(field('Tempo atual'))).toBe('0200:00');
  await person.click(field('Leitura atual'));
  await person.keyboard('115{Enter}');
  expect(field('Tempo atual')).toHaveFocus();
  await person.keyboard('0300:00{Enter}0400:00{Enter}');
  expect(field('Tempo atual')).toHaveValue('0400:00');
});

test('a meter that leaves gives its place to the next one', async () => {
  showOnPhone();
  let leituras = LEITURAS;
  const { person } = await openPhone({ answers: { 'GET /PessoaHidrometro': () => leituras } });
  await person.click(screen.getByRole('button', { name: 'Próximo medidor' }));
  await person.click(screen.getByRole('button', { name: 'Próximo medidor' }));
  expect(screen.getByText('3 de 4')).toBeVisible();
  leituras = LEITURAS.filter(({ idHidrometro }) => idHidrometro !== 3);
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('3 de 3')).toBeVisible();
  expect(screen.getByText('Registro H-4')).toBeVisible();
});

test('a page that is come back to goes on with the meter at hand', async () => {
  showOnPhone();
  const { person, unmount } = await openPhone();
  await person.click(screen.getByRole('button', { name: 'Próximo medidor' }));
  await person.click(screen.getByRole('button', { name: 'Próximo medidor' }));
  unmount();
  const again = await openPhone();
  expect(screen.getByText('3 de 4')).toBeVisible();
  // Of another month it says nothing.
  again.unmount();
  await openPhone({ path: '/cadastro/vazao-lancamento?idMes=10&idAno=2026' });
  expect(screen.getByText('1 de 4')).toBeVisible();
});

test('a tap on another reading that is left as it is asks about the pending ones, once nobody types', async () => {
  showOnPhone();
  const { person } = await openPhone();
  await person.type(field('Leitura atual'), '110');
  await person.click(screen.getByRole('button', { name: 'Próximo medidor' }));
  await person.click(field('OBS'));
  await person.click(field('Leitura atual'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Próximo medidor' }));
  const question = await screen.findByRole('alertdialog', { name: 'Deseja salvar?' }, { timeout: 5000 });
  expect(question).toHaveTextContent('Existem estes registros alterados para verificar 1');
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

test('what else can be done with a reading stands below, in words', async () => {
  showOnPhone();
  const { person } = await openPhone();
  const save = screen.getByRole('button', { name: 'Salvar Indústria 1 – H-1' });
  const options = [
    screen.getByRole('button', { name: 'Calcular Indústria 1 – H-1' }),
    screen.getByRole('button', { name: 'Observações de Indústria 1 – H-1' }),
    screen.getByRole('link', { name: 'Ficha de leitura de Indústria 1, abre em nova aba' }),
  ];
  expect(options.map(({ textContent }) => textContent)).toEqual(['Calcular', 'Observações', 'Ficha']);
  for (const [before, after] of [[save, options[0]], options, options.slice(1)]) {
    expect(before!.compareDocumentPosition(after!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
  expect(options[2]).toHaveAttribute('href', expect.stringContaining('ficha'));
  await person.click(options[1]!);
  expect(screen.getByRole('dialog', { name: 'Observações – Indústria 1 – H-1' })).toBeVisible();
});

test('who only looks at the readings has nothing to save there', async () => {
  showOnPhone();
  await openPhone({ mayEdit: false });
  expect(screen.queryByRole('button', { name: /^(Salvar|Calcular)/ })).toBeNull();
  expect(screen.getByRole('link', { name: /^Ficha de leitura de Indústria 1/ })).toBeVisible();
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

describe('a reading whose save was refused', () => {
  const ALTO = 'O volume passa de 3 vezes a mediana';
  const MOTIVO = 'Diga o motivo, se a leitura está certa';
  const refusal = new HttpError(`${ALTO}. Confira, ou diga o motivo.`, 422, {
    listaResultados: { campos: { leituraAtual: ALTO, motivo: MOTIVO } },
  });
  const save = () => screen.getByRole('button', { name: 'Salvar Indústria 1 – H-1' });

  /** The card with a reading typed; what is brought into view, and what answers its save. */
  async function typed(error: HttpError = refusal, text = '999') {
    showOnPhone();
    const brought = vi.spyOn(Element.prototype, 'scrollIntoView');
    onTestFinished(() => brought.mockRestore());
    let refuse: () => void = () => {};
    const app = await openPhone({
      answers: {
        'POST /PessoaHidrometroLancamento': () =>
          new Promise((_, reject) => {
            refuse = () => reject(error);
          }),
      },
    });
    await app.person.type(field('Leitura atual'), text);
    await app.person.click(save());
    const answer = async (times = 1) => {
      await waitFor(() => expect(app.saves()).toHaveLength(times));
      await act(async () => refuse());
    };
    return { ...app, brought, answer };
  }

  test('says why, and at the field, of which the first has the focus and is in view', async () => {
    const { brought, answer } = await typed();
    await answer();
    expect(await screen.findByText(`Não salva. Leitura atual: ${ALTO}.`)).toBeVisible();
    expect(field('Leitura atual')).toHaveAccessibleDescription(ALTO);
    expect(field('Motivo')).toHaveAccessibleDescription(MOTIVO);
    expect(field('OBS')).not.toHaveAccessibleDescription();
    expect(field('Leitura atual')).toHaveFocus();
    const heading = screen.getByRole('heading', { name: 'Indústria 1' });
    expect(brought.mock.contexts).toEqual([heading, field('Leitura atual').closest('[data-campo]')]);
  });

  test('tells in passing how it begins, where its field says the rest', async () => {
    const begins = 'Com esta leitura, a de 12/2026 não pode ser calculada';
    const whole = `${begins}. Nela: A leitura atual é menor que a anterior`;
    const { answer } = await typed(new HttpError(whole, 422, { listaResultados: { campos: { leituraAtual: whole } } }));
    await answer();
    expect(await screen.findByText(`Não salva. Leitura atual: ${begins}.`)).toBeVisible();
    expect(field('Leitura atual')).toHaveAccessibleDescription(whole);
    expect(screen.getByRole('region', { name: 'Uma leitura não foi salva' })).toHaveTextContent(whole);
  });

  test('keeps the room of what was said while it is put right: what is tapped next stays where it is', async () => {
    const { person, answer } = await typed();
    await answer();
    await screen.findByText(/^Não salva/);
    await person.type(field('Motivo'), 'Obra');
    await person.tab();
    expect(field('Motivo')).not.toHaveAccessibleDescription();
    expect(field('Leitura atual')).toBeValid();
    expect(screen.getByText(MOTIVO)).not.toBeVisible();
  });

  test('calls nobody back who has gone on to the next meter meanwhile', async () => {
    const { person, brought, answer } = await typed();
    await person.click(screen.getByRole('button', { name: 'Próximo' }));
    await answer();
    await screen.findByText(/^Não salva/);
    expect(screen.getByText('2 de 4')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Próximo' })).toHaveFocus();
    expect(brought).not.toHaveBeenCalled();
  });

  test('leaves alone who types meanwhile', async () => {
    const { person, answer } = await typed();
    await person.type(field('OBS'), 'La');
    await answer();
    await screen.findByText(/^Não salva/);
    expect(field('OBS')).toHaveFocus();
  });

  test('without a field that is at fault shows what is told of it', async () => {
    const atual = { ...leitura({ idHidrometro: 1 }), id: 90, versao: 1, leituraAtual: 111 };
    const { brought, answer } = await typed(new HttpError('Mudou', 409, { listaResultados: { atual, autor: 'bia' } }));
    await answer();
    expect(await screen.findByText('Não salva. Outra pessoa a salvou: compare.')).toBeVisible();
    expect(brought.mock.contexts).toContain(screen.getByText(/^não salvo · outra pessoa a salvou/));
  });

  test('shows it again at the next one, where none of its fields is at fault, and goes on to the next meter', async () => {
    const { person, brought, answer } = await typed(new HttpError('O mês está fechado', 422));
    await answer();
    await screen.findByText(/^Não salva/);
    expect(brought).toHaveBeenCalledTimes(1);
    await person.click(save());
    await answer(2);
    await waitFor(() => expect(brought).toHaveBeenCalledTimes(2));
    await person.click(screen.getByRole('button', { name: 'Próximo' }));
    expect(screen.getByText('2 de 4')).toBeVisible();
  });

  test('as it cannot be read says so at its field before anything is sent', async () => {
    const { person, saves } = await typed(refusal, 'doze');
    expect(await screen.findByText('Não salva. Leitura atual: Número inválido.')).toBeVisible();
    expect(field('Leitura atual')).toHaveAccessibleDescription('Número inválido');
    expect(field('Leitura atual')).toHaveFocus();
    expect(saves()).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Conferir' }));
    const checked = within(screen.getByRole('dialog')).getByRole('textbox', { name: 'Leitura atual' });
    expect(checked).toHaveAccessibleDescription('Número inválido');
  });
});
