import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addClient, clearHistory } from '../fixtures/imports.ts';
import { type Caller, NOW, startServer, type TestServer } from './harness.ts';

let server: TestServer;
let admin: Caller;
let device: Caller;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
  const { token } = (await admin.post('/api/dispositivo', { nome: 'Tablet' })).body.listaResultados;
  device = server.device(token);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.databases.write.deleteFrom('PessoaContato').execute();
  await server.databases.write.deleteFrom('Protocolo').execute();
  await clearHistory(server.databases);
});

async function send(body: object): Promise<void> {
  expect((await device.post('/api/protocolo', { uuid: randomUUID(), ...body })).status).toBe(200);
}
async function addContact(idPessoa: number, nome: string): Promise<number> {
  return (await admin.post('/api/PessoaContato', { idPessoa, nome })).body.listaResultados.id;
}
const eraseContact = async (id: number) =>
  expect((await admin.post('/api/PessoaContato/apagar', { id })).body.listaResultados).toEqual({ id });
async function addCollection(idPessoa: number, codigoAmostra: string): Promise<void> {
  await server.databases.write
    .insertInto('HistoricoColeta')
    .values({ idPessoa, codigoAmostra, dtRetirada: '2026-07-10', idTipoDBO: 1, dtCadastro: NOW.toISOString() })
    .execute();
}
/** An entry from before the log kept fields, whose text cannot be told whole: the remark has arrows of its own. */
async function addOldEntry(tabela: string, id: number, lines: string): Promise<void> {
  const texto = `Alteração em ${tabela} ${id}\n${lines}\nobsPrincipal: ida → volta → ida e volta`;
  await sql`insert into "LogUsuario" ("login", "evento", "tabela", "idReferencia", "texto", "dtAcao", "busca")
    values ('rui', 'Alteração', ${tabela}, ${id}, ${texto}, '2025-01-01T12:00:00.000Z', 'rui')`.execute(
    server.databases.write,
  );
}
/** As the list tells them, oldest first. */
const told = async () => {
  const { listaResultados } = (await admin.get('/api/protocolo/getAll')).body;
  return (listaResultados as { dados: object[] }[]).flatMap(({ dados }) => dados).toReversed();
};
/** What the log tells of each protocol, oldest first. */
const entries = () =>
  server.databases.read
    .selectFrom('LogUsuario')
    .select(['mudancas', 'busca'])
    .where('tabela', '=', 'Protocolo')
    .where('evento', '=', 'Inclusão')
    .orderBy('id')
    .execute();

test('a contact that is erased is taken out of the protocols of their client: of the log, and of the list that was read', async () => {
  const client = await addClient(admin, 'Curtume', []);
  const id = await addContact(client, 'Lucas Hipótese');
  await admin.post('/api/PessoaContato', { id, idPessoa: client, nome: 'Lucas de Hipótese', versao: 1 });
  await send({ nomeCliente: 'CURTUME', contato: 'lucas hipotese', pH: 7.5 });
  await send({ nomeCliente: 'Curtume', contato: 'Lucas de Hipótese' });
  await send({ nomeCliente: 'Curtume', contato: 'Rita' });
  await send({ nomeCliente: 'Metalúrgica', contato: 'Lucas Hipótese' });
  expect(await told()).toMatchObject([{ contato: 'lucas hipotese' }, {}, {}, {}]);
  await eraseContact(id);
  const left = [{ nomeCliente: 'CURTUME', contato: null, pH: 7.5 }, { contato: null }];
  expect(await told()).toMatchObject([...left, { contato: 'Rita' }, { contato: 'Lucas Hipótese' }]);
  const log = (await entries()).map((entry) => JSON.stringify(entry));
  expect(log.map((entry) => /lucas/i.test(entry))).toEqual([false, false, false, true]);
});

