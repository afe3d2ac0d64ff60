import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdClient, referenceExists } from '../../server/modules/cliente/repository.ts';
import { erasePerson } from '../../server/modules/cliente/titular/service.ts';
import { pointOf } from '../../server/modules/coleta/historico/repository.ts';
import { deleteFile, isIdle } from '../../server/modules/importacao/arquivos/repository.ts';
import { type Amostra, findOrCreate } from '../../server/modules/importacao/coletas/repository.ts';
import { createImporter } from '../../server/modules/importacao/importer.ts';
import { deletePendingOf } from '../../server/modules/importacao/pendentes/repository.ts';
import { current, markRemoved, saveExisting, saveNew } from '../../server/records.ts';
import type { Tx } from '../../server/write.ts';
import { addClient, importFile, register, upload } from '../fixtures/imports.ts';
import { tallSheet, xlsx } from '../fixtures/spreadsheets.ts';
import { addCollection } from '../server/clienteSub.ts';
import { type Caller, type Reply, startServer, type TestServer } from '../server/harness.ts';
import { overtake as overtakeOn, within } from './overtake.ts';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
});
afterAll(() => server.close());

const rota = async (descricao: string): Promise<number> =>
  (await admin.post('/api/Roteiro', { descricao, flagAtivo: 1 })).body.listaResultados.id;
const client = { codigo: '1', nome: 'Cliente', flagAtivo: 1, flagTipoPessoa: 'J' };
const saveClient = (values: object) => admin.post('/api/Pessoa', { ...client, ...values });

/** Does `first` in a transaction that stays open until the request waits for it, and gives the request's reply. */
const overtake = (...how: [(tx: Tx) => Promise<unknown>, () => Promise<Reply>, ((tx: Tx) => Promise<unknown>)?]) =>
  overtakeOn(server.databases, ...how);

test('a record that someone begins to point at is not removed meanwhile', async () => {
  const id = await rota('Rota apontada');
  const { body } = await saveClient({ codigo: '10' });
  const reply = await overtake(
    async (tx) => {
      const row = await current(tx, 'Pessoa', body.listaResultados.id);
      await referenceExists(tx, 'Roteiro', id);
      await saveExisting(tx, 'Pessoa', row, { idRoteiro: id }, { visible: ['idRoteiro'] });
    },
    () => admin.delete(`/api/Roteiro/?id=${id}`),
  );
  expect(reply).toMatchObject({
    status: 409,
    body: { listaMensagens: [expect.stringContaining('em uso por 1 cliente')] },
  });
});

test('a record that is being removed is not pointed at', async () => {
  const id = await rota('Rota removida');
  const reply = await overtake(
    async (tx) => markRemoved(tx, 'Roteiro', await current(tx, 'Roteiro', id), { visible: ['descricao'] }),
    () => saveClient({ codigo: '11', idRoteiro: id }),
  );
  expect(reply).toMatchObject({
    status: 422,
    body: { listaResultados: { campos: { idRoteiro: expect.any(String) } } },
  });
});

const person = async (codigo: string): Promise<number> =>
  (await saveClient({ codigo, nome: 'Quitéria Zimbro', flagTipoPessoa: 'F' })).body.listaResultados.id;

test.each([
  ['/api/PessoaPontoColeta', { descricao: 'Saída' }],
  ['/api/PessoaContato', { nome: 'Teobaldo', flagAtivo: 1 }],
  ['/api/PessoaEndereco/1', { logradouro: 'Rua Xisto' }],
])('of a client that is being erased no part is saved: %s', async (url, values) => {
  const idPessoa = await person('12');
  const reply = await overtake(
    (tx) => erasePerson(tx, { id: idPessoa }),
    () => admin.post(url, { ...values, idPessoa }),
  );
  expect(reply).toMatchObject({
    status: 409,
    body: { listaMensagens: ['Os dados pessoais deste cliente foram apagados: nada mais pode ser salvo dele'] },
  });
});

