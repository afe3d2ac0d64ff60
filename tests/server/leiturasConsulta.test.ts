import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { leiturasDoMes } from '../../contract/hidrometros.ts';
import { contract } from '../../contract/index.ts';
import { addClient } from './clienteSub.ts';
import { type Caller, startServer, type TestServer } from './harness.ts';
import { addMeter, newMeter, readingsOf } from './leituraCalls.ts';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
});
afterAll(() => server.close());

const rows = async (url: string) => (await admin.get(`/api${url}`)).body.listaResultados;
const names = (list: { nome: string; registro: string }[]) => list.map(({ nome, registro }) => `${nome} ${registro}`);

describe('a month’s grid', () => {
  let a: number;
  let b: number;
  beforeAll(async () => {
    b = await addClient(admin, 'Ótica Bela');
    a = await addClient(admin, 'omega');
    const off = await addClient(admin, 'Orla parada');
    await addMeter(admin, b, { registro: 'V9' });
    await addMeter(admin, a, { registro: 'H2', flagMedidorVazao: 0 });
    await addMeter(admin, a, { registro: 'V1' });
    await addMeter(admin, a, { registro: 'V0', flagAtivo: 0 });
    await addMeter(admin, off, { registro: 'V8' });
    await admin.post('/api/Pessoa', { id: off, nome: 'Orla parada', flagAtivo: 0, obsPrincipal: 'Fechou' });
  });

  test('has the enabled meters of enabled clients, by name; filtered by name and by meter', async () => {
    const grid = (filter = '') => rows(`/PessoaHidrometro/?idMes=11&idAno=2026&${filter}`);
    expect(names(await grid())).toEqual(['omega H2', 'omega V1', 'Ótica Bela V9']);
    expect(names(await grid('nomeCliente=ÓTI&medidorVazao='))).toEqual(['Ótica Bela V9']);
    expect(names(await grid('medidorVazao=0'))).toEqual(['omega H2']);
    expect(names(await grid('medidorVazao=1&nomeCliente=OM'))).toEqual(['omega V1']);
  });

  test('has clients of the same name but for its number by that number, as have the saved readings', async () => {
    for (const nome of ['Prensas 11', 'Prensas 7', 'PRENSAS 9']) {
      const idHidrometro = await addMeter(admin, await addClient(admin, nome), { registro: 'V1' });
      await readingsOf(admin, idHidrometro).save(10, { leituraAtual: 5 });
    }
    const byNumber = ['Prensas 7', 'PRENSAS 9', 'Prensas 11'];
    const of = (list: { nome: string }[]) => list.map(({ nome }) => nome).filter((nome) => byNumber.includes(nome));
    expect(of(await rows('/PessoaHidrometro/?idMes=11&idAno=2026'))).toEqual(byNumber);
    expect(of(await rows('/PessoaHidrometroLancamento/?idMes=10&idAno=2026'))).toEqual(byNumber);
  });

  test('and what is saved are as the contract says, field by field', async () => {
    const { idHidrometro } = await newMeter(admin);
    await readingsOf(admin, idHidrometro).save(11, { leituraAtual: 5, tempoAtual: '5' });
    const strict = z.array(z.strictObject(leiturasDoMes.result.element.shape));
    strict.parse(await rows('/PessoaHidrometro/?idMes=11&idAno=2026'));
    strict.parse(await rows('/PessoaHidrometroLancamento/?idMes=11&idAno=2026'));
    const context = await rows('/PessoaHidrometroLancamento/contexto/?idMes=12&idAno=2026');
    z.array(z.strictObject(contract.leituras.contexto.result.element.shape)).parse(context);
    expect(context).toContainEqual({
      idHidrometro,
      anterior: { idAno: 2026, idMes: 11, leituraAtual: 5, tempoAtual: '5' },
      media: 5,
      mediana: 5,
      medianaCorrigido: 5,
      porVir: true,
    });
  });

  test('begins where the latest earlier reading ended, whenever that was', async () => {
    const meter = readingsOf(admin, (await newMeter(admin)).idHidrometro);
    await meter.save(3, { idAno: 2024, leituraAtual: 40, tempoAtual: '10' });
    await meter.save(11, { idAno: 2025, leituraAtual: 70, tempoAtual: '20', motivo: 'Ficou parado' });
    const beginning = async (idMes: number, idAno: number) => {
      const { id, leituraAnterior, tempoAnterior } = await meter.row(idMes, idAno);
      return [id, leituraAnterior, tempoAnterior];
    };
    expect(await beginning(2, 2024)).toEqual([0, 0, null]);
    expect(await beginning(12, 2024)).toEqual([0, 40, '10']);
    expect(await beginning(10, 2025)).toEqual([0, 40, '10']);
    expect(await beginning(1, 2026)).toEqual([0, 70, '20']);
    expect((await meter.row(11, 2025)).id).toBeGreaterThan(0);
  });

  test('looks back on the latest 12 readings', async () => {
    const meter = readingsOf(admin, (await newMeter(admin)).idHidrometro);
    const of = async (idAno: number, idMes: number) =>
      (await rows(`/PessoaHidrometroLancamento/contexto/?idMes=${idMes}&idAno=${idAno}`)).find(
        (one: { idHidrometro: number }) => one.idHidrometro === idHidrometroOf,
      );
    const { idHidrometro: idHidrometroOf } = await meter.row(1);
    for (let idMes = 1; idMes <= 12; idMes += 1) {
      await meter.save(idMes, { idAno: 2025, leituraAtual: idMes === 1 ? 1000 : 1000 + idMes * 10, motivo: 'Início' });
    }
    await meter.save(1, { leituraAtual: 1130 });
    expect(await of(2026, 1)).toMatchObject({ mediana: 10, media: 93.33 });
    expect(await of(2026, 2)).toMatchObject({ mediana: 10, media: 10.83, anterior: { leituraAtual: 1130 } });
  });

  test('needs a month and a year, or a client', async () => {
    for (const query of ['', '?idMes=11', '?idAno=2026', '?idMes=0&idAno=2026', '?idPessoa=&idMes=11', '?idPessoa=x']) {
      expect((await admin.get(`/api/PessoaHidrometro/${query}`)).status).toBe(400);
    }
  });
});

