import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { onField } from './clienteSub.ts';
import { type Caller, startServer, type TestServer } from './harness.ts';
import { newMeter, readingsOf } from './leituraCalls.ts';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
});
afterAll(() => server.close());

let meter: ReturnType<typeof readingsOf>;
let idHidrometro: number;
beforeEach(async () => {
  ({ idHidrometro } = await newMeter(admin));
  meter = readingsOf(admin, idHidrometro);
});

const HORIMETRO = 3;

describe('a corrected volume', () => {
  const horas = (tempoAtual: string, more: object = {}) => ({
    leituraAtual: 300,
    tempoAtual,
    idCategoriaCobranca: HORIMETRO,
    ...more,
  });
  beforeEach(async () => {
    await meter.save(7, { leituraAtual: 100, tempoAnterior: '0', tempoAtual: '720', idCategoriaCobranca: HORIMETRO });
    await meter.save(8, { leituraAtual: 200, tempoAtual: '1440', idCategoriaCobranca: HORIMETRO });
  });

  test.each([
    ['all of a month', '2160', 100],
    ['a third of it', '1680', 300],
    ['less than that', '1679', 301.26],
    ['one hour', '1441', 72_000],
  ])('of what was measured in %s is held against the median of the corrected ones', async (_, tempoAtual, volume) => {
    const trial = { regra: HORIMETRO, volumeLido: 100, tempoAtual, idMes: 9, idAno: 2026, idHidrometro };
    const tried = await admin.post('/api/RelatorioLeituraCobranca/Teste/Regra', trial);
    expect(tried.body.listaResultados.result).toBe(volume);
    expect(await meter.context(9)).toMatchObject({ mediana: 100, medianaCorrigido: 100 });
    const reply = await meter.save(9, horas(tempoAtual));
    expect(reply.status).toBe(volume > 300 ? 422 : 200);
    if (reply.status === 200) return;
    const texto = 'O volume corrigido passa de 3 vezes a mediana das últimas leituras';
    expect(onField(reply, 'volumeCorrigido')).toBe(texto);
    expect(reply.body.listaResultados.estranhezas).toEqual([{ id: 'corrigido-alto', texto }]);
    const saved = await meter.save(9, horas(tempoAtual, { motivo: 'Horímetro parado' }));
    expect(saved.body.listaResultados).toMatchObject({ volumeCorrigido: volume });
    expect(await meter.of(9)).toMatchObject({ estranhezasExplicadas: 'corrigido-alto' });
  });

  test('and a measured one that are both too much are explained by one reason, until one is higher still', async () => {
    const both = horas('1680', { leituraAtual: 600 });
    const asked = await meter.save(9, both);
    const told = asked.body.listaResultados.estranhezas.map(({ id }: { id: string }) => id);
    expect(told).toEqual(['alto', 'corrigido-alto']);
    const { id } = (await meter.save(9, { ...both, motivo: 'Safra' })).body.listaResultados;
    expect((await meter.save(9, { id, obs: 'Conferida' })).status).toBe(200);
    const higher = await meter.save(9, { id, tempoAtual: '1500' });
    expect([higher.status, onField(higher, 'leituraAtual')]).toEqual([422, undefined]);
    expect(onField(higher, 'volumeCorrigido')).toContain('O volume corrigido passa de 3 vezes');
  });
});

describe('of a meter that nobody read for 12 months', () => {
  const MEDIA = 2;
  beforeEach(async () => {
    for (const idMes of [10, 11, 12]) await meter.save(idMes, { idAno: 2024, leituraAtual: 100 * (idMes - 9) });
    for (let idMes = 1; idMes <= 12; idMes++) {
      expect((await meter.save(idMes, { idAno: 2025, idCategoriaCobranca: MEDIA })).status).toBe(200);
    }
  });

  test.each([
    [600, 200],
    [600.01, 422],
  ])('what was read before is the median of the next: %s is answered %s', async (leituraAtual, status) => {
    expect(await meter.context(1)).toMatchObject({ mediana: 100, medianaCorrigido: 100 });
    const reply = await meter.save(1, { leituraAtual, idCategoriaCobranca: 1 });
    expect(reply.status).toBe(status);
    const told = (reply.body.listaResultados.estranhezas ?? []).map(({ id }: { id: string }) => id);
    expect(told).toEqual(status === 200 ? [] : ['alto']);
  });

  test('and of a later month, which a removal makes odd', async () => {
    const { id } = (await meter.save(1, { leituraAtual: 400, idCategoriaCobranca: 1 })).body.listaResultados;
    await meter.save(2, { leituraAtual: 601 });
    const { body } = await admin.delete(`/api/PessoaHidrometroLancamento?id=${id}`);
    expect(body.listaResultados.seguintes).toMatchObject([
      { idMes: 2, estranhezas: [{ id: 'alto' }, { id: 'mes-faltando' }] },
    ]);
  });

  test('and of a later month, which is odd once nobody read the one before it', async () => {
    const { id } = (await meter.save(1, { leituraAtual: 500, idCategoriaCobranca: 1 })).body.listaResultados;
    expect((await meter.save(2, { leituraAtual: 950 })).status).toBe(200);
    const { body } = await meter.save(1, { id, idCategoriaCobranca: MEDIA, leituraAtual: null });
    expect(body.listaResultados.seguintes).toMatchObject([{ idMes: 2, estranhezas: [{ id: 'alto' }] }]);
  });
});

describe('of a meter that is seldom read', () => {
  const MEDIA = 2;
  /** Saves months one after the other from January 2023 on: what was measured, or null of one that nobody read. */
  async function months(...volumes: (number | null)[]) {
    let leituraAtual = 0;
    for (const [at, volume] of volumes.entries()) {
      leituraAtual += volume ?? 0;
      const month = { idAno: 2023 + Math.floor(at / 12) };
      const what = volume === null ? { idCategoriaCobranca: MEDIA } : { leituraAtual, idCategoriaCobranca: 1 };
      expect((await meter.save((at % 12) + 1, { ...month, ...what })).status).toBe(200);
    }
    return leituraAtual;
  }
  /** What is odd about a volume in January 2026. */
  async function odd(before: number, volume: number): Promise<string[]> {
    const { body } = await meter.save(1, { leituraAtual: before + volume, idCategoriaCobranca: 1 });
    return (body.listaResultados.estranhezas ?? []).map(({ id }: { id: string }) => id);
  }
  const times = <T>(count: number, value: T) => Array.from({ length: count }, () => value);

  test('the median is of readings alone, however many months without one lie between', async () => {
    const before = await months(...times(6, 100), ...times(6, 300), ...times(24, null));
    // Of the latest six alone it would be 300.
    expect(await odd(before, 601)).toEqual(['alto']);
    expect(await odd(before, 600)).toEqual([]);
  });

  test('the median is of the latest 12 readings', async () => {
    const before = await months(100, 300, ...times(5, 100), 200, ...times(5, 300), null);
    // With the first in the place of the second it would be 150.
    expect(await odd(before, 750)).toEqual(['mes-faltando']);
    expect(await odd(before, 750.01)).toEqual(['alto', 'mes-faltando']);
  });
});