test('nor a reading', async () => {
  const idPessoa = await person('12');
  const meter = { idPessoa, registro: 'H-9', flagAtivo: 1, flagMedidorVazao: 0 };
  const idHidrometro = (await admin.post('/api/PessoaHidrometro', meter)).body.listaResultados.id;
  const reading = { idHidrometro, idMes: 10, idAno: 2026, leituraAtual: 10, obs: 'Com Quitéria' };
  const reply = await overtake(
    (tx) => erasePerson(tx, { id: idPessoa }),
    () => admin.post('/api/PessoaHidrometroLancamento', reading),
  );
  expect(reply.status).toBe(409);
});

test.each([
  ['save-historico', (idPessoa: number) => ({ idPessoa, dtRetirada: '2026-10-02', amostrador: 'Quitéria' })],
  ['update-historico', (_: number, id: number) => ({ id, amostrador: 'Quitéria' })],
  ['saveColor', (idPessoa: number, id: number) => ({ idPessoa, cor: 2, listaIds: [id], motivo: 'Quitéria' })],
])('nor a collection: %s', async (call, body) => {
  const idPessoa = await person('12');
  const id = await addCollection(server.databases, { idPessoa, dtRetirada: '2026-10-01' });
  const reply = await overtake(
    (tx) => erasePerson(tx, { id: idPessoa }),
    () => admin.post(`/api/HistoricoColeta/${call}`, body(idPessoa, id)),
  );
  expect(reply.status).toBe(409);
});

test('the erasure of a client waits for a part that is being saved, and reaches it', async () => {
  const idPessoa = await person('13');
  const descricao = 'Saída de Quitéria Zimbro';
  const reply = await overtake(
    async (tx) => {
      await holdClient(tx, idPessoa);
      const values = {
        descricao,
        planoAmostragem: null,
        busca: 'saida de quiteria zimbro',
        idPessoa,
        removidoEm: null,
      };
      await saveNew(tx, 'PessoaPontoColeta', values, { idPessoa: () => idPessoa, visible: ['descricao'] });
    },
    () => admin.post('/api/Pessoa/apagar', { id: idPessoa }),
  );
  expect(reply.status).toBe(200);
  const points = (await admin.get(`/api/PessoaPontoColeta/${idPessoa}`)).body.listaResultados;
  expect(points).toMatchObject([{ descricao: 'Saída de (apagado)' }]);
});

test('a sampling point that a collection is being added to is not removed meanwhile', async () => {
  const idPessoa = (await saveClient({ codigo: '14' })).body.listaResultados.id;
  const added = await admin.post('/api/PessoaPontoColeta', { idPessoa, descricao: 'Ponto disputado' });
  const { id } = added.body.listaResultados;
  const reply = await overtake(
    async (tx) => {
      await pointOf(tx, idPessoa, id);
      const values = { idPessoa, idPontoColeta: id, dtRetirada: '2026-11-20', idTipoDBO: 1, dtCadastro: tx.now };
      const { id: coleta } = await tx.db
        .insertInto('HistoricoColeta')
        .values(values)
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx.audit({ tabela: 'HistoricoColeta', id: coleta, idPessoa, acao: 'Inclusão', after: values });
    },
    () => admin.delete(`/api/PessoaPontoColeta?id=${id}`),
  );
  expect(reply).toMatchObject({ status: 422, body: { listaMensagens: [expect.stringContaining('tem coletas')] } });
});

/** A workbook with one result of the point. */
const workbook = (ponto: string) => xlsx({ Plan1: tallSheet([{ ponto, parametro: 'DBO', valor: 1 }]) });

