import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, startServer, type TestServer } from './harness.ts';
import { newMeter, readingsOf } from './leituraCalls.ts';

/*
 * What a person said of a reading outlasts the time in which the calculation says the same.
 */

let server: TestServer;
let admin: Caller;
let idHidrometro: number;
let idPessoa: number;
let meter: ReturnType<typeof readingsOf>;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
});
afterAll(() => server.close());
beforeEach(async () => {
  ({ idHidrometro, idPessoa } = await newMeter(admin));
  meter = readingsOf(admin, idHidrometro);
});

/** Saves a month for the first time, or over what is held. */
async function save(idMes: number, more: object) {
  const { id } = (await meter.of(idMes)) ?? {};
  const reply = await meter.save(idMes, { ...(id && { id }), ...more });
  return { status: reply.status, ...reply.body.listaResultados };
}

/** Saves January so that February says what is calculated, then February by its observations alone, then January otherwise. */
async function throughCoincidence(february: object, coincides: object, otherwise: object) {
  expect((await save(2, february)).status).toBe(200);
  for (const [idMes, more] of [[1, coincides] as const, [2, { obs: 'nota' }] as const, [1, otherwise] as const]) {
    expect((await save(idMes, more)).status).toBe(200);
  }
  return meter.of(2);
}

test('a volume that was given', async () => {
  await save(1, { leituraAtual: 1000 });
  const given = { leituraAtual: 1100, volumeCorrigido: 90, motivo: 'contado' };
  const february = await throughCoincidence(given, { leituraAtual: 1010 }, { leituraAtual: 1000 });
  expect(february).toMatchObject({ volumeMedido: 100, volumeCorrigido: 90, flagCorrigidoInformado: 1 });
});

test('a beginning', async () => {
  await save(1, { leituraAtual: 1000 });
  const said = { leituraAnterior: 1050, leituraAtual: 1100, motivo: 'conferida' };
  expect(await save(3, { ...said, leituraAtual: 1200 })).toMatchObject({ flagAnteriorInformada: 1 });
  expect(await save(4, { leituraAtual: 1300 })).not.toHaveProperty('flagAnteriorInformada');
  const february = await throughCoincidence(said, { leituraAtual: 1050 }, { leituraAtual: 1000 });
  expect(february).toMatchObject({ leituraAnterior: 1050, volumeMedido: 50, flagAnteriorInformada: 1 });
  expect(await meter.of(1)).not.toHaveProperty('flagAnteriorInformada');
});

test('a beginning of the hours', async () => {
  await save(1, { leituraAtual: 1000, tempoAtual: '100' });
  const said = { leituraAtual: 1100, tempoAnterior: '150', tempoAtual: '300', motivo: 'conferidas' };
  const february = await throughCoincidence(said, { tempoAtual: '150' }, { tempoAtual: '100' });
  expect(february).toMatchObject({ tempoAnterior: '150', tempoFinal: '0150:00', flagTempoAnteriorInformado: 1 });
  expect(await meter.of(1)).not.toHaveProperty('flagTempoAnteriorInformado');
});

test('is told by the reply that keeps it: of a volume like the calculated one it is silent', async () => {
  const told = async (idMes: number, more: object) => {
    const { body } = await admin.post('/api/PessoaHidrometroLancamento', { idHidrometro, idMes, idAno: 2026, ...more });
    const { flagMedidoInformado, flagCorrigidoInformado } = body.listaResultados;
    return [flagMedidoInformado, flagCorrigidoInformado];
  };
  expect(await told(1, { leituraAtual: 100, idCategoriaCobranca: 1, volumeMedido: 100, volumeCorrigido: 100 })).toEqual(
    [undefined, undefined],
  );
  const given = { leituraAtual: 180, idCategoriaCobranca: 1, motivo: 'conferida' };
  expect(await told(2, { ...given, volumeCorrigido: 70 })).toEqual([undefined, 1]);
  expect(await told(3, { ...given, leituraAtual: 260, volumeMedido: 70 })).toEqual([1, undefined]);
});

test('until it is said otherwise', async () => {
  await save(1, { leituraAtual: 1000 });
  await save(2, { leituraAnterior: 1050, leituraAtual: 1100, volumeCorrigido: 20, motivo: 'conferida' });
  await save(2, { leituraAnterior: 1000, volumeCorrigido: null });
  await save(1, { leituraAtual: 990 });
  expect(await meter.of(2)).toMatchObject({ leituraAnterior: 990, volumeMedido: 110, volumeCorrigido: 110 });
});

test('why it is right, though it is not odd for a while', async () => {
  await save(1, { leituraAtual: 100 });
  await save(2, { leituraAtual: 200 });
  await save(4, { leituraAtual: 300, motivo: 'férias' });
  await save(3, { leituraAtual: 250 });
  await save(4, { obs: 'nota' });
  const { id } = await meter.of(3);
  const { body } = await admin.delete(`/api/PessoaHidrometroLancamento?id=${id}`);
  expect(body.listaResultados.seguintes).toMatchObject([{ idMes: 4, estranhezas: [] }]);
});

