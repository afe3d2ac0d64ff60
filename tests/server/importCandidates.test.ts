import { type KyselyPlugin, SelectQueryNode } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readingOf, type Selecting } from '../../server/database/reading.ts';
import type { LinhaPlanilha } from '../../server/imports/layout/layout.ts';
import { loadMatcher } from '../../server/modules/importacao/matcher.ts';
import { preview } from '../../server/modules/importacao/preview.ts';
import { addClient } from '../fixtures/imports.ts';
import { startServer, type TestServer } from './harness.ts';

const TODAY = '2026-11-20';
const LINHA: LinhaPlanilha = {
  planilha: 'Plan1',
  linha: 2,
  coluna: null,
  codigoAmostra: 'A-1',
  ponto: 'P2',
  cliente: 'Metalúrgica',
  data: '2016-01-14',
  hora: null,
  parametro: 'DBO',
  valor: '5',
  unidade: null,
  detalhes: null,
};

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await addClient(await server.login('admin'), 'Metalúrgica', ['Caixa de Saída', 'P2']);
});
afterAll(() => server.close());

/** The tables that queries begin with, in their order. */
async function tablesOf(work: (db: Selecting) => Promise<unknown>): Promise<string[]> {
  const tables: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (SelectQueryNode.is(node)) tables.push(/"name":"(\w+)"/.exec(JSON.stringify(node.from))?.[1] ?? '');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await work(readingOf(server.databases.scan.withPlugin(plugin)));
  return tables;
}

test('points and parameters are only read to be compared with where a text of the sheet is', async () => {
  const toMatch = await tablesOf((db) => loadMatcher(db, 1, TODAY));
  const more = async (changed: Partial<LinhaPlanilha>) => {
    async function* lines() {
      yield [{ ...LINHA, ...changed }];
    }
    const tables = await tablesOf((db) => preview(db, 1, lines(), TODAY));
    expect(tables.slice(0, toMatch.length)).toEqual(toMatch);
    return tables.slice(toMatch.length);
  };
  expect(await more({})).toEqual(['HistoricoColeta']);
  expect(await more({ ponto: 'Cx Saída' })).toEqual(['PessoaPontoColeta']);
  expect(await more({ parametro: 'Unobtânio' })).toEqual(['Parametro', 'RamoAtividadeParametroSinonimo']);
});

test('a point is searched by any part of what it and its client are called', async () => {
  const admin = await server.login('admin');
  await addClient(admin, 'Indústria Aurora', ['Tq Saída', 'PV 12']);
  const found = async (texto: string) => {
    const { body } = await admin.get(`/api/ImportacaoAnalise/pontos?texto=${encodeURIComponent(texto)}`);
    return body.listaResultados.map(({ cliente, descricao }: Record<string, string>) => `${cliente} ${descricao}`);
  };
  for (const part of ['auro', 'urora', 'ind', 'INDUSTRIA tq', 'tq aur']) {
    expect(await found(part), part).toContain('Indústria Aurora Tq Saída');
  }
  expect(await found('saída')).toEqual(
    expect.arrayContaining(['Metalúrgica Caixa de Saída', 'Indústria Aurora Tq Saída']),
  );
  expect((await found('pv'))[0]).toBe('Indústria Aurora PV 12');
  expect(await found('xyz')).toEqual([]);
});