describe('what protocols say of a contact that is erased', () => {
  const YOLANDA = { nome: 'Yolanda Brumado Quixada', email: 'yolanda.bq@exemplo.com', telefone: '(19) 3344-9988' };
  const point = (pontoColeta: string) => ({ pontoColeta, contato: 'Rita' });

  test.each([
    [{ contato: 'Sra. Yolanda Brumado Quixada - 19 3344-9988' }, { contato: 'Sra. (apagado) - (apagado)' }],
    [{ contato: 'yolanda.bq@exemplo.com' }, { contato: null }],
    [{ contato: 'Quixada, Yolanda' }, { contato: null }],
    [{ contato: 'YOLANDA BRUMADO QUIXADÁ' }, { contato: null }],
    [point('saída Yolanda Brumado Quixada'), point('saída (apagado)')],
    // As long as what stands in its place: the list is known to be another one all the same.
    [point('Doca, ligar 3344-9988'), point('Doca, ligar (apagado)')],
    [{ contato: 'Yolanda Brumado' }, null],
    [point('saída Yolanda'), null],
  ])('%o leaves %o', async (said, left) => {
    const idPessoa = await addClient(admin, 'Curtume', []);
    const { id } = (await admin.post('/api/PessoaContato', { ...YOLANDA, idPessoa })).body.listaResultados;
    // Another one of theirs is called as she is called in part.
    await addContact(idPessoa, 'Yolanda Brumado');
    await send({ nomeCliente: 'Curtume', ...said });
    await send({ nomeCliente: 'Metalúrgica', ...said });
    expect(await told()).toMatchObject([said, said]);
    await eraseContact(id);
    expect(await told()).toMatchObject([left ?? said, said]);
    const [own] = (await entries()).map((entry) => JSON.stringify(entry));
    if (left) expect(own).not.toMatch(/yolanda|3344|quix/i);
  });

  test('goes in more than one field, and with what only they are reached by where they share a name', async () => {
    const idPessoa = await addClient(admin, 'Curtume', []);
    const { id } = (await admin.post('/api/PessoaContato', { ...YOLANDA, idPessoa })).body.listaResultados;
    await addContact(idPessoa, YOLANDA.nome);
    await send({ nomeCliente: 'Curtume', contato: YOLANDA.nome, pontoColeta: 'Casa de yolanda.bq@exemplo.com' });
    await eraseContact(id);
    expect(await told()).toMatchObject([{ contato: YOLANDA.nome, pontoColeta: 'Casa de (apagado)' }]);
  });

  test('of a text that tells of two, erased at once, neither is left; a point that is called like one stays', async () => {
    const idPessoa = await addClient(admin, 'Curtume', []);
    const ids = [];
    for (const nome of ['Ana Souza', 'Bia Prado', 'Portaria']) ids.push(await addContact(idPessoa, nome));
    const point = { nomeCliente: 'Curtume', pontoColeta: 'Portaria' };
    for (let count = 0; count < 20; count++) await send({ ...point, contato: 'Ana Souza ou Bia Prado' });
    await Promise.all(ids.map(eraseContact));
    const left = await told();
    expect(left).toMatchObject(left.map(() => ({ ...point, contato: '(apagado) ou (apagado)' })));
  });
});

test('what may be another contact of the same name stays, until that one is erased', async () => {
  const [one, other] = [await addClient(admin, 'Curtume', []), await addClient(admin, 'curtume ', [])];
  const first = [await addContact(one, 'Lucas'), await addContact(one, 'LUCAS')] as const;
  const last = await addContact(other, 'Lucas');
  await send({ nomeCliente: 'Curtume', contato: 'Lucas' });
  for (const id of first) {
    await eraseContact(id);
    expect(await told()).toMatchObject([{ contato: 'Lucas' }]);
  }
  await eraseContact(last);
  expect(await told()).toMatchObject([{ contato: null }]);
});

