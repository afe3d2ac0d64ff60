import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { normalize } from '../../domain/searchText.ts';
import { recordAudit } from '../../server/audit.ts';
import { readingOf } from '../../server/database/reading.ts';
import { BOUNDS, type Bounds, search } from '../../server/modules/log/search/repository.ts';
import { addClient, addCollection } from './clienteSub.ts';
import { type Caller, startServer, type TestServer } from './harness.ts';

/** When the entries were made that a test writes by itself. */
const THEN = new Date('2026-11-20T16:00:00Z');

let server: TestServer;
let admin: Caller;
let tecnico: Caller;
let aurora: number;
let serra: number;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
  tecnico = await server.login('tecnico');
  aurora = await addClient(admin, 'Antiga');
  await admin.post('/api/Pessoa', { id: aurora, versao: 1, nome: 'Aurora Laticínios', flagTipoPessoa: 'F' });
  serra = await addClient(admin, 'Serra Azul');
});
afterAll(() => server.close());

const created = async (path: string, body: object): Promise<number> =>
  (await admin.post(`/api/${path}`, body)).body.listaResultados.id;
async function log(caller: Caller, pesquisa: string, more = '') {
  const { status, body } = await caller.get(`/api/logUser?pesquisa=${encodeURIComponent(pesquisa)}${more}`);
  expect(status).toBe(200);
  return body;
}
/** First lines of the entries found, the newest first. */
const found = async (pesquisa: string, more?: string): Promise<string[]> =>
  (await log(admin, pesquisa, more)).listaResultados.map(({ acao }: { acao: string }) => acao.split('\n')[0]);
const tell = (entry: Parameters<typeof recordAudit>[3]) =>
  server.databases.write.transaction().execute((tx) => recordAudit(tx, { id: 1, login: 'rui' }, THEN, entry));

test('a record is found by the name that it has now, and all that belongs to a client by the client’s', async () => {
  const contato = await created('PessoaContato', { idPessoa: aurora, nome: 'Ana' });
  const acts = [
    `Inclusão em PessoaContato ${contato}`,
    `Alteração em Pessoa ${aurora}`,
    `Inclusão em Pessoa ${aurora}`,
  ];
  for (const text of ['Aurora', 'LATICINIOS', 'aurora laticínios', 'ora lat']) expect(await found(text)).toEqual(acts);
  expect(await found('Aurora', '&tabela=PessoaContato')).toEqual(acts.slice(0, 1));
  expect(await found('Aurora', '&ordem=ASC&tamanho=2')).toEqual(acts.toReversed().slice(0, 2));
  expect(await found('Aurora Azul')).toEqual([]);
});

test('kinds of records are found by what they are called, alone and with what was done', async () => {
  const ponto = await created('PessoaPontoColeta', { idPessoa: serra, descricao: 'Saída' });
  await admin.post('/api/PessoaPontoColeta', { id: ponto, versao: 1, idPessoa: serra, descricao: 'Entrada' });
  const [change, creation] = [`Alteração em PessoaPontoColeta ${ponto}`, `Inclusão em PessoaPontoColeta ${ponto}`];
  expect(await found('Ponto de Coleta')).toEqual(expect.arrayContaining([change, creation]));
  expect(await found('alteração em ponto de coleta')).toEqual([change]);
  expect(await found('Inclusão em Ponto de')).toEqual([creation]);
});

test('a title is found as a whole', async () => {
  const id = await created('PessoaContato', { idPessoa: serra, nome: 'Zulmira' });
  await admin.post('/api/PessoaContato', { id, versao: 1, idPessoa: serra, nome: 'Zulmira Reis' });
  const [change, creation] = [`Alteração em PessoaContato ${id}`, `Inclusão em PessoaContato ${id}`];
  expect(await found('Contato: Zulmira')).toEqual([change, creation]);
  expect(await found('Alteração em Contato: Zulmira Reis')).toEqual([change]);
  expect(await found('Alteração em Endereço: Zulmira')).toEqual([]);
  expect(await found('Cliente: Serra Azul')).toEqual(expect.arrayContaining([change, creation]));
  expect(await found('Inclusão em Cliente: Serra Azul')).toEqual([`Inclusão em Pessoa ${serra}`]);
  // Its records have no names.
  expect(await found('Resultado de análise: Zulmira')).toEqual([]);
});

test('fields are found by their labels, their values by the words for them', async () => {
  const change = `Alteração em Pessoa ${aurora}`;
  expect(await found('Tipo Pessoa')).toContain(change);
  expect(await found('Física')).toEqual([change]);
  expect(await found('Jurídica')).toContain(change);
  expect(await found('Jurídica')).not.toContain(`Inclusão em PessoaContato 1`);
});

test('records whose ids are kept are found by their names, removed ones too', async () => {
  const [norte, sul] = [
    await created('Roteiro', { descricao: 'Nordestino' }),
    await created('Roteiro', { descricao: 'Sulista' }),
  ];
  await admin.post('/api/Pessoa', { id: serra, versao: 1, nome: 'Serra Azul', idRoteiro: norte });
  await admin.post('/api/Pessoa', { id: serra, versao: 2, nome: 'Serra Azul', idRoteiro: sul });
  await admin.delete('/api/Roteiro', { id: norte });
  const change = `Alteração em Pessoa ${serra}`;
  expect(await found('nordestino')).toEqual([
    `Remoção em Roteiro ${norte}`,
    change,
    change,
    `Inclusão em Roteiro ${norte}`,
  ]);
  expect(await found('sulista')).toEqual([change, `Inclusão em Roteiro ${sul}`]);
});

