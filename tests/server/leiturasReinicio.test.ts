import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, startServer, type TestServer } from './harness.ts';
import { newMeter, readingsOf } from './leituraCalls.ts';

/*
 * A meter that rolled over goes on; one that was replaced begins anew, whenever that is said.
 */

let server: TestServer;
let admin: Caller;
let meter: ReturnType<typeof readingsOf>;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
});
afterAll(() => server.close());
beforeEach(async () => {
  const { idHidrometro } = await newMeter(admin);
  meter = readingsOf(admin, idHidrometro);
});

/** Saves a month for the first time, or over what is held. @returns what is saved of it */
async function save(idMes: number, more: object) {
  const { id } = (await meter.of(idMes)) ?? {};
  const reply = await meter.save(idMes, { ...(id && { id }), ...more });
  expect([reply.status, reply.body.listaMensagens]).toEqual([200, expect.anything()]);
  return meter.of(idMes);
}

describe('a meter that rolled over', () => {
  beforeEach(() => save(1, { leituraAtual: 999_900, tempoAtual: '100' }));
  const virado = { leituraAtual: 50, tempoAtual: '700', idCategoriaCobranca: 3, reinicioMedidor: 2, motivo: 'Virou' };

  test('goes on from the month before, and so do its hours', async () => {
    const went = { leituraAnterior: 999_900, volumeMedido: 150, tempoAnterior: '100', tempoFinal: '0600:00' };
    expect(await save(2, virado)).toMatchObject({ ...went, volumeCorrigido: 180 });
    expect((await meter.context(3)).anterior).toMatchObject({ leituraAtual: 50, tempoAtual: '700' });
  });

  test('also where it is said later', async () => {
    await save(2, { leituraAtual: 999_950, tempoAtual: '700', motivo: 'Pouco' });
    const later = await save(2, virado);
    expect(later).toMatchObject({ leituraAnterior: 999_900, volumeMedido: 150, volumeCorrigido: 180 });
    const not = await save(2, { leituraAtual: 999_990, idCategoriaCobranca: 1, reinicioMedidor: 0 });
    expect(not).toMatchObject({ leituraAnterior: 999_900, volumeMedido: 90, medidorStatusNome: null });
  });

  test('is moved by a correction of the month before, unless it was said where it begins', async () => {
    await save(2, virado);
    await save(1, { leituraAtual: 999_800, tempoAtual: '400' });
    const moved = { leituraAnterior: 999_800, volumeMedido: 250, tempoAnterior: '400', tempoFinal: '0300:00' };
    expect(await meter.of(2)).toMatchObject(moved);
    await save(2, { leituraAnterior: 999_700, tempoAnterior: '300', motivo: 'Virou' });
    await save(1, { leituraAtual: 999_900, tempoAtual: '100' });
    expect(await meter.of(2)).toMatchObject({ leituraAnterior: 999_700, volumeMedido: 350, tempoAnterior: '300' });
  });

  test('hands its hours on where it was saved without', async () => {
    await save(2, { leituraAtual: 50, reinicioMedidor: 2, motivo: 'Virou' });
    expect(await save(3, { leituraAtual: 90, tempoAtual: '800', motivo: 'Lido' })).toMatchObject({
      tempoFinal: '0700:00',
    });
  });
});
