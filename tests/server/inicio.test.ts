import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ClienteDaAgenda } from '../../contract/agenda.ts';
import type { Inicio } from '../../contract/inicio.ts';
import { noteBackup } from '../../server/database/lastBackup.ts';
import { type Caller, ENGINE, startServer, type TestServer } from './harness.ts';

/*
 * The first page over the demonstration: each of its figures is that of the list that it leads to.
 */

let server: TestServer;
let dev: Caller;
let admin: Caller;
beforeAll(async () => {
  server = await startServer({ demo: true });
  dev = await server.login('dev');
  admin = await server.login('admin');
});
afterAll(() => server.close());

const inicio = async (by = dev): Promise<Inicio> => (await by.get('/api/inicio')).body.listaResultados;
const list = async (url: string) => (await dev.get(`/api/${url}`)).body.listaResultados;

test('readings: those of the grid of this month', async () => {
  const grid: { id: number }[] = await list('PessoaHidrometro?idMes=11&idAno=2026');
  const { leituras } = await inicio();
  expect(leituras).toEqual({
    idMes: 11,
    idAno: 2026,
    medidores: grid.length,
    lidas: grid.filter(({ id }) => id !== 0).length,
  });
  expect(grid.length).toBeGreaterThan(20);
});

test('calibrations: those of the list of enabled clients, by the rule that it shows them with', async () => {
  const { calibracoes } = await inicio();
  const panorama: { id: number; calibracao: string | null }[] = await list('Pessoa/panorama');
  const ids = async (query: string): Promise<number[]> =>
    (await list(`Pessoa?${query}`)).map(({ id }: { id: number }) => id);
  const enabled = new Set(await ids('flagAtivo=1'));
  const wanted = (status: string) =>
    panorama.filter(({ id, calibracao }) => enabled.has(id) && calibracao === status).map(({ id }) => id);
  const [overdue, soon] = [
    await ids('flagAtivo=1&pendencia=calibracao-vencida'),
    await ids('flagAtivo=1&pendencia=calibracao-a-vencer'),
  ];
  expect(overdue.toSorted()).toEqual(wanted('vencido').toSorted());
  expect(soon.toSorted()).toEqual(wanted('a vencer').toSorted());
  expect(calibracoes).toEqual({ vencidas: overdue.length, aVencer: soon.length });
  expect(overdue.length + soon.length).toBeGreaterThan(0);
});

test('collections: those of the schedule, by route and by month', async () => {
  const { coletas } = await inicio();
  const agenda: ClienteDaAgenda[] = await list('AgendaColeta?ano=2026');
  const due = agenda.flatMap(({ devidas }) => devidas);
  expect(coletas!.roteiros.reduce((sum, { faltam }) => sum + faltam, 0)).toBe(due.length);
  for (const { idRoteiro, faltam } of coletas!.roteiros) {
    const own = agenda.filter((one) => one.idRoteiro === idRoteiro);
    expect(own.flatMap(({ devidas }) => devidas)).toHaveLength(faltam);
  }
  const plans = await server.databases.read.selectFrom('AgendaColeta').select(['idPessoa', 'meses']).execute();
  const kept = plans.flatMap(({ idPessoa, meses }) => {
    const { minimo, feitas } = agenda.find((one) => one.idPessoa === idPessoa)!;
    return meses.split(', ').slice(0, Math.min(minimo, feitas.length)).map(Number);
  });
  const planned = [...kept, ...due.map(({ mes, atrasadaDe }) => atrasadaDe ?? mes)];
  expect(coletas!.meses.map(({ planejadas }) => planejadas)).toEqual(
    Array.from({ length: 12 }, (_, at) => planned.filter((mes) => mes === at + 1).length),
  );
  const feitas = coletas!.meses.reduce((sum, one) => sum + one.feitas, 0);
  expect(feitas).toBe(agenda.flatMap((one) => one.feitas).length);
});

