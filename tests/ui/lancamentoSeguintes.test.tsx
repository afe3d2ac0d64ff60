import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { comoSalva, comoSeguinte } from '../../src/pages/lancamento/envio/pedido.ts';
import { levarAdiante } from '../../src/pages/lancamento/guardado/guardados.ts';
import { calculate } from '../../src/pages/lancamento/leitura/calculo.ts';
import { comSeguintes, type Mudados, mudancasDe, type Seguinte } from '../../src/pages/lancamento/leitura/seguintes.ts';
import type { Answers } from '../fixtures/fakeApi.ts';
import { contextosDe, LEITURAS, leitura, openGrid, openLancamento, openPhone } from './lancamentoScreen.tsx';
import { showOnPhone } from './phone.ts';

const SAVE = 'POST /PessoaHidrometroLancamento';
const ALTO = { id: 'alto', texto: 'O volume passa de 3 vezes a mediana das últimas leituras' };
const FALTA = { id: 'mes-faltando', texto: 'Falta a leitura de um mês entre a anterior e esta' };
const DE_FORA = { id: 'alto', texto: 'DBO sem mediana' };
const figures = {
  leituraAnterior: 200,
  leituraAtual: 300,
  tempoAnterior: null,
  tempoFinal: null,
  volumeMedido: 100,
  volumeCorrigido: 100,
};
const moved = { ...figures, leituraAnterior: 101, volumeMedido: 199, volumeCorrigido: 199 };
const dezembro: Seguinte = { idAno: 2026, idMes: 12, antes: figures, agora: moved, estranhezas: [ALTO] };
const janeiro: Seguinte = { idAno: 2027, idMes: 1, antes: figures, agora: figures, estranhezas: [ALTO] };

const saving = (seguintes?: readonly Seguinte[]) => ({
  [SAVE]: () => ({
    id: 71,
    versao: 1,
    volumeMedido: 10,
    volumeCorrigido: 10,
    tempoFinal: null,
    flagMedia: 0,
    seguintes,
  }),
});
/** A save of a reading that begins at 105: the month before was changed meanwhile. */
const otherwise = (more: object = {}) => ({
  [SAVE]: () => ({
    ...{ id: 71, versao: 1, leituraAnterior: 105, volumeMedido: 5, volumeCorrigido: 5, tempoFinal: null, flagMedia: 0 },
    ...more,
  }),
});
const TYPE_FIRST = '{ArrowRight>6/}110{Enter}';
const TOLD = '1 leitura de mês seguinte mudou com o que foi salvo; 2 pedem conferência';

test('later months that a save changed or made odd are told with what became of them, and lead there, until seen', async () => {
  const { grid, person, api } = await openGrid({
    answers: saving([{ ...janeiro, estranhezas: [ALTO, FALTA, DE_FORA] }, dezembro]),
  });
  grid.focus();
  await person.keyboard(TYPE_FIRST);
  await person.click(screen.getByRole('button', { name: 'Salvar Indústria 1 – H-1' }));

  const told = await screen.findByRole('region', { name: TOLD });
  expect(within(told).getByRole('status')).toHaveTextContent(TOLD);
  expect(
    within(told)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    `Indústria 1 – H-1, janeiro de 2027: os números são os mesmos. Confira: o volume passa de 3 vezes a mediana das últimas leituras; falta a leitura de um mês entre a anterior e esta; DBO sem mediana.Abrir janeiro de 2027`,
    'Indústria 1 – H-1, dezembro de 2026: leitura anterior: de 200 para 101; volume medido e corrigido: de 100,00 m³ para 199,00 m³. ' +
      'Confira: o volume passa de 3 vezes a mediana das últimas leituras.Abrir dezembro de 2026',
  ]);

  // It is there in the month that it leads to.
  await person.click(within(told).getByRole('link', { name: 'Abrir dezembro de 2026' }));
  const december = await screen.findByRole('grid', { name: 'Leituras de dezembro de 2026' });
  const asked = api.requests.filter(({ name }) => name === 'GET /PessoaHidrometro').map(({ request }) => request.query);
  expect(asked).toContainEqual(expect.objectContaining({ nomeCliente: 'Indústria 1', idMes: 12, idAno: 2026 }));
  const still = screen.getByRole('region', { name: TOLD });
  expect(within(still).queryByRole('link', { name: 'Abrir dezembro de 2026' })).toBeNull();
  expect(within(still).getByRole('link', { name: 'Abrir janeiro de 2027' })).toBeVisible();

  await person.click(within(still).getByRole('button', { name: 'Entendi' }));
  expect(screen.queryByRole('region', { name: TOLD })).toBeNull();
  expect(december).toHaveFocus();
});