test('a sampling point that a file brings a collection of is not removed meanwhile', async () => {
  const idPessoa = await addClient(admin, 'Cliente importado', ['Ponto importado']);
  const [{ id }] = (await admin.get(`/api/PessoaPontoColeta/${idPessoa}`)).body.listaResultados;
  const file = (await register(admin, 'apontada.xlsx')).body.listaResultados.id;
  const sample = {
    ...{ chave: `${id}#x`, idPessoa, idPontoColeta: id, ponto: 'Ponto importado', codigoAmostra: 'x', hora: null },
    ...{ data: '2026-11-20', detalhes: null, idArquivo: file },
    ...{ idParametro: 26, bruto: '1', operador: '', numero: 1, unidade: null },
  };
  const reply = await overtake(
    async (tx) => {
      const coleta = (await findOrCreate(tx, [sample], true)).get(sample.chave) as Amostra;
      await tx.audit({
        tabela: 'HistoricoColeta',
        id: coleta.id,
        idPessoa,
        acao: 'Importação',
        after: { x: 1 },
      });
    },
    () => admin.delete(`/api/PessoaPontoColeta?id=${id}`),
  );
  expect(reply).toMatchObject({ status: 422, body: { listaMensagens: [expect.stringContaining('tem coletas')] } });
});

test('a sampling point that is being removed gets no collection of a file, which is told', async () => {
  const idPessoa = await addClient(admin, 'Cliente de saída', ['Ponto de saída']);
  const [{ id }] = (await admin.get(`/api/PessoaPontoColeta/${idPessoa}`)).body.listaResultados;
  const bytes = workbook('Ponto de saída');
  const file = (await register(admin, 'corrida.xlsx', bytes.length)).body.listaResultados.id;
  const reply = await overtake(
    async (tx) => markRemoved(tx, 'PessoaPontoColeta', await current(tx, 'PessoaPontoColeta', id), { visible: [] }),
    () => upload(admin, file, 'corrida.xlsx', bytes),
  );
  expect(reply.body.listaMensagens).toEqual([
    'Um ponto de coleta foi removido durante a importação: nada foi guardado',
  ]);
  const rows = await server.databases.read
    .selectFrom('HistoricoColeta')
    .select('id')
    .where('idPontoColeta', '=', id)
    .execute();
  expect(rows).toEqual([]);
});

test('a file that another server is importing is not removed meanwhile, which is told at once', async () => {
  const idPessoa = await addClient(admin, 'Cliente de outro servidor', ['Ponto de outro servidor']);
  const [{ id }] = (await admin.get(`/api/PessoaPontoColeta/${idPessoa}`)).body.listaResultados;
  const file = (await register(admin, 'outro-servidor.xlsx')).body.listaResultados.id;
  const sample = {
    ...{
      chave: `${id}#y`,
      idPessoa,
      idPontoColeta: id,
      ponto: 'Ponto de outro servidor',
      codigoAmostra: 'y',
      hora: null,
    },
    ...{ data: '2026-11-20', detalhes: null, idArquivo: file },
    ...{ idParametro: 26, bruto: '1', operador: '', numero: 1, unidade: null },
  };
  const remove = () => admin.delete(`/api/UploadArquivo?id=${file}`);
  const reply = await within(server.databases, async (tx) => {
    await findOrCreate(tx, [sample], true);
    await tx.audit({ tabela: 'UploadArquivo', id: file, acao: 'Importação', after: { x: 1 } });
    return remove();
  });
  const busy = 'Este arquivo está sendo importado ou removido por outra pessoa';
  expect([reply.status, reply.body.listaMensagens]).toEqual([409, [busy]]);
  expect((await remove()).status).toBe(200);
});

test('a file that another server is removing is not read again, which is told', async () => {
  await addClient(admin, 'Cliente de quem remove', ['Ponto de quem remove']);
  const bytes = workbook('Ponto de quem remove');
  const { id } = await importFile(admin, 'removido.xlsx', bytes);
  const reply = await overtake(
    async (tx) => {
      expect(await isIdle(tx, id)).toBe(true);
      await tx.audit({ tabela: 'UploadArquivo', id, acao: 'Remoção', before: { x: 1 } });
    },
    () => admin.post(`/api/ImportacaoAnalise/${id}/reler`),
    async (tx) => {
      await deletePendingOf(tx, id);
      await tx.db.deleteFrom('Resultado').where('idArquivo', '=', id).execute();
      await tx.db.deleteFrom('HistoricoColeta').where('idArquivo', '=', id).execute();
      await deleteFile(tx, id);
    },
  );
  expect([reply.status, reply.body.listaMensagens]).toEqual([404, ['Registro não encontrado']]);
});

