import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Inicio } from '../../contract/inicio.ts';
import { failure, shippedModules } from '../fixtures/fakeApi.ts';
import { ANA, renderApp } from '../fixtures/renderApp.tsx';
import { showOnPhone } from './phone.ts';

const meses = Array.from({ length: 12 }, (_, at) => ({ feitas: at === 2 ? 4 : 0, planejadas: at === 11 ? 7 : 0 }));
const MUCH: Inicio = {
  leituras: { idMes: 11, idAno: 2026, medidores: 60, lidas: 15 },
  calibracoes: { vencidas: 1, aVencer: 2 },
  coletas: {
    ano: 2026,
    meses,
    roteiros: [
      { idRoteiro: 3, roteiro: 'Norte', faltam: 5 },
      { idRoteiro: null, roteiro: null, faltam: 1 },
    ],
  },
  analises: { arquivos: 2 },
  mylims: { arquivos: 0 },
  semCarta: { dtInicio: '2026-10-21', dtFim: '2026-11-20', coletas: 3 },
  semPonto: { clientes: 0 },
  mensagens: { pendentes: 1, falharam: 2 },
  banco: { bytes: 12_340_000, copiadoEm: null, copiaPropria: true },
};
const open = (inicio: Inicio) => renderApp({ answers: { 'GET /inicio': () => inicio } });
const address = async (text: string) => {
  const link = await screen.findByRole('link', { name: text });
  return decodeURIComponent(link.getAttribute('href') ?? '').replaceAll('+', ' ');
};

test('each line leads to the list that shows exactly what it tells of', async () => {
  open(MUCH);
  expect(await address('45 medidores sem leitura')).toBe('/medidor-vazao/lancamento?idMes=11&idAno=2026&semLeitura=1');
  expect(await address('Norte: faltam 5 coletas')).toBe('/relatorio/Agenda?ano=2026&idRoteiro=3');
  expect(await address('Sem roteiro: falta 1 coleta')).toBe('/relatorio/Agenda?ano=2026&idRoteiro=0');
  expect(await address('1 cliente com a calibração vencida')).toBe(
    '/cadastro/cliente?filter={"flagAtivo":1,"pendencia":"calibracao-vencida"}&sort=nome&order=ASC',
  );
  expect(await address('2 clientes com a calibração a vencer em 60 dias')).toContain(
    '"pendencia":"calibracao-a-vencer"',
  );
  expect(await address('3 coletas desde 21/10/2026 sem carta enviada')).toContain(
    '/relatorio/nao-conforme?filter={"dtInicio":"2026-10-21","dtFim":"2026-11-20","semCarta":1}',
  );
  expect(await address('2 arquivos de análises com linhas sem correspondência')).toBe(
    '/relatorio/Importacao-analise?pendentes=1',
  );
  expect(await address('3 mensagens não enviadas (2 com falha)')).toContain(
    '/acesso/mensagens?filter={"naoEnviadas":1}',
  );
});

test('readings have a progress bar, the database its size and that it was never copied, the rest is in order', async () => {
  open(MUCH);
  const bar = await screen.findByRole('progressbar', { name: '15 de 60 medidores lidos' });
  expect(bar).toHaveAttribute('aria-valuenow', '25');
  expect(screen.getByRole('heading', { name: 'Leituras de novembro de 2026' })).toBeVisible();
  expect(screen.getByText('Tamanho: 12,3 MB')).toBeVisible();
  expect(screen.getByText(/Não há cópia de segurança registrada/)).toBeVisible();
  expect(screen.getByText('Em dia: Pontos de coleta.')).toBeVisible();
});

test('the figures of the chart are a table as well', async () => {
  open(MUCH);
  const table = await screen.findByRole('table', { name: 'Coletas de 2026, feitas e planejadas' });
  const chart = screen.getByRole('region', { name: 'Gráfico das coletas de 2026' });
  expect(within(chart).getByText('0')).toBeVisible();
  const row = (name: string) => within(within(table).getByRole('row', { name })).getAllByRole('cell');
  expect(row('Março 4 0').map(({ textContent }) => textContent)).toEqual(['4', '0']);
  expect(row('Dezembro 0 7').map(({ textContent }) => textContent)).toEqual(['0', '7']);
});

