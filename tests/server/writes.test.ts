import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { current, markRemoved } from '../../server/records.ts';
import { type Tx, write } from '../../server/write.ts';
import { type Caller, countRows, NOW, startServer, type TestServer } from './harness.ts';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
});
afterAll(() => server.close());

const create = (descricao: string, key: string) =>
  admin.post('/api/Roteiro', { descricao, flagAtivo: 1 }, { 'idempotency-key': key });

test('a repeated creation makes one record and gives the same reply', async () => {
  const first = await create('Rota repetida', 'chave-1');
  const again = await create('Rota repetida', 'chave-1');
  expect(again.body).toEqual(first.body);
  expect((await admin.get('/api/Roteiro/?descricao=repetida&flagAtivo=null')).body.listaResultados).toHaveLength(1);
});

test('the same creation sent many times at once makes one record', async () => {
  const replies = await Promise.all(Array.from({ length: 8 }, () => create('Rota simultânea', 'chave-2')));
  expect(new Set(replies.map(({ status, body }) => JSON.stringify({ status, body }))).size).toBe(1);
  expect(replies[0]?.status).toBe(200);
  expect((await admin.get('/api/Roteiro/?descricao=simultanea&flagAtivo=null')).body.listaResultados).toHaveLength(1);
});

test('a creation whose record was removed since is a new one, unless its removal was undone', async () => {
  const routes = () => admin.get('/api/Roteiro/?descricao=desfeita&flagAtivo=null');
  const first = await create('Rota desfeita', 'chave-8');
  const { id } = first.body.listaResultados;
  await admin.delete('/api/Roteiro', { id });
  const { body } = await create('Rota desfeita', 'chave-8');
  expect(body.listaResultados.id).not.toBe(id);
  expect((await routes()).body.listaResultados).toEqual([expect.objectContaining({ id: body.listaResultados.id })]);

  await admin.delete('/api/Roteiro', { id: body.listaResultados.id });
  await admin.post('/api/Roteiro/restaurar', { ids: [body.listaResultados.id] });
  expect((await create('Rota desfeita', 'chave-8')).body).toEqual(body);
  expect((await routes()).body.listaResultados).toHaveLength(1);
});

test('a creation whose record somebody else changed since is no new one', async () => {
  const first = await create('Rota mudada depois', 'chave-9');
  const { id } = first.body.listaResultados;
  const dev = await server.login('dev');
  await dev.post('/api/Roteiro', { id, descricao: 'Rota já outra', flagAtivo: 1, versao: 1 });
  expect((await create('Rota mudada depois', 'chave-9')).body).toEqual(first.body);
  await dev.delete('/api/Roteiro', { id });
  expect((await create('Rota mudada depois', 'chave-9')).body.listaResultados.id).not.toBe(id);
});

test('who has changed what a lost attempt created is told so before another is made', async () => {
  const { id } = (await create('Rota que mudei', 'chave-14')).body.listaResultados;
  await admin.post('/api/Roteiro', { id, descricao: 'Rota com outro nome', flagAtivo: 1, versao: 1 });
  const again = await create('Rota que mudei', 'chave-14');
  const told = 'Isto já tinha sido salvo, e você o alterou depois. Para salvar outro, tente de novo.';
  expect([again.status, again.body.listaMensagens]).toEqual([409, [told]]);
  expect((await create('Rota que mudei', 'chave-15')).body.listaResultados.id).not.toBe(id);
});

describe('an edit that is repeated', () => {
  const LATER = new Date(NOW.getTime() + 1000);
  afterEach(() => server.setNow(NOW));
  const GONE = [404, ['Isto já tinha sido salvo, e depois o registro foi removido']];
  /** Edits a record a second later, under a key; gives what does the same once more. */
  async function editor(url: string, body: object, key: string) {
    server.setNow(LATER);
    const send = () => admin.post(url, body, { 'idempotency-key': key });
    expect((await send()).status).toBe(200);
    return async () => {
      const { status, body: reply } = await send();
      return status === 200 ? [status, reply.listaResultados] : [status, reply.listaMensagens];
    };
  }

  test('says that its record is gone, unless the removal was undone; whatever others changed, it is done', async () => {
    const { id } = (await create('Rota que se edita', 'chave-20')).body.listaResultados;
    const again = await editor('/api/Roteiro', { id, descricao: 'Rota editada', flagAtivo: 1 }, 'chave-21');
    expect(await again()).toEqual([200, { id, versao: 2 }]);
    const dev = await server.login('dev');
    await dev.post('/api/Roteiro', { id, descricao: 'Rota do outro', flagAtivo: 1, versao: 2 });
    expect(await again()).toEqual([200, { id, versao: 2 }]);
    await dev.delete('/api/Roteiro', { id });
    expect(await again()).toEqual(GONE);
    expect(await again()).toEqual(GONE);
    await admin.post('/api/Roteiro/restaurar', { ids: [id] });
    expect(await again()).toEqual([200, { id, versao: 2 }]);
  });

  test('so it does where the record went with an erasure', async () => {
    const { id: idPessoa } = (await admin.post('/api/Pessoa', { nome: 'Quitéria', flagTipoPessoa: 'F' })).body
      .listaResultados;
    const place = { idPessoa, logradouro: 'Rua Xisto' };
    const { id } = (await admin.post('/api/PessoaEndereco/1', place)).body.listaResultados;
    const again = await editor(`/api/PessoaEndereco/Update/${id}`, { ...place, numero: '7' }, 'chave-22');
    await admin.post('/api/Pessoa/apagar', { id: idPessoa });
    expect(await again()).toEqual(GONE);
  });

  test('and where it changed nothing', async () => {
    const { id } = (await create('Rota sem mudança', 'chave-23')).body.listaResultados;
    const same = { id, descricao: 'Rota sem mudança', flagAtivo: 1 };
    const again = await editor('/api/Roteiro', same, 'chave-24');
    expect(await again()).toEqual([200, { id, versao: 1 }]);
    await admin.delete('/api/Roteiro', { id });
    expect((await again())[0]).toBe(404);
  });
});