test('what is gone from the database is found by the name that it had when it was removed', async () => {
  const id = await created('Modulo', { nome: 'Ensaio', path: 'ensaio' });
  await admin.put(`/api/Modulo/${id}`, { nome: 'Bancada', path: 'ensaio' });
  await admin.put(`/api/Modulo/${id}`, { nome: 'Bancada', path: 'outro' });
  await admin.delete(`/api/Modulo/${id}`);
  expect(await found('bancada')).toHaveLength(4);
});

test('collections are found by the day and the code that they are called by', async () => {
  const id = await addCollection(server.databases, { idPessoa: serra, dtRetirada: '2026-03-07' });
  const { write } = server.databases;
  await write.updateTable('HistoricoColeta').set({ codigoAmostra: 'DEMO-21-00584' }).where('id', '=', id).execute();
  await tell({
    tabela: 'HistoricoColeta',
    id,
    idPessoa: serra,
    acao: 'Alteração',
    before: { volumeMedido: 12000.5, dtInstalaco: '2026-02-01' },
    after: { volumeMedido: 13, dtInstalaco: null },
  });
  const change = [`Alteração em HistoricoColeta ${id}`];
  const texts = [
    ...['DEMO-21-00584', 'demo-21', '07/03/2026', '7/03/2026', '07/03/2026, DEMO', '/2026, demo', '2026, demo-21'],
    ...['03/2026', '12.000,5', '01/02/2026'],
  ];
  for (const text of texts) expect(await found(text), text).toEqual(change);
  for (const text of ['DEMO-21-0058x', '08/03/2026', '12.000,6']) expect(await found(text), text).toEqual([]);
});

test('months of readings and of the schedule are found by their words', async () => {
  const leitura = { tabela: 'PessoaHidrometroLancamento', id: 1, idPessoa: serra, acao: 'Alteração' } as const;
  await tell({ ...leitura, before: { idMes: 8 }, after: { idMes: 9 } });
  await tell({ ...leitura, id: 2, before: { leituraAtual: 8 }, after: { leituraAtual: 9 } });
  const meses = { tabela: 'AgendaColeta', id: 1, idPessoa: serra, acao: 'Alteração' } as const;
  await tell({ ...meses, before: { meses: '-, 1, 11' }, after: { meses: '-, 2, 12' } });
  expect(await found('setembro')).toEqual(['Alteração em PessoaHidrometroLancamento 1']);
  for (const text of ['novembro', 'Janeiro', 'dezembro', 'sem mês', 'Meses planejados']) {
    expect(await found(text), text).toEqual(['Alteração em AgendaColeta 1']);
  }
  expect(await found('outubro')).toEqual([]);
});

test('a person who was erased is found no more', async () => {
  const id = await created('PessoaContato', { idPessoa: serra, nome: 'Eulália Prado' });
  await admin.post('/api/PessoaContato', { id, versao: 1, idPessoa: serra, nome: 'Eulália Prado', obs: 'portaria' });
  expect(await found('eulália')).toHaveLength(2);
  await admin.post('/api/PessoaContato/apagar', { id });
  expect(await found('eulália')).toEqual([]);
});

describe('who may see clients', () => {
  const ofClient = (id: number) => `&tabela=Pessoa&idReferencia=${id}`;

  test('finds by name in the log of one, and nothing else of other records', async () => {
    const { listaResultados } = await log(tecnico, 'ana', ofClient(aurora));
    expect(listaResultados).toMatchObject([{ tabela: 'PessoaContato' }]);
    for (const text of ['Serra', 'Ensaio', 'bancada', 'Admin de Teste']) {
      expect(await log(tecnico, text, ofClient(aurora)), text).toMatchObject({ total: 0, listaMensagens: [] });
    }
  });

  test('is told nothing of how many records are called so', async () => {
    const rows = Array.from({ length: 5_001 }, (_, index) => ({
      descricao: `Quixote ${index}`,
      busca: `quixote ${index}`,
      flagAtivo: 1,
      dtCadastro: THEN.toISOString(),
    }));
    await server.databases.write.transaction().execute(async (tx) => {
      for (let from = 0; from < rows.length; from += 500) {
        await tx
          .insertInto('Roteiro')
          .values(rows.slice(from, from + 500))
          .execute();
      }
    });
    expect((await log(admin, 'quixote')).listaMensagens).toEqual([
      'Nomes com este texto são muitos: valeram os dos 5.000 cadastros mais novos de cada tipo.',
    ]);
    expect(await log(tecnico, 'quixote', ofClient(aurora))).toMatchObject({ total: 0, listaMensagens: [] });
  });
});

test.each(['aurora', 'ponto de coleta', 'sulista', 'física', 'tipo pessoa', 'contato', 'novembro'])(
  '%j is found alike whichever way it is looked for',
  async (typed) => {
    const { scan, engine } = server.databases;
    const asked = (bounds: Partial<Bounds>) =>
      search({ db: readingOf(scan), engine }, [], normalize(typed), { ...BOUNDS, ...bounds });
    const [rare, common] = [await asked({ few: 1_000_000 }), await asked({ few: 0 })];
    expect(rare.ids.length).toBeGreaterThan(0);
    expect(rare).toEqual(common);
    expect((await asked({ few: 0, near: 2 })).ids.length).toBeLessThanOrEqual(2);
    expect((await asked({ few: 1_000_000, most: 1 })).ids).toEqual(rare.ids.slice(0, 1));
  },
);
