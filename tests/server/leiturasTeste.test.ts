import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, startServer, type TestServer } from './harness.ts';
import { addMeter, newMeter, readingsOf } from './leituraCalls.ts';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
});
afterAll(() => server.close());

const TESTE = '/api/RelatorioLeituraCobranca/Teste';
const NOT_TOLD = { result: '-', flagMedia: 0 };
const askRule = (body: object) => admin.post(`${TESTE}/Regra`, body);
const tell = async (body: object) => (await askRule(body)).body.listaResultados;

interface Row {
  regra: number;
  volumeLido: number | '';
  tempoAnterior?: string;
  tempoAtual?: string;
  reinicioMedidor?: number;
}

/** Each with the volume that it gives of a meter that stood at 100 m³ and 100 h, and had measured 100 m³. */
const ROWS: readonly [Row, corrected: number | '-'][] = [
  [{ regra: 1, volumeLido: 150 }, 150],
  [{ regra: 1, volumeLido: 0.125 }, 0.13],
  [{ regra: 1, volumeLido: 0 }, 0],
  [{ regra: 1, volumeLido: '' }, '-'],
  [{ regra: 1, volumeLido: -5 }, '-'],
  [{ regra: 1, volumeLido: -5, reinicioMedidor: 1 }, -5],
  [{ regra: 1, volumeLido: -5, reinicioMedidor: 2 }, 995],
  [{ regra: 1, volumeLido: 150, reinicioMedidor: 2 }, 150],
  [{ regra: 3, volumeLido: -5, reinicioMedidor: 2, tempoAtual: '700' }, 1194],
  [{ regra: 2, volumeLido: 150 }, 100],
  [{ regra: 2, volumeLido: '' }, 100],
  [{ regra: 2, volumeLido: -5 }, '-'],
  [{ regra: 3, volumeLido: 150, tempoAtual: '700' }, 180],
  [{ regra: 3, volumeLido: 150, tempoAnterior: '400', tempoAtual: '700' }, 360],
  [{ regra: 3, volumeLido: 150, tempoAtual: '100' }, '-'],
  [{ regra: 3, volumeLido: 150 }, '-'],
  [{ regra: 3, volumeLido: 150, tempoAtual: '12:30' }, '-'],
];