test('nothing to do says so kindly', async () => {
  open({ ...MUCH, ...NOTHING });
  expect(await screen.findByText('Nada espera por você agora: está tudo em dia.')).toBeVisible();
  expect(screen.getByText(/Última cópia: 20\/11\/2026 12:00, há \d+ dias?/)).toBeVisible();
});
const NOTHING: Inicio = {
  leituras: { idMes: 11, idAno: 2026, medidores: 60, lidas: 60 },
  calibracoes: { vencidas: 0, aVencer: 0 },
  coletas: { ano: 2026, meses: [], roteiros: [] },
  analises: { arquivos: 0 },
  semCarta: { dtInicio: '2026-10-21', dtFim: '2026-11-20', coletas: 0 },
  mensagens: { pendentes: 0, falharam: 0 },
  banco: { bytes: 1, copiadoEm: '2026-11-20T15:00:00.000Z', copiaPropria: true },
};

test('a copy made today says so', async () => {
  open({ banco: { bytes: 1, copiadoEm: new Date().toISOString(), copiaPropria: true } });
  expect(await screen.findByText(/^Última cópia: .+, hoje$/)).toBeVisible();
});

test('a copy that is old says what to do, by words and not by colour alone', async () => {
  open({ ...MUCH, banco: { bytes: 1, copiadoEm: '2020-01-10T15:00:00.000Z', copiaPropria: true } });
  expect(await screen.findByText(/^Última cópia: .+ dias\. Faça outra com npm run db:backup\.$/)).toBeVisible();
});

test('a year whose monitoring is not worked out yet is not said to be in order', async () => {
  const nada = Array.from({ length: 12 }, () => ({ feitas: 0, planejadas: 0 }));
  open({ ...MUCH, coletas: { ano: 2027, meses: nada, roteiros: [] } });
  expect(await screen.findByText('Em dia: Pontos de coleta.')).toBeVisible();
});

test('a year of which all is done is in order', async () => {
  open({ ...MUCH, coletas: { ano: 2026, meses, roteiros: [] } });
  expect(await screen.findByText('Em dia: Coletas que faltam neste ano, Pontos de coleta.')).toBeVisible();
});

test('a user without any of it is told nothing of it', async () => {
  open({});
  expect(await screen.findByText(/Escolha uma página no menu/)).toBeVisible();
  expect(screen.queryByText('Banco de dados')).toBeNull();
});

const ofMenus = (...menus: string[]) =>
  shippedModules().map((modulo) => ({
    ...modulo,
    ModuloMenu: modulo.ModuloMenu.filter(({ path }) => menus.includes(`${modulo.path}/${path}`)),
  }));

test.each([
  ['no menu', []],
  ['a permission without a page', ['cadastro/ignore_edicao-amostra']],
])('who has %s is told so, and whom to ask', async (_, menus: string[]) => {
  const user = { ...ANA, GrupoAcesso: { id: 9, nome: 'Novatos' } };
  renderApp({ user, answers: { 'GET /Modulo/{groupId}': () => ofMenus(...menus) } });
  const told =
    'O seu grupo de acesso, Novatos, ainda não tem nenhuma página. Peça a um administrador que dê permissões a ele.';
  expect(await screen.findByText(told)).toBeVisible();
  expect(screen.queryByText(/Escolha uma página/)).toBeNull();
  expect(screen.queryByText(/Nada espera/)).toBeNull();
});

test('what is touched has no keys to hint at', async () => {
  showOnPhone();
  renderApp({ answers: { 'GET /Modulo/{groupId}': () => ofMenus('cadastro/roteiro') } });
  expect(await screen.findByText('Escolha uma página no menu ou procure por ela.')).toBeVisible();
});

test('clients are offered to be looked for to those who may see them', async () => {
  const { unmount } = renderApp({ answers: { 'GET /Modulo/{groupId}': () => ofMenus('cadastro/cliente') } });
  const clients = 'Escolha uma página no menu ou procure por ela e por clientes com Ctrl+K.';
  expect(await screen.findByText(clients)).toBeVisible();
  unmount();
  renderApp({ answers: { 'GET /Modulo/{groupId}': () => ofMenus('cadastro/roteiro') } });
  expect(await screen.findByText('Escolha uma página no menu ou procure por ela com Ctrl+K.')).toBeVisible();
  expect(await screen.findByText('Nada espera por você agora: está tudo em dia.')).toBeVisible();
});

test('a failure is told, and asked for again', async () => {
  let failed = true;
  const { person } = renderApp({
    answers: {
      'GET /inicio': () => {
        if (failed) throw failure('Sem banco', 500);
        return MUCH;
      },
    },
  });
  expect(await screen.findByText(/Não foi possível obter o que espera por você. Sem banco/)).toBeVisible();
  failed = false;
  await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('Tamanho: 12,3 MB')).toBeVisible();
});