test('letters: the collections of their list that have none; one that is told to be sent goes', async () => {
  const { semCarta } = await inicio();
  const { dtInicio, dtFim } = semCarta!;
  expect([dtInicio, dtFim]).toEqual(['2026-10-21', '2026-11-20']);
  const wanted = async () => {
    const rows: { id: number; cartaEm: string | null }[] = await list(
      `HistoricoColeta/Industria?dtInicio=${dtInicio}&dtFim=${dtFim}&mais=1`,
    );
    return rows.filter(({ cartaEm }) => cartaEm === null);
  };
  const without = await wanted();
  expect(without.length).toBeGreaterThan(1);
  expect(semCarta!.coletas).toBe(without.length);
  const ids = [without[0]!.id];
  const mark = (enviada: number, by = admin) => by.post('/api/HistoricoColeta/Industria/cartas', { ids, enviada });
  expect((await mark(1)).body.listaResultados).toEqual({ ids });
  expect((await mark(1)).body.listaResultados).toEqual({ ids: [] });
  expect((await inicio()).semCarta!.coletas).toBe(without.length - 1);
  expect(await wanted()).toHaveLength(without.length - 1);
  const log = (await admin.get('/api/logUser?tabela=HistoricoColeta')).body.listaResultados;
  expect(log[0].mudancas).toEqual([{ campo: 'cartaNaoConforme', antes: 0, depois: 1 }]);
  expect((await mark(0)).body.listaResultados).toEqual({ ids });
  expect((await inicio()).semCarta!.coletas).toBe(without.length);
  expect((await mark(1, await server.login('tecnico'))).status).toBe(403);
  const reply = await admin.post('/api/HistoricoColeta/Industria/cartas', { ids: [999_999], enviada: 1 });
  expect(reply.status).toBe(404);
});

test('files, and messages, that wait; only a developer is told of messages', async () => {
  const { write } = server.databases;
  const file = {
    conteudo: 'Importacao_mylims' as const,
    size: 1,
    situacao: 'importado',
    dtCadastro: '2026-11-20T15:00:00.000Z',
  };
  await write
    .insertInto('UploadArquivo')
    .values([
      { ...file, nomeArquivo: 'a.xlsx', linhas: 2, importadas: 1, repetidas: 0, pendentes: 1 },
      { ...file, nomeArquivo: 'b.xlsx', linhas: 2, importadas: 2, repetidas: 0, pendentes: 0 },
    ])
    .execute();
  const count = async (tipo: string) =>
    (await list(`UploadArquivo?tipo=${tipo}`)).filter(({ pendentes }: { pendentes: number }) => pendentes > 0).length;
  const { analises, mylims, mensagens } = await inicio();
  expect(mylims!.arquivos).toBe(await count('Importacao_mylims'));
  expect(mylims!.arquivos).toBeGreaterThan(0);
  expect(analises!.arquivos).toBe(await count('Importacao_analise_amostra'));
  const unsent: { situacao: string }[] = await list('mensagens?naoEnviadas=1&tamanho=500');
  expect(unsent.some(({ situacao }) => situacao === 'enviada')).toBe(false);
  expect(mensagens!.pendentes + mensagens!.falharam).toBe(unsent.length);
  expect(await inicio(admin)).not.toHaveProperty('mensagens');
});

test('clients without a point: those of the list', async () => {
  const { write } = server.databases;
  const removidoEm = '2026-11-20T15:00:00.000Z';
  const agenda: ClienteDaAgenda[] = await list('AgendaColeta?ano=2026');
  const { idPessoa } = agenda.find(({ devidas }) => devidas.length > 0)!;
  await write.updateTable('PessoaPontoColeta').set({ removidoEm }).where('idPessoa', '=', idPessoa).execute();
  const rows: { id: number }[] = await list('Pessoa?flagAtivo=1&pendencia=sem-ponto');
  expect(rows.map(({ id }) => id)).toContain(idPessoa);
  expect((await inicio()).semPonto).toEqual({ clientes: rows.length });
});

test('whose Meta is reached needs no point yet, and is no client with a Meta', async () => {
  const { write } = server.databases;
  const agenda: ClienteDaAgenda[] = await list('AgendaColeta?ano=2026');
  const { idPessoa } = agenda.find(({ devidas }) => devidas.length === 0)!;
  const removidoEm = '2026-11-20T15:00:00.000Z';
  const before = (await inicio()).semPonto!.clientes;
  await write.updateTable('PessoaPontoColeta').set({ removidoEm }).where('idPessoa', '=', idPessoa).execute();
  expect((await inicio()).semPonto).toEqual({ clientes: before });
  const rows: { id: number }[] = await list('Pessoa?flagAtivo=1&pendencia=sem-ponto');
  expect(rows.map(({ id }) => id)).not.toContain(idPessoa);
});

test('a Meta that a person stands for is what the year still asks for, with a minimum or without', async () => {
  const { write } = server.databases;
  const agenda: ClienteDaAgenda[] = await list('AgendaColeta?ano=2026');
  const faltam = async () => (await inicio()).coletas!.roteiros.reduce((sum, one) => sum + one.faltam, 0);
  const before = await faltam();
  const tell = (idPessoa: number, values: object) =>
    write
      .updateTable('RelatorioMonitoramento')
      .set(values)
      .where('idPessoa', '=', idPessoa)
      .where('ano', '=', 2026)
      .execute();
  const [closed, watched] = agenda.filter(({ devidas }) => devidas.length > 0);
  const coletas = watched!.feitas.length;
  await tell(closed!.idPessoa, { Meta: 0, coletas: closed!.feitas.length, motivo: 'Paralisada' });
  await tell(watched!.idPessoa, { qtdMinima: null, Meta: watched!.devidas.length + 2, coletas, motivo: null });
  const now: ClienteDaAgenda[] = await list('AgendaColeta?ano=2026');
  const due = (id: number) => now.find(({ idPessoa }) => idPessoa === id)?.devidas.length ?? 0;
  expect([due(closed!.idPessoa), due(watched!.idPessoa)]).toEqual([0, watched!.devidas.length + 2]);
  expect(await faltam()).toBe(before - closed!.devidas.length + 2);
});