describe('rule', () => {
  test.each(ROWS)('%o gives %s, and so does saving', async ({ regra, volumeLido, ...more }, corrected) => {
    const { idHidrometro, idPessoa } = await newMeter(admin);
    const meter = readingsOf(admin, idHidrometro);
    await meter.save(1, { leituraAtual: 100, tempoAtual: '100' });
    const month = { idMes: 2, idAno: 2026 };
    const told = await tell({ regra, logica: 1, volumeLido, ...more, ...month, idHidrometro, idPessoa });
    expect(told).toEqual({ result: corrected, flagMedia: regra === 2 && corrected !== '-' ? 1 : 0 });

    const leituraAtual = volumeLido === '' ? undefined : 100 + volumeLido;
    const sent = { leituraAnterior: 100, leituraAtual, idCategoriaCobranca: regra, motivo: 'Conferida', ...more };
    const { status, body } = await meter.save(2, sent);
    const saved = body.listaResultados;
    if (corrected === '-') expect(status).toBe(422);
    else expect({ result: saved.volumeCorrigido, flagMedia: saved.flagMedia }).toEqual(told);
  });

  const asked = { logica: 1, volumeLido: 150, tempoAnterior: '100', tempoAtual: '700', idMes: 2, idAno: 2026 };

  test('of a roll-over is of where the meter would stand: below nothing none is told, nor from where a new one began', async () => {
    const { idHidrometro } = await newMeter(admin);
    const meter = readingsOf(admin, idHidrometro);
    await meter.save(1, { leituraAtual: 100 });
    const turned = { ...asked, regra: 1, reinicioMedidor: 2, idHidrometro };
    expect(await tell({ ...turned, volumeLido: -100 })).toEqual({ result: 900, flagMedia: 0 });
    expect(await tell({ ...turned, volumeLido: -101 })).toEqual(NOT_TOLD);
    await meter.save(2, { leituraAtual: 60, leituraAnterior: 50, reinicioMedidor: 1, motivo: 'Troca' });
    expect(await tell({ ...turned, volumeLido: -60 })).toEqual({ result: 940, flagMedia: 0 });
    expect(await tell({ ...turned, volumeLido: -101 })).toEqual(NOT_TOLD);
  });

  test('of a source is that of the first category alone, as saving has it', async () => {
    const { idPessoa } = await newMeter(admin);
    const idHidrometro = await addMeter(admin, idPessoa, { registro: 'F1', flagMedidorVazao: 0 });
    const source = readingsOf(admin, idHidrometro);
    await source.save(1, { leituraAtual: 100 });
    for (const regra of [2, 3]) {
      expect(await tell({ ...asked, regra, idHidrometro })).toEqual(NOT_TOLD);
      expect((await source.save(2, { leituraAtual: 250, idCategoriaCobranca: regra })).status).toBe(422);
    }
    expect(await tell({ ...asked, regra: 1, idHidrometro })).toEqual({ result: 150, flagMedia: 0 });
  });

  test('of a source stays that of the first category once it is disabled, in the grid as well', async () => {
    const { idPessoa } = await newMeter(admin);
    const idHidrometro = await addMeter(admin, idPessoa, { registro: 'F2', flagMedidorVazao: 0 });
    const source = readingsOf(admin, idHidrometro);
    await source.save(1, { leituraAtual: 100 });
    const category = (flagAtivo: number) =>
      admin.post('/api/CategoriaCobranca', { id: 1, descricao: 'Leitura', regra: 1, flagAtivo });
    expect((await category(0)).status).toBe(200);
    try {
      const { body } = await admin.get('/api/PessoaHidrometro/?idMes=2&idAno=2026');
      const row = body.listaResultados.find((one: { idHidrometro: number }) => one.idHidrometro === idHidrometro);
      expect(row.idCategoriaCobranca).toBe(1);
      expect(await tell({ ...asked, regra: 1, idHidrometro })).toEqual({ result: 150, flagMedia: 0 });
      const saved = (await source.save(2, { leituraAtual: 110 })).body.listaResultados;
      expect(saved).toMatchObject({ volumeCorrigido: 10, flagMedia: 0 });
    } finally {
      await category(1);
    }
  });

  test('counts hours as the meter does, whatever is sent; a rule that nobody has is not told', async () => {
    const { idHidrometro } = await newMeter(admin);
    for (const logica of [1, 3, '', undefined]) {
      expect(await tell({ ...asked, regra: 3, logica, idHidrometro })).toEqual({ result: 180, flagMedia: 0 });
    }
    expect(await tell({ ...asked, regra: 9, idHidrometro })).toEqual(NOT_TOLD);
    expect((await askRule({ regra: 1 })).status).toBe(400);
    expect((await askRule({ ...asked, regra: 1, idHidrometro: 999_999 })).status).toBe(404);
  });
});

test('of a category that has another rule by now a saved reading is told by the one that it was saved by, as saving does', async () => {
  const { idHidrometro } = await newMeter(admin);
  const meter = readingsOf(admin, idHidrometro);
  const kind = { descricao: 'Regra de antes', regra: 3, flagAtivo: 1 };
  const category = (more: object) => admin.post('/api/CategoriaCobranca', { ...kind, ...more });
  const { id: idCategoriaCobranca } = (await category({})).body.listaResultados;
  const others = (await admin.get('/api/CategoriaCobranca')).body.listaResultados;
  const hours = others.find(
    ({ regra, id }: { regra: number; id: number }) => regra === 3 && id !== idCategoriaCobranca,
  );
  const times = { tempoAnterior: '100', tempoAtual: '700' };
  await meter.save(1, { leituraAtual: 150, ...times, idCategoriaCobranca });
  await category({ id: idCategoriaCobranca, regra: 1, versao: 1 });
  expect((await admin.post('/api/CategoriaCobranca', { ...hours, flagAtivo: 0 })).status).toBe(200);
  try {
    const asked = { regra: 3, logica: 1, volumeLido: 200, ...times, idMes: 1, idAno: 2026, idHidrometro };
    const told = await tell(asked);
    expect(told).toEqual({ result: 240, flagMedia: 0 });
    const { id } = await meter.of(1);
    const saved = await meter.save(1, { id, leituraAtual: 200 });
    expect(saved.body.listaResultados).toMatchObject({ volumeCorrigido: told.result });
    // Of a month that is not saved it is a rule that nobody has.
    expect(await tell({ ...asked, idMes: 2 })).toEqual(NOT_TOLD);
  } finally {
    const { versao } = (await admin.get('/api/CategoriaCobranca')).body.listaResultados.find(
      ({ id }: { id: number }) => id === hours.id,
    );
    await admin.post('/api/CategoriaCobranca', { ...hours, flagAtivo: 1, versao });
  }
});

