import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ClienteDaAgenda } from '../../contract/agenda.ts';
import { type Answers, failure, shippedModules } from '../fixtures/fakeApi.ts';
import { renderApp } from '../fixtures/renderApp.tsx';
import { showOnPhone } from './phone.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-09-20T12:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

const proposed = (numero: number, mes: number) => ({ numero, mes, guardada: false, atrasadaDe: null });
const USINA: ClienteDaAgenda = {
  idPessoa: 7,
  nome: 'Usina',
  codigo: '0007',
  idRoteiro: 1,
  roteiro: 'Norte',
  idTecnico: 3,
  tecnico: 'Ana',
  minimo: 4,
  ultimaColeta: '2026-03-10',
  feitas: [3, 3],
  devidas: [proposed(3, 9), proposed(4, 11)],
  versao: null,
};
const CURTUME: ClienteDaAgenda = {
  ...USINA,
  idPessoa: 8,
  nome: 'Curtume',
  idRoteiro: null,
  roteiro: null,
  idTecnico: null,
  tecnico: null,
  minimo: 1,
  feitas: [],
  devidas: [{ numero: 1, mes: 9, guardada: true, atrasadaDe: 5 }],
  versao: 2,
};

/** A server that keeps what is planned. */
function server(more: Answers = {}) {
  const rows = new Map([USINA, CURTUME].map((one) => [one.idPessoa, one]));
  interface Body {
    clientes: { idPessoa: number; meses: number[] }[];
  }
  const answers: Answers = {
    'GET /AgendaColeta': () => [...rows.values()],
    'POST /AgendaColeta': ({ body }) =>
      (body as unknown as Body).clientes.map(({ idPessoa, meses }) => {
        const row = rows.get(idPessoa)!;
        const versao = (row.versao ?? 0) + 1;
        const first = row.devidas[0]!.numero;
        const devidas = meses.map((mes, at) => ({ ...proposed(first + at, mes), guardada: true }));
        rows.set(idPessoa, { ...row, versao, devidas });
        return { idPessoa, versao };
      }),
    ...more,
  };
  return answers;
}
const open = (search = '', more: Answers = {}) =>
  renderApp({ path: `/relatorio/Agenda${search}`, answers: server(more) });
const chip = (name: string) => screen.findByRole('button', { name });
const sent = ({ api }: ReturnType<typeof open>) =>
  api.requests.filter(({ name }) => name === 'POST /AgendaColeta').map(({ request }) => request.body);