describe('a client’s history', () => {
  test('adds its sewage meters up, tells its sources apart, and goes back 12 months unless all are asked for', async () => {
    const idPessoa = await addClient(admin, 'Com história');
    const fonte = await admin.post('/api/FonteAbastecimento', { descricao: 'Poço: fundo', flagAtivo: 1 });
    const well = { flagMedidorVazao: 0, idFonteAbastecimento: fonte.body.listaResultados.id };
    const meters = [
      await addMeter(admin, idPessoa),
      await addMeter(admin, idPessoa, { registro: 'V2' }),
      await addMeter(admin, idPessoa, { registro: 'H1', ...well }),
      await addMeter(admin, idPessoa, { registro: 'H2', flagMedidorVazao: 0 }),
    ];
    for (const [index, idHidrometro] of meters.entries()) {
      await readingsOf(admin, idHidrometro).save(11, { leituraAtual: 10 + index });
    }
    const first = readingsOf(admin, meters[0] as number);
    for (let idMes = 1; idMes <= 12; idMes += 1) {
      await first.save(idMes, { idAno: 2025, leituraAtual: 1, motivo: 'Teste' });
    }
    const history = (path: string) => rows(`/PessoaHidrometroLancamento/historico/${path}idPessoa=${idPessoa}`);
    const [sewage] = await history('?');
    expect(sewage.desc).toBe('Volume Corrigido');
    expect([sewage.val.length, sewage.val[0].ref]).toEqual([12, '02/2025']);
    expect(sewage.val.at(-1)).toEqual({ ref: '11/2026', volume: 20 });
    expect((await history('?flgHistorico=1&'))[0].val).toHaveLength(13);
    expect(await history('outros/?')).toEqual([
      { desc: 'Poço: fundo', val: [{ ref: '11/2026', volume: 12 }] },
      { desc: 'Sem fonte', val: [{ ref: '11/2026', volume: 13 }] },
    ]);
    const replaced = { leituraAnterior: 900, leituraAtual: 0, reinicioMedidor: 1, motivo: 'Troca' };
    await readingsOf(admin, await addMeter(admin, idPessoa, { registro: 'H3', ...well })).save(11, replaced);
    expect((await history('outros/?'))[0].val).toEqual([
      { ref: '11/2026', volume: 12, motivo: 'H3 – Troca', negativo: true },
    ]);
    const none = await addClient(admin, 'Sem medidor');
    expect(await rows(`/PessoaHidrometroLancamento/historico/?idPessoa=${none}`)).toEqual([]);
    expect((await admin.get('/api/PessoaHidrometroLancamento/historico/?idPessoa=999999')).status).toBe(404);
  });
});

