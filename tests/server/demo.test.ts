import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GRUPO } from '../../domain/acesso/access.ts';
import { addDays } from '../../domain/calendar.ts';
import { checkDocument } from '../../domain/cliente/documents.ts';
import { isLabValue, parseLabValue } from '../../domain/coleta/labValue.ts';
import { parametroMatcher } from '../../domain/coleta/parametroMatch.ts';
import { calibrationStatus } from '../../domain/leitura/calibration.ts';
import type { Databases } from '../../server/database/open.ts';
import type { TableName } from '../../server/database/schema.ts';
import { fillDemo } from '../../server/demo/fill.ts';
import { companies } from '../../server/modules/relatorio/sequencial/service.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from '../../server/modules/sessao/demonstracao.ts';
import { passwordMatches } from '../../server/modules/sessao/password.ts';
import { seedBase } from '../../server/seed.ts';
import { NOW, openTestDatabase } from './harness.ts';

const TODAY = '2026-11-20';

async function filled(): Promise<Databases> {
  const databases = await openTestDatabase();
  await seedBase(databases, NOW);
  expect(await fillDemo(databases, NOW)).toBe(true);
  return databases;
}

let databases: Databases;
beforeAll(async () => {
  databases = await filled();
});
afterAll(() => databases.close());

const TABLES: readonly TableName[] = [
  'GrupoAcesso',
  'Usuario',
  'Modulo',
  'ModuloMenu',
  'GrupoAcessoMenu',
  'Roteiro',
  'RamoAtividade',
  'FonteAbastecimento',
  'CategoriaCobranca',
  'PessoaMedidorVazaoTipo',
  'Parametro',
  'Amostrador',
  'RamoAtividadeParametroSinonimo',
  'CalculoHorimetro',
  'Pessoa',
  'PessoaEndereco',
  'PessoaContato',
  'PessoaPontoColeta',
  'PessoaHidrometro',
  'PessoaMedidorVazao',
  'PessoaHidrometroLancamento',
  'HistoricoColeta',
  'RelatorioMonitoramento',
  'RelatorioAtualizacaoDBO',
  'RelatorioSequencial',
  'Dispositivo',
  'Protocolo',
  'Resultado',
  'LogUsuario',
  'Instalacao',
];

/** What every table holds, in a few characters; what is drawn anew each time is left out. */
async function digestOf({ read }: Databases): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const table of TABLES) {
    const rows = await read.selectFrom(table).selectAll().execute();
    const lines = rows.map((row) => JSON.stringify({ ...row, uuid: null, senhaHash: null })).sort();
    digests[table] = createHash('sha256').update(lines.join('\n')).digest('hex');
  }
  return digests;
}

test('the same day gives the same data', async () => {
  const again = await filled();
  try {
    expect(await digestOf(again)).toEqual(await digestOf(databases));
  } finally {
    await again.close();
  }
});

test('a database that has users is left alone', async () => {
  const before = await digestOf(databases);
  expect(await fillDemo(databases, NOW)).toBe(false);
  expect(await digestOf(databases)).toEqual(before);
});

test('three logins share the demonstration password, other users have none', async () => {
  const users = await databases.read
    .selectFrom('Usuario')
    .select(['login', 'idGrupo', 'senhaHash'])
    .orderBy('id')
    .execute();
  const signing = users.filter(({ senhaHash }) => senhaHash !== null);
  expect(signing.map(({ login, idGrupo }) => [login, idGrupo])).toEqual([
    ['admin', GRUPO.ADMINISTRADOR],
    ['dev', GRUPO.DESENVOLVEDOR],
    ['tecnico', GRUPO.TECNICO],
  ]);
  expect(DEMO_LOGINS).toEqual(['admin', 'dev', 'tecnico']);
  for (const { senhaHash } of signing) expect(await passwordMatches(senhaHash, DEMO_PASSWORD)).toBe(true);
  expect(users.length).toBeGreaterThan(signing.length);
});

test('documents are valid, one of each kind', async () => {
  const people = await databases.read
    .selectFrom('Pessoa')
    .select(['nroDocumento', 'flagTipoPessoa', 'flagAtivo', 'nome'])
    .execute();
  expect(people).toHaveLength(120);
  expect(new Set(people.map(({ nome }) => nome)).size).toBeGreaterThan(110);
  for (const { nroDocumento, flagTipoPessoa } of people) {
    expect(checkDocument(nroDocumento, flagTipoPessoa as 'J' | 'F')).toBe('valido');
  }
  expect(people.some(({ nroDocumento }) => /^[A-Z]{2}\.[A-Z]{3}\./.test(nroDocumento ?? ''))).toBe(true);
  expect(people.some(({ flagTipoPessoa }) => flagTipoPessoa === 'F')).toBe(true);
  expect(people.some(({ flagAtivo }) => flagAtivo === 0)).toBe(true);
});