test('of several flow meters in use the one that is due first counts, the newest or not', async () => {
  const { write } = server.databases;
  const { vencidas, aVencer } = (await inicio()).calibracoes!;
  const panorama: { id: number; calibracao: string | null }[] = await list('Pessoa/panorama');
  const enabled: { id: number }[] = await list('Pessoa?flagAtivo=1');
  const known = new Map(panorama.map(({ id, calibracao }) => [id, calibracao]));
  const { id } = enabled.find((one) => known.get(one.id) === 'em dia')!;
  const meter = { idPessoa: id, flagAtivo: 1, flagCertificado: 0, dtCadastro: '2026-11-20T15:00:00.000Z' };
  await write
    .insertInto('PessoaMedidorVazao')
    .values([
      { ...meter, registro: 'velho', dtValidadeCalibragem: '2026-11-19' },
      { ...meter, registro: 'desabilitado', flagAtivo: 0, dtValidadeCalibragem: '2020-01-01' },
      { ...meter, registro: 'novo', dtValidadeCalibragem: '2028-11-19' },
      { ...meter, registro: 'sem data', dtValidadeCalibragem: null },
    ])
    .execute();
  expect((await inicio()).calibracoes).toEqual({ vencidas: vencidas + 1, aVencer });
  const rows: { id: number }[] = await list('Pessoa?flagAtivo=1&pendencia=calibracao-vencida');
  expect(rows.map((one) => one.id)).toContain(id);
  const { calibracao } = await list(`Pessoa/${id}/resumo`);
  expect(calibracao).toMatchObject({ registro: 'velho', situacao: 'vencido' });
  const again: { id: number; calibracao: string | null }[] = await list('Pessoa/panorama');
  expect(again.find((one) => one.id === id)?.calibracao).toBe('vencido');
});

test('the database: its size, and its last copy, where there is one that this product makes', async () => {
  const copiaPropria = ENGINE === 'sqlite';
  const before = await inicio();
  expect(before.banco).toEqual({ bytes: expect.any(Number), copiadoEm: null, copiaPropria });
  expect(before.banco!.bytes).toBeGreaterThan(100_000);
  const em = '2026-11-19T03:00:00.000Z';
  await noteBackup(server.services.config.dataDir, { em, arquivo: '/copias/x.sqlite' });
  expect((await inicio(admin)).banco!.copiadoEm).toBe(copiaPropria ? em : null);
});

test('each part is left out for who may not see what it tells', async () => {
  const parts = async (by: Caller) => Object.keys(await inicio(by)).toSorted();
  const all = [
    'analises',
    'banco',
    'calibracoes',
    'coletas',
    'leituras',
    'mensagens',
    'mylims',
    'semCarta',
    'semPonto',
  ];
  expect(await parts(dev)).toEqual(all);
  expect(await parts(admin)).toEqual(all.filter((part) => part !== 'mensagens'));
  const tecnico = await server.login('tecnico');
  expect(await parts(tecnico)).toEqual(all.filter((part) => part !== 'mensagens' && part !== 'banco'));
  const { write } = server.databases;
  const takeAway = async (menu: string) =>
    write
      .deleteFrom('GrupoAcessoMenu')
      .where('idGrupo', '=', 3)
      .where('idMenu', 'in', ({ selectFrom }) => selectFrom('ModuloMenu').select('id').where('path', '=', menu))
      .execute();
  const left = all.filter((part) => part !== 'mensagens' && part !== 'banco');
  for (const [menu, gone] of [
    ['nao-conforme', ['semCarta']],
    ['Agenda', ['coletas']],
    ['cliente', ['calibracoes', 'semPonto']],
    ['Importacao-mylims', ['mylims']],
    ['Importacao-analise', ['analises']],
    ['lancamento', []],
    ['vazao-lancamento', ['leituras']],
  ] as const) {
    await takeAway(menu);
    for (const part of gone) left.splice(left.indexOf(part), 1);
    expect(await parts(tecnico)).toEqual(left);
  }
  expect(left).toEqual([]);
  expect((await server.anonymous.get('/api/inicio')).status).toBe(401);
});