test('protocols of a name that another client bears are neither handed out nor blanked, but for those of the samples', async () => {
  const id = await addClient(admin, 'João Homônimo', [], { flagTipoPessoa: 'F' });
  const other = await addClient(admin, 'JOAO HOMONIMO', []);
  await addCollection(id, 'CM-1');
  const unknown = { nomeCliente: 'João Homônimo', contato: 'Maria', pontoColeta: 'Saída' };
  await send(unknown);
  await send({ ...unknown, atividadeAmostra: 'CM-1' });
  const { registros, protocolosDeHomonimos } = (await admin.post('/api/Pessoa/exportar', { id })).body.listaResultados;
  const ofProtocols = registros.filter(({ acao }: { acao: string }) => acao.startsWith('Inclusão em Protocolo'));
  expect([ofProtocols.length, protocolosDeHomonimos]).toEqual([1, 1]);
  expect(ofProtocols[0].acao).toContain('CM-1');

  const erased = (await admin.post('/api/Pessoa/apagar', { id })).body.listaResultados;
  expect(erased).toEqual({ id, protocolosDeHomonimos: 1 });
  expect(await told()).toMatchObject([unknown, { nomeCliente: '(apagado)', contato: null, pontoColeta: null }]);

  // Whose name it is alone now, its protocol is.
  const body = { id: other, nome: 'JOAO HOMONIMO', flagTipoPessoa: 'F', versao: 1 };
  await admin.post('/api/Pessoa', body);
  await admin.post('/api/Pessoa/apagar', { id: other });
  expect(await told()).toMatchObject([{ nomeCliente: '(apagado)' }, { nomeCliente: '(apagado)' }]);
});

test('a client that was erased is handed out no protocols of another one', async () => {
  const ids = [];
  for (const nome of ['Ana Xisto', 'Bia Zimbro']) {
    ids.push(await addClient(admin, nome, [], { flagTipoPessoa: 'F' }));
    await send({ nomeCliente: nome });
  }
  for (const id of ids) await admin.post('/api/Pessoa/apagar', { id });
  const { registros } = (await admin.post('/api/Pessoa/exportar', { id: ids[0] })).body.listaResultados;
  expect(registros.filter(({ acao }: { acao: string }) => acao.includes('Protocolo'))).toEqual([]);
});

test('what is another client’s by its sample, or may be by a name that it bore, is neither handed out nor blanked', async () => {
  const id = await addClient(admin, 'Rui', [], { flagTipoPessoa: 'F' });
  const other = await addClient(admin, 'Rui', []);
  const protocols = [
    { nomeCliente: 'Rui', atividadeAmostra: 'CM-1', contato: 'Fulano' },
    { nomeCliente: 'Rui', contato: 'Beltrano' },
    { nomeCliente: 'Rui Alto', atividadeAmostra: 'CM-1', contato: 'Sicrano' },
  ];
  for (const protocol of protocols) await send(protocol);
  await addCollection(other, 'CM-1');
  await admin.post('/api/Pessoa', { id: other, nome: 'Rui Novo', versao: 1 });
  await admin.post('/api/Pessoa', { id, nome: 'Rui Alto', flagTipoPessoa: 'F', versao: 1 });
  const { registros, protocolosDeHomonimos } = (await admin.post('/api/Pessoa/exportar', { id })).body.listaResultados;
  expect(protocolosDeHomonimos).toBe(3);
  expect(registros.filter(({ acao }: { acao: string }) => acao.includes('Protocolo'))).toEqual([]);
  const erased = (await admin.post('/api/Pessoa/apagar', { id })).body.listaResultados;
  expect(erased).toEqual({ id, protocolosDeHomonimos: 3 });
  expect(await told()).toMatchObject(protocols);
});

test('of a sample that two clients have, and of one that was removed, the name tells whose it is', async () => {
  const id = await addClient(admin, 'Ivo Zimbro', [], { flagTipoPessoa: 'F' });
  const other = await addClient(admin, 'Curtume', []);
  for (const idPessoa of [id, other]) await addCollection(idPessoa, 'CM-1');
  await addCollection(other, 'CM-2');
  const { write } = server.databases;
  const removidoEm = NOW.toISOString();
  await write.updateTable('HistoricoColeta').set({ removidoEm }).where('codigoAmostra', '=', 'CM-2').execute();
  const codes = ['CM-1', 'CM-2'];
  for (const atividadeAmostra of codes) await send({ nomeCliente: 'Ivo Zimbro', atividadeAmostra });
  await admin.post('/api/Pessoa/apagar', { id });
  expect(await told()).toMatchObject(codes.map(() => ({ nomeCliente: '(apagado)' })));
});

