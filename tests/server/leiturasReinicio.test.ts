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

  test.each([1, 2])('that was saved as a new beginning stays as it is (rule %d)', async (idCategoriaCobranca) => {
    const { id } = await save(2, { leituraAtual: 50, reinicioMedidor: 1, idCategoriaCobranca, motivo: 'Virou' });
    const made = {
      reinicioMedidor: 2,
      medidorStatusNome: 'Virado',
      flagAnteriorInformada: 1,
      flagTempoAnteriorInformado: 1,
    };
    const estranhezasExplicadas = 'virado,anterior-diferente';
    const rows = server.databases.write.updateTable('PessoaHidrometroLancamento').where('id', '=', id);
    await rows.set({ ...made, estranhezasExplicadas }).execute();
    const before = await meter.of(2);
    expect(before).toMatchObject({ leituraAnterior: 0, volumeMedido: 50, tempoAnterior: null, versao: 1 });
    for (const more of [before, {}]) expect(await save(2, more)).toEqual(before);
    await save(1, { leituraAtual: 999_800, tempoAtual: '90' });
    const { versao: _version, volumeCorrigido: _mean, ...same } = before;
    expect(await meter.of(2)).toMatchObject(same);
    expect((await meter.context(3)).anterior).toMatchObject({ leituraAtual: 50, tempoAtual: null });
    // Its hours are counted once somebody says where they begin.
    expect(await save(2, { tempoAnterior: '90', tempoAtual: '100' })).toMatchObject({ tempoFinal: '0010:00' });
  });

  test('hands its hours on where it was saved without', async () => {
    await save(2, { leituraAtual: 50, reinicioMedidor: 2, motivo: 'Virou' });
    expect(await save(3, { leituraAtual: 90, tempoAtual: '800', motivo: 'Lido' })).toMatchObject({
      tempoFinal: '0700:00',
    });
  });
});

describe('a meter that was replaced', () => {
  beforeEach(() => save(1, { leituraAtual: 200, tempoAtual: '100' }));
  const read = { leituraAtual: 30, tempoAtual: '50', motivo: 'Troca' };
  const before = { leituraAtual: 230, tempoAtual: '700', motivo: 'Lida' };
  const trocado = { reinicioMedidor: 1 };
  const WENT_ON = { leituraAnterior: 200, volumeMedido: 30, tempoAnterior: '100', tempoFinal: '0600:00' };
  const said = { leituraAnterior: 10, tempoAnterior: '20' };

  /** What was saved of the month before, or nothing; what is saved then; and what it is. */
  test.each<[string, object | null, object, object]>([
    ['of a new reading', null, { ...read, ...trocado }, { leituraAnterior: 0, volumeMedido: 30, tempoAnterior: null }],
    ['of a saved one', before, { ...read, ...trocado }, { leituraAnterior: 0, volumeMedido: 30, tempoAnterior: null }],
    ['of one that rolled over', { ...before, reinicioMedidor: 2 }, { ...read, ...trocado }, { leituraAnterior: 0 }],
    [
      'of one that was said to begin elsewhere',
      { ...before, leituraAnterior: 190, tempoAnterior: '90' },
      { ...read, ...trocado },
      { leituraAnterior: 0, volumeMedido: 30, tempoAnterior: null },
    ],
    ['by its status', before, { ...read, medidorStatusNome: 'Substituído' }, { leituraAnterior: 0, volumeMedido: 30 }],
    ['new, and where it begins', null, { ...read, ...trocado, ...said }, { ...said, volumeMedido: 20 }],
    ['saved, and where it begins', before, { ...read, ...trocado, ...said }, { ...said, volumeMedido: 20 }],
    [
      'by who says the previous reading each time',
      before,
      { ...read, ...trocado, leituraAnterior: 200 },
      { leituraAnterior: 200, volumeMedido: -170 },
    ],
  ])('begins at 0 and without hours, unless somebody says where: %s', async (_, held, now, expected) => {
    if (held) await save(2, held);
    const { leituraAnterior, tempoAnterior } = await save(2, now);
    expect(await meter.of(2)).toMatchObject(expected);
    // As it is saved again, or the month before is corrected, it stays so.
    await save(2, { obs: 'Portaria' });
    await save(1, { leituraAtual: 190, tempoAtual: '80' });
    expect(await meter.of(2)).toMatchObject({ leituraAnterior, tempoAnterior, ...expected });
  });

  test.each<[string, object]>([
    ['at 0', {}],
    ['where it was said', said],
  ])('and was not after all goes on from the month before: %s', async (_, begun) => {
    await save(2, { ...read, ...trocado, ...begun });
    expect(await save(2, { ...before, reinicioMedidor: 0 })).toMatchObject(WENT_ON);
    await save(1, { leituraAtual: 190, tempoAtual: '80' });
    expect(await meter.of(2)).toMatchObject({ leituraAnterior: 190, volumeMedido: 40, tempoAnterior: '80' });
    // To and fro.
    expect(await save(2, { ...read, ...trocado })).toMatchObject({ leituraAnterior: 0, tempoAnterior: null });
    const over = { leituraAtual: 10, tempoAtual: '700', reinicioMedidor: 2, motivo: 'Virou' };
    expect(await save(2, over)).toMatchObject({ leituraAnterior: 190, volumeMedido: 820, tempoAnterior: '80' });
  });

  test('unless where it begins is said along with it', async () => {
    await save(2, { ...read, ...trocado });
    const begun = { leituraAnterior: 210, tempoAnterior: '300' };
    expect(await save(2, { ...before, reinicioMedidor: 0, ...begun })).toMatchObject({ ...begun, volumeMedido: 20 });
  });

  test('the reply says where it begins', async () => {
    const first = await meter.save(2, before);
    expect(first.body.listaResultados).toMatchObject({ leituraAnterior: 200, tempoAnterior: '100' });
    const { id } = first.body.listaResultados;
    const { body } = await meter.save(2, { id, ...read, ...trocado });
    expect(body.listaResultados).toMatchObject({ leituraAnterior: 0, tempoAnterior: null });
  });
});
