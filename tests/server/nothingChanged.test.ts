import { afterAll, beforeAll, expect, test } from 'vitest';
import { GRUPO } from '../../domain/acesso/access.ts';
import { addClient } from './clienteSub.ts';
import { type Caller, PASSWORD, startServer, type TestServer } from './harness.ts';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
});
afterAll(() => server.close());

async function entries(): Promise<number> {
  const { n } = await server.databases.read
    .selectFrom('LogUsuario')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** What saving twice the same answers, and how many entries the second time leaves in the log. */
async function twice(save: (id: number | undefined, versao: number | undefined) => ReturnType<Caller['post']>) {
  const first = await save(undefined, undefined);
  expect(first.status).toBe(200);
  const { id, versao } = first.body.listaResultados;
  const before = await entries();
  const again = await save(id, versao);
  return {
    status: again.status,
    same: again.body.listaResultados,
    kept: { id, versao },
    added: (await entries()) - before,
  };
}

const PARTS: readonly [string, string, Record<string, unknown>][] = [
  ['a contact', 'PessoaContato', { nome: 'Contato', departamento: 'Meio ambiente', flagAtivo: 1 }],
  ['a point', 'PessoaPontoColeta', { descricao: 'Saída', planoAmostragem: 'PA-1' }],
  ['a hydrometer', 'PessoaHidrometro', { registro: 'H-1', uc: 'UC-1', flagAtivo: 1 }],
  ['a flow meter', 'PessoaMedidorVazao', { numSerie: '123', dtAtualCalibragem: '2026-01-10', flagAtivo: 1 }],
  [
    'a year of monitoring',
    'RelatorioMonitoramento/anual/inserir',
    { ano: 2025, volume: 100.25, dbo: 0.3, motivo: 'x' },
  ],
];

test('a client that is saved as it is keeps version and log', async () => {
  const client = { nome: 'Laticínios Horizonte', razaoSocial: 'Laticínios Horizonte Ltda', flagTipoPessoa: 'J' };
  const { same, kept, added } = await twice((id, versao) => admin.post('/api/Pessoa', { ...client, id, versao }));
  expect([same, added]).toEqual([kept, 0]);
});

test.each(PARTS)('%s of a client that is saved as it is keeps version and log', async (_what, path, part) => {
  const idPessoa = await addClient(admin, `Cliente de ${path}`);
  const { same, kept, added } = await twice((id, versao) =>
    admin.post(`/api/${path}`, { ...part, idPessoa, id, versao }),
  );
  expect([same, added]).toEqual([kept, 0]);
});

test('an address of a client that is saved as it is keeps version and log', async () => {
  const idPessoa = await addClient(admin, 'Cliente com endereço');
  const address = { idPessoa, logradouro: 'Rua Um', numero: 10, cep: '13201000' };
  const { same, kept, added } = await twice((id, versao) =>
    admin.post(`/api/PessoaEndereco/${id ? `Update/${id}` : 1}`, { ...address, versao }),
  );
  expect([same, added]).toEqual([kept, 0]);
});

test('a group, and a user, that are saved as they are keep version and log', async () => {
  const group = await twice((id, versao) => admin.post('/api/GrupoAcesso', { nome: 'Iguais', id, versao }));
  expect([group.same, group.added]).toEqual([group.kept, 0]);
  const person = { nome: 'Igual', login: 'igual', email: 'igual@example.com', idGrupo: GRUPO.TECNICO };
  const user = await twice((id, versao) =>
    id
      ? admin.post(`/api/Usuario/update/${id}`, { ...person, versao })
      : admin.post('/api/Usuario', { ...person, senha: PASSWORD }),
  );
  expect([user.same, user.added]).toEqual([user.kept, 0]);
});

test('a group’s permissions that are saved as they are leave no entry', async () => {
  const asked = { idGrupo: GRUPO.TECNICO, novasPermissoes: [1, 2], menusPodeEditar: [2] };
  await admin.post('/api/GrupoAcessoMenu/salvarNovasPermissoes', asked);
  const before = await entries();
  const again = await admin.post('/api/GrupoAcessoMenu/salvarNovasPermissoes', { ...asked, novasPermissoes: [2, 1] });
  expect([again.body.listaResultados, (await entries()) - before]).toEqual([{ msg: 'Dados alterados com sucesso' }, 0]);
});

test('a branch’s checklist that is saved as it is keeps version and log', async () => {
  const listaParametros = [{ idParametro: 1 }, { idParametro: 2 }];
  const { id: idRamoAtividade } = (await admin.post('/api/RamoAtividade', { descricao: 'Laticínios', flagAtivo: 1 }))
    .body.listaResultados;
  const { same, kept, added } = await twice((_, versao) =>
    admin.post('/api/ramoAtividadeParametro', { idRamoAtividade, listaParametros, versao }),
  );
  expect([same, added]).toEqual([kept, 0]);
  const changed = await admin.post('/api/ramoAtividadeParametro', {
    idRamoAtividade,
    listaParametros: [],
    versao: kept.versao,
  });
  expect(changed.body.listaResultados).toEqual({ id: idRamoAtividade, versao: kept.versao + 1 });
});

test.each([
  ['of reports', 'configuracao-relatorios', 'configuracao-relatorios'],
  ['of the application', 'configuracaoapp/one', 'configuracaoapp/save'],
])('the settings %s that are saved as they are keep version and log', async (_what, read, save) => {
  const now = (await admin.get(`/api/${read}`)).body.listaResultados;
  const before = await entries();
  const { id, versao } = now;
  expect((await admin.post(`/api/${save}`, now)).body.listaResultados).toEqual({ id, versao });
  expect((await entries()) - before).toBe(0);
});