/** A result that a parameter's name, or a synonym, brings to the point of a new client. */
async function resultOf(parametro: string, ponto: string) {
  await addClient(admin, `Cliente de ${ponto}`, [ponto]);
  const file = (await register(admin, `${ponto}.xlsx`)).body.listaResultados.id;
  const line = {
    ...{ planilha: '', linha: 2, coluna: null, codigoAmostra: null, ponto, cliente: null, data: '2026-11-20' },
    ...{ hora: null, parametro, valor: '1', unidade: null, detalhes: null },
  };
  return async (tx: Tx) => {
    const { match, take, finish } = await createImporter(tx, { laboratorio: 1, info: ponto });
    expect(await take([match(line)], { coleta: file, resultado: file })).toEqual(['importada']);
    await finish();
  };
}

const parametro = async (sigla: string): Promise<number> => {
  const values = { sigla, descricao: sigla, minimo: 0, maximo: 5, incerteza: 0, flagAtivo: 1 };
  return (await admin.post('/api/Parametro', values)).body.listaResultados.id;
};
const synonym = async (idParametro: number, descricao: string): Promise<number> => {
  const values = { idParametro, descricao, flagAtivo: 1 };
  return (await admin.post('/api/RamoAtividadeParametroSinonimo', values)).body.listaResultados.id;
};

test('a parameter that a file brings a result of is not removed meanwhile', async () => {
  const id = await parametro('Criptônio');
  const reply = await overtake(await resultOf('Criptônio', 'Ponto K'), () => admin.delete(`/api/Parametro/?id=${id}`));
  expect(reply).toMatchObject({ status: 409, body: { listaMensagens: [expect.stringContaining('em uso')] } });
});

test('a synonym that a file brings a result by is removed after it', async () => {
  const id = await synonym(await parametro('Xenônio'), 'Xe total');
  const remove = () => admin.delete(`/api/RamoAtividadeParametroSinonimo?id=${id}`);
  expect((await overtake(await resultOf('Xe total', 'Ponto Xe'), remove)).status).toBe(200);
});

test('a parameter, or a synonym, that is being removed brings no result of a file, which is told', async () => {
  const id = await parametro('Neônio');
  const known = await synonym(await parametro('Argônio'), 'Ar total');
  await addClient(admin, 'Cliente dos gases', ['Ponto dos gases']);
  const rows = ['Neônio', 'Ar total'].map((name) => ({ ponto: 'Ponto dos gases', parametro: name, valor: 1 }));
  const bytes = xlsx({ Plan1: tallSheet(rows) });
  const file = (await register(admin, 'gases.xlsx', bytes.length)).body.listaResultados.id;
  const reply = await overtake(
    async (tx) => {
      await markRemoved(tx, 'Parametro', await current(tx, 'Parametro', id), { visible: [] });
      const row = await current(tx, 'RamoAtividadeParametroSinonimo', known);
      await markRemoved(tx, 'RamoAtividadeParametroSinonimo', row, { visible: [] });
    },
    () => upload(admin, file, 'gases.xlsx', bytes),
  );
  expect(reply.body.msg).toContain('Pendentes por: parâmetro não encontrado (2)');
});

test('of two edits without a version the second waits and is kept, as on SQLite', async () => {
  const { id } = (await saveClient({ codigo: '12' })).body.listaResultados;
  const reply = await overtake(
    async (tx) => {
      const row = await current(tx, 'Pessoa', id);
      await saveExisting(tx, 'Pessoa', row, { rg: '1' }, { visible: ['rg'] });
    },
    () => saveClient({ id, codigo: '13' }),
  );
  expect(reply).toMatchObject({ status: 200, body: { listaResultados: { id, versao: 3 } } });
  const replies = await Promise.all(Array.from({ length: 8 }, (_, n) => saveClient({ id, codigo: `2${n}` })));
  expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
});