describe('what is pending of a later month that a save made anew', () => {
  const PLACE = 'listaLancamentoEnvio:7:2026-12';
  const pendente = {
    ...{ idHidrometro: 1, idPessoa: 1, id: 90, versao: 3, rotulo: 'Indústria 1 – H-1', chave: 'k' },
    textos: { obs: 'Portaria' },
  };
  const told = { ...dezembro, id: 90, antes: { ...figures, versao: 3 }, agora: { ...moved, versao: 4 } };
  const kept = () => JSON.parse(localStorage.getItem(PLACE) ?? '[]');

  async function saveNovember(seguinte: Seguinte, pending: object = pendente, answers: Answers = {}) {
    localStorage.setItem(PLACE, JSON.stringify([pending, { ...pendente, idHidrometro: 2 }]));
    const app = await openGrid({ answers: { ...saving([seguinte]), ...answers } });
    app.grid.focus();
    await app.person.keyboard(TYPE_FIRST);
    await app.person.click(screen.getByRole('button', { name: 'Salvar Indústria 1 – H-1' }));
    await screen.findByRole('button', { name: 'Entendi' });
    return app;
  }

  test('goes over what it is now, as another request', async () => {
    await saveNovember(told);
    expect(kept()).toEqual([
      { ...pendente, versao: 4, chave: expect.not.stringMatching(/^k$/) },
      { ...pendente, idHidrometro: 2 },
    ]);
  });

  test('is told of by where it begins now, and its hours: nobody typed that', async () => {
    const base = { leituraAnterior: '100', tempoAnterior: '300', obs: 'Guarita' };
    await saveNovember({ ...told, agora: { ...told.agora, tempoAnterior: '350' } }, { ...pendente, base });
    expect(kept()[0].base).toEqual({ leituraAnterior: '101', tempoAnterior: '350', obs: 'Guarita' });
  });

  test.each<[string, Seguinte, object]>([
    ['that somebody else changed before', told, { ...pendente, versao: 2 }],
    ['that is another reading', told, { ...pendente, id: 91 }],
    ['that is as it was', { ...told, agora: { ...moved, versao: 3 } }, pendente],
    ['of which a legacy server tells no version', dezembro, pendente],
  ])('stays over what it was typed over where it is one %s', async (_, seguinte, pending) => {
    await saveNovember(seguinte, pending);
    expect(kept()[0]).toEqual(pending);
  });

  test('is saved as one’s own once that month is opened', async () => {
    const december = leitura({ idHidrometro: 1, idMes: 12, id: 90, ...moved, versao: 4 });
    const { person, saves } = await saveNovember(told, pendente, {
      'GET /PessoaHidrometro': ({ query }) => (Object(query).idMes === 12 ? [december] : LEITURAS),
    });
    await person.click(screen.getByRole('link', { name: 'Abrir dezembro de 2026' }));
    await screen.findByRole('grid', { name: 'Leituras de dezembro de 2026' });
    await person.click(screen.getByRole('button', { name: 'Salvar Indústria 1 – H-1' }));
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(saves()[1]?.request.body).toMatchObject({ id: 90, versao: 4, obs: 'Portaria', idMes: 12 });
  });

  test('finds its row as it is now where it was read before', () => {
    const row = leitura({ idHidrometro: 1, idMes: 12, id: 90, ...figures, versao: 3 });
    expect(comoSeguinte(row, told)).toEqual({ ...row, ...moved, versao: 4 });
    for (const other of [
      { ...row, versao: 2 },
      { ...row, id: 91 },
    ])
      expect(comoSeguinte(other, told)).toBe(other);
    expect(comoSeguinte(row, dezembro)).toBe(row);
  });

  test('is read anew with its row where that month is open', async () => {
    let december = leitura({ idHidrometro: 1, idMes: 12, id: 90, ...figures, versao: 3 });
    localStorage.setItem(PLACE, JSON.stringify([pendente]));
    openLancamento({
      path: '/cadastro/vazao-lancamento?idMes=12&idAno=2026',
      leituras: [],
      answers: { 'GET /PessoaHidrometro': () => [december] },
    });
    const grid = await screen.findByRole('grid', { name: 'Leituras de dezembro de 2026' });
    december = { ...december, ...moved, versao: 4 };
    act(() => levarAdiante(7, 1, told));
    await waitFor(() => expect(grid).toHaveTextContent('199,00'));
  });
});

