import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { contract } from '../../contract/index.ts';
import { onField } from './clienteSub.ts';
import { type Caller, type Reply, startServer, type TestServer } from './harness.ts';
import { newMeter, readingsOf } from './leituraCalls.ts';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
});
afterAll(() => server.close());

const TABLE = 'PessoaHidrometroLancamento';

let meter: ReturnType<typeof readingsOf>;
let idHidrometro: number;
beforeEach(async () => {
  ({ idHidrometro } = await newMeter(admin));
  meter = readingsOf(admin, idHidrometro);
});

const saved = async (idMes: number, more: object) => {
  const reply = await meter.save(idMes, more);
  expect(reply).toMatchObject({ status: 200 });
  return reply;
};
const told = ({ body }: Reply) => body.listaResultados.seguintes;
const remove = async (idMes: number) => admin.delete(`/api/${TABLE}?id=${(await meter.of(idMes)).id}`);

describe('the months after one that is saved or removed', () => {
  beforeEach(async () => {
    for (const idMes of [1, 2, 3]) await saved(idMes, { leituraAtual: idMes * 100 });
  });

  test('are told with their figures before and now, and with what is odd about them', async () => {
    const { id } = await meter.of(2);
    const reply = await saved(2, { id, leituraAtual: 101, motivo: 'Digitada errada' });
    const before = { leituraAnterior: 200, leituraAtual: 300, tempoAnterior: null, tempoFinal: null };
    expect(told(reply)).toEqual([
      {
        idAno: 2026,
        idMes: 3,
        id: (await meter.of(3)).id,
        antes: { ...before, volumeMedido: 100, volumeCorrigido: 100, versao: 1 },
        agora: { ...before, leituraAnterior: 101, volumeMedido: 199, volumeCorrigido: 199, versao: 2 },
        estranhezas: [{ id: 'alto', texto: 'O volume passa de 3 vezes a mediana das últimas leituras' }],
      },
    ]);
    z.strictObject(contract.leituras.save.result.shape).parse(reply.body.listaResultados);
    expect(await meter.of(3)).toMatchObject({ volumeMedido: 199, motivo: null, versao: 2 });
  });

  test('are no word of the reply where nothing became of them', async () => {
    const { id } = await meter.of(2);
    expect(Object.keys((await saved(2, { id, obs: 'Portaria' })).body.listaResultados)).not.toContain('seguintes');
    expect(told(await saved(4, { leituraAtual: 400 }))).toBeUndefined();
    expect((await remove(4)).body.listaResultados).toEqual({ id: expect.any(Number) });
  });

  test('are told of a removal', async () => {
    const reply = await remove(2);
    expect(told(reply)).toMatchObject([
      { idMes: 3, antes: { volumeMedido: 100 }, agora: { volumeMedido: 200 }, estranhezas: [{ id: 'mes-faltando' }] },
    ]);
    z.strictObject(contract.leituras.remove.result.shape).parse(reply.body.listaResultados);
  });

  test('are told again to who asks again under the same key', async () => {
    await remove(2);
    const key = { 'idempotency-key': `seguintes-${idHidrometro}` };
    const first = await meter.save(2, { leituraAtual: 210 }, key);
    expect(told(first)).toHaveLength(1);
    expect((await meter.save(2, { leituraAtual: 210 }, key)).body).toEqual(first.body);
  });
});

test('a first reading keeps the previous reading that somebody gave it, and says that an earlier one ended elsewhere', async () => {
  await saved(3, { leituraAnterior: 100, leituraAtual: 150 });
  const reply = await saved(2, { leituraAtual: 60 });
  expect(told(reply)).toMatchObject([
    {
      idMes: 3,
      antes: { leituraAnterior: 100, versao: 1 },
      agora: { leituraAnterior: 100, versao: 1 },
      estranhezas: [{ id: 'anterior-diferente' }],
    },
  ]);
  expect(await meter.of(3)).toMatchObject({ leituraAnterior: 100, volumeMedido: 50, versao: 1 });
  expect(told(await saved(2, { id: (await meter.of(2)).id, leituraAtual: 100 }))).toMatchObject([
    { idMes: 3, estranhezas: [] },
  ]);
});

test('one that nobody said where it begins goes on from an earlier month', async () => {
  await saved(3, { leituraAtual: 150 });
  expect(told(await saved(2, { leituraAtual: 60 }))).toMatchObject([
    { idMes: 3, antes: { leituraAnterior: 0, volumeMedido: 150 }, agora: { leituraAnterior: 60, volumeMedido: 90 } },
  ]);
});