test('sheets are of the clients asked for that have enabled meters, by name', async () => {
  const early = await addClient(admin, 'Água Rasa');
  const late = (await admin.post('/api/Pessoa', { nome: 'Zinco', codigo: 'Z-1' })).body.listaResultados.id;
  const none = await addClient(admin, 'Nada medido');
  for (const client of [late, early]) await addMeter(admin, client);
  const sheets = async (idPessoa: unknown) =>
    (await admin.post('/api/PessoaHidrometroLancamento/fichaTecnica', { idPessoa, idMes: 11, idAno: 2026 })).body
      .listaResultados;
  expect((await sheets([late, none, early])).map(({ empresa }: { empresa: string }) => empresa)).toEqual([
    'Água Rasa',
    'Zinco',
  ]);
  expect(await sheets(late)).toMatchObject([
    {
      empresa: 'Zinco',
      codigo: 'Z-1',
      enderecos: [],
      contatos: [],
      nroSerie: null,
      listaMedidores: [{ registro: 'V1', lacre: null }],
    },
  ]);
});

test('a sheet gives no hydrometer the type and the seal of a flow meter that another one bears', async () => {
  const idPessoa = await addClient(admin, 'Dois esgotos');
  const flow = { idPessoa, registro: 'v-101', lacre: 'L-1', idCalculoHorimetro: 1 };
  expect((await admin.post('/api/PessoaMedidorVazao', flow)).status).toBe(200);
  for (const registro of ['V101', 'V102']) await addMeter(admin, idPessoa, { registro });
  const sealed = async () => {
    const sheet = await admin.post('/api/PessoaHidrometroLancamento/fichaTecnica', {
      idPessoa,
      idMes: 11,
      idAno: 2026,
    });
    const { listaMedidores } = sheet.body.listaResultados[0];
    return listaMedidores.map(({ registro, lacre }: { registro: string; lacre: string }) => [registro, lacre]);
  };
  expect(await sealed()).toEqual([
    ['V101', 'L-1'],
    ['V102', null],
  ]);
  const other = { idPessoa, registro: 'X-9', lacre: 'L-9', idCalculoHorimetro: 1 };
  expect((await admin.post('/api/PessoaMedidorVazao', other)).status).toBe(200);
  expect(await sealed()).toEqual([
    ['V101', 'L-1'],
    ['V102', 'L-9'],
  ]);
});

test('a sheet of several sewage hydrometers tells the flow meter of each, that of one alone at its head', async () => {
  const idPessoa = await addClient(admin, 'Dois medidores');
  const installed = async (registro: string, nroSerie: string) => {
    const flow = { idPessoa, registro, nroSerie, dtAtualCalibragem: '2025-11-28', idCalculoHorimetro: 1 };
    expect((await admin.post('/api/PessoaMedidorVazao', flow)).status).toBe(200);
    await addMeter(admin, idPessoa, { registro });
  };
  const sheet = async () => {
    const asked = { idPessoa, idMes: 11, idAno: 2026 };
    const { listaMedidores, nroSerie } = (await admin.post('/api/PessoaHidrometroLancamento/fichaTecnica', asked)).body
      .listaResultados[0];
    const own = listaMedidores.map((one: { equipamento?: { nroSerie: string } }) => one.equipamento?.nroSerie);
    return { nroSerie, own };
  };
  await installed('S1', 'X1');
  expect(await sheet()).toEqual({ nroSerie: 'X1', own: [undefined] });
  await installed('S2', 'X2');
  await addMeter(admin, idPessoa, { registro: 'A1', flagMedidorVazao: 0 });
  expect((await sheet()).own).toEqual(['X1', 'X2', undefined]);
});

