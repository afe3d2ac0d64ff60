import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addClient, onField } from './clienteSub.ts';
import { type Caller, startServer, type TestServer } from './harness.ts';

let server: TestServer;
let admin: Caller;
let tecnico: Caller;
let idPessoa: number;
let other: number;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
  tecnico = await server.login('tecnico');
  idPessoa = await addClient(admin, 'Cliente com histórico');
  other = await addClient(admin, 'Outro cliente');
  for (const owner of [idPessoa, other]) {
    await admin.post('/api/PessoaPontoColeta', { idPessoa: owner, descricao: `Cx Inspeção ${owner}` });
  }
});
afterAll(() => server.close());

const call = (name: string, body: object, caller = admin) => caller.post(`/api/HistoricoColeta/${name}`, body);
let days = 0;
/** Adds a collection of a day of its own. */
async function add(more: object = {}): Promise<number> {
  days += 1;
  const dtRetirada = `2026-01-${String(days).padStart(2, '0')}`;
  const reply = await call('save-historico', { idPessoa, pontoColeta: `Cx Inspeção ${idPessoa}`, dtRetirada, ...more });
  expect(reply.body).toMatchObject({ flagErro: false });
  return reply.body.listaResultados.id;
}
async function rowOf(id: number) {
  const { result } = (await admin.get(`/api/HistoricoColeta/${idPessoa}/1`)).body.listaResultados;
  return result.find((row: { id: number }) => row.id === id);
}
async function logOf(id: number) {
  const { body } = await admin.get(`/api/logUser?tabela=HistoricoColeta&idReferencia=${id}`);
  return body.listaResultados[0];
}