test('no address, e-mail or telephone can reach anyone', async () => {
  const contacts = await databases.read.selectFrom('PessoaContato').select(['email', 'telefone']).execute();
  for (const { email, telefone } of contacts) {
    expect(email).toMatch(/^[a-z.]+@(example\.com|exemplo\.invalid)$/);
    expect(telefone).toMatch(/^\(11\) 0000-\d{4}$/);
  }
});

test('collections cover six years up to today, all five DBO types, rain and hours', async () => {
  const rows = await databases.read
    .selectFrom('HistoricoColeta')
    .select(['idTipoDBO', 'flagChuva', 'dtRetirada', 'horaRetirada', 'tempoInstalacao'])
    .execute();
  expect(new Set(rows.map(({ idTipoDBO }) => idTipoDBO))).toEqual(new Set([1, 2, 3, 4, 5]));
  expect(new Set(rows.map(({ flagChuva }) => flagChuva))).toEqual(new Set([0, 1]));
  const days = rows.map(({ dtRetirada }) => dtRetirada).sort();
  expect(days[0]! < addDays(TODAY, -2150)).toBe(true);
  expect(days.at(-1)! < TODAY && days.at(-1)! > addDays(TODAY, -10)).toBe(true);
  for (const { horaRetirada, tempoInstalacao } of rows) {
    expect(`${horaRetirada} ${tempoInstalacao}`).toMatch(/^([01]\d|2[0-3]):[0-5]\d (00|08|24):00$/);
  }
});

test('each parameter has results; some are signed, not detected or out of limits', async () => {
  const rows = await databases.read
    .selectFrom('Resultado')
    .innerJoin('Parametro', 'Parametro.id', 'Resultado.idParametro')
    .select(['idParametro', 'bruto', 'operador', 'numero', 'minimo', 'maximo'])
    .execute();
  expect(new Set(rows.map(({ idParametro }) => idParametro)).size).toBe(27);
  expect(rows.every(({ bruto }) => isLabValue(bruto))).toBe(true);
  for (const { bruto, operador, numero } of rows.slice(0, 1000)) {
    expect({ operator: operador, number: numero }).toEqual(parseLabValue(bruto));
  }
  const share = (holds: (row: (typeof rows)[number]) => boolean) => rows.filter(holds).length / rows.length;
  expect(share(({ operador }) => operador === '<')).toBeGreaterThan(0.05);
  expect(share(({ bruto }) => bruto === 'ND')).toBeGreaterThan(0.005);
  const outside = share(
    ({ numero, minimo, maximo }) => maximo > 0 && numero !== null && (numero > maximo || numero < minimo),
  );
  expect(outside).toBeGreaterThan(0.003);
  expect(outside).toBeLessThan(0.05);
});

test('each meter in use has 24 months of readings, the last one the month before', async () => {
  const perMeter = await databases.read
    .selectFrom('PessoaHidrometroLancamento')
    .select(['idHidrometro', sql<number>`count(*)`.as('meses'), sql<number>`max("idAno" * 100 + "idMes")`.as('ultimo')])
    .groupBy('idHidrometro')
    .execute();
  expect(new Set(perMeter.map(({ meses, ultimo }) => `${Number(meses)} ${Number(ultimo)}`))).toEqual(
    new Set(['24 202610']),
  );
  const water = await databases.read
    .selectFrom('PessoaHidrometroLancamento')
    .innerJoin('PessoaHidrometro', 'PessoaHidrometro.id', 'idHidrometro')
    .where('flagMedidorVazao', '=', 0)
    .where('idCategoriaCobranca', '<>', 1)
    .selectAll('PessoaHidrometroLancamento')
    .execute();
  expect(water).toEqual([]);
});

test('readings go on from the month before, or say that the meter was replaced; what is odd has its reason', async () => {
  const rows = await databases.read
    .selectFrom('PessoaHidrometroLancamento')
    .selectAll()
    .orderBy('idHidrometro')
    .orderBy('idAno')
    .orderBy('idMes')
    .execute();
  const replaced = rows.filter(({ reinicioMedidor }) => reinicioMedidor === 1);
  expect(replaced.length).toBeGreaterThan(0);
  for (const { motivo, medidorStatusNome } of replaced) {
    expect([motivo, medidorStatusNome]).toEqual(['Hidrômetro substituído no mês', 'Substituído']);
  }
  const broken = rows.filter((row, index) => {
    const before = rows[index - 1];
    if (before?.idHidrometro !== row.idHidrometro || row.reinicioMedidor === 1) return false;
    return row.leituraAnterior !== before.leituraAtual || row.tempoAnterior !== before.tempoAtual;
  });
  expect(broken).toEqual([]);
  expect(rows.filter(({ volumeMedido }) => volumeMedido < 0)).toEqual([]);
  const odd = rows.filter(({ motivo }) => motivo !== null).length;
  expect(odd).toBeLessThan(rows.length / 50);
});

test('flow meters stand in all three states of calibration', async () => {
  const meters = await databases.read.selectFrom('PessoaMedidorVazao').select('dtValidadeCalibragem').execute();
  const states = new Set(meters.map(({ dtValidadeCalibragem }) => calibrationStatus(dtValidadeCalibragem, TODAY)));
  expect(states).toEqual(new Set(['em dia', 'a vencer', 'vencido']));
});