test.each([
  ['nothing was measured', 0, '1600', { leituraAtual: 700 }, 300, 360],
  ['its hours are 720', 300, '1720', { tempoAtual: '1120' }, 300, 360],
])(
  'a month goes on by the rule that it was saved by, though %s, which any rule gives',
  async (_, run, tempoAtual, corrected, measured, volume) => {
    const { idHidrometro } = await newMeter(admin);
    const meter = readingsOf(admin, idHidrometro);
    const kind = { descricao: `Regra de antes ${tempoAtual}`, regra: 3, flagAtivo: 1 };
    const { id: idCategoriaCobranca } = (await admin.post('/api/CategoriaCobranca', kind)).body.listaResultados;
    await meter.save(1, { leituraAtual: 1000, tempoAtual: '1000', idCategoriaCobranca: 1 });
    const read = { leituraAtual: 1000 + run, tempoAtual, idCategoriaCobranca, motivo: 'Conferida' };
    const saved = (await meter.save(2, read)).body.listaResultados;
    expect(saved).toMatchObject({ volumeCorrigido: run, regra: 3 });
    await admin.post('/api/CategoriaCobranca', { ...kind, id: idCategoriaCobranca, regra: 1, versao: 1 });
    const { id } = await meter.of(1);
    expect((await meter.save(1, { id, ...corrected })).status).toBe(200);
    expect(await meter.of(2)).toMatchObject({ volumeMedido: measured, volumeCorrigido: volume, regra: 3 });
    // Another category is chosen: by its rule from then on.
    const chosen = await meter.save(2, { id: saved.id, idCategoriaCobranca: 1 });
    expect(chosen.body.listaResultados).toMatchObject({ volumeCorrigido: measured, regra: 1 });
  },
);

test('of a meter that measures no flow any more, a month that was saved by its hours is told by them no more, as saving does', async () => {
  const { idHidrometro, idPessoa } = await newMeter(admin);
  const meter = readingsOf(admin, idHidrometro);
  const times = { tempoAnterior: '100', tempoAtual: '700' };
  await meter.save(1, { leituraAtual: 600, ...times, idCategoriaCobranca: 3 });
  const [own] = (await admin.get(`/api/PessoaHidrometro/?idPessoa=${idPessoa}`)).body.listaResultados;
  expect((await admin.post('/api/PessoaHidrometro', { ...own, flagMedidorVazao: 0 })).status).toBe(200);
  const { id } = await meter.of(1);
  expect((await meter.save(1, { id, obs: 'Conferida' })).status).toBe(422);
  const asked = { logica: 1, volumeLido: 600, ...times, idMes: 1, idAno: 2026, idHidrometro };
  expect(await tell({ ...asked, regra: 3 })).toEqual(NOT_TOLD);
  expect(await tell({ ...asked, regra: 1 })).toEqual({ result: 600, flagMedia: 0 });
});

