import { expect, test } from 'vitest';
import { allCalls } from '../../contract/allCalls.ts';
import { type Call, callName } from '../../contract/call.ts';

const paged = allCalls().filter((call) => call.paged);
const named = paged.map((call): [string, Call] => [callName(call), call]);

test('the lists that grow without end are the paged ones', () => {
  expect(paged.map(callName).toSorted()).toEqual([
    'GET /HistoricoColeta',
    'GET /Importacao/{id}/pendentes',
    'GET /ImportacaoAnalise/{id}/pendentes',
    'GET /RelatorioMonitoramento',
    'GET /logUser',
    'GET /mensagens',
  ]);
});

test.each(named)('%s gives 50 rows unless asked, and never more than 500', (_name, { query }) => {
  const read = (pageQuery: object) => query.safeParse(pageQuery);
  expect(read({}).data).toMatchObject({ pagina: 1, tamanho: 50 });
  expect(read({ pagina: '3', tamanho: '500' }).data).toMatchObject({ pagina: 3, tamanho: 500 });
  for (const refused of [{ tamanho: '501' }, { tamanho: '0' }, { tamanho: '1.5' }, { pagina: '0' }, { pagina: 'x' }]) {
    expect(read(refused).error?.issues.map(({ path }) => path.join())).toEqual(Object.keys(refused));
  }
});
