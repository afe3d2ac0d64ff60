import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { parametros } from '../../domain/coleta/parametros.ts';
import { failure } from '../fixtures/fakeApi.ts';
import { asked, coleta, openApp } from './clienteApp.tsx';
import { paramAs } from './historicoLimits.ts';
import { giveView } from './tableView.ts';

const SAVE = 'POST /HistoricoColeta/save-historico';

beforeEach(() => {
  giveView(440);
});

async function openHistory(more: Parameters<typeof openApp>[0]['answers'] = {}) {
  const app = openApp({
    path: '/cadastro/cliente/3/historico-coletas',
    answers: {
      'GET /HistoricoColeta/{idPessoa}/{versao}': () => ({ result: [coleta({ id: 4, versao: 2 })] }),
      'GET /Parametro': () => parametros.map((one) => paramAs(one)),
      ...more,
    },
  });
  await screen.findByRole('grid', { name: 'Coletas e resultados' });
  return app;
}

test('ΔT that was typed stays when a time changes, and a time that cannot be read is told on leaving it', async () => {
  const { person } = await openHistory();
  await person.click(screen.getByRole('button', { name: 'Editar a linha 1' }));
  const form = within(await screen.findByRole('dialog', { name: 'Editar historico' }));
  const [elapsed, time] = [
    form.getByRole('textbox', { name: 'ΔT' }),
    form.getByRole('textbox', { name: /^Hora da r/ }),
  ];
  const retype = async (field: HTMLElement, text: string) => {
    await person.clear(field);
    await person.type(field, text);
  };
  await retype(time, '0930');
  expect(time).toBeValid();
  await person.tab();
  expect(time).toHaveAccessibleDescription('Use horas e minutos, como 09:30');
  await retype(time, '09:30');
  await person.tab();
  expect(time).toBeValid();
  expect(elapsed).toHaveValue('25:30');
  await retype(time, '9:45');
  await person.tab();
  expect(time).toBeValid();
  expect(elapsed).toHaveValue('25:45');
  await retype(elapsed, '23:00');
  await retype(time, '10:00');
  expect(elapsed).toHaveValue('23:00');
});

test('hours are taken as spreadsheets write them', async () => {
  const { api, person } = await openHistory({ [SAVE]: () => ({ id: 5 }) });
  await person.click(screen.getByRole('button', { name: 'Novo regristo de historico' }));
  const form = within(await screen.findByRole('dialog', { name: 'Novo regristo de historico' }));
  const text = '24/10/2026\t8:00:00\t25/10/2026\t9:05';
  fireEvent.paste(form.getByRole('textbox', { name: 'Instalação' }), { clipboardData: { getData: () => text } });
  expect(form.getByRole('textbox', { name: 'Hora da instalação' })).toHaveValue('08:00');
  expect(form.getByRole('textbox', { name: 'ΔT' })).toHaveValue('25:05');
  await person.click(form.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(asked(api, SAVE)[0]?.body).toMatchObject({ dtRetirada: '2026-10-25 09:05' }));
});

test('a collection whose reply was lost is not made twice: recovered, it is the same attempt', async () => {
  const begin = async (answer: () => unknown) => {
    const app = await openHistory({ [SAVE]: answer });
    await app.person.click(screen.getByRole('button', { name: 'Novo regristo de historico' }));
    return { ...app, form: within(await screen.findByRole('dialog', { name: 'Novo regristo de historico' })) };
  };
  const first = await begin(() => {
    throw failure('Erro na requisição', 0);
  });
  const text = '24/10/2026\t8:00:00\t25/10/2026\t9:05';
  fireEvent.paste(first.form.getByRole('textbox', { name: 'Instalação' }), { clipboardData: { getData: () => text } });
  await first.person.click(first.form.getByRole('button', { name: 'Salvar' }));
  await first.form.findByText(/^Pode ter sido salvo ou não/);
  cleanup();

  const again = await begin(() => ({ id: 5 }));
  await again.person.click(again.form.getByRole('button', { name: 'Recuperar' }));
  await again.person.click(again.form.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [lost, repeated] = [first, again].map(({ api }) => asked(api, SAVE)[0]);
  expect(repeated).toMatchObject({ body: lost?.body, idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(repeated?.idempotencyKey).toBe(lost?.idempotencyKey);
});

test('a row pasted at the point fills all of the form; what does not fit is told', async () => {
  const { api, person } = await openHistory({ [SAVE]: () => ({ id: 5 }) });
  await person.click(screen.getByRole('button', { name: 'Novo regristo de historico' }));
  const form = within(await screen.findByRole('dialog', { name: 'Novo regristo de historico' }));
  const own =
    'Caixa de saída\t24/10/2026\t08:00\t25/10/2026\t13:05\t29:05\t24\tAM-1\tAna\tSim\t1.000,5\t1100\t99,5\tSim\t';
  const text = `${own}Erro análise\t${Array.from({ length: 29 }, (_, index) => index + 1).join('\t')}\r\nOutra\r\n`;
  fireEvent.paste(form.getByRole('combobox', { name: /^Ponto/ }), { clipboardData: { getData: () => text } });
  expect(form.getByText(/^2 células coladas não couberam/)).toBeVisible();
  expect(form.getByText('Só a primeira linha colada foi usada.')).toBeVisible();
  await person.click(form.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(asked(api, SAVE)[0]?.body).toMatchObject({
      pontoColeta: 'Caixa de saída',
      dtInstalaco: '2026-10-24 08:00',
      dtRetirada: '2026-10-25 13:05',
      tempoInstalacao: '29:05',
      qtdeColeta: 24,
      amostrador: 'Ana',
      flagChuva: 1,
      medidorInicial: 1000.5,
      volumeMedido: 99.5,
      flagMedidorInoperante: 1,
      idTipoDBO: 2,
      DQO: '1',
      DBO: '2',
    }),
  );
});

test('a value out of its limits is told, and is no error: it is saved as it is', async () => {
  const { person } = await openHistory();
  await person.click(await screen.findByRole('button', { name: 'Editar a linha 1' }));
  const form = within(await screen.findByRole('dialog', { name: 'Editar historico' }));
  const ph = form.getByRole('textbox', { name: 'pH' });
  await person.clear(ph);
  await person.type(ph, '12');
  expect(ph).toHaveAccessibleDescription('limite 6 a 10 – acima do máximo 10');
  expect(ph).toBeValid();
});
