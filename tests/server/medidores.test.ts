import { afterAll, beforeAll, expect, test } from 'vitest';
import { addClient, lastLogOf, onField } from './clienteSub.ts';
import { type Caller, startServer, type TestServer } from './harness.ts';

let server: TestServer;
let admin: Caller;
let a: number;
let b: number;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
  a = await addClient(admin, 'Cliente A');
  b = await addClient(admin, 'Cliente B');
});
afterAll(() => server.close());

const save = (body: object) => admin.post('/api/PessoaMedidorVazao', body);
/** One with something to be saved. */
const create = async (body: object) => (await save({ modelo: 'M-1', ...body })).body.listaResultados.id;
const list = async (idPessoa: number) => (await admin.get(`/api/PessoaMedidorVazao/${idPessoa}`)).body.listaResultados;

test('check and validity follow the calibration by two years unless they are given', async () => {
  await create({ idPessoa: a, dtAtualCalibragem: '2024-02-29' });
  expect((await list(a))[0]).toMatchObject({ dtProximaCalibragem: '2026-02-28', dtValidadeCalibragem: '2026-02-28' });
  await create({
    idPessoa: a,
    dtAtualCalibragem: '2026-01-10',
    dtProximaCalibragem: '',
    dtValidadeCalibragem: '2027-01-10',
  });
  expect((await list(a))[0]).toMatchObject({ dtProximaCalibragem: '2028-01-10', dtValidadeCalibragem: '2027-01-10' });
});

test('empty dates are none, and a date that does not exist is refused', async () => {
  const id = await create({ idPessoa: b, data: '', dtAtualCalibragem: null, dtValidadeCalibragem: '' });
  expect((await list(b))[0]).toMatchObject({
    id,
    data: null,
    dtAtualCalibragem: null,
    dtProximaCalibragem: null,
    dtValidadeCalibragem: null,
    flagAtivo: 1,
    flagCertificado: 0,
  });
  expect(onField(await save({ idPessoa: b, data: '2026-02-30' }), 'data')).toBeDefined();
  // Two years later no date could be sent back.
  expect(onField(await save({ idPessoa: b, dtAtualCalibragem: '2999-12-31' }), 'dtAtualCalibragem')).toBeDefined();
});

test.each([
  ['dtValidadeCalibragem', 'A validade não pode ser antes da calibração'],
  ['dtProximaCalibragem', 'A verificação não pode ser antes da calibração'],
])(
  '%s is not before the calibration; one that was saved otherwise before is let be until it is touched',
  async (field, told) => {
    const wrong = { dtAtualCalibragem: '2026-05-01', [field]: '2020-01-01' };
    const refused = await save({ idPessoa: a, modelo: 'M-1', ...wrong });
    expect([refused.status, refused.body.listaMensagens, onField(refused, field)]).toEqual([400, [told], told]);
    const id = await create({ idPessoa: a, ...wrong, [field]: '2026-05-01' });
    expect(onField(await save({ id, idPessoa: a, ...wrong }), field)).toBe(told);

    await server.databases.write.updateTable('PessoaMedidorVazao').set(wrong).where('id', '=', id).execute();
    expect((await save({ id, idPessoa: a, ...wrong, lacre: 'L-1' })).status).toBe(200);
    const later = { ...wrong, dtAtualCalibragem: '2026-05-02' };
    expect(onField(await save({ id, idPessoa: a, ...later }), field)).toBe(told);
  },
);

test.each(['idTipo', 'idUsuarioTecnico', 'idCalculoHorimetro'])(
  'an unknown %s is refused on its field',
  async (field) => {
    const reply = await save({ idPessoa: a, [field]: 99_999 });
    expect([reply.status, onField(reply, field)]).toEqual([422, 'Escolha um item que exista']);
    expect((await save({ idPessoa: a, modelo: 'M-1', [field]: 0 })).status).toBe(200);
  },
);

test('enabled meters come first, the newest of them at the top', async () => {
  const idPessoa = await addClient(admin, 'Cliente C');
  const older = await create({ idPessoa });
  const newer = await create({ idPessoa });
  const disabled = await create({ idPessoa, flagAtivo: 0 });
  expect((await list(idPessoa)).map(({ id }: { id: number }) => id)).toEqual([newer, older, disabled]);
});

test('a technician who was removed since stays with the meter, and comes to no other', async () => {
  const person = { nome: 'Sai Depois', login: 'sai', email: 'sai@example.com', idGrupo: 3, senha: 'senha-de-teste' };
  const idUsuarioTecnico = (await admin.post('/api/Usuario', person)).body.listaResultados.id;
  const id = await create({ idPessoa: a, idUsuarioTecnico });
  await admin.delete(`/api/Usuario/${idUsuarioTecnico}`);
  expect((await save({ id, idPessoa: a, idUsuarioTecnico, modelo: 'M-2' })).status).toBe(200);
  const other = await save({ idPessoa: a, idUsuarioTecnico, modelo: 'M-3' });
  expect(onField(other, 'idUsuarioTecnico')).toBe('Escolha um item que exista');
});

test('nobody has calibrated a meter on a day that is to come', async () => {
  expect((await save({ idPessoa: a, modelo: 'M-4', dtAtualCalibragem: '2026-11-20' })).status).toBe(200);
  const reply = await save({ idPessoa: a, modelo: 'M-5', dtAtualCalibragem: '2026-11-21' });
  expect(reply.status).toBe(422);
  expect(onField(reply, 'dtAtualCalibragem')).toBe('A calibração não pode ser de um dia que está por vir');
});

test('a meter of another client, or of none, is out of reach', async () => {
  const id = await create({ idPessoa: b });
  expect((await save({ id, idPessoa: a, lacre: 'X' })).status).toBe(404);
  expect((await save({ idPessoa: 999_999, modelo: 'M-1' })).status).toBe(404);
  expect((await list(a)).map((row: { id: number }) => row.id)).not.toContain(id);
});

test('a stale change is refused; the log tells what changed', async () => {
  const id = await create({ idPessoa: b, modelo: null, lacre: 'L1' });
  await save({ id, idPessoa: b, lacre: 'L2', versao: 1 });
  expect((await save({ id, idPessoa: b, lacre: 'L3', versao: 1 })).status).toBe(409);
  expect(await lastLogOf(admin, b)).toMatchObject({
    tabela: 'PessoaMedidorVazao',
    acao: `Alteração em PessoaMedidorVazao ${id}\nlacre: L1 → L2`,
  });
});

test('a meter of which nothing is said is not saved, new or emptied', async () => {
  const refused = await save({ idPessoa: a, flagAtivo: 1, flagCertificado: 0, registro: ' ', obsCobranca: '' });
  expect(refused.status).toBe(422);
  expect(onField(refused, 'registro')).toBe('Preencha pelo menos um campo do medidor');
  const id = await create({ idPessoa: a, modelo: null, lacre: 'L-9' });
  const emptied = await save({ id, idPessoa: a, lacre: null });
  expect(emptied.status).toBe(422);
  expect((await list(a)).find((one: { id: number }) => one.id === id)).toMatchObject({ lacre: 'L-9' });
});