describe('a month without hours', () => {
  beforeEach(async () => {
    await saved(1, { leituraAtual: 100, tempoAtual: '100' });
    await saved(2, { leituraAtual: 200 });
  });
  const contextOf = async (idMes: number) => {
    const { body } = await admin.get(`/api/${TABLE}/contexto/?idMes=${idMes}&idAno=2026`);
    return body.listaResultados.find((one: { idHidrometro: number }) => one.idHidrometro === idHidrometro).anterior;
  };

  test('hands the hour-meter’s reading on: grid, what it is held against, what is tried and what is saved agree', async () => {
    expect(await meter.row(3)).toMatchObject({ leituraAnterior: 200, tempoAnterior: '100' });
    expect(await contextOf(3)).toEqual({
      idAno: 2026,
      idMes: 2,
      leituraAtual: 200,
      tempoAtual: '100',
      horasDeAntes: true,
    });
    const trial = { regra: 3, logica: 1, volumeLido: 100, tempoAtual: '1300', idMes: 3, idAno: 2026, idHidrometro };
    const tried = await admin.post('/api/RelatorioLeituraCobranca/Teste/Regra', trial);
    expect(tried.body.listaResultados.result).toBe(60);
    const month = { leituraAtual: 300, tempoAtual: '1300', idCategoriaCobranca: 3 };
    const asked = await meter.save(3, month);
    expect(onField(asked, 'tempoAnterior')).toContain('O horímetro não foi lido com a leitura anterior');
    const { body } = await saved(3, { ...month, motivo: 'Fevereiro sem horas' });
    expect(body.listaResultados).toMatchObject({ tempoFinal: '1200:00', volumeCorrigido: 60 });
    expect(await meter.of(3)).toMatchObject({ tempoAnterior: '100' });
  });

  test('lets hours begin above where the hour-meter stood, below it with a reason alone', async () => {
    const month = { leituraAtual: 300, tempoAtual: '850', idCategoriaCobranca: 3 };
    const asked = await meter.save(3, { ...month, tempoAnterior: '50' });
    expect([asked.status, onField(asked, 'tempoFinal')]).toEqual([422, 'O tempo total não é o que o horímetro andou']);
    await saved(3, { ...month, tempoAnterior: '250' });
    expect(await meter.of(3)).toMatchObject({ tempoAnterior: '250', tempoFinal: '0600:00', motivo: null });
  });

  test('changes no figure by coming later', async () => {
    const { body } = await saved(3, { leituraAtual: 300, tempoAtual: '1300', motivo: 'Sem horas' });
    expect((await remove(2)).status).toBe(200);
    await saved(2, { leituraAtual: 200 });
    const { tempoFinal, volumeCorrigido } = body.listaResultados;
    expect(await meter.of(3)).toMatchObject({ tempoAnterior: '100', tempoFinal, volumeCorrigido });
  });

  test('that lost them when it was saved still hands on what was read before it', async () => {
    await saved(3, { leituraAtual: 300 });
    await server.databases.write
      .updateTable(TABLE)
      .set({ tempoAnterior: null })
      .where('idHidrometro', '=', idHidrometro)
      .where('idMes', '>', 1)
      .execute();
    expect(await meter.row(4)).toMatchObject({ tempoAnterior: '100' });
    expect(await contextOf(4)).toMatchObject({ tempoAtual: '100', horasDeAntes: true });
    await saved(4, { leituraAtual: 400 });
    expect(await meter.of(4)).toMatchObject({ tempoAnterior: '100' });
  });
});

test.each([
  [1, '12:99', 'Este horímetro conta horas: digite um número, como 100,5'],
  [2, '12:99', 'Este horímetro conta horas e minutos: digite HHHH:MM, com minutos de 00 a 59, como 0100:30'],
  [3, 'abc', 'Este horímetro conta minutos: digite um número, como 6030'],
])(
  'hours that an hour-meter of kind %d cannot have, %s, are told so by rule 1, and kept with a reason',
  async (logica, tempoAtual, texto) => {
    const own = readingsOf(admin, (await newMeter(admin, {}, logica)).idHidrometro);
    const month = { leituraAtual: 100, tempoAtual };
    const asked = await own.save(1, month);
    expect([asked.status, onField(asked, 'tempoAtual'), onField(asked, 'tempoFinal')]).toEqual([422, texto, undefined]);
    expect((await own.save(1, { ...month, motivo: 'Visor quebrado' })).status).toBe(200);
    expect(await own.of(1)).toMatchObject({ tempoAtual, tempoFinal: null, volumeCorrigido: 100 });
  },
);