test('that nobody read the meter, also by who sends all of the reading back', async () => {
  await save(1, { leituraAtual: 1000 });
  await save(2, { leituraAtual: 1100 });
  await save(3, { idCategoriaCobranca: 2 });
  const { leituraAnterior, leituraAtual, idCategoriaCobranca } = await meter.of(3);
  await save(3, { leituraAnterior, leituraAtual, idCategoriaCobranca, obs: 'nota' });
  expect((await save(2, { leituraAtual: 1150 })).status).toBe(200);
  expect(await meter.of(3)).toMatchObject({ leituraAnterior: 1150, leituraAtual: 1150, obs: 'nota' });
  // Who says it alone has read the meter.
  await save(3, { leituraAtual: 1150 });
  expect((await save(2, { leituraAtual: 1160 })).status).toBe(422);
});

test('hours written otherwise ask for no reason anew', async () => {
  await save(1, { leituraAtual: 1000, tempoAtual: '1.100' });
  await save(2, { leituraAtual: 1100, tempoAtual: '1.500', volumeMedido: 90, motivo: 'contado' });
  await save(1, { tempoAtual: '1100' });
  expect((await save(2, { obs: 'nota' })).status).toBe(200);
});

test('hours of later months are counted as they were, and of who types others by another counting a reason is asked', async () => {
  const months = [1440, 2880, 4320].map((leituraAtual, at) => ({ leituraAtual, tempoAtual: String(600 * (at + 1)) }));
  for (const [at, more] of months.entries()) {
    await save(at + 1, { ...more, ...(at === 0 && { tempoAnterior: '0' }), idCategoriaCobranca: 3 });
  }
  const flow = (await admin.get(`/api/PessoaMedidorVazao/${idPessoa}`)).body.listaResultados[0];
  await admin.post('/api/PessoaMedidorVazao', { ...flow, idCalculoHorimetro: 3 });
  const refused = await save(2, { tempoAtual: '1190' });
  expect(refused).toMatchObject({ status: 422, estranhezas: [{ id: 'corrigido-alto' }, { id: 'contagem-diferente' }] });
  expect((await save(2, { tempoAtual: '1190', motivo: 'lidos em minutos' })).status).toBe(200);
  // 1190 to 1800, in hours.
  expect(await meter.of(3)).toMatchObject({ tempoFinal: '0610:00', volumeCorrigido: 1699.67 });
});

test.each([
  ['hours read as minutes', 1, '600', 3, '40000', '0656:40'],
  ['minutes read as hours', 3, '600', 1, '1200', '0600:00'],
])(
  'of a new month whose hours begin where another counting left the hour-meter a reason is asked: %s',
  async (_, before, ended, after, tempoAtual, tempoFinal) => {
    const flow = (await admin.get(`/api/PessoaMedidorVazao/${idPessoa}`)).body.listaResultados[0];
    const counts = (idCalculoHorimetro: number, versao: number) =>
      admin.post('/api/PessoaMedidorVazao', { ...flow, idCalculoHorimetro, versao });
    const { versao } = (await counts(before, flow.versao)).body.listaResultados;
    await save(1, { leituraAtual: 1440, tempoAnterior: '0', tempoAtual: ended, idCategoriaCobranca: 3 });
    await counts(after, versao);
    expect((await meter.context(2)).anterior).toMatchObject({ tempoAtual: ended, contada: before });
    expect(await meter.row(2)).toMatchObject({ tempoAnterior: ended, contadaAntes: before });
    const read = { leituraAtual: 2000, tempoAtual, idCategoriaCobranca: 3 };
    expect(await save(2, read)).toMatchObject({
      status: 422,
      estranhezas: [{ id: 'contagem-diferente', texto: 'O horímetro era contado de outro modo: confira as horas' }],
    });
    expect((await save(2, { ...read, motivo: 'o mesmo horímetro' })).status).toBe(200);
    expect(await meter.of(2)).toMatchObject({ tempoFinal });
    // From there on it is counted as it was before.
    expect((await meter.context(3)).anterior.contada).toBeUndefined();
    for (const idMes of [2, 3]) expect((await meter.row(idMes)).contadaAntes).toBeUndefined();
  },
);