test('a contact stays in the protocols of another client’s samples, and goes from those of its own', async () => {
  const [one, other] = [await addClient(admin, 'Curtume', []), await addClient(admin, 'Curtume', [])];
  await addCollection(one, 'CC-1');
  await addCollection(other, 'CD-1');
  const id = await addContact(one, 'Lucas');
  const protocol = { nomeCliente: 'Curtume', contato: 'Lucas' };
  await send({ ...protocol, atividadeAmostra: 'CD-1' });
  await send({ ...protocol, atividadeAmostra: 'CC-1' });
  await send(protocol);
  const namesake = await addContact(other, 'Lucas');
  await admin.post('/api/Pessoa', { id: other, nome: 'Curtume Novo', versao: 1 });
  await eraseContact(id);
  expect(await told()).toMatchObject([protocol, { contato: null }, protocol]);
  await eraseContact(namesake);
  expect(await told()).toMatchObject([{ contato: null }, { contato: null }, { contato: null }]);
});

test('a name of before that an old entry tells in its text alone is known too: as the person’s, and as another client’s', async () => {
  const id = await addClient(admin, 'Eva Nova', [], { flagTipoPessoa: 'F' });
  const other = await addClient(admin, 'Curtume Novo', []);
  await addOldEntry('Pessoa', id, 'nome: Eva Zimbro → Eva Nova\nrazaoSocial: Curtume Xisto → (vazio)');
  await addOldEntry('Pessoa', other, 'nome: Curtume Xisto → Curtume Novo');
  const [contato, terceiro] = [await addContact(other, 'Ivo Novo'), await addClient(admin, 'Terceiro', [])];
  await addOldEntry('PessoaContato', contato, 'nome: Ivo Zimbro → Ivo Novo');
  // Neither says for certain what anybody was called, nor does the text of another record.
  await addOldEntry('Pessoa', id, 'nome: Um → Dois → Três');
  await addOldEntry('Pessoa', id, 'uma linha a mais\nnome: Quatro → Eva Nova');
  await addOldEntry('Pessoa', terceiro, 'nome: Cinco → Terceiro');
  await sql`update "LogUsuario" set "idReferencia" = ${id} where "texto" like '%Cinco%'`.execute(
    server.databases.write,
  );
  const names = ['Eva Zimbro', 'Curtume Xisto', 'Um', 'Três', 'Quatro', 'Cinco'];
  for (const nomeCliente of names) await send({ nomeCliente });
  await send({ nomeCliente: 'Curtume Novo', contato: 'Ivo Zimbro' });

  const erased = (await admin.post('/api/Pessoa/apagar', { id })).body.listaResultados;
  expect(erased).toEqual({ id, protocolosDeHomonimos: 1 });
  await eraseContact(contato);
  expect(await told()).toMatchObject([
    { nomeCliente: '(apagado)' },
    ...names.slice(1).map((nomeCliente) => ({ nomeCliente })),
    { nomeCliente: 'Curtume Novo', contato: null },
  ]);
  const { rows } = await sql`select 1 from "LogUsuario" where "texto" like '%Eva%' or "texto" like '%Ivo%'`.execute(
    server.databases.read,
  );
  expect(rows).toEqual([]);
});

test('what protocols of other clients say of an erased person goes, from the log and from the list that was read too', async () => {
  const id = await addClient(admin, 'Zulmira Quintaneja', ['P1'], { flagTipoPessoa: 'F' });
  await addClient(admin, 'Zulmira Xavante', ['P2'], { flagTipoPessoa: 'J' });
  const texts = { pontoColeta: 'Doca', contato: 'Zulmira Xavante', motivoCancelamento: 'Zulmira Quintaneja não abriu' };
  await send({ nomeCliente: 'Firma', ...texts });
  await send({ nomeCliente: 'Outra', pontoColeta: 'Casa ZULMIRA QUINTANEJA', contato: 'A sra. Zulmira Quintaneja' });
  await told();
  expect((await admin.post('/api/Pessoa/apagar', { id })).status).toBe(200);
  expect(await told()).toMatchObject([
    { nomeCliente: 'Firma', ...texts, motivoCancelamento: null },
    { nomeCliente: 'Outra', pontoColeta: null, contato: null },
  ]);
  expect((await entries()).filter((entry) => /quintaneja/i.test(JSON.stringify(entry)))).toEqual([]);
  expect((await entries())[0]!.busca).toContain('zulmira xavante');
});