test.each([
  [1, 'h'],
  [2, undefined],
  [3, 'min'],
])('a sheet says what the times of an hour-meter count: %s', async (idCalculoHorimetro, unit) => {
  const { idPessoa } = await newMeter(admin, {}, idCalculoHorimetro);
  const { body } = await admin.post('/api/PessoaHidrometroLancamento/fichaTecnica', {
    idPessoa,
    idMes: 11,
    idAno: 2026,
  });
  expect(body.listaResultados[0].listaMedidores[0].unidadeTempo).toBe(unit);
});

test('a sheet tells them of a month that is saved as they were counted then', async () => {
  const { idPessoa, idHidrometro } = await newMeter(admin, {}, 3);
  const read = { leituraAtual: 10, tempoAnterior: '36000', tempoAtual: '72000', idCategoriaCobranca: 3 };
  expect((await readingsOf(admin, idHidrometro).save(11, read)).status).toBe(200);
  await admin.post('/api/PessoaMedidorVazao', { idPessoa, registro: 'V1', idCalculoHorimetro: 1 });
  const { body } = await admin.post('/api/PessoaHidrometroLancamento/fichaTecnica', {
    idPessoa,
    idMes: 11,
    idAno: 2026,
  });
  expect(body.listaResultados[0].listaMedidores[0].unidadeTempo).toBe('min');
});

test('and of the month after it, what the former time counts and what is to be read counts', async () => {
  const { idPessoa, idHidrometro } = await newMeter(admin, {}, 3);
  const read = { leituraAtual: 10, tempoAnterior: '36000', tempoAtual: '72000', idCategoriaCobranca: 3 };
  expect((await readingsOf(admin, idHidrometro).save(11, read)).status).toBe(200);
  const sheet = async () => {
    const asked = { idPessoa, idMes: 12, idAno: 2026 };
    const { body } = await admin.post('/api/PessoaHidrometroLancamento/fichaTecnica', asked);
    return body.listaResultados[0].listaMedidores[0];
  };
  const tempoAnterior = '72000';
  expect(await sheet()).toMatchObject({ tempoAnterior, unidadeTempoAnterior: 'min', unidadeTempo: 'min' });
  await admin.post('/api/PessoaMedidorVazao', { idPessoa, registro: 'V1', idCalculoHorimetro: 1 });
  expect(await sheet()).toMatchObject({ tempoAnterior, unidadeTempoAnterior: 'min', unidadeTempo: 'h' });
  // Saved without its hours, it goes on having the former time alone.
  await readingsOf(admin, idHidrometro).save(12, { leituraAtual: 20, idCategoriaCobranca: 1, motivo: 'sem horas' });
  expect(await sheet()).toMatchObject({ tempoAnterior, unidadeTempoAnterior: 'min', unidadeTempo: 'h' });
});

test('a hydrometer counts no hours by the flow meter that another one bears: nor does its save', async () => {
  const idPessoa = await addClient(admin, 'Duas contagens');
  const install = (registro: string, idCalculoHorimetro: number) =>
    admin.post('/api/PessoaMedidorVazao', { idPessoa, registro, idCalculoHorimetro, flagAtivo: 1 });
  await install('XPTO-1', 1);
  await addMeter(admin, idPessoa, { registro: 'B-101' });
  const meter = readingsOf(admin, await addMeter(admin, idPessoa, { registro: 'A-101' }));
  // The newest of the client, and the other hydrometer's.
  await install('b101', 3);
  expect(await meter.row(1)).toMatchObject({ registro: 'A-101', idCalculoHorimetro: 1 });
  const read = { leituraAtual: 1440, tempoAnterior: '0', tempoAtual: '600', idCategoriaCobranca: 3 };
  expect((await meter.save(1, read)).body.listaResultados).toMatchObject({
    tempoFinal: '0600:00',
    volumeCorrigido: 1728,
  });
  expect(await meter.row(1)).toMatchObject({ idCalculoHorimetro: 1 });
});
