import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PanoramaDoProtocolo, PeriodoDeProtocolos } from '../../contract/protocolos.ts';
import { fillPhotos } from '../../server/demo/fillPhotos.ts';
import { simulateDay } from '../../server/demo/simulateApp.ts';
import { type Caller, NOW, startServer, type TestServer } from './harness.ts';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startServer({ demo: true });
  await fillPhotos(server.services);
  admin = await server.login('admin');
});
afterAll(() => server.close());

const panorama = async (): Promise<PanoramaDoProtocolo[]> =>
  (await admin.get('/api/protocolo/panorama')).body.listaResultados;
const groups = async (): Promise<PeriodoDeProtocolos[]> =>
  (await admin.get('/api/protocolo/getAll')).body.listaResultados;

async function firstPhoto(idProtocolo: number) {
  const [address] = (await admin.get(`/api/protocolo/getImage?idProtocolo=${idProtocolo}`)).body.listaResultados;
  return server.app.inject({ url: `${address}?tamanho=200`, headers: { cookie: admin.cookie } });
}

test('the demonstration has protocols of every kind, most of them with pictures, client and collection', async () => {
  const rows = await panorama();
  expect(rows.length).toBeGreaterThan(50);
  const share = (passes: (row: PanoramaDoProtocolo) => boolean) => rows.filter(passes).length / rows.length;
  expect(share(({ idPessoa }) => idPessoa !== null)).toBe(1);
  expect(share(({ coleta }) => coleta !== null)).toBeGreaterThan(0.8);
  expect(share(({ fotos }) => fotos > 0)).toBeGreaterThan(0.7);
  const periods = await groups();
  for (const [inicio, fim] of [
    [true, true],
    [true, false],
    [false, true],
  ]) {
    expect(periods.some((one) => (one.inicio !== null) === inicio && (one.fim !== null) === fim)).toBe(true);
  }
  const all = periods.flatMap(({ dados }) => dados);
  for (const flag of ['flagAmostraAcompanhamento', 'flagAmostraCancelada', 'flagNc', 'flagChuva'] as const) {
    expect(all.some((one) => one[flag] === 1)).toBe(true);
  }
  const shown = await firstPhoto(rows.find(({ fotos }) => fotos > 0)!.id);
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
});

test('a simulated day comes in whole, whatever was repeated or out of order', async () => {
  const before = (await panorama()).length;
  const { token } = (await admin.post('/api/dispositivo', { nome: 'Simulado' })).body.listaResultados;
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const said: string[] = [];
  const day = await simulateDay({ address, token, visits: 5, now: NOW, say: (line) => said.push(line) });
  expect(day).toMatchObject({ protocolos: 5, divergentes: 0 });
  expect(day.repetidos).toBeGreaterThanOrEqual(4);
  expect(said.length).toBe(2);
  const rows = await panorama();
  expect(rows.length).toBe(before + 5);
  const fresh = rows.slice(0, 5);
  expect(fresh.reduce((sum, { fotos }) => sum + fotos, 0)).toBe(day.fotos);
  const at = new Map((await groups()).flatMap(({ dados }) => dados.map(({ id, pontoColeta }) => [id, pontoColeta])));
  for (const { id, idPessoa } of fresh) {
    const points = (await admin.get(`/api/PessoaPontoColeta/${idPessoa}`)).body.listaResultados;
    expect(points.map(({ descricao }: { descricao: string }) => descricao)).toContain(at.get(id));
  }
  const placed = await server.databases.read
    .selectFrom('Imagem')
    .innerJoin('ProtocoloImagem', 'ProtocoloImagem.hash', 'Imagem.hash')
    .select('latitude')
    .where('idProtocolo', '=', fresh[0]!.id)
    .execute();
  expect(placed[0]!.latitude).toBeCloseTo(-23.18, 0);
});

test('a simulated device without a token that holds is told so', async () => {
  const address = server.app.listeningOrigin;
  const day = { address, token: 'x'.repeat(43), visits: 1, now: NOW, say: () => {} };
  await expect(simulateDay(day)).rejects.toThrow('401 Dispositivo não autorizado');
});

test('one that finds no server is told where it looked', async () => {
  // Nothing listens on the port of TCP that is reserved for discarding.
  const day = { address: 'http://127.0.0.1:9', token: 'x'.repeat(43), visits: 1, now: NOW, say: () => {} };
  await expect(simulateDay(day)).rejects.toThrow('Nenhum servidor responde em http://127.0.0.1:9');
});
