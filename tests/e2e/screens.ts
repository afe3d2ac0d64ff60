import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { expectPdf } from './relatorio.ts';

/** Every screen with what shows that it is there. */
export const SCREENS: readonly [name: string, address: string, ready: (page: Page) => Promise<void>][] = [
  ['home', '/', (page) => expect(page.getByRole('table', { name: /feitas e planejadas/ })).toBeVisible()],
  ['routes', '/cadastro/roteiro', (page) => expect(page.getByRole('cell').first()).toBeVisible()],
  ['new route', '/cadastro/roteiro/create', (page) => expect(page.getByRole('dialog')).toBeVisible()],
  ['edited route', '/cadastro/roteiro/1', (page) => expect(page.getByRole('dialog', { name: 'Edição' })).toBeVisible()],
  ['parameters', '/cadastro/Parametro', (page) => expect(page.getByRole('cell').first()).toBeVisible()],
  ['clients', '/cadastro/cliente', (page) => expect(page.getByRole('cell').first()).toBeVisible()],
  ['new client', '/cadastro/cliente/0', (page) => expect(page.getByLabel('Código')).toBeVisible()],
  ['client', '/cadastro/cliente/1', (page) => expect(page.getByLabel('Código')).toHaveValue('0001')],
  ['points', '/cadastro/cliente/1/pontos-coleta', (page) => expect(page.getByRole('rowheader').first()).toBeVisible()],
  [
    'history',
    '/cadastro/cliente/1/historico-coletas',
    (page) => expect(page.getByRole('gridcell').first()).toBeVisible(),
  ],
  [
    'readings of a client',
    '/medidor-vazao/historico/1?aba=outros',
    (page) => expect(page.getByRole('img', { name: 'Últimos 12 meses' })).toBeVisible(),
  ],
  [
    'entry of readings',
    '/cadastro/vazao-lancamento?idMes=11&idAno=2026',
    (page) => expect(page.getByRole('gridcell').first()).toBeVisible(),
  ],
  ['import', '/relatorio/Importacao-analise', (page) => expect(page.getByLabel('Laboratório')).toBeVisible()],
  ['MyLIMS', '/relatorio/Importacao-mylims', (page) => expect(page.getByLabel('Tipo')).toBeVisible()],
  ['sequential report', '/relatorio/Sequencial', (page) => expect(page.getByRole('rowheader').first()).toBeVisible()],
  [
    'points report',
    '/relatorio/pessoa-ponto-coleta',
    (page) => expect(page.getByRole('gridcell').first()).toBeVisible(),
  ],
  ['clients report', '/relatorio/relatorio-pessoa', (page) => expect(page.getByRole('gridcell').first()).toBeVisible()],
  ['regions', '/relatorio/regiao', (page) => expect(page.getByRole('gridcell').first()).toBeVisible()],
  [
    'monitored industries',
    '/relatorio/industria-monitorada?dtInicio=2025-03-01&dtFim=2025-03-31',
    (page) => expect(page.getByRole('gridcell').first()).toBeVisible(),
  ],
  ['ranking', '/relatorio/ranking?ano=2026', (page) => expect(page.getByRole('gridcell').first()).toBeVisible()],
  [
    'update of charges',
    '/relatorio/relatorioDBO?dtInicio=2025-03-01&dtFim=2025-03-31',
    (page) => expect(page.getByRole('gridcell').first()).toBeVisible(),
  ],
  [
    'update of DBO values',
    '/relatorio/relatorio-valores-dbo?dtInicio=2025-03-01&dtFim=2025-03-31',
    (page) => expect(page.getByRole('gridcell').first()).toBeVisible(),
  ],
  ['schedule', '/relatorio/Agenda', (page) => expect(page.getByRole('rowheader').first()).toBeVisible()],
  ['protocols', '/App/Protocolo', (page) => expect(page.getByRole('grid').first()).toBeVisible()],
  [
    'settings of the field application',
    '/App/Settings-app',
    (page) => expect(page.getByRole('textbox', { name: 'Texto padrão do e-mail' })).toBeVisible(),
  ],
  ['log of a client', '/cadastro/cliente/1/logs', (page) => expect(page.getByRole('cell').first()).toBeVisible()],
  ['log', '/acesso/LogUsers', (page) => expect(page.getByRole('cell').first()).toBeVisible()],
  ['PDF of routes', '/cadastro/roteiro/pdf', expectPdf],
  ['not found', '/nada/aqui', (page) => expect(page.getByText('/nada/aqui')).toBeVisible()],
];
