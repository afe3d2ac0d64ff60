import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import { emOrdem, type Falha, NAO_ENVIADA } from '../../src/pages/lancamento/envio/falhas.ts';
import { leitura, openGrid } from './lancamentoScreen.tsx';

const TITULO = { name: 'Uma leitura não foi salva' };

/** The grid after a reading was sent that the server answers so. */
async function refusedWith(message: string, status: number, listaResultados: object) {
  const app = await openGrid({
    answers: {
      'POST /PessoaHidrometroLancamento': () => {
        throw new HttpError(message, status, { listaResultados });
      },
    },
  });
  app.grid.focus();
  await app.person.keyboard('{ArrowRight>6/}112{Enter}');
  await app.person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  return { ...app, told: await screen.findByRole('region', TITULO) };
}

test.each([
  [
    'ana',
    'Você mesmo a salvou, em outra janela ou numa tentativa que ficou sem resposta.',
    'não salvo · você mesmo a salvou: compare',
  ],
  ['bia', 'Outra pessoa a salvou enquanto você digitava.', 'não salvo · outra pessoa a salvou: compare'],
  [
    undefined,
    'Foi salva de novo enquanto você digitava, não se sabe por quem.',
    'não salvo · foi salva de novo: compare',
  ],
])('a reading that %s changed meanwhile is told as that user’s change', async (autor, list, row) => {
  const atual = { ...leitura({ idHidrometro: 1 }), id: 90, versao: 1, leituraAtual: 111 };
  const quando = '2026-11-20T12:00:00.000Z';
  const { told, cell } = await refusedWith('Já tem a leitura', 409, { atual, autor, quando });
  expect(told).toHaveTextContent(list);
  expect(cell('H-1', 'Situação')).toHaveTextContent(row);
});

test('of a client whose person was erased nothing typed stays in the browser, and the server’s word is said', async () => {
  const erased = 'Os dados pessoais deste cliente foram apagados: nada mais pode ser salvo dele';
  const { grid, person } = await openGrid({
    answers: {
      'POST /PessoaHidrometroLancamento': () => {
        throw new HttpError(erased, 409, { listaResultados: { apagado: true } });
      },
    },
  });
  grid.focus();
  await person.keyboard('{ArrowRight>6/}112{Enter}');
  expect(JSON.stringify({ ...localStorage })).toContain('112');
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  expect(await screen.findByText(erased)).toBeVisible();
  expect(JSON.stringify({ ...localStorage })).not.toContain('112');
  expect(screen.queryByRole('region', TITULO)).toBeNull();
  expect(screen.getByText('Tudo salvo')).toBeVisible();
});

test('what was told of a reading is told no more while it is sent anew, of any other it stays', async () => {
  const answers: ((refuses: boolean) => void)[] = [];
  const { grid, person, saves } = await openGrid({
    answers: {
      'POST /PessoaHidrometroLancamento': () =>
        new Promise((resolve, reject) => {
          const saved = { ...leitura({ idHidrometro: 1 }), id: 90, versao: 1 };
          answers.push((refuses) => (refuses ? reject(new HttpError('Recusada', 422, {})) : resolve(saved)));
        }),
    },
  });
  const answer = async (at: number, refuses: boolean) => {
    await waitFor(() => expect(saves()).toHaveLength(at));
    await act(async () => answers[at - 1]?.(refuses));
  };
  const told = () => screen.queryAllByText(/: Recusada\.$/).map(({ textContent }) => textContent);
  const [first, second] = ['Indústria 1 – H-1: Recusada.', 'Indústria 1 – H-2: Recusada.'];
  grid.focus();
  await person.keyboard('{ArrowRight>6/}112{Enter}212{Enter}');
  const saveAll = () => person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  await saveAll();
  await answer(1, true);
  await answer(2, true);
  await waitFor(() => expect(told()).toEqual([first, second]));

  await person.click(screen.getByRole('button', { name: 'Salvar Indústria 1 – H-2' }));
  expect(told()).toEqual([first]);
  await answer(3, true);
  await waitFor(() => expect(told()).toEqual([first, second]));

  await saveAll();
  expect(screen.queryByRole('region', { name: /não fo(i|ram) salva/ })).toBeNull();
  await answer(4, true);
  await waitFor(() => expect(told()).toEqual([first]));
  await person.click(screen.getByRole('button', { name: 'Parar' }));
  await answer(5, false);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Parar' })).toBeNull());
  expect(told()).toEqual([first]);
});