test('a line a client: what was done ticked off, what is due in its month, what is late', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'Agenda de coletas de 2026' });
  expect(within(table).getByRole('img', { name: '2 coletas feitas em março' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent('Agenda de Coletas2 clientes');
  expect(await chip('Usina: coleta 3 de 4, proposta em setembro')).toBeVisible();
  expect(await chip('Curtume: coleta 1 de 1, atrasada de maio, por fazer em setembro')).toBeVisible();
  const totals = within(table).getByRole('row', { name: /Total do mês/ });
  expect(
    within(totals)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['', '-', '-', '2', '-', '-', '-', '-', '-', '2', '0', '1', '0', '3']);
});

test('the hint says what a mouse and keys do; where there is neither, what a tap does', async () => {
  const { unmount } = open();
  expect(await screen.findByText(/^Arraste uma coleta/)).toBeVisible();
  unmount();
  showOnPhone();
  open();
  expect(await screen.findByText(/^Toque em uma coleta para escolher o mês/)).toBeVisible();
  expect(screen.queryByText(/^Arraste/)).toBeNull();
});

test('the arrow keys move a collection month by month, and the focus goes with it', async () => {
  const app = open();
  (await chip('Usina: coleta 3 de 4, proposta em setembro')).focus();
  await app.person.keyboard('{ArrowRight}');
  expect(await chip('Usina: coleta 3 de 4, planejada em outubro')).toHaveFocus();
  expect(screen.getByText('Usina: coleta 3 em outubro')).toBeInTheDocument();
  // Over the other one, which it changes numbers with.
  await app.person.keyboard('{ArrowRight}{ArrowRight}');
  expect(await chip('Usina: coleta 4 de 4, planejada em dezembro')).toHaveFocus();
  // There is no month after December.
  await app.person.keyboard('{ArrowRight}');
  await waitFor(() => expect(sent(app)).toHaveLength(3));
  expect(sent(app)).toEqual([
    { ano: 2026, clientes: [{ idPessoa: 7, meses: [10, 11], versao: null }] },
    { ano: 2026, clientes: [{ idPessoa: 7, meses: [11, 11], versao: 1 }] },
    { ano: 2026, clientes: [{ idPessoa: 7, meses: [11, 12], versao: 2 }] },
  ]);
});

test('none is moved to a month that has passed', async () => {
  const app = open();
  (await chip('Usina: coleta 3 de 4, proposta em setembro')).focus();
  await app.person.keyboard('{ArrowLeft}');
  expect(await chip('Usina: coleta 3 de 4, proposta em setembro')).toHaveFocus();
  expect(sent(app)).toEqual([]);
});

test('Enter offers the months left', async () => {
  const app = open();
  (await chip('Usina: coleta 4 de 4, proposta em novembro')).focus();
  await app.person.keyboard('{Enter}');
  const menu = await screen.findByRole('menu', { name: 'Mover para' });
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Setembro', 'Outubro', 'Novembro', 'Dezembro']);
  // Within the page's landmarks, as menus are elsewhere.
  expect(screen.getByRole('main')).toContainElement(menu);
  await app.person.keyboard('{End}{Enter}');
  expect(await chip('Usina: coleta 4 de 4, planejada em dezembro')).toHaveFocus();
});

test('a collection is dragged along its own line', async () => {
  const app = open();
  const usina = await screen.findByRole('row', { name: /Usina/ });
  const curtume = screen.getByRole('row', { name: /Curtume/ });
  const data = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, text: string) => data.set(type, text),
    getData: (type: string) => data.get(type) ?? '',
  };
  const cell = (row: HTMLElement, mes: number) => within(row).getAllByRole('cell')[mes]!;
  fireEvent.dragStart(await chip('Usina: coleta 3 de 4, proposta em setembro'), { dataTransfer });
  fireEvent.drop(cell(curtume, 12), { dataTransfer });
  expect(sent(app)).toEqual([]);
  fireEvent.drop(cell(usina, 12), { dataTransfer });
  expect(await chip('Usina: coleta 4 de 4, planejada em dezembro')).toBeVisible();
  await waitFor(() => expect(sent(app)).toHaveLength(1));
});

test('what somebody else planned meanwhile is told, and stays', async () => {
  const refused = () => {
    throw failure('Este registro foi alterado por outra pessoa', 409);
  };
  const app = open('', { 'POST /AgendaColeta': refused });
  (await chip('Usina: coleta 3 de 4, proposta em setembro')).focus();
  await app.person.keyboard('{ArrowRight}');
  expect(await screen.findByText('Este registro foi alterado por outra pessoa')).toBeVisible();
  expect(await chip('Usina: coleta 3 de 4, proposta em setembro')).toHaveFocus();
});

test('whoever went on before it was refused is not taken back to it', async () => {
  const refusal = Promise.withResolvers<never>();
  const app = open('', { 'POST /AgendaColeta': () => refusal.promise });
  (await chip('Usina: coleta 3 de 4, proposta em setembro')).focus();
  await app.person.keyboard('{ArrowRight}');
  await chip('Usina: coleta 4 de 4, planejada em novembro');
  await app.person.tab();
  refusal.reject(failure('Este registro foi alterado por outra pessoa', 409));
  await chip('Usina: coleta 3 de 4, proposta em setembro');
  expect(await chip('Usina: coleta 4 de 4, proposta em novembro')).toHaveFocus();
});