describe('by hand', () => {
  test('a value, a code and a name are of one line', async () => {
    const id = await add({ Cu: '<\n0,05', codigoAmostra: 'A\n1', amostrador: 'Ana\tLima' });
    const saved = { Cu: '< 0,05', codigoAmostra: 'A 1', amostrador: 'Ana Lima' };
    expect(await rowOf(id)).toMatchObject(saved);
    const again = await call('update-historico', { id, Cu: '<\n0,05', codigoAmostra: 'A\n1' });
    expect(again.body.listaResultados).toEqual({ id, versao: 1 });
  });

  test('values are kept as typed, with dates and times; what is not named stays, what is empty goes', async () => {
    const id = await add({
      dtInstalaco: '2026-01-01 08:00',
      dtRetirada: '2026-01-02 09:30',
      DBO: '1.234,5',
      Cu: '<0,05',
      Ni: 'ND',
      Zn: 2.5,
      p24: null,
      flagChuva: 1,
    });
    expect(await rowOf(id)).toMatchObject({
      dtInstalaco: '2026-01-01 08:00',
      dtRetirada: '2026-01-02 09:30',
      DBO: '1.234,5',
      Cu: '<0,05',
      Ni: 'ND',
      Zn: '2,5',
      flagChuva: 1,
      idTipoDBO: 1,
      versao: 1,
    });
    const update = { id, versao: 1, DBO: '900', Ni: '', dtInstalaco: '', flagChuva: null, flagMedidorInoperante: 1 };
    expect((await call('update-historico', update)).body.listaResultados).toEqual({ id, versao: 2 });
    const row = await rowOf(id);
    expect(row).toMatchObject({
      DBO: '900',
      Cu: '<0,05',
      dtInstalaco: null,
      flagChuva: null,
      flagMedidorInoperante: 1,
    });
    expect(row).not.toHaveProperty('Ni');
    const { mudancas } = await logOf(id);
    expect(mudancas).toContainEqual(expect.objectContaining({ campo: 'DBO', antes: '1.234,5', depois: '900' }));
    expect(mudancas.map(({ campo }: { campo: string }) => campo)).not.toContain('Cu');
  });

  test('ΔT is that of days and times where none was sent, and follows them until somebody writes another', async () => {
    const dates = { dtInstalaco: '2025-12-01 08:00', dtRetirada: '2025-12-02 09:30' };
    const id = await add({ ...dates, tempoInstalacao: null });
    expect(await rowOf(id)).toMatchObject({ tempoInstalacao: '25:30' });
    await call('update-historico', { id, dtRetirada: '2025-12-02 10:00' });
    expect(await rowOf(id)).toMatchObject({ tempoInstalacao: '26:00' });
    await call('update-historico', { id, tempoInstalacao: '24h' });
    await call('update-historico', { id, dtRetirada: '2025-12-02 11:00' });
    expect(await rowOf(id)).toMatchObject({ tempoInstalacao: '24h' });
    await call('update-historico', { id, tempoInstalacao: '' });
    expect(await rowOf(id)).toMatchObject({ tempoInstalacao: '27:00' });
    await call('update-historico', { id, dtInstalaco: '' });
    expect(await rowOf(id)).toMatchObject({ tempoInstalacao: null });
    expect((await logOf(id)).mudancas).toContainEqual(
      expect.objectContaining({ campo: 'tempoInstalacao', antes: '27:00', depois: null }),
    );
  });

  test('a whole row, as it is read, is taken back and changes nothing, nor is it told', async () => {
    const id = await add({ DBO: '10', pH: '7,2', codigoAmostra: 'RT-1' });
    const before = await rowOf(id);
    expect((await call('update-historico', before)).status).toBe(200);
    expect(await rowOf(id)).toEqual(before);
    expect(await logOf(id)).toMatchObject({ acao: expect.stringContaining('Inclusão') });
    expect((await call('update-historico', { id, versao: 1, DBO: '11' })).body.listaResultados).toEqual({
      id,
      versao: 2,
    });
  });

  test.each([
    [{ dtRetirada: '2026-02-30' }, 'dtRetirada', 'Data inválida'],
    [{ dtRetirada: '' }, 'dtRetirada', 'Data inválida'],
    [{ dtRetirada: '2026-11-21' }, 'dtRetirada', 'A retirada não pode ser depois de hoje'],
    [{ dtRetirada: '2026-02-01 24:00' }, 'dtRetirada', 'Data inválida'],
    [{ dtRetirada: '2026-02-01 10:00:60' }, 'dtRetirada', 'Data inválida'],
    [{ DBO: 'abc' }, 'DBO', 'Use um número, com < ou > antes dele, ou ND'],
    [{ DBO: { de: 1 } }, 'DBO', 'Use um número, com < ou > antes dele, ou ND'],
    [{ p999999: '1' }, 'p999999', 'Parâmetro não encontrado'],
    [{ DBO: '1', p26: '2' }, 'p26', 'Este parâmetro está na linha duas vezes'],
    [{ pontoColeta: 'Outro lugar' }, 'pontoColeta', 'Este cliente não tem este ponto de coleta'],
    [{ idTipoDBO: 6 }, 'idTipoDBO', 'Valor inválido'],
    [{ idTipoDBO: true }, 'idTipoDBO', 'Valor inválido'],
    [{ idTipoDBO: [4] }, 'idTipoDBO', 'Valor inválido'],
    [{ idPessoa: true }, 'idPessoa', 'Número inválido'],
    [{ idPessoa: '1e0' }, 'idPessoa', 'Número inválido'],
    [{ idClienteSave: 999_999 }, 'idClienteSave', 'Difere de idPessoa'],
    [{ dtInstalaco: '2099-01-01' }, 'dtInstalaco', 'A instalação não pode ser depois da retirada'],
    [{ tempoInstalacao: '999:99' }, 'tempoInstalacao', 'Use horas e minutos, como 29:05'],
    [{ tempoInstalacao: '<script>' }, 'tempoInstalacao', 'Use horas e minutos, como 29:05'],
    [
      { medidorInicial: 100, medidorFinal: 50 },
      'medidorFinal',
      'A leitura final é menor que a inicial: informe o volume medido',
    ],
    [{ DBO: '-5' }, 'DBO', 'O valor não pode ser negativo'],
    [{ DBO: '<-5' }, 'DBO', 'O valor não pode ser negativo'],
    [{ pH: '15' }, 'pH', 'O pH vai de 0 a 14'],
    [{ medidorInicial: '-3' }, 'medidorInicial', 'O valor não pode ser negativo'],
    [{ qtdeColeta: -1 }, 'qtdeColeta', 'O valor não pode ser negativo'],
    [{ dbo: '1' }, 'dbo', 'Campo desconhecido'],
    [{ p0: '1' }, 'p0', 'Campo desconhecido'],
  ])('%o is refused on its field', async (wrong, field, message) => {
    const reply = await call('save-historico', { idPessoa, dtRetirada: '2026-03-01', ...wrong });
    expect(reply.status).toBe(400);
    expect(onField(reply, field)).toBe(message);
  });

  test('what a laboratory wrote stays, however odd; only what is typed anew is looked at', async () => {
    const id = await add({ medidorInicial: 100, medidorFinal: 50, volumeMedido: 7, temperatura: '-1' });
    const odd = { tempoInstalacao: '1 dia', dtInstalaco: '2026-12-01' };
    await server.databases.write.updateTable('HistoricoColeta').set(odd).where('id', '=', id).execute();
    const row = await rowOf(id);
    expect((await call('update-historico', { ...row, DBO: '5' })).status).toBe(200);
    const worse = await call('update-historico', { id, tempoInstalacao: '2 dias', dtInstalaco: '2026-12-02' });
    expect(Object.keys(worse.body.listaResultados.campos)).toEqual(['dtInstalaco', 'tempoInstalacao']);
    expect((await call('update-historico', { id, volumeMedido: '' })).status).toBe(400);
  });

  test('an update names one row, of its own client, by a number', async () => {
    const [one, two] = [await add({ DBO: '10' }), await add()];
    for (const [wrong, field, message] of [
      [{ identificacao: true }, 'identificacao', 'Número inválido'],
      [{ identificacao: [one] }, 'identificacao', 'Número inválido'],
      [{ identificacao: one, id: two }, 'identificacao', 'Difere de id'],
      [{ id: one, idPessoa: other }, 'idPessoa', 'Esta coleta é de outro cliente'],
      [{ id: one, idClienteSave: other }, 'idClienteSave', 'Esta coleta é de outro cliente'],
    ] as const) {
      const reply = await call('update-historico', { ...wrong, DBO: '99' });
      expect([reply.status, onField(reply, field)]).toEqual([400, message]);
    }
    expect((await rowOf(one)).DBO).toBe('10');
    const named = { identificacao: String(one), id: one, idPessoa: String(idPessoa), DBO: '11' };
    expect((await call('update-historico', named)).status).toBe(200);
  });

  test('a row brings no more results than there may be parameters', async () => {
    const many = Object.fromEntries(Array.from({ length: 40_000 }, (_, at) => [`p${at + 100}`, '1']));
    for (const reply of [
      await call('save-historico', { idPessoa, dtRetirada: '2026-03-01', ...many }),
      await call('update-historico', { id: await add(), ...many }),
    ]) {
      expect([reply.status, onField(reply, 'p600')]).toEqual([400, 'Uma coleta tem no máximo 500 resultados']);
    }
  });

  test('a point of another client is none of this one', async () => {
    const [point] = (await admin.get(`/api/PessoaPontoColeta/${other}`)).body.listaResultados;
    const reply = await call('save-historico', { idPessoa, idPontoColeta: point.id, dtRetirada: '2026-03-01' });
    expect(onField(reply, 'idPontoColeta')).toBe('Este cliente não tem este ponto de coleta');
    expect((await call('save-historico', { idPessoa: 999_999, dtRetirada: '2026-03-01' })).status).toBe(404);
  });

  test('a collection stays at its own point, of two of one name, and at one that was removed since', async () => {
    const pontoColeta = 'Cx Gêmea';
    const points: number[] = [];
    for (let count = 0; count < 2; count += 1) {
      const { body } = await admin.post('/api/PessoaPontoColeta', { idPessoa, descricao: pontoColeta });
      points.push(body.listaResultados.id);
    }
    const id = await add({ idPontoColeta: points[1], pontoColeta: undefined });
    const pointOf = async () =>
      (
        await server.databases.read
          .selectFrom('HistoricoColeta')
          .select('idPontoColeta')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).idPontoColeta;
    await call('update-historico', { ...(await rowOf(id)), DBO: '5' });
    expect(await pointOf()).toBe(points[1]);
    const removedAt = { removidoEm: '2026-11-20T00:00:00.000Z' };
    await server.databases.write
      .updateTable('PessoaPontoColeta')
      .set(removedAt)
      .where('idPessoa', '=', idPessoa)
      .where('descricao', '=', pontoColeta)
      .execute();
    expect((await call('update-historico', { ...(await rowOf(id)), DBO: '6' })).status).toBe(200);
    expect(await pointOf()).toBe(points[1]);
  });

  test('a sample is there once, also when an edit would make it another one', async () => {
    const id = await add({ codigoAmostra: 'AM-1' });
    const sample = { idPessoa, pontoColeta: `Cx Inspeção ${idPessoa}`, dtRetirada: '2026-04-01' };
    const twin = await call('save-historico', { ...sample, codigoAmostra: 'am-1' });
    expect(twin.status).toBe(409);
    expect(onField(twin, 'codigoAmostra')).toBe('Este ponto já tem uma coleta desta amostra');
    const second = await add({ codigoAmostra: 'AM-2' });
    expect((await call('update-historico', { id: second, codigoAmostra: 'AM-1' })).status).toBe(409);
    expect((await call('remove-historico', { identificacao: id })).status).toBe(200);
    expect((await call('update-historico', { id: second, codigoAmostra: 'AM-1' })).status).toBe(200);
  });

  test('two people on one collection: the second is told, and nothing is overwritten', async () => {
    const id = await add({ DBO: '10' });
    expect((await call('update-historico', { id, versao: 1, DBO: '20' })).status).toBe(200);
    const late = await call('update-historico', { id, versao: 1, DBO: '30' });
    expect(late.status).toBe(409);
    expect((await call('remove-historico', { identificacao: id, versao: 1 })).status).toBe(409);
    expect((await rowOf(id)).DBO).toBe('20');
    expect((await call('remove-historico', { identificacao: id, versao: 2 })).body.listaResultados).toEqual({ id });
    expect(await rowOf(id)).toBeUndefined();
    expect((await call('update-historico', { id, DBO: '1' })).status).toBe(404);
    const { acao, mudancas } = await logOf(id);
    expect(acao).toContain('Remo');
    expect(mudancas).toContainEqual({ campo: 'DBO', antes: '20' });
  });

  test('who may not edit the history changes nothing of it', async () => {
    const id = await add();
    for (const [name, body] of [
      ['save-historico', { idPessoa, dtRetirada: '2026-05-01' }],
      ['update-historico', { id, DBO: '1' }],
      ['remove-historico', { identificacao: id }],
      ['saveColor', { idPessoa, cor: 5, listaIds: [id] }],
    ] as const) {
      expect((await call(name, body, tecnico)).status).toBe(403);
    }
    expect(await rowOf(id)).toMatchObject({ idTipoDBO: 1, versao: 1 });
  });
});

