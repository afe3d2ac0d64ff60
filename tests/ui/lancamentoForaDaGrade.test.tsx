import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import { LEITURAS, openGrid } from './lancamentoScreen.tsx';

const VALUES = 'listaLancamentoEnvio:7:2026-11';
const SAVE = 'POST /PessoaHidrometroLancamento';
const GONE = 'Indústria 2 – H-4';
const FORA = { name: '1 leitura não salva não está mais na grade' };
const SAVED = {
  ...{ id: 71, versao: 1, leituraAnterior: 100, volumeMedido: 10, volumeCorrigido: 10 },
  ...{ tempoFinal: null, flagMedia: 0 },
};

const reading = (idHidrometro: number, rotulo: string, textos: object) => ({
  ...{ idHidrometro, idPessoa: Math.ceil(idHidrometro / 2), id: 0, versao: null, rotulo, textos },
  chave: `k${idHidrometro}`,
});
const keep = (...readings: object[]) => localStorage.setItem(VALUES, JSON.stringify(readings));
const kept = (): number[] =>
  JSON.parse(localStorage.getItem(VALUES) ?? '[]').map(({ idHidrometro }: { idHidrometro: number }) => idHidrometro);

/** The grid with what was typed of H-1 and of a meter that is no longer enabled, filtered by client where one is named. */
async function withGone(nomeCliente = '', answer: () => object = () => SAVED) {
  keep(
    reading(4, GONE, { leituraAtual: '440', idCategoriaCobranca: '2', obs: '' }),
    reading(1, 'Indústria 1 – H-1', { leituraAtual: '110' }),
  );
  const enabled = LEITURAS.slice(0, 3);
  const app = await openGrid({
    path: `/cadastro/vazao-lancamento?idMes=11&idAno=2026&nomeCliente=${nomeCliente}`,
    answers: {
      'GET /PessoaHidrometro': ({ query }) =>
        enabled.filter(({ nome }) => nome.includes(String((query as { nomeCliente: string }).nomeCliente))),
      [SAVE]: answer,
    },
  });
  const sent = () => app.saves().map(({ request }) => (request.body as { idHidrometro: number }).idHidrometro);
  return { ...app, sent };
}

