import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paged } from '../fixtures/fakeApi.ts';
import { renderApp } from '../fixtures/renderApp.tsx';
import { asked } from './acessoScreens.tsx';
import { LEITURAS, leitura, openGrid } from './lancamentoScreen.tsx';

/*
 * The lists that the lines of the first page lead to show exactly what these tell of.
 */

const arquivo = (id: number, pendentes: number) => ({
  id,
  nomeArquivo: `arquivo-${id}.xlsx`,
  filename: `arquivo-${id}.xlsx`,
  size: 1,
  conteudo: 'Importacao_mylims',
  dtCadastro: '2026-06-01T12:00:00.000Z',
  situacao: 'importado',
  linhas: 3,
  importadas: 3 - pendentes,
  repetidas: 0,
  pendentes,
});

test('files with unmatched rows alone, until the box is emptied', async () => {
  const { person, router } = renderApp({
    path: '/relatorio/Importacao-mylims?pendentes=1',
    answers: { 'GET /UploadArquivo': () => [arquivo(1, 0), arquivo(2, 2)] },
  });
  expect(await screen.findByText('arquivo-2.xlsx')).toBeVisible();
  expect(screen.queryByText('arquivo-1.xlsx')).toBeNull();
  expect(screen.getByText('1 arquivo')).toBeVisible();
  await person.click(screen.getByRole('checkbox', { name: 'Só com pendentes' }));
  expect(await screen.findByText('arquivo-1.xlsx')).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('messages that are not sent are asked of the server', async () => {
  const app = renderApp({
    path: `/acesso/mensagens?filter=${encodeURIComponent('{"naoEnviadas":1}')}`,
    answers: { 'GET /mensagens': () => paged([], 0, 0) },
  });
  expect(await screen.findByText('Todas as mensagens foram enviadas.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Só não enviadas' })).toBeChecked();
  expect(asked(app, 'GET /mensagens')[0]?.query).toEqual({ pagina: 1, tamanho: 50, naoEnviadas: '1' });
});

test('clients by what waits for them, which is a filter of the list', async () => {
  const filter = encodeURIComponent('{"flagAtivo":1,"pendencia":"sem-ponto"}');
  const app = renderApp({
    path: `/cadastro/cliente?filter=${filter}`,
    answers: { 'GET /Pessoa': () => [], 'GET /RamoAtividade': () => [], 'GET /Roteiro': () => [] },
  });
  expect(await screen.findByRole('combobox', { name: 'Pendência' })).toHaveTextContent(
    'Com meta e sem ponto de coleta',
  );
  await waitFor(() =>
    expect(asked(app, 'GET /Pessoa').at(-1)?.query).toMatchObject({ pendencia: 'sem-ponto', flagAtivo: '1' }),
  );
  await app.person.click(screen.getByRole('combobox', { name: 'Pendência' }));
  await app.person.click(screen.getByRole('option', { name: 'Calibração do medidor vencida' }));
  await app.person.click(screen.getByRole('button', { name: 'Filtrar' }));
  await waitFor(() =>
    expect(asked(app, 'GET /Pessoa').at(-1)?.query).toMatchObject({ pendencia: 'calibracao-vencida' }),
  );
});

test('meters without a reading alone; all of them once the box is emptied', async () => {
  const { person } = await openGrid({
    path: '/cadastro/vazao-lancamento?idMes=11&idAno=2026&semLeitura=1',
    leituras: [...LEITURAS.slice(0, 2), { ...leitura({ idHidrometro: 3 }), id: 30, versao: 1 }],
  });
  expect(screen.getByText(/^2 medidores/)).toBeVisible();
  await person.click(screen.getByRole('checkbox', { name: 'Só sem leitura' }));
  await person.click(screen.getByRole('button', { name: 'Filtrar' }));
  expect(await screen.findByText(/^3 medidores/)).toBeVisible();
});