describe('colours', () => {
  const colour = (body: object) => call('saveColor', { idPessoa, ...body });

  test('change what the DBO counts for, keep what was, and why', async () => {
    const [one, two] = [await add({ idTipoDBO: 4 }), await add()];
    const reply = await colour({ valores: '1, 2', cor: 3, listaIds: `${one},${two}`, motivo: 'Bomba parada' });
    expect(reply.status).toBe(200);
    expect(await rowOf(one)).toMatchObject({ idTipoDBO: 3, versao: 2 });
    expect(await logOf(one)).toMatchObject({
      infoExtra: 'Bomba parada',
      mudancas: [expect.objectContaining({ campo: 'idTipoDBO', antes: 4, depois: 3 })],
    });
    const kept = await server.databases.read
      .selectFrom('HistoricoColetaCor')
      .select(['antes', 'motivo'])
      .where('id', '=', reply.body.listaResultados.id)
      .executeTakeFirstOrThrow();
    expect({ ...kept, antes: JSON.parse(kept.antes) }).toEqual({
      antes: { [one]: 4, [two]: 1 },
      motivo: 'Bomba parada',
    });
    expect((await admin.get(`/api/HistoricoColeta/color/?idPessoa=${idPessoa}`)).body.listaResultados).toEqual({
      id: reply.body.listaResultados.id,
      cor: 3,
      valores: '1, 2',
      listaIds: [one, two],
      idPessoa,
    });
  });

  test('one that has the colour already is among the rows that were chosen, and stays as it was', async () => {
    const [one, two] = [await add({ idTipoDBO: 3 }), await add()];
    const { id } = (await colour({ valores: '1,2', cor: 3, listaIds: [one, two] })).body.listaResultados;
    expect(await rowOf(one)).toMatchObject({ idTipoDBO: 3, versao: 1 });
    const { body } = await admin.get(`/api/HistoricoColeta/color/?idPessoa=${idPessoa}`);
    expect(body.listaResultados).toEqual({ id, cor: 3, valores: '1,2', listaIds: [one, two], idPessoa });
  });

  test('all of them or none: one of another client, one that changed meanwhile', async () => {
    const [one, two] = [await add(), await add()];
    const [strange] = [
      (await call('save-historico', { idPessoa: other, dtRetirada: '2026-01-01' })).body.listaResultados.id,
    ];
    const reply = await colour({ cor: 2, listaIds: [one, strange] });
    expect(reply.status).toBe(422);
    expect(onField(reply, 'listaIds')).toContain('não são coletas deste cliente');
    expect((await colour({ cor: 2, listaIds: [one, two], versoes: { [one]: 1, [two]: 9 } })).status).toBe(409);
    expect(await rowOf(one)).toMatchObject({ idTipoDBO: 1, versao: 1 });
    expect((await colour({ cor: 1, listaIds: [one] })).status).toBe(422);
    for (const listaIds of ['', '1,x', '1e1,0x10', [true], [], null])
      expect((await colour({ cor: 2, listaIds })).status).toBe(400);
  });

  test('without any, the latest is empty', async () => {
    const { body } = await admin.get(`/api/HistoricoColeta/color/?idPessoa=${other}`);
    expect(body.listaResultados).toEqual({ id: null, cor: null, valores: '', listaIds: [], idPessoa: other });
  });
});