test('clients whose sewage is measured have their monitoring of this year and the one before', async () => {
  const rows = await databases.read.selectFrom('RelatorioMonitoramento').selectAll().execute();
  expect(new Set(rows.map(({ ano }) => ano))).toEqual(new Set([2025, 2026]));
  for (const { qtdMinima, coletas, Meta } of rows) expect(Meta).toBe(Math.max(0, qtdMinima! - coletas!));
  expect(new Set(rows.map(({ regraColeta }) => regraColeta)).size).toBeGreaterThan(2);
});

test('the last two half-years have sequences, numbered from 0001 in each year, of clients with collections then', async () => {
  const rows = await databases.read.selectFrom('RelatorioSequencial').selectAll().orderBy('id').execute();
  const periods = Map.groupBy(rows, ({ inicio, fim }) => `${inicio} ${fim}`);
  expect([...periods.keys()]).toEqual(['2025-07-01 2025-12-31', '2026-01-01 2026-06-30']);
  for (const [period, own] of periods) {
    expect(own.length).toBeGreaterThan(10);
    const ano = period.slice(2, 4);
    expect(own.map(({ sequencial }) => sequencial)).toEqual(
      own.map((_, at) => `${String(at + 1).padStart(4, '0')}/${ano}`),
    );
  }
  const collected = await databases.read.selectFrom('HistoricoColeta').select(['idPessoa', 'dtRetirada']).execute();
  // What a period offers to be numbered, worked out another way.
  const enabled = await databases.read.selectFrom('Pessoa').select('id').where('flagAtivo', '=', 1).execute();
  const inHalf = collected.filter(
    ({ idPessoa, dtRetirada }) =>
      dtRetirada.startsWith('2026-0') && dtRetirada < '2026-07' && enabled.some(({ id }) => id === idPessoa),
  );
  const offered = await companies(databases.read, '2026-01-01', '2026-06-30');
  expect(offered.map(({ idCliente }) => idCliente).sort((a, b) => a - b)).toEqual(
    [...new Set(inHalf.map(({ idPessoa }) => idPessoa))].sort((a, b) => a - b),
  );
  for (const { idCliente, inicio, fim } of rows) {
    expect(
      collected.some((one) => one.idPessoa === idCliente && one.dtRetirada >= inicio && one.dtRetirada <= fim),
    ).toBe(true);
  }
});

test('the charges of the last two half-years were saved, of more clients than not', async () => {
  const rows = await databases.read.selectFrom('RelatorioAtualizacaoDBO').selectAll().orderBy('id').execute();
  expect(rows.map(({ inicio, fim }) => `${inicio} ${fim}`)).toEqual(['2025-07-01 2025-12-31', '2026-01-01 2026-06-30']);
  for (const { dados } of rows) expect(JSON.parse(dados).length).toBeGreaterThan(60);
});

test('some laboratory names are known, others are left for users to add', async () => {
  const synonyms = await databases.read
    .selectFrom('RamoAtividadeParametroSinonimo')
    .select(['idParametro', 'descricao'])
    .execute();
  const list = await databases.read.selectFrom('Parametro').select(['id', 'sigla', 'descricao']).execute();
  const idOf = parametroMatcher(
    list.map((parametro) => ({
      ...parametro,
      sinonimos: synonyms.filter(({ idParametro }) => idParametro === parametro.id).map(({ descricao }) => descricao),
    })),
  );
  expect(['DBO 5 dias', 'cobre total'].map(idOf)).toEqual([26, 8]);
  const unknown = ['DBO (5, 20)', 'Temperatura da Água', 'Fenóis Totais', 'Zinco Total'];
  expect(unknown.map(idOf)).toEqual([null, null, null, null]);
  const points = await databases.read.selectFrom('PessoaPontoColeta').select('busca').execute();
  expect(points.filter(({ busca }) => busca.includes('bill02030'))).toEqual([]);
});

test('the log tells of the filling after what invented people did', async () => {
  const rows = await databases.read
    .selectFrom('LogUsuario')
    .select(['login', 'tabela', 'dtAcao', 'idReferencia', 'infoExtra'])
    .orderBy('id')
    .execute();
  expect(rows.map(({ dtAcao }) => dtAcao).slice(1)).toEqual(
    rows
      .map(({ dtAcao }) => dtAcao)
      .slice(1)
      .sort(),
  );
  expect(rows.at(-1)).toMatchObject({ login: 'sistema', infoExtra: 'Dados de demonstração' });
  expect(new Set(rows.map(({ login }) => login)).size).toBeGreaterThan(4);
});

test('records added later get ids of their own', async () => {
  const { id } = await databases.write
    .insertInto('Pessoa')
    .values({ nome: 'Outra', flagAtivo: 1, flagTipoPessoa: 'J', busca: 'outra', dtCadastro: NOW.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(id).toBe(121);
});