test('hours that are saved are counted as they were, though the flow meter counts otherwise by now, as saving does', async () => {
  const { idHidrometro, idPessoa } = await newMeter(admin);
  const meter = readingsOf(admin, idHidrometro);
  const times = { tempoAnterior: '100,5', tempoAtual: '700,5' };
  await meter.save(1, { leituraAtual: 100, ...times, idCategoriaCobranca: 3 });
  const flow = (await admin.get(`/api/PessoaMedidorVazao/${idPessoa}`)).body.listaResultados[0];
  expect((await admin.post('/api/PessoaMedidorVazao', { ...flow, idCalculoHorimetro: 2 })).status).toBe(200);
  const ask = (more: object) =>
    tell({ regra: 3, logica: 2, volumeLido: 1500, ...times, ...more, idMes: 1, idAno: 2026, idHidrometro });
  const told = await ask({});
  expect(told).toEqual({ result: 1800, flagMedia: 0 });
  expect(await ask({ tempoAtual: '800,5' })).toEqual(NOT_TOLD);
  const { id } = await meter.of(1);
  const { body } = await meter.save(1, { id, leituraAtual: 1500 });
  expect(body.listaResultados).toMatchObject({ volumeCorrigido: 1800, tempoFinal: '0600:00' });
});

test('hours that were saved when a point was always decimal stay as they were counted, until they are typed anew', async () => {
  const { idHidrometro } = await newMeter(admin);
  const meter = readingsOf(admin, idHidrometro);
  const month = { leituraAtual: 100, tempoAnterior: '2.400', tempoAtual: '3.000', idCategoriaCobranca: 3 };
  const first = await meter.save(1, month);
  expect(first.body.listaResultados).toMatchObject({ tempoFinal: '0600:00', volumeCorrigido: 120 });
  await server.databases.write
    .updateTable('PessoaHidrometroLancamento')
    .set({ tempoFinal: '0000:36', volumeCorrigido: 120_000 })
    .where('idHidrometro', '=', idHidrometro)
    .execute();
  const { id } = await meter.of(1);
  const again = await meter.save(1, { id, obs: 'Portaria' });
  expect(again.body.listaResultados).toMatchObject({ tempoFinal: '0000:36', volumeCorrigido: 120_000 });
  // Where the hour-meter stood is read as it is typed today.
  const next = await meter.save(2, { leituraAtual: 200, tempoAtual: '3.600', idCategoriaCobranca: 3 });
  expect(next.body.listaResultados).toMatchObject({ tempoFinal: '0600:00', volumeCorrigido: 120 });
  const anew = await meter.save(1, { id, tempoAnterior: '2400' });
  expect(anew.body.listaResultados).toMatchObject({ tempoFinal: '0600:00', volumeCorrigido: 120 });
});

describe('hours', () => {
  test.each([
    [{ logica: 1, tempoAnterior: '100,5', tempoAtual: 700.5 }, '0600:00'],
    [{ logica: 1, tempoAnterior: '0', tempoAtual: '0,75' }, '0000:45'],
    [{ logica: 2, tempoAnterior: '0100:30', tempoAtual: '0700:15' }, '0599:45'],
    [{ logica: 2, tempoAnterior: '0700:00', tempoAtual: '0100:00' }, '-'],
    [{ logica: 2, tempoAnterior: '100', tempoAtual: '700' }, '-'],
    [{ logica: 3, tempoAnterior: '6030', tempoAtual: '42030' }, '0600:00'],
    [{ logica: 1, tempoAnterior: '2.400', tempoAtual: '3.000' }, '0600:00'],
    [{ logica: 3, tempoAnterior: '36.000', tempoAtual: '72.000' }, '0600:00'],
    [{ logica: 1, tempoAnterior: 2.125, tempoAtual: 3.125 }, '0001:00'],
    [{ logica: 3, tempoAnterior: '', tempoAtual: '42030' }, '-'],
    [{}, '-'],
  ])('of %o are %s, and so they are saved', async (body, horaFormatada) => {
    const reply = await admin.post(`${TESTE}/Logica`, body);
    expect(reply.body.listaResultados).toEqual({ horaFormatada });
    const { logica, ...times } = { logica: null, ...body };
    const { idHidrometro } = await newMeter(admin, {}, logica);
    const saved = await readingsOf(admin, idHidrometro).save(1, { leituraAtual: 10, motivo: 'Conferida', ...times });
    expect(saved.body.listaResultados.tempoFinal ?? '-').toBe(horaFormatada);
  });
});