test('where the permission was withdrawn meanwhile one is sent and none after it, and all stay', async () => {
  const TURNED = 'Seu grupo não tem permissão para isto';
  const { grid, person, saves } = await openGrid({
    answers: {
      'POST /PessoaHidrometroLancamento': () => {
        throw new HttpError(TURNED, 403, {});
      },
    },
  });
  grid.focus();
  await person.keyboard('{ArrowRight>6/}112{Enter}212{Enter}312{Enter}');
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  const told = within(await screen.findByRole('region', { name: '3 leituras não foram salvas' }));
  expect(told.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(`H-1: ${TURNED}. Continua guardada`),
    expect.stringMatching(/H-2: .* Continua guardada: salve de novo mais tarde\.$/),
    expect.stringMatching(/H-3: .* Continua guardada: salve de novo mais tarde\.$/),
  ]);
  expect(saves()).toHaveLength(1);
  expect(JSON.stringify({ ...localStorage })).toMatch(/112.*212.*312/);
});

test('what was refused is told before what was only not sent', () => {
  const pendente = (idHidrometro: number) => ({ idHidrometro }) as Falha['pendente'];
  const behind = [1, 2, 3].map((id): Falha => ({ pendente: pendente(id), resultado: NAO_ENVIADA }));
  const refused: Falha = { pendente: pendente(4), resultado: { como: 'recusada', mensagem: 'x', campos: {} } };
  expect(emOrdem([...behind, refused])).toEqual([refused, ...behind]);
});

const DESABILITADO = 'O tipo de cobrança Estimada foi desabilitado: escolha outro';
const GRANDE = 'O valor é grande demais';
const MENOR = 'A leitura atual é menor que a anterior: corrija o valor';
const ALTO = 'O volume passa de 3 vezes a mediana';
const NEGATIVO = 'Leitura atual: O valor não pode ser negativo';

test.each([
  ['the field', GRANDE, { leituraAtual: GRANDE }, `H-1: Leitura atual: ${GRANDE}.`],
  [
    'a field once that its reason begins with',
    DESABILITADO,
    { idCategoriaCobranca: DESABILITADO },
    `H-1: ${DESABILITADO}.`,
  ],
  ['a field once that begins so', MENOR, { leituraAtual: MENOR }, `H-1: ${MENOR}.`],
  [
    'the field that its reason is about',
    `${ALTO}. Confira, ou diga o motivo.`,
    { leituraAtual: ALTO, motivo: 'Diga o motivo, se a leitura está certa' },
    `H-1: Leitura atual: ${ALTO}. Confira, ou diga o motivo.`,
  ],
  ['a field once', NEGATIVO, { leituraAtual: 'O valor não pode ser negativo' }, `H-1: ${NEGATIVO}.`],
  [
    'the volume that is meant once',
    'Volume corrigido: o cálculo dá 90,00 m³. Confira, ou diga o motivo.',
    { volumeCorrigido: 'Volume corrigido: o cálculo dá 90,00 m³' },
    'H-1: Volume corrigido: o cálculo dá 90,00 m³. Confira, ou diga o motivo.',
  ],
  ['no field where there is none', 'Medidor não encontrado', {}, 'H-1: Medidor não encontrado.'],
])('the list of what was not saved names %s', async (_, message, campos, list) => {
  const { told } = await refusedWith(message, 422, { campos });
  expect(told).toHaveTextContent(list);
});