test('a branch of activity and its parameters, edited at once without a version', async () => {
  const { id } = (await admin.post('/api/RamoAtividade', { descricao: 'Ramo', flagAtivo: 1 })).body.listaResultados;
  const idParametro = await parametro('Radônio');
  const replies = await Promise.all(
    Array.from({ length: 6 }, (_, n) =>
      n % 2 === 0
        ? admin.post('/api/RamoAtividade', { id, descricao: `Ramo ${n}`, flagAtivo: 1 })
        : admin.post('/api/ramoAtividadeParametro', {
            idRamoAtividade: id,
            listaParametros: n % 4 === 1 ? [{ idParametro }] : [],
          }),
    ),
  );
  expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200));
});

test('of modules and menus of one path at once one is made', async () => {
  const module = () => admin.post('/api/Modulo', { nome: 'Novo', path: 'novo', icone: 'modulo' });
  const modules = await Promise.all(Array.from({ length: 5 }, module));
  expect(modules.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  const { id } = modules.find(({ status }) => status === 200)!.body.listaResultados;
  const menu = () => admin.post('/api/ModuloMenu', { nome: 'Novo', path: 'novo', modulo: id });
  const menus = await Promise.all(Array.from({ length: 5 }, menu));
  expect(menus.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
});

/** What the log tells of a record, the oldest entry first. */
const toldOf = async (tabela: string, id: number): Promise<string[]> =>
  (await admin.get(`/api/logUser/?tabela=${tabela}&idReferencia=${id}`)).body.listaResultados
    .map(({ acao }: { acao: string }) => acao)
    .toReversed();

test('of people who note the same letters at once, one is told that it is news, and the log once', async () => {
  const idPessoa = await addClient(admin, 'Curtume das Cartas', []);
  const id = await addCollection(server.databases, { idPessoa, dtRetirada: '2026-01-05' });
  for (const enviada of [1, 0]) {
    const mark = () => admin.post('/api/HistoricoColeta/Industria/cartas', { ids: [id], enviada });
    const replies = await Promise.all(Array.from({ length: 8 }, mark));
    const news = replies.flatMap(({ body }) => body.listaResultados.ids);
    expect(news).toEqual([id]);
  }
  const told = (await toldOf('HistoricoColeta', id)).filter((acao) => acao.includes('cartaNaoConforme'));
  expect(told).toHaveLength(2);
});

test('points that are chosen at once for one name follow one another in the log', async () => {
  const idPessoa = await addClient(admin, 'Curtume dos Nomes', []);
  const point = async (descricao: string): Promise<number> =>
    (await admin.post('/api/PessoaPontoColeta', { idPessoa, descricao })).body.listaResultados.id;
  const points = [await point('Entrada'), await point('Saída')];
  const choice = (n: number) => ({ Laboratorio: 1, texto: 'Caixa X', idPontoColeta: points[n % 2] });
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, n) => admin.post('/api/ImportacaoAnalise/escolhas/ponto', choice(n))),
  );
  expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
  const told = await Promise.all(points.map((id) => toldOf('PessoaPontoColeta', id)));
  for (const entries of told) {
    const changes = entries.filter((acao) => acao.includes('nomeNoLaboratorio'));
    // Given, taken, given again: never twice the same.
    expect(changes.map((acao) => acao.includes('nomeNoLaboratorio: (vazio)'))).toEqual(
      changes.map((_, at) => at % 2 === 0),
    );
  }
});

test('one file that is registered several times at once is one registration', async () => {
  const replies = await Promise.all(Array.from({ length: 8 }, () => register(admin, 'registro.xlsx')));
  expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(new Set(replies.map(({ body }) => body.listaResultados.id)).size).toBe(1);
});
