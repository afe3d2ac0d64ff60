import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import type { Answers } from '../fixtures/fakeApi.ts';
import { asked, openRegister, rowTexts } from './registerScreens.tsx';

const NOMES = ['Norte', 'Sul', 'Leste'];
const path = '/cadastro/roteiro';

/** A register that keeps what is written, as far as these tests go. */
function openList(answers: Answers = {}) {
  const rows = NOMES.map((descricao, at) => ({ id: at + 1, descricao, flagAtivo: 1, dtCadastro: '', versao: at + 1 }));
  const gone = new Set<number>();
  return openRegister({
    path,
    answers: {
      'GET /Roteiro': () => rows.filter(({ id }) => !gone.has(id)),
      'POST /Roteiro/lote': ({ body }) => {
        const { ids, acao } = body as { ids: number[]; acao: string };
        for (const row of rows.filter(({ id }) => ids.includes(id))) {
          if (acao === 'remover') gone.add(row.id);
          else row.flagAtivo = acao === 'habilitar' ? 1 : 0;
        }
        return { ids };
      },
      'DELETE /Roteiro': ({ query }) => {
        gone.add((query as { id: number }).id);
        return query;
      },
      'POST /Roteiro/restaurar': ({ body }) => {
        for (const id of (body as { ids: number[] }).ids) gone.delete(id);
        return body;
      },
      ...answers,
    },
  });
}

async function choose(person: ReturnType<typeof openList>['person'], ...names: string[]) {
  await rowTexts();
  for (const name of names) await person.click(screen.getByRole('checkbox', { name: `Selecionar ${name}` }));
  return within(await screen.findByRole('region', { name: 'Ações para os itens selecionados' }));
}