test('what no server answered to stays as it was planned, and is sent again in its order', async () => {
  let offline = false;
  const connected = Object.entries(server()).map(([name, answer]): [string, Answers[string]] => [
    name,
    (request) => {
      if (offline) throw failure('Erro na requisição', 0);
      return answer(request);
    },
  ]);
  const app = open('', Object.fromEntries(connected));
  (await chip('Usina: coleta 3 de 4, proposta em setembro')).focus();
  offline = true;
  await app.person.keyboard('{ArrowRight}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Erro na requisição\. O que você planejou continua aqui/);
  await app.person.keyboard('{ArrowRight}{ArrowRight}');
  expect(await chip('Usina: coleta 4 de 4, planejada em dezembro')).toHaveFocus();
  expect(await chip('Curtume: coleta 1 de 1, atrasada de maio, por fazer em setembro')).toBeVisible();
  await screen.findByRole('alert');
  offline = false;
  const before = sent(app).length;
  await app.person.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await waitFor(() => expect(sent(app).slice(before)).toHaveLength(3));
  expect(sent(app).slice(before)).toEqual(
    [
      { meses: [10, 11], versao: null },
      { meses: [11, 11], versao: 1 },
      { meses: [11, 12], versao: 2 },
    ].map((plan) => ({ ano: 2026, clientes: [{ idPessoa: 7, ...plan }] })),
  );
  expect(await chip('Usina: coleta 4 de 4, planejada em dezembro')).toBeVisible();
});

test('what is still being written of a year is not shown in another', async () => {
  const written = Promise.withResolvers<object[]>();
  const app = open('', { 'POST /AgendaColeta': () => written.promise });
  (await chip('Usina: coleta 3 de 4, proposta em setembro')).focus();
  await app.person.keyboard('{ArrowRight}');
  expect(await chip('Usina: coleta 3 de 4, planejada em outubro')).toBeVisible();
  await app.person.click(screen.getByRole('combobox', { name: 'Ano' }));
  await app.person.click(screen.getByRole('option', { name: '2027' }));
  await screen.findByRole('table', { name: 'Agenda de coletas de 2027' });
  expect(await chip('Usina: coleta 3 de 4, proposta em setembro')).toBeVisible();
  written.resolve([{ idPessoa: 7, versao: 1 }]);
});

test('proposals are kept as they are, all of those shown', async () => {
  const app = open('?ano=2026&idRoteiro=1');
  await app.person.click(await screen.findByRole('button', { name: 'Guardar propostas' }));
  expect(await screen.findByText('Agenda de 1 cliente guardada')).toBeVisible();
  expect(sent(app)).toEqual([{ ano: 2026, clientes: [{ idPessoa: 7, meses: [9, 11], versao: null }] }]);
  expect(await chip('Usina: coleta 3 de 4, planejada em setembro')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Guardar propostas' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('route and technician are chosen, those without any too; PDF, workbook and calendar are of those shown', async () => {
  const app = open();
  await app.person.click(await screen.findByRole('combobox', { name: 'Roteiro' }));
  await app.person.click(screen.getByRole('option', { name: 'Sem roteiro' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Usina/ })).toBeNull());
  expect(app.router.state.location.search).toBe('?ano=2026&idRoteiro=0');
  expect(screen.getByRole('link', { name: 'PDF, abre em nova aba' })).toHaveAttribute(
    'href',
    '/relatorio/Agenda/pdf?ano=2026&idRoteiro=0',
  );
  expect(screen.getByRole('button', { name: 'Excel' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Calendário (.ics)' })).toBeVisible();
});

test('who may only see it moves nothing', async () => {
  open('', { 'GET /Modulo/{groupId}': () => shippedModules((menu) => menu !== 'relatorio/Agenda') });
  expect(await screen.findByRole('img', { name: 'Usina: coleta 3 de 4, proposta em setembro' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Usina: coleta/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Guardar propostas' })).toBeNull();
});

test('no client to collect from says so', async () => {
  open('', { 'GET /AgendaColeta': () => [] });
  expect(await screen.findByText(/Nenhum cliente com estes filtros/)).toBeVisible();
});
