import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, onTestFinished, test, vi } from 'vitest';
import { arrumado } from '../../src/pages/lancamento/leitura/campos.ts';
import { failure } from '../fixtures/fakeApi.ts';
import { LEITURAS, leitura, openGrid, openLancamento, paste } from './lancamentoScreen.tsx';
import { showOnWindow } from './phone.ts';
import { giveView } from './tableView.ts';

const filtered = {
  'GET /PessoaHidrometro': ({ query }: { query?: unknown }) =>
    LEITURAS.filter(({ nome }) => nome.includes((query as { nomeCliente: string }).nomeCliente)),
};
const PATH = '/cadastro/vazao-lancamento?idMes=11&idAno=2026&nomeCliente=';
const TO_READINGS = '{ArrowRight>6/}';

test('where another month has readings to save, all is saved of this month alone', async () => {
  const reading = { idHidrometro: 1, id: 0, rotulo: 'Indústria 1 – H-1', chave: 'k', textos: { leituraAtual: '1' } };
  localStorage.setItem('listaLancamentoEnvio:7:2026-10', JSON.stringify([reading]));
  await openGrid();
  expect(screen.getByText('Tudo salvo neste mês')).toBeVisible();
});

test('where the readings cannot be had nothing is said of how many meters there are', async () => {
  openLancamento({
    answers: {
      'GET /PessoaHidrometro': () => {
        throw failure('Banco fora do ar', 400);
      },
    },
  });
  expect(await screen.findByText(/Não foi possível obter as leituras/)).toBeVisible();
  expect(screen.queryByText(/medidores/)).toBeNull();
});

test('without a connection the page says that typing goes on, and that other pages do not', async () => {
  const { unmount } = await openGrid();
  act(() => onlineManager.setOnline(false));
  onTestFinished(() => onlineManager.setOnline(true));
  expect(screen.getByText(/^Sem conexão\. O que for digitado fica guardado/)).toBeVisible();
  expect(screen.queryByText(/Nada pode ser lido/)).toBeNull();
  unmount();
  onlineManager.setOnline(true);
  await openGrid({ mayEdit: false });
  act(() => onlineManager.setOnline(false));
  expect(screen.getByText(/Nada pode ser lido/)).toBeVisible();
});