test('nothing is told where the server tells nothing', async () => {
  const { grid, person } = await openGrid({ answers: saving() });
  grid.focus();
  await person.keyboard(TYPE_FIRST);
  await person.click(screen.getByRole('button', { name: 'Salvar Indústria 1 – H-1' }));
  expect(await screen.findByText('Vazão cadastrada com sucesso')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Entendi' })).toBeNull();
});

test('on a telephone too', async () => {
  showOnPhone();
  const brought = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { person } = await openPhone({ answers: saving([dezembro]) });
  await person.type(screen.getByRole('textbox', { name: 'Leitura atual' }), '110');
  await person.click(screen.getByRole('button', { name: 'Salvar Indústria 1 – H-1' }));
  expect(await screen.findByRole('link', { name: 'Abrir dezembro de 2026' })).toBeVisible();
  // Above what is seen of the card: it is brought into view.
  const box = screen.getByRole('button', { name: 'Entendi' }).closest('[role=region]');
  await waitFor(() => expect(brought.mock.contexts).toContain(box));
  brought.mockRestore();
});

test('a saved reading that has become odd says so in its row until somebody says why', async () => {
  const salva = { id: 7, versao: 1, leituraAtual: 300, volumeMedido: 200, volumeCorrigido: 200 };
  const leituras = [
    leitura({ idHidrometro: 1, ...salva }),
    leitura({ idHidrometro: 2, ...salva, leituraAtual: 400, motivo: 'Safra' }),
    leitura({ idHidrometro: 3, ...salva, leituraAtual: 320, volumeMedido: 20, volumeCorrigido: 20 }),
  ];
  const { cell, grid, person } = await openGrid({ leituras });
  const situacao = (registro: string) => cell(registro, 'Situação');
  await waitFor(() => expect(situacao('H-1')).toHaveTextContent(`salva · ${ALTO.texto} · sem motivo`));
  expect(situacao('H-1')).toHaveAttribute('data-tone', 'warning');
  expect(situacao('H-2')).toHaveTextContent(/^salva, com motivo$/);
  expect(situacao('H-3')).toHaveTextContent(/^salva$/);

  grid.focus();
  await person.keyboard('{ArrowRight>13/}Vazamento{Enter}');
  expect(situacao('H-1')).toHaveTextContent(`não salvo · ${ALTO.texto}`);
  expect(situacao('H-1')).not.toHaveTextContent('motivo');
});

test('hours that cannot be read are told with how this hour-meter’s are written, where they are not needed too', async () => {
  const leituras = [leitura({ idHidrometro: 1, tempoAnterior: '0100:00', idCalculoHorimetro: 2 })];
  const contextos = contextosDe(leituras).map((one) => ({
    ...one,
    anterior: { ...one.anterior, tempoAtual: '0100:00' },
  }));
  const { cell, grid, person } = await openGrid({
    leituras,
    answers: { 'GET /PessoaHidrometroLancamento/contexto': () => contextos },
  });
  grid.focus();
  await person.keyboard('{ArrowRight>6/}110{Tab>4/}12:99{Enter}');
  expect(cell('H-1', 'Tempo atual')).toHaveTextContent('12:99');
  expect(cell('H-1', 'Volume corrigido')).toHaveTextContent('10,00');
  expect(cell('H-1', 'Situação')).toHaveTextContent(
    'não salvo · Este horímetro conta horas e minutos: digite HHHH:MM, com minutos de 00 a 59, como 0100:30 · diga o motivo',
  );
});

test('who calculates a row without a previous time is told the hours from where the hour-meter stood', async () => {
  const leituras = [leitura({ idHidrometro: 1, idCategoriaCobranca: 3, idCalculoHorimetro: 1 })];
  const contextos = contextosDe(leituras).map((one) => ({
    ...one,
    anterior: { ...one.anterior, tempoAtual: '2.400' },
  }));
  const { grid, person, api } = await openGrid({
    leituras,
    answers: {
      'GET /PessoaHidrometroLancamento/contexto': () => contextos,
      'POST /RelatorioLeituraCobranca/Teste/Regra': () => ({ result: 12, flagMedia: 0 }),
      'POST /RelatorioLeituraCobranca/Teste/Logica': () => ({ horaFormatada: '0600:00' }),
    },
  });
  grid.focus();
  await person.keyboard('{ArrowRight>6/}110{Tab>4/}3.000{Enter}');
  await person.click(screen.getByRole('button', { name: 'Calcular Indústria 1 – H-1' }));
  await screen.findByText('Indústria 1 – H-1: volume corrigido 12,00 m³, tempo total 0600:00');
  const asked = (name: string) => api.requests.find((one) => one.name.endsWith(name))?.request.body;
  expect(asked('Teste/Logica')).toEqual({ logica: 1, tempoAnterior: '2400', tempoAtual: '3000' });
  expect(asked('Teste/Regra')).toMatchObject({ tempoAnterior: '', tempoAtual: '3.000' });
});

test('who calculates a saved row is told by the rule that it was saved by, though its category has another by now', async () => {
  const salva = leitura({
    idHidrometro: 1,
    id: 7,
    versao: 1,
    idCategoriaCobranca: 2,
    leituraAtual: 160,
    volumeMedido: 60,
    volumeCorrigido: 60,
  });
  const { person, api, cell } = await openGrid({ leituras: [salva] });
  expect(cell('H-1', 'Volume corrigido')).toHaveTextContent('60,00');
  await person.click(screen.getByRole('button', { name: 'Calcular Indústria 1 – H-1' }));
  await screen.findByText('Indústria 1 – H-1: volume corrigido 60,00 m³');
  expect(api.requests.filter(({ name }) => name.includes('/Teste/'))).toEqual([]);
});

describe('what there is to take note of', () => {
  const medidor = { idHidrometro: 1, rotulo: 'Indústria 1 – H-1', nome: 'Indústria 1' };
  const novembro = { ...medidor, mes: { idAno: 2026, idMes: 11 } };
  const told = (mudados: Mudados) =>
    [...mudados.values()].map((one) => [one.idMes, mudancasDe(one).length, one.estranhezas.length]);
  const once = comSeguintes(new Map(), novembro, [dezembro, janeiro]);

  test('is told from what it was at first, and no more once it is that again', () => {
    expect(told(once)).toEqual([
      [12, 2, 1],
      [1, 0, 1],
    ]);
    const further = { ...moved, leituraAnterior: 250, volumeMedido: 50, volumeCorrigido: 60 };
    const twice = comSeguintes(once, novembro, [{ ...dezembro, antes: moved, agora: further, estranhezas: [] }]);
    expect(mudancasDe([...twice.values()][0]!)).toEqual([
      { campo: 'leituraAnterior', antes: '200', agora: '250' },
      { campo: 'volumeMedido', antes: '100,00 m³', agora: '50,00 m³' },
      { campo: 'volumeCorrigido', antes: '100,00 m³', agora: '60,00 m³' },
    ]);
    const back = { ...dezembro, antes: moved, agora: figures, estranhezas: [] };
    expect(told(comSeguintes(once, novembro, [back, { ...janeiro, estranhezas: [] }]))).toEqual([]);
  });

  test('is no month that is saved after it was told, nor another meter’s', () => {
    const seen = comSeguintes(once, { ...medidor, mes: dezembro }, []);
    expect(told(seen)).toEqual([[1, 0, 1]]);
    const other = { ...medidor, idHidrometro: 2 };
    expect(told(comSeguintes(once, { ...other, mes: dezembro }, [janeiro]))).toHaveLength(3);
  });
});

describe('a saved reading with a reason', () => {
  const OUTRO = 'A leitura anterior não é a última salva deste medidor';
  const odd = { id: 7, versao: 1, leituraAnterior: 90, leituraAtual: 290, volumeMedido: 200, volumeCorrigido: 200 };
  const open = (more: object) => {
    const leituras = [leitura({ idHidrometro: 1, ...odd, motivo: 'Obra', ...more })];
    const contexto = () =>
      contextosDe(leituras).map((one) => ({ ...one, anterior: { ...one.anterior, leituraAtual: 100 } }));
    return openGrid({
      leituras,
      answers: { 'GET /PessoaHidrometroLancamento/contexto': contexto },
    });
  };
  const ALL = 'alto,anterior-diferente';

  test.each<[string, string | null, string]>([
    ['says nothing more of what it was said of', ALL, 'salva, com motivo'],
    ['of before says nothing of what is odd', null, 'salva, com motivo'],
    ['says what has become odd since', 'alto', `salva, com motivo · ${OUTRO} · sem motivo para isto`],
  ])('%s', async (_name, estranhezasExplicadas, expected) => {
    const { cell } = await open({ estranhezasExplicadas });
    await waitFor(() => expect(cell('H-1', 'Situação').textContent).toBe(expected));
  });

  test('asks for another one at the next save, after which that is what it was said of', () => {
    const held = leitura({ idHidrometro: 1, ...odd, motivo: 'Obra', estranhezasExplicadas: 'alto' });
    const [contexto] = contextosDe([held]).map((one) => ({ ...one, anterior: { ...one.anterior, leituraAtual: 100 } }));
    const categorias = [{ id: 1, nome: 'Leitura', regra: 1 }];
    expect(calculate(held, { obs: 'Conferida' }, contexto, categorias)).toMatchObject({ semMotivo: true });
    const textos = { motivo: 'Obra e troca' };
    expect(calculate(held, textos, contexto, categorias)).toMatchObject({ semMotivo: false });
    const saved = comoSalva(held, textos, { id: 7, versao: 2, estranhezasExplicadas: ALL });
    expect(saved).toMatchObject({ motivo: 'Obra e troca', estranhezasExplicadas: ALL });
    expect(calculate(saved, {}, contexto, categorias).estranhezas).toEqual([]);
    expect(calculate(saved, { obs: 'Conferida' }, contexto, categorias)).toMatchObject({ semMotivo: false });
  });
});

test('a reading that was saved from another beginning than was seen is told with its figures', async () => {
  const { grid, person } = await openGrid({ answers: otherwise({ seguintes: [{ ...dezembro, estranhezas: [] }] }) });
  grid.focus();
  await person.keyboard(TYPE_FIRST);
  await person.click(screen.getByRole('button', { name: 'Salvar Indústria 1 – H-1' }));
  const told = await screen.findByRole('region', {
    name: '1 leitura foi salva a partir de outra leitura anterior, mudada enquanto você digitava; 1 leitura de mês seguinte mudou com o que foi salvo',
  });
  const [own] = within(told).getAllByRole('listitem');
  expect(own).toHaveTextContent(
    /^Indústria 1 – H-1, novembro de 2026: leitura anterior: de 100 para 105; volume medido e corrigido: de 10,00 m³ para 5,00 m³.$/,
  );
  await person.click(within(told).getByRole('button', { name: 'Entendi' }));
  expect(told).not.toBeInTheDocument();
});

test('where its user said where it begins, or it begins there, nothing is told of it', async () => {
  const { grid, person, saves, cell } = await openGrid({ answers: otherwise() });
  grid.focus();
  await person.click(cell('H-1', 'Leitura anterior'));
  await person.keyboard('105{Enter}');
  await person.click(cell('H-1', 'Leitura atual'));
  await person.keyboard('110{Enter}');
  await person.click(screen.getByRole('button', { name: 'Salvar Indústria 1 – H-1' }));
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(await screen.findByText('Vazão cadastrada com sucesso')).toBeVisible();
  expect(screen.queryByRole('region', { name: /a partir de outra/ })).toBeNull();
});