test('a row tells how its former time was counted as long as that is only brought over, and the refusal names both units', async () => {
  const flow = (await admin.get(`/api/PessoaMedidorVazao/${idPessoa}`)).body.listaResultados[0];
  const counts = (idCalculoHorimetro: number, versao: number) =>
    admin.post('/api/PessoaMedidorVazao', { ...flow, idCalculoHorimetro, versao });
  const { versao } = (await counts(3, flow.versao)).body.listaResultados;
  await save(1, { leituraAtual: 1440, tempoAnterior: '180000', tempoAtual: '186600', idCategoriaCobranca: 3 });
  await counts(1, versao);
  const brought = { tempoAnterior: '186600', contadaAntes: 3 };
  const texto =
    'Não há horas entre o tempo anterior e o atual do horímetro: o anterior está em minutos, e o atual em horas';
  const read = { leituraAtual: 2000, tempoAtual: '3200', idCategoriaCobranca: 3 };
  expect(await save(2, read)).toMatchObject({ status: 422, campos: { tempoAtual: texto } });
  // Saved without its hours, and after another month without them.
  await save(2, { leituraAtual: 2000, idCategoriaCobranca: 1 });
  expect(await meter.row(2)).toMatchObject(brought);
  expect(await meter.row(3)).toMatchObject(brought);
  // Where the hours begin, somebody said.
  await save(2, { tempoAnterior: '3110', motivo: 'em horas' });
  expect((await meter.row(2)).contadaAntes).toBeUndefined();
});

test.each([
  ['measured', 1, [100, 250], 150],
  ['a mean', 2, [100, 240], 100],
])(
  'a month stays as it was calculated though its category has another rule: %s',
  async (_, rule, [first, second], corrected) => {
    const kind = { descricao: `Regra ${rule}`, regra: rule, flagAtivo: 1 };
    const made = (await admin.post('/api/CategoriaCobranca', kind)).body.listaResultados;
    await save(1, { leituraAtual: first });
    const read = { leituraAtual: second, idCategoriaCobranca: made.id };
    expect(await save(2, read)).toMatchObject({ volumeCorrigido: corrected });
    for (const regra of [1, 2, 3].filter((one) => one !== rule)) {
      const { versao } = (await admin.get('/api/CategoriaCobranca')).body.listaResultados.find(
        ({ id }: { id: number }) => id === made.id,
      );
      expect((await admin.post('/api/CategoriaCobranca', { ...kind, id: made.id, regra, versao })).status).toBe(200);
      // By what else it holds, sent back whole, and by a correction of the month before.
      expect((await save(2, { obs: `regra ${regra}` })).status).toBe(200);
      expect((await save(2, { ...read, obs: 'inteira' })).status).toBe(200);
      expect(await meter.of(2)).toMatchObject({ volumeCorrigido: corrected, flagMedia: rule === 2 ? 1 : 0 });
      expect((await save(1, { leituraAtual: 120 })).status).toBe(200);
      expect(await meter.of(2)).toMatchObject({ volumeCorrigido: rule === 2 ? 120 : corrected - 20 });
      await save(1, { leituraAtual: first });
    }
  },
);

test('who gives a month that nobody read another rule, and sends its reading as it stands, has read it', async () => {
  await save(1, { leituraAtual: 100 });
  await save(2, { idCategoriaCobranca: 2 });
  const { leituraAnterior, leituraAtual } = await meter.of(2);
  const read = { leituraAnterior, leituraAtual, idCategoriaCobranca: 1, motivo: 'parado' };
  expect(await save(2, read)).toMatchObject({ status: 200, volumeCorrigido: 0, flagMedia: 0 });
});

test('a corrected volume that could not be sent back is refused', async () => {
  const read = { leituraAtual: 1e12, tempoAnterior: '0', tempoAtual: '0,02', idCategoriaCobranca: 3, motivo: 'x' };
  const texto = 'O volume corrigido passa de 1.000.000.000.000 m³: confira a leitura e as horas';
  expect(await save(1, read)).toMatchObject({ status: 422, campos: { volumeCorrigido: texto } });
});

test('a mean below zero asks why', async () => {
  await save(1, { leituraAtual: 100 });
  await save(2, { leituraAnterior: 90_000, leituraAtual: 5, reinicioMedidor: 1, motivo: 'troca' });
  const mean = { idCategoriaCobranca: 2, leituraAtual: 20 };
  expect(await save(3, mean)).toMatchObject({
    status: 422,
    estranhezas: [{ id: 'media-negativa', texto: 'A média dos meses anteriores é menor que zero' }],
  });
  expect((await save(3, { ...mean, motivo: 'acertado depois' })).status).toBe(200);
});

test("'-' tells no hours; what is asked of a saved month knows whether its meter was replaced or rolled over", async () => {
  await save(1, { leituraAtual: 99_990 });
  expect((await save(1, { tempoFinal: '-', obs: 'nota' })).status).toBe(200);
  const asked = { regra: 1, volumeLido: -99_980, idMes: 2, idAno: 2026, idHidrometro, idPessoa };
  for (const [reinicioMedidor, volume] of [
    [1, -99_980],
    [2, 20],
  ]) {
    const said = { leituraAnterior: 99_990, leituraAtual: 10, reinicioMedidor, motivo: 'virou' };
    expect(await save(2, said)).toMatchObject({ status: 200, volumeCorrigido: volume });
    const { body } = await admin.post('/api/RelatorioLeituraCobranca/Teste/Regra', asked);
    expect(body.listaResultados.result).toBe(volume);
  }
});