test('what somebody else has removed since is told as removed, and not made again', async () => {
  const dev = await server.login('dev');
  const { id } = (await create('Rota tirada', 'chave-50')).body.listaResultados;
  await dev.delete('/api/Roteiro', { id });
  const again = await create('Rota tirada', 'chave-50');
  expect([again.status, again.body.listaMensagens]).toEqual([
    404,
    ['Isto já tinha sido salvo, e depois o registro foi removido'],
  ]);
  expect((await create('Rota tirada', 'chave-51')).status).toBe(200);
});

test('repeated at once after its removal, one is made', async () => {
  const { id } = (await create('Rota de volta', 'chave-10')).body.listaResultados;
  await admin.delete('/api/Roteiro', { id });
  const replies = await Promise.all(Array.from({ length: 8 }, () => create('Rota de volta', 'chave-10')));
  expect(new Set(replies.map(({ body }) => body.listaResultados.id)).size).toBe(1);
});

test('what shows nothing makes no name, and none another one', async () => {
  expect((await create('\u200b\u202e', 'chave-11')).status).toBe(400);
  await create('Rota à vista', 'chave-12');
  expect((await create('Rota\u200b à\u00ad vista', 'chave-13')).status).not.toBe(200);
  expect((await create('Rota à vista\u0001', 'chave-14')).status).not.toBe(200);
  for (const nothing of ['\u200d', '\u3164', '\u2800', '\u115f\u034f', '\ufe0f', '\u0007', '\ud83d']) {
    expect((await create(nothing, `chave-${nothing}`.slice(0, 6))).status).toBe(400);
  }
});

test('a name goes on in no other line, and none makes another one of it', async () => {
  const { id } = (await create('Rota do\nNorte', 'chave-41')).body.listaResultados;
  const names = (await admin.get('/api/Roteiro')).body.listaResultados;
  expect(names).toContainEqual(expect.objectContaining({ id, descricao: 'Rota do Norte' }));
  for (const twin of ['Rota do Norte', 'Rota\tdo\r\nNorte', 'Rota do\n']) {
    const { status } = await create(twin, `chave-${JSON.stringify(twin)}`);
    expect(status).toBe(twin.endsWith('do\n') ? 200 : 409);
  }
  const again = await admin.post('/api/Roteiro', { id, descricao: 'Rota do\nNorte', flagAtivo: 1, versao: 1 });
  expect(again.body.listaResultados).toEqual({ id, versao: 1 });

  const client = { codigo: 'L\n1', nome: 'Boa\nflagAtivo: Habilitado', flagAtivo: 1, obsPrincipal: 'Um\ndois' };
  const idPessoa = (await admin.post('/api/Pessoa', client)).body.listaResultados.id;
  const saved = { codigo: 'L 1', nome: 'Boa flagAtivo: Habilitado', obsPrincipal: 'Um\ndois' };
  expect((await admin.get(`/api/Pessoa/${idPessoa}`)).body.listaResultados).toMatchObject(saved);
  await admin.post('/api/PessoaHidrometro', { idPessoa, registro: 'a\nb', flagMedidorVazao: 0 });
  const meters = (await admin.get(`/api/PessoaHidrometro?idPessoa=${idPessoa}`)).body.listaResultados;
  expect(meters).toMatchObject([{ registro: 'a b' }]);
});

test('a key is refused for another request', async () => {
  await create('Rota com chave', 'chave-3');
  expect((await create('Rota com a mesma chave', 'chave-3')).status).toBe(422);
});

test('a key of one user means nothing for another', async () => {
  await create('Rota da admin', 'chave-4');
  const dev = await server.login('dev');
  const reply = await dev.post(
    '/api/Roteiro',
    { descricao: 'Rota do dev', flagAtivo: 1 },
    { 'idempotency-key': 'chave-4' },
  );
  expect(reply.status).toBe(200);
});