test('a filter that leaves no meter is taken away at hand', async () => {
  const { person } = openLancamento({ path: `${PATH}Nenhuma`, answers: filtered });
  await person.click(await screen.findByRole('button', { name: 'Limpar filtros' }));
  expect(await screen.findByText('4 medidores')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Limpar filtros' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('grid')).toHaveFocus());
});

test('what a filter finds is read out where it always stands, apart from the keys', async () => {
  const { person } = openLancamento({ path: `${PATH}Nenhuma`, answers: filtered });
  const said = await screen.findByText('Nenhum medidor habilitado atende a este filtro.');
  expect(said).toHaveRole('status');
  const client = screen.getByRole('textbox', { name: 'Cliente' });
  await person.clear(client);
  await person.type(client, 'Indústria 2');
  expect(said).toHaveTextContent(/^Nenhum medidor/);
  await person.keyboard('{Enter}');
  await waitFor(() => expect(said).toHaveTextContent(/^2 medidores$/));
  expect(said).toBeInTheDocument();
});

test('a reading that was not saved and that the filter hides is brought back into view from its failure', async () => {
  const { grid, person } = await openGrid({
    path: `${PATH}Indústria 1`,
    answers: {
      ...filtered,
      'POST /PessoaHidrometroLancamento': () => {
        throw new HttpError('Recusada', 422, { listaResultados: { campos: {} } });
      },
    },
  });
  grid.focus();
  await person.keyboard(`${TO_READINGS}110{Enter}`);
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  const client = screen.getByRole('textbox', { name: 'Cliente' });
  await person.clear(client);
  await person.type(client, 'Indústria 2{Enter}');
  const failed = () => within(screen.getByRole('region', { name: 'Uma leitura não foi salva' }));
  await waitFor(() => expect(failed().getByText(/: Recusada\. O filtro a esconde\.$/)).toBeVisible());
  await person.click(failed().getByRole('button', { name: 'Limpar filtros' }));
  await waitFor(() => expect(failed().getByRole('button', { name: 'Conferir' })).toBeVisible());
});

test('of the readings that are not saved it is said how many the filter hides', async () => {
  const kept = [1, 2, 3].map((idHidrometro) => ({
    ...{ idHidrometro, id: 0, rotulo: `H-${idHidrometro}`, chave: `k${idHidrometro}` },
    textos: { leituraAtual: '1000' },
  }));
  localStorage.setItem('listaLancamentoEnvio:7:2026-11', JSON.stringify(kept));
  const { person } = await openGrid({ path: PATH, answers: filtered });
  const told = () => screen.getByText(/não salva/, { selector: '[role="status"]' }).textContent;
  const filterBy = async (nome: string, shown: string) => {
    const client = screen.getByRole('textbox', { name: 'Cliente' });
    await person.clear(client);
    await person.type(client, `${nome}{Enter}`);
    await screen.findByText(shown, { exact: false });
  };
  expect(told()).toBe('3 leituras não salvas');
  await filterBy('Indústria 2', '2 medidores');
  expect(told()).toBe('3 leituras não salvas (2 fora deste filtro)');
  await filterBy('Nenhuma', 'Nenhum medidor habilitado');
  expect(told()).toBe('3 leituras não salvas (todas fora deste filtro)');
  act(() => onlineManager.setOnline(false));
  onTestFinished(() => onlineManager.setOnline(true));
  expect(told()).toMatch(/^3 leituras não salvas \(todas fora deste filtro\): sem conexão/);
});

test('a window that is made as narrow as a telephone and wide again keeps its column', async () => {
  const turned = showOnWindow(1366);
  const { grid, person } = await openGrid();
  grid.focus();
  await person.keyboard(`{ArrowDown}${TO_READINGS}`);
  turned.resize(400);
  await screen.findByText('2 de 4');
  turned.resize(1366);
  const again = await screen.findByRole('grid');
  await waitFor(() => expect(again).toHaveFocus());
  const active = document.getElementById(again.getAttribute('aria-activedescendant') ?? '');
  expect(active).toHaveAttribute('aria-colindex', '7');
  expect(active?.closest('tr')).toHaveTextContent('H-2');
});

test.each([
  ['leituraAtual', '\u200b1\u200b10,5\ufeff', '110,5'],
  ['leituraAtual', '1.2\u200e20', '1220'],
  ['obs', '\ufeffLacre\u00ad novo\u200b', 'Lacre novo'],
] as const)('signs that nobody sees are taken out of %s', (campo, text, kept) => {
  expect(arrumado(campo, text)).toBe(kept);
});

test('they are in no cell that is pasted, the name of a choice neither', async () => {
  const { grid, cell, person } = await openGrid();
  grid.focus();
  await person.keyboard(TO_READINGS);
  await act(async () => paste('11\u200b0\t\u200b\tMédia\ufeff'));
  expect(cell('H-1', 'Leitura atual')).toHaveTextContent(/^110$/);
  expect(cell('H-1', 'Tipo de Cobrança')).toHaveTextContent('Média');
  expect(await screen.findByText('2 células coladas')).toBeVisible();
});

test('the row at hand stays in view where the grid becomes lower, and one that was scrolled away stays so', async () => {
  const observed = new Map<Element, Set<() => void>>();
  class Observer {
    readonly told: () => void;
    constructor(told: () => void) {
      this.told = told;
    }
    observe(element: Element) {
      observed.set(element, (observed.get(element) ?? new Set()).add(this.told));
    }
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  onTestFinished(() => void vi.unstubAllGlobals());
  const many = Array.from({ length: 40 }, (_, at) => leitura({ idHidrometro: at + 1 }));
  const { grid, person } = await openGrid({ leituras: many });
  const view = grid.parentElement!;
  const resize = (height: number) => {
    giveView(height);
    act(() => {
      for (const told of observed.get(view) ?? []) told();
    });
  };
  grid.focus();
  await person.keyboard('{ArrowDown>10/}');
  expect(view.scrollTop).toBe(0);
  resize(200);
  const brought = view.scrollTop;
  expect(brought).toBeGreaterThan(0);
  resize(600);
  view.scrollTop = 900;
  fireEvent.scroll(view);
  resize(200);
  expect(view.scrollTop).toBe(900);
});

test('who may not edit any more is told that the grid shows what they typed, and can have what is saved instead', async () => {
  const reading = { idHidrometro: 1, idPessoa: 1, id: 7, versao: 1, rotulo: 'Indústria 1 – H-1', chave: 'k' };
  const kept = [{ ...reading, textos: { leituraAtual: '190' } }];
  localStorage.setItem('listaLancamentoEnvio:7:2026-11', JSON.stringify(kept));
  const saved = leitura({ idHidrometro: 1, id: 7, versao: 1, leituraAtual: 120 });
  const { cell, person } = await openGrid({ leituras: [saved, ...LEITURAS.slice(1)], mayEdit: false });
  expect(cell('H-1', 'Leitura atual')).toHaveTextContent(/^190$/);
  expect(screen.getByText(/^1 leitura que você digitou não foi salva\. O seu grupo de acesso/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Descartar' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Descartar alterações?' }));
  // Nobody goes on editing there.
  expect(question.queryByRole('button', { name: 'Continuar editando' })).toBeNull();
  expect(question.getByRole('button', { name: 'Manter' })).toBeVisible();
  await person.click(question.getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('grid')).toHaveFocus());
  expect(cell('H-1', 'Leitura atual')).toHaveTextContent(/^120$/);
  expect(screen.queryByText(/que você digitou/)).toBeNull();
});
