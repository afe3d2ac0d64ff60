import { afterEach, beforeEach, expect, test } from 'vitest';
import { onField } from './clienteSub.ts';
import { startServer, type TestServer } from './harness.ts';
import { newMeter, readingsOf } from './leituraCalls.ts';

let server: TestServer;
let meter: ReturnType<typeof readingsOf>;
/** Whoever signs in at a moment, at a meter that was read at 200 in October. */
async function at(moment: string) {
  server.setNow(new Date(moment));
  const admin = await server.login('admin');
  const { idHidrometro } = await newMeter(admin);
  meter = readingsOf(admin, idHidrometro);
  await meter.save(9, { leituraAtual: 100 });
  expect((await meter.save(10, { leituraAtual: 200 })).status).toBe(200);
}
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.close());

const NOVEMBER = { leituraAtual: 300 };
const DECEMBER = { leituraAtual: 400 };
const idsOf = (reply: { body: { listaResultados: { estranhezas?: { id: string }[] } } }) =>
  reply.body.listaResultados.estranhezas?.map(({ id }) => id);

test('a month that has not begun where people are asks for a reason, the present one does not', async () => {
  // Still 30 November there.
  await at('2026-12-01T02:59:00Z');
  expect((await meter.save(11, NOVEMBER)).status).toBe(200);
  const early = await meter.save(12, DECEMBER);
  expect([early.status, idsOf(early)]).toEqual([422, ['mes-por-vir']]);
  expect(onField(early, 'leituraAtual')).toBe('O mês desta leitura ainda não começou');
  expect(await meter.context(12)).toMatchObject({ porVir: true });
  server.setNow(new Date('2026-12-01T03:00:00Z'));
  expect(await meter.context(12)).not.toHaveProperty('porVir');
  expect((await meter.save(12, DECEMBER)).status).toBe(200);
  const far = { idAno: 2062, leituraAtual: 500 };
  expect(idsOf(await meter.save(1, far))).toEqual(['mes-por-vir', 'mes-faltando']);
  expect((await meter.save(1, { ...far, motivo: 'Lida antes da parada' })).status).toBe(200);
});

test('one that was saved is no news of an earlier month’s save, and its reason goes on explaining it', async () => {
  await at('2026-11-20T15:00:00Z');
  const { id } = (await meter.save(11, NOVEMBER)).body.listaResultados;
  const said = { ...DECEMBER, motivo: 'Lida antes da parada' };
  const december = (await meter.save(12, said)).body.listaResultados;
  const earlier = await meter.save(11, { id, leituraAtual: 310 });
  expect(earlier.body.listaResultados.seguintes).toMatchObject([{ idMes: 12, estranhezas: [] }]);
  expect((await meter.save(12, { ...DECEMBER, id: december.id, obs: 'Portaria' })).status).toBe(200);
  expect(await meter.of(12)).toMatchObject({ obs: 'Portaria', estranhezasExplicadas: 'mes-por-vir' });
});
