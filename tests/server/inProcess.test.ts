import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../contract/index.ts';
import { createApi } from '../../dataProvider/envelope.ts';
import { GRUPO, type ModuleAccess } from '../../domain/acesso/access.ts';
import { filtersOfMonth } from '../../reports/monthly.ts';
import { REPORTS } from '../../reports/registry.ts';
import { inProcessApi } from '../../server/http/inProcess.ts';
import { allRoutes } from '../../server/routes.ts';
import { browserOf } from '../dataProvider/realProvider.ts';
import { addClient, addCollection } from './clienteSub.ts';
import { countRows, NOW, PASSWORD, startServer, type TestServer } from './harness.ts';

const COPPER = 8;
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  const idPessoa = await addClient(await server.login('admin'), 'Têxtil Vale');
  await addCollection(server.databases, { idPessoa, dtRetirada: '2026-10-05' }, { [COPPER]: '9' });
});
afterAll(() => server.close());

function inProcessOf(
  grupo: 'ADMINISTRADOR' | 'TECNICO',
  modules: readonly ModuleAccess[],
  flagAlterarSenha: 0 | 1 = 0,
) {
  const user = { id: 3, nome: '', login: 'alguem', idGrupo: GRUPO[grupo], grupo, flagAlterarSenha };
  return inProcessApi(server.services, allRoutes(), { user, modules }, server.app.log);
}
const ofTecnico = (modules: readonly ModuleAccess[], flagAlterarSenha: 0 | 1 = 0) =>
  inProcessOf('TECNICO', modules, flagAlterarSenha);
const MENUS = [{ path: 'relatorio', ModuloMenu: [{ path: 'nao-conforme', flagEditar: 1 }] }];
const industrias = { query: { dtInicio: '2026-10-01', dtFim: '2026-10-31' } };

test('gives a user what their menus allow, and no more', async () => {
  expect((await ofTecnico(MENUS)(contract.analises.industrias, industrias)).data).toHaveLength(1);
  await expect(ofTecnico([])(contract.analises.industrias, industrias)).rejects.toMatchObject({ status: 403 });
  await expect(ofTecnico(MENUS)(contract.clientes.list)).rejects.toMatchObject({ status: 403 });
  await expect(ofTecnico(MENUS)(contract.assinaturas.all)).rejects.toMatchObject({ status: 403 });
  await expect(ofTecnico(MENUS, 1)(contract.analises.industrias, industrias)).rejects.toMatchObject({ status: 403 });
});

test('writes nothing', async () => {
  const body = { relatorio: 'relatorio/nao-conforme/pdf' };
  await expect(ofTecnico(MENUS)(contract.assinaturas.subscribe, { body })).rejects.toThrow('writes');
  expect(await countRows(server.databases, 'AssinaturaRelatorio')).toBe(0);
});

const monthly = REPORTS.filter((report) => report.monthly).map((report) => [report.path, report] as const);
test.each(monthly)('loads of %s the same as over HTTP', async (_, report) => {
  const own = createApi({ baseUrl: '/api', fetch: browserOf(server) });
  await own(contract.sessao.login, { body: { login: 'admin', senha: PASSWORD } });
  const modules = (await own(contract.modulos.authorized, { params: { groupId: GRUPO.ADMINISTRADOR } })).data;
  const { load } = await report.contents();
  const filters = filtersOfMonth(report, '', '2026-10');
  const loading = { now: NOW.toISOString() };
  expect(await load(inProcessOf('ADMINISTRADOR', modules), filters, loading)).toEqual(
    await load(own, filters, loading),
  );
});
