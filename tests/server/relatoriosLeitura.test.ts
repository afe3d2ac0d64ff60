import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../contract/index.ts';
import { type Api, createApi } from '../../dataProvider/envelope.ts';
import { load as loadFichas } from '../../reports/ficha-leitura/load.ts';
import { load as loadMes } from '../../reports/leituras-do-mes/load.ts';
import { browserOf } from '../dataProvider/realProvider.ts';
import { addClient } from './clienteSub.ts';
import { type Caller, NOW, PASSWORD, startServer, type TestServer } from './harness.ts';
import { addMeter, newMeter, readingsOf } from './leituraCalls.ts';

let server: TestServer;
let admin: Caller;
let api: Api;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
  api = createApi({ baseUrl: '/api', fetch: browserOf(server) });
  await api(contract.sessao.login, { body: { login: 'admin', senha: PASSWORD } });
});
afterAll(() => server.close());

const now = { now: NOW.toISOString() };
const month = { idMes: 11, idAno: 2026, nomeCliente: '', medidorVazao: '' } as const;

test('the sheets are of one client, of all, or of those that the filters leave; the month has a row for each meter', async () => {
  const { idPessoa, idHidrometro } = await newMeter(admin);
  const idOther = await addClient(admin, 'Laticínios da ficha');
  await addMeter(admin, idOther, { flagMedidorVazao: 0 });
  await readingsOf(admin, idHidrometro).save(10, { leituraAnterior: 0, leituraAtual: 120, idCategoriaCobranca: 1 });

  const namesOf = async (more: object) => {
    const { fichas } = await loadFichas(api, { ...month, ...more }, now);
    return fichas.map(({ empresa }) => empresa);
  };
  expect(await namesOf({ idPessoa })).toEqual(['Indústria com medidor']);
  expect(await namesOf({})).toEqual(['Indústria com medidor', 'Laticínios da ficha']);
  expect(await namesOf({ nomeCliente: 'laticinios' })).toEqual(['Laticínios da ficha']);
  expect(await namesOf({ medidorVazao: '1' })).toEqual(['Indústria com medidor']);
  expect(await namesOf({ nomeCliente: 'ninguém' })).toEqual([]);

  const { leituras, categorias, configuracao } = await loadMes(api, month, now);
  expect(leituras.map(({ nome, leituraAnterior }) => [nome, leituraAnterior])).toEqual([
    ['Indústria com medidor', 120],
    ['Laticínios da ficha', 0],
  ]);
  expect(categorias[1]).toBe('Leitura');
  expect(configuracao.formLeituras).toBe('054_FMEI Rev.02');
});

test('who may not read them gets neither', async () => {
  const anonymous = createApi({ baseUrl: '/api', fetch: browserOf(server) });
  await expect(loadMes(anonymous, month, now)).rejects.toMatchObject({ status: 401 });
  await expect(loadFichas(anonymous, { ...month, idPessoa: 1 }, now)).rejects.toMatchObject({ status: 401 });
});