describe('what a person said of a later month', () => {
  test('that it was read and stood still, by rule 2 as well, stays', async () => {
    const again = async (idMes: number, leituraAtual: number) =>
      meter.save(idMes, { id: (await meter.of(idMes)).id, leituraAtual });
    for (const idMes of [1, 2, 3]) await saved(idMes, { leituraAtual: idMes * 100 });
    await saved(4, { leituraAtual: 300, idCategoriaCobranca: 2 });
    expect((await again(3, 290)).status).toBe(200);
    expect(await meter.of(4)).toMatchObject({ leituraAtual: 300, volumeMedido: 10 });
    expect(onField(await again(3, 320), 'leituraAtual')).toContain(
      'Com esta leitura, a de 04/2026 não pode ser calculada',
    );
    // One that was not read goes along, also once it was saved again for another reason.
    await saved(5, { idCategoriaCobranca: 2 });
    await saved(5, { id: (await meter.of(5)).id, obs: 'Portão fechado' });
    const april = { id: (await meter.of(4)).id, leituraAtual: 310 };
    await saved(4, april);
    expect(await meter.of(5)).toMatchObject({ leituraAtual: 310, volumeMedido: 0 });
  });

  test('that would lose its hours is refused at the time that was emptied', async () => {
    const hours = { leituraAtual: 100, tempoAnterior: '0', tempoAtual: '600', motivo: 'Primeira' };
    await saved(1, hours);
    await saved(2, { leituraAtual: 200, tempoAtual: '1200', idCategoriaCobranca: 3 });
    const again = async (more: object) => meter.save(1, { id: (await meter.of(1)).id, ...more });
    const told = 'Com esta leitura, a de 02/2026 não pode ser calculada';
    const both = await again({ tempoAnterior: null, tempoAtual: null });
    expect(onField(both, 'tempoAtual')).toContain(told);
    // One that ran back leaves no hours after it either.
    expect(onField(await again({ tempoAtual: '1300' }), 'tempoAtual')).toContain(told);
    expect((await again({ tempoAtual: null })).status).toBe(200);
    expect(onField(await again({ tempoAnterior: null }), 'tempoAnterior')).toContain(told);
    expect(onField(await again({ leituraAtual: 201 }), 'leituraAtual')).toContain(told);
  });

  test('is gone on from by a first month that was removed and is saved again', async () => {
    await saved(1, { leituraAtual: 50 });
    await saved(2, { leituraAtual: 100 });
    await remove(1);
    expect(await meter.of(2)).toMatchObject({ leituraAnterior: 50, volumeMedido: 50 });
    await saved(1, { leituraAtual: 40 });
    expect(await meter.of(2)).toMatchObject({ leituraAnterior: 40, volumeMedido: 60 });
  });

  test('as a reason is said of what was odd then, and asked again for what has become odd since', async () => {
    for (const idMes of [1, 2, 3]) await saved(idMes, { leituraAtual: idMes * 100 });
    await saved(5, { leituraAtual: 510, motivo: 'Abril não foi lido' });
    const { id: march } = await meter.of(3);
    const moved = await saved(3, { id: march, leituraAtual: 201, motivo: 'Digitada errada' });
    expect(told(moved)).toMatchObject([{ idMes: 5, estranhezas: [{ id: 'alto' }] }]);
    const { id, estranhezasExplicadas } = await meter.of(5);
    expect(estranhezasExplicadas).toBe('mes-faltando');
    const refused = await meter.save(5, { id, obs: 'Conferida' });
    expect([refused.status, onField(refused, 'leituraAtual')]).toEqual([
      422,
      'O volume passa de 3 vezes a mediana das últimas leituras',
    ]);
    await saved(5, { id, obs: 'Conferida', motivo: 'Abril não foi lido; consumo da obra' });
    expect((await meter.of(5)).estranhezasExplicadas).toBe('alto,mes-faltando');
    await saved(5, { id, obs: 'Conferida duas vezes' });
    // A volume that is higher still is explained by nobody.
    await saved(3, { id: march, leituraAtual: 200, motivo: 'Digitada errada' });
    expect((await meter.of(5)).estranhezasExplicadas).toBe('mes-faltando');
  });
});