test('two people editing one record: the second is told', async () => {
  const { id } = (await create('Rota disputada', 'chave-5')).body.listaResultados;
  const save = (descricao: string) => admin.post('/api/Roteiro', { id, descricao, flagAtivo: 1, versao: 1 });
  const replies = await Promise.all([save('Rota disputada A'), save('Rota disputada B')]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('a removal tells the log what was removed, not what it held before someone else wrote', async () => {
  const { id } = (await create('Rota removida', 'chave-7')).body.listaResultados;
  const { databases } = server;
  const inTransaction = <T>(work: (tx: Tx) => Promise<T>) => write(databases, { id: 1, login: 'a' }, () => NOW, work);
  let row: Awaited<ReturnType<typeof current>> | undefined;
  const reading = inTransaction(async (tx) => {
    row = await current(tx, 'Roteiro', id);
  });
  await expect(reading).rejects.toThrow('a write left no audit entry');
  await admin.post('/api/Roteiro', { id, descricao: 'Rota mudada', flagAtivo: 1, versao: 1 });
  const removing = inTransaction((tx) => markRemoved(tx, 'Roteiro', row!, { visible: ['descricao'] }));
  await expect(removing).rejects.toMatchObject({ code: 'CONFLICT' });
  const { removidoEm } = await databases.read
    .selectFrom('Roteiro')
    .select('removidoEm')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(removidoEm).toBeNull();
});

test('a legacy caller, who sends no version, is let through', async () => {
  const { id } = (await create('Rota antiga', 'chave-6')).body.listaResultados;
  await admin.post('/api/Roteiro', { id, descricao: 'Rota antiga 2', flagAtivo: 1, versao: 1 });
  expect((await admin.post('/api/Roteiro', { id, descricao: 'Rota antiga 3', flagAtivo: 1 })).status).toBe(200);
});

test('a write without an audit entry is not kept', async () => {
  const actor = { id: 1, login: 'admin' };
  const before = await countRows(server.databases, 'CalculoHorimetro');
  await expect(
    write(
      server.databases,
      actor,
      () => NOW,
      async ({ db }) => {
        await db.insertInto('CalculoHorimetro').values({ descricao: 'Sem registro', flagAtivo: 1 }).execute();
      },
    ),
  ).rejects.toThrow('a write left no audit entry');
  expect(await countRows(server.databases, 'CalculoHorimetro')).toBe(before);
});

test('a write that fails halfway leaves neither record nor log', async () => {
  const actor = { id: 1, login: 'admin' };
  const before = {
    log: await countRows(server.databases, 'LogUsuario'),
    calculo: await countRows(server.databases, 'CalculoHorimetro'),
  };
  await expect(
    write(
      server.databases,
      actor,
      () => NOW,
      async (tx) => {
        await tx.db.insertInto('CalculoHorimetro').values({ descricao: 'Metade', flagAtivo: 1 }).execute();
        await tx.audit({ tabela: 'CalculoHorimetro', id: null, acao: 'Inclusão', after: { descricao: 'Metade' } });
        throw new Error('no meio');
      },
    ),
  ).rejects.toThrow('no meio');
  expect({
    log: await countRows(server.databases, 'LogUsuario'),
    calculo: await countRows(server.databases, 'CalculoHorimetro'),
  }).toEqual(before);
});

test('a point of another client is out of reach', async () => {
  const client = async (nome: string) => (await admin.post('/api/Pessoa', { nome })).body.listaResultados.id;
  const [a, b] = [await client('Cliente A'), await client('Cliente B')];
  const { id } = (await admin.post('/api/PessoaPontoColeta', { idPessoa: a, descricao: 'Ponto' })).body.listaResultados;
  const moved = await admin.post('/api/PessoaPontoColeta', { id, idPessoa: b, descricao: 'Ponto roubado' });
  expect(moved.status).toBe(404);
  expect((await admin.post('/api/PessoaPontoColeta', { idPessoa: 999_999, descricao: 'Ponto' })).status).toBe(404);
  expect((await admin.get(`/api/PessoaPontoColeta/${a}`)).body.listaResultados).toMatchObject([{ descricao: 'Ponto' }]);
});

test('the log of a client shows its sub-records’ entries too', async () => {
  const { id } = (await admin.post('/api/Pessoa', { nome: 'Cliente C' })).body.listaResultados;
  await admin.post('/api/PessoaPontoColeta', { idPessoa: id, descricao: 'Ponto C' });
  const log = await admin.get(`/api/logUser/?tabela=Pessoa&idReferencia=${id}`);
  expect(log.body.listaResultados.map((entry: { tabela: string }) => entry.tabela)).toEqual([
    'PessoaPontoColeta',
    'Pessoa',
  ]);
});

test('a client refers only to registers that exist', async () => {
  const reply = await admin.post('/api/Pessoa', { nome: 'Cliente D', idRoteiro: 9999 });
  expect(reply).toMatchObject({
    status: 422,
    body: { listaResultados: { campos: { idRoteiro: 'Escolha um item que exista' } } },
  });
});