test.each(['', 'Indústria 2'])(
  "a reading of a meter that is no longer enabled is named, with what was typed, and 'Salvar tudo' leaves it, filtered by '%s'",
  async (filter) => {
    const { person, sent } = await withGone(filter);
    const region = await screen.findByRole('region', FORA);
    expect(region).toHaveTextContent(
      `${GONE} não está mais na grade: o medidor foi desabilitado ou removido. Salvar tudo não a envia. Leitura atual: 440; Tipo de Cobrança: Média; OBS: (vazio)`,
    );
    expect(region).not.toHaveTextContent('H-1');
    expect(screen.getByText(`2 leituras não salvas${filter && ' (1 fora deste filtro)'}`)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
    await waitFor(() => expect(kept()).toEqual([4]));
    // One that the filter alone hides goes as ever.
    expect(sent()).toEqual([1]);
    expect(screen.getByText('1 leitura não salva')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Salvar tudo' })).toBeNull();
  },
);

test('it is sent once its user says so, and told as such where the server refuses it', async () => {
  let refuses = true;
  const { person, sent } = await withGone('', () => {
    if (refuses) throw new HttpError('Diga o motivo', 422, { listaResultados: { campos: {} } });
    return SAVED;
  });
  const save = await screen.findByRole('button', { name: `Salvar mesmo assim: ${GONE}` });
  await person.click(save);
  expect(await screen.findByRole('region', { name: 'Uma leitura não foi salva' })).toHaveTextContent(
    `${GONE}: Diga o motivo. Não está mais na grade: para conferi-la, habilite o medidor.`,
  );
  expect(kept()).toEqual([4, 1]);
  refuses = false;
  await person.click(save);
  await waitFor(() => expect(kept()).toEqual([1]));
  expect(sent()).toEqual([4, 4]);
  expect(screen.queryByRole('region', FORA)).toBeNull();
});

test('of one whose meter was removed that is said, and it can be discarded only', async () => {
  const { person } = await withGone('', () => {
    const message = 'Hidrômetro não encontrado';
    throw new HttpError(message, 404, { listaResultados: { campos: { idHidrometro: message } } });
  });
  await person.click(await screen.findByRole('button', { name: `Salvar mesmo assim: ${GONE}` }));
  const list = await screen.findByRole('region', { name: 'Uma leitura não foi salva' });
  expect(within(list).getByRole('listitem')).toHaveTextContent(
    new RegExp(`^${GONE}: O medidor foi removido: esta leitura não pode mais ser salva\\. Descarte-a acima\\.$`),
  );
  const region = screen.getByRole('region', FORA);
  expect(region).toHaveTextContent(
    `${GONE} não está mais na grade: o medidor foi removido. Ela não pode mais ser salva.`,
  );
  const [discard, ...others] = within(region).getAllByRole('button');
  expect(discard).toHaveAccessibleName(`Descartar: ${GONE}`);
  expect(others).toEqual([]);
  await waitFor(() => expect(discard).toHaveFocus());
  await person.keyboard('{Enter}');
  expect(kept()).toEqual([1]);
  expect(screen.queryByRole('region', { name: 'Uma leitura não foi salva' })).toBeNull();
});

test('one whose meter is removed while its row is there loses its row, and is left to be discarded', async () => {
  let removed = false;
  const { grid, person } = await openGrid({
    answers: {
      'GET /PessoaHidrometro': () => (removed ? LEITURAS.slice(1) : LEITURAS),
      [SAVE]: () => {
        removed = true;
        throw new HttpError('Sem medidor', 404, { listaResultados: { campos: { idHidrometro: 'Sem medidor' } } });
      },
    },
  });
  grid.focus();
  await person.keyboard('{ArrowRight>6/}110{Enter}');
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  expect(await screen.findByRole('region', FORA)).toHaveTextContent('o medidor foi removido');
  expect(screen.queryByRole('button', { name: 'Conferir' })).toBeNull();
});

test('one that is odd takes a reason there, which goes with it', async () => {
  const asked = 'Mais de 3 vezes a mediana de 12 meses: diga o motivo';
  const { person, saves } = await withGone('', () => {
    const { motivo } = (saves().at(-1)?.request.body ?? {}) as { motivo?: string };
    if (!motivo) throw new HttpError(asked, 422, { listaResultados: { campos: { motivo: asked } } });
    return SAVED;
  });
  const save = await screen.findByRole('button', { name: `Salvar mesmo assim: ${GONE}` });
  expect(screen.queryByRole('textbox', { name: `Motivo: ${GONE}` })).toBeNull();
  await person.click(save);
  const reason = await screen.findByRole('textbox', { name: `Motivo: ${GONE}` });
  expect(reason).toHaveFocus();
  expect(screen.getByRole('region', { name: 'Uma leitura não foi salva' })).toHaveTextContent(
    `${GONE}: Motivo: ${asked}. Não está mais na grade: escreva o motivo acima e salve mesmo assim.`,
  );
  const keyOf = () => saves().at(-1)?.request.idempotencyKey;
  const first = keyOf();
  await person.type(reason, ' Festa na cidade ');
  await person.click(save);
  await waitFor(() => expect(kept()).toEqual([1]));
  expect(saves().at(-1)?.request.body).toMatchObject({ idHidrometro: 4, leituraAtual: 440, motivo: 'Festa na cidade' });
  expect(keyOf()).not.toBe(first);
});

test('it is dropped once its user says so, which can be undone', async () => {
  const { grid, person, sent } = await withGone();
  const region = await screen.findByRole('region', FORA);
  await person.click(within(region).getByRole('button', { name: `Descartar: ${GONE}` }));
  expect(kept()).toEqual([1]);
  expect(grid).toHaveFocus();
  expect(screen.queryByRole('region', FORA)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByRole('region', FORA)).toHaveTextContent('440');
  expect(sent()).toEqual([]);
});

test('where the filter hides them alone nothing is said to be gone', async () => {
  keep(reading(1, 'Indústria 1 – H-1', { leituraAtual: '110' }));
  const { api, person, saves } = await openGrid({
    path: '/cadastro/vazao-lancamento?idMes=11&idAno=2026&nomeCliente=Indústria 2',
    answers: {
      'GET /PessoaHidrometro': ({ query }) =>
        LEITURAS.filter(({ nome }) => nome.includes(String((query as { nomeCliente: string }).nomeCliente))),
      [SAVE]: () => SAVED,
    },
  });
  await waitFor(() => expect(api.requests.filter(({ name }) => name === 'GET /PessoaHidrometro')).toHaveLength(2));
  expect(screen.queryByRole('region', FORA)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  await waitFor(() => expect(saves()).toHaveLength(1));
});

test("'Salvar tudo' waits to know which are gone, where the filter may hide them", async () => {
  keep(reading(4, GONE, { leituraAtual: '440' }), reading(1, 'Indústria 1 – H-1', { leituraAtual: '110' }));
  let answer: (rows: object) => void = () => {};
  const whole = new Promise<object>((resolve) => {
    answer = resolve;
  });
  const { person, saves } = await openGrid({
    path: '/cadastro/vazao-lancamento?idMes=11&idAno=2026&nomeCliente=Indústria 1',
    answers: {
      'GET /PessoaHidrometro': ({ query }) =>
        (query as { nomeCliente: string }).nomeCliente === '' ? whole : LEITURAS.slice(0, 2),
      [SAVE]: () => SAVED,
    },
  });
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  expect(saves()).toEqual([]);
  answer(LEITURAS.slice(0, 3));
  await waitFor(() => expect(kept()).toEqual([4]));
  expect(saves()).toHaveLength(1);
});

test('the focus goes on with the next reading, stays where one was refused, and goes to the grid after the last', async () => {
  const gone = [1, 2, 3].map((at) => `Indústria 9 – H-${90 + at}`);
  keep(...gone.map((rotulo, at) => reading(91 + at, rotulo, { leituraAtual: '440' })));
  let refuses = true;
  const { grid, person } = await openGrid({
    answers: {
      [SAVE]: () => {
        if (refuses) throw new HttpError('Medidor não encontrado', 422, { listaResultados: { campos: {} } });
        return SAVED;
      },
    },
  });
  const button = (name: string, at: number) => screen.getByRole('button', { name: `${name}: ${gone[at]}` });
  await screen.findByRole('region', { name: '3 leituras não salvas não estão mais na grade' });
  await person.click(button('Descartar', 1));
  expect(button('Salvar mesmo assim', 2)).toHaveFocus();
  await person.keyboard('{Enter}');
  await screen.findByRole('region', { name: 'Uma leitura não foi salva' });
  await waitFor(() => expect(button('Salvar mesmo assim', 2)).toHaveFocus());
  refuses = false;
  await person.keyboard('{Enter}');
  await waitFor(() => expect(button('Salvar mesmo assim', 0)).toHaveFocus());
  await person.keyboard('{Enter}');
  await waitFor(() => expect(grid).toHaveFocus());
});

test('readings of a client that was erased meanwhile are forgotten by themselves, in other months too, and it is said', async () => {
  const OTHER = 'listaLancamentoEnvio:7:2026-10';
  keep(reading(4, GONE, { leituraAtual: '440' }), reading(1, 'Indústria 1 – H-1', { leituraAtual: '110' }));
  localStorage.setItem(OTHER, JSON.stringify([reading(4, GONE, { leituraAtual: '430' })]));
  const { api } = await openGrid({
    leituras: LEITURAS.slice(0, 2),
    answers: { 'GET /Pessoa/{id}': () => ({ id: 2, nome: '(apagado)' }) },
  });
  expect(await screen.findByText(/^Os dados pessoais deste cliente foram apagados/)).toBeVisible();
  expect(kept()).toEqual([1]);
  expect(JSON.stringify({ ...localStorage })).not.toContain(GONE);
  await waitFor(() => expect(screen.queryByRole('link', { name: /outubro de 2026/ })).toBeNull());
  expect(screen.queryByRole('region', FORA)).toBeNull();
  expect(api.requests.filter(({ name }) => name === 'GET /Pessoa/{id}')).toHaveLength(1);
});