test('chosen rows are disabled after asking which, with the versions that were seen, and enabled again by the toast', async () => {
  const { api, person } = openList();
  const bar = await choose(person, 'Norte', 'Leste');
  expect(bar.getByText('2 itens selecionados')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Selecionar todos desta página' })).toBePartiallyChecked();
  await person.click(bar.getByRole('button', { name: 'Desabilitar' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Desabilitar 2 itens' }));
  expect(question.getByText('Deseja desabilitar esses 2 itens? Norte, Leste.')).toBeVisible();
  expect(asked(api, 'POST /Roteiro/lote')).toEqual([]);
  await person.click(question.getByRole('button', { name: 'Desabilitar' }));
  expect(await screen.findByText('2 itens desabilitados com sucesso')).toBeVisible();
  expect(asked(api, 'POST /Roteiro/lote')).toEqual([
    { body: { ids: [1, 3], acao: 'desabilitar', versoes: { 1: 1, 3: 3 } } },
  ]);
  const states = async () => (await rowTexts()).map((row) => row[2]);
  await waitFor(async () => expect(await states()).toEqual(['Desabilitado', 'Habilitado', 'Desabilitado']));
  expect(screen.queryByRole('region', { name: 'Ações para os itens selecionados' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Desfazer' }));
  await waitFor(async () => expect(await states()).toEqual(['Habilitado', 'Habilitado', 'Habilitado']));
  expect(asked(api, 'POST /Roteiro/lote').at(-1)?.body).toMatchObject({ ids: [1, 3], acao: 'habilitar' });
});

test('beyond the page, all that the filter finds can be chosen', async () => {
  const many = Array.from({ length: 60 }, (_, at) => ({
    id: at + 1,
    descricao: `R${at + 1}`,
    flagAtivo: 1,
    versao: 1,
  }));
  const { person } = openList({ 'GET /Roteiro': () => many });
  await rowTexts();
  await person.click(screen.getByRole('checkbox', { name: 'Selecionar todos desta página' }));
  expect(await screen.findByText('25 itens selecionados')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Selecionar todos os 60' }));
  expect(await screen.findByText('60 itens selecionados')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Selecionar todos os/ })).toBeNull();
  // What was pressed is gone: the other actions are beside the focus.
  expect(screen.getByRole('region', { name: /selecionad/i })).toHaveFocus();
});

test('the box of the heading chooses the page and lets it go; so does the bar’s button', async () => {
  const { person } = openList();
  await rowTexts();
  const all = screen.getByRole('checkbox', { name: 'Selecionar todos desta página' });
  await person.click(all);
  expect(await screen.findByText('3 itens selecionados')).toBeVisible();
  await person.click(all);
  await waitFor(() => expect(screen.queryByText(/selecionado/)).toBeNull());
  await person.click(all);
  await person.click(await screen.findByRole('button', { name: 'Limpar seleção' }));
  expect(all).not.toBeChecked();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('another filter lets the chosen rows go: nobody changes what is out of sight', async () => {
  const { person } = openList();
  await choose(person, 'Sul');
  await person.type(screen.getByRole('textbox', { name: 'Descrição' }), 'nor{Enter}');
  await waitFor(() => expect(screen.queryByText('1 item selecionado')).toBeNull());
});

test('several are removed after asking, and brought back by the toast, which the keyboard reaches at once', async () => {
  const { api, person } = openList();
  const bar = await choose(person, 'Norte', 'Sul');
  await person.click(bar.getByRole('button', { name: 'Remover' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remover 2 itens' }));
  expect(question.getByText('Deseja remover esses 2 itens? Norte, Sul.')).toBeVisible();
  await person.click(question.getByRole('button', { name: 'Remover' }));
  expect(await screen.findByText('2 itens removidos com sucesso')).toBeVisible();
  await waitFor(async () => expect(await rowTexts()).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());

  await person.tab();
  expect(screen.getByRole('button', { name: 'Desfazer' })).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(await screen.findByText('Remoção de 2 itens desfeita')).toBeVisible();
  await waitFor(async () => expect(await rowTexts()).toHaveLength(3));
  expect(asked(api, 'POST /Roteiro/restaurar')).toEqual([{ body: { ids: [1, 2] } }]);
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test.each([
  ['Já existe um roteiro com esta descrição', 409, 'Já existe um roteiro com esta descrição'],
  ['Erro na requisição', 0, 'Erro na requisição. Pode ter sido feito ou não: veja na lista.'],
])(
  'one removal is undone likewise; why it was not, or may have been all the same, is told: %s (%i)',
  async (message, status, told) => {
    const { person } = openList({
      'POST /Roteiro/restaurar': () => {
        throw new HttpError(message, status);
      },
    });
    await rowTexts();
    await person.click(screen.getByRole('button', { name: 'Remover Sul' }));
    await person.click(await screen.findByRole('button', { name: 'Remover' }));
    await person.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByText(told)).toBeVisible();
    // It can be tried again.
    expect(screen.getByRole('button', { name: 'Desfazer' })).toBeEnabled();
  },
);

test('a chosen row that is removed by its own button is chosen no more, nor once it is back', async () => {
  const { person } = openList();
  await choose(person, 'Norte', 'Sul');
  const remove = async (name: string) => {
    await person.click(screen.getByRole('button', { name: `Remover ${name}` }));
    const question = within(await screen.findByRole('alertdialog', { name: `Remover ${name}` }));
    await person.click(question.getByRole('button', { name: 'Remover' }));
  };
  await remove('Norte');
  expect(await screen.findByText('1 item selecionado')).toBeVisible();
  await remove('Sul');
  await waitFor(() => expect(screen.queryByText('1 item selecionado')).toBeNull());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  await person.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByRole('checkbox', { name: 'Selecionar Sul' })).not.toBeChecked();
  expect(screen.queryByText(/selecionado/)).toBeNull();
});

test('so is one that somebody else removed before', async () => {
  const { person } = openList({
    'DELETE /Roteiro': () => {
      throw new HttpError('Não encontrado', 404);
    },
  });
  await choose(person, 'Sul');
  await person.click(screen.getByRole('button', { name: 'Remover Sul' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remover Sul' }));
  await person.click(question.getByRole('button', { name: 'Remover' }));
  await waitFor(() => expect(screen.queryByText('1 item selecionado')).toBeNull());
});

test('what keeps a removal of several from being undone is named, and the others can be restored', async () => {
  const why = 'Já existe um roteiro com esta descrição';
  const message = 'Nada foi alterado: 1 de 3 itens não permite';
  const { api, person } = openList({
    'POST /Roteiro/restaurar': ({ body }) => {
      const { ids } = body as { ids: number[] };
      const itens = [{ id: 2, motivo: why }];
      if (ids.includes(2)) throw new HttpError(message, 409, { listaResultados: { itens } });
      return { ids };
    },
  });
  const bar = await choose(person, 'Norte', 'Sul', 'Leste');
  await person.click(bar.getByRole('button', { name: 'Remover' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remover' }));
  const undo = async () => person.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await undo();
  const refusal = async () => within(await screen.findByRole('alertdialog', { name: message }));
  expect((await refusal()).getByRole('listitem')).toHaveTextContent(`Sul${why}`);
  // Nothing is lost by looking at it.
  await person.click((await refusal()).getByRole('button', { name: 'Fechar' }));
  await undo();
  await person.click((await refusal()).getByRole('button', { name: 'Restaurar os outros 2' }));
  expect(await screen.findByText('Remoção de 2 itens desfeita')).toBeVisible();
  expect(asked(api, 'POST /Roteiro/restaurar').at(-1)?.body).toEqual({ ids: [1, 3] });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

const emUso = [{ tabela: 'Pessoa', quantidade: 12 }];
const motivo = 'Este roteiro está em uso por 12 clientes. Desabilite-o em vez de remover.';

test('records in use hold back the removal of several: they are named, and can be disabled, the others removed', async () => {
  const message = 'Nada foi alterado: 1 de 2 itens não permite';
  const itens = [{ id: 2, motivo, emUso, podeDesabilitar: true }];
  const { api, person } = openList({
    'POST /Roteiro/lote': ({ body }) => {
      const { ids, acao } = body as { ids: number[]; acao: string };
      if (acao === 'remover' && ids.includes(2)) throw new HttpError(message, 409, { listaResultados: { itens } });
      return { ids };
    },
  });
  const bar = await choose(person, 'Norte', 'Sul');
  const refuse = async () => {
    await person.click(bar.getByRole('button', { name: 'Remover' }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remover' }));
    return within(await screen.findByRole('alertdialog', { name: message }));
  };
  const first = await refuse();
  expect(first.getByRole('listitem')).toHaveTextContent(`Sul${motivo}`);
  expect(first.getByRole('button', { name: 'Fechar' })).toHaveFocus();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(bar.getByText('2 itens selecionados')).toBeVisible();

  const second = await refuse();
  await person.click(second.getByRole('button', { name: 'Remover o outro' }));
  expect(await screen.findByText('Removido com sucesso')).toBeVisible();
  expect(asked(api, 'POST /Roteiro/lote').at(-1)?.body).toMatchObject({ ids: [1], acao: 'remover' });
});

test('a record in use can be disabled from where its removal was refused', async () => {
  const { api, person } = openList({
    'DELETE /Roteiro': () => {
      throw new HttpError(motivo, 409, { listaResultados: { emUso, podeDesabilitar: true } });
    },
  });
  await rowTexts();
  await person.click(screen.getByRole('button', { name: 'Remover Sul' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remover Sul' }));
  await person.click(dialog.getByRole('button', { name: 'Remover' }));
  expect(await dialog.findByText(motivo)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  await person.click(dialog.getByRole('button', { name: 'Desabilitar' }));
  expect(await screen.findByText('Desabilitado com sucesso')).toBeVisible();
  expect(asked(api, 'POST /Roteiro/lote')).toEqual([{ body: { ids: [2], acao: 'desabilitar', versoes: { 2: 2 } } }]);
  await waitFor(async () => expect((await rowTexts())[1]?.[2]).toBe('Desabilitado'));
});

test('of a record in use that is disabled already there is only something to read', async () => {
  const { person } = openList({
    'DELETE /Roteiro': () => {
      throw new HttpError('Este roteiro está em uso', 409, { listaResultados: { emUso, podeDesabilitar: false } });
    },
  });
  await rowTexts();
  await person.click(screen.getByRole('button', { name: 'Remover Sul' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await person.click(dialog.getByRole('button', { name: 'Remover' }));
  expect(await dialog.findByText('Este roteiro está em uso')).toBeVisible();
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Fechar']);
});

test('who may only see has nothing to choose', async () => {
  openRegister({ path, mayEdit: false });
  await rowTexts();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Importar' })).toBeNull();
});

test('a change of several without an answer may have been done', async () => {
  const { person } = openList({
    'POST /Roteiro/lote': () => {
      throw new HttpError('Erro na requisição', 0);
    },
  });
  const bar = await choose(person, 'Norte', 'Sul');
  await person.click(bar.getByRole('button', { name: 'Remover' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remover 2 itens' }));
  await person.click(question.getByRole('button', { name: 'Remover' }));
  expect(await screen.findByText('Erro na requisição. Pode ter sido feito ou não: veja na lista.')).toBeVisible();
});
