import { expect, test } from 'vitest';
import { GRUPO, type Level, mayAccess, mayTouchGroup } from '../../../domain/acesso/access.ts';
import { DEVELOPER_MENUS, SHIPPED_MODULES, TECNICO_EDITABLE, TECNICO_MODULES } from '../../../domain/acesso/menus.ts';

const MODULES = [
  {
    path: 'cadastro',
    ModuloMenu: [
      { path: 'roteiro', flagEditar: 0 },
      { path: 'Parametro', flagEditar: 1 },
    ],
  },
  { path: 'relatorio', ModuloMenu: [{ path: 'ranking', flagEditar: 1 }] },
];

test.each<[string, Level, boolean]>([
  ['cadastro/roteiro', 'ver', true],
  ['cadastro/roteiro', 'editar', false],
  ['cadastro/Parametro', 'ver', true],
  ['cadastro/Parametro', 'editar', true],
  ['CADASTRO/parametro', 'editar', true],
  ['relatorio/roteiro', 'ver', false],
  ['cadastro/ranking', 'ver', false],
  ['cadastro', 'ver', false],
  ['roteiro', 'ver', false],
])('%s, %s: %s', (menu, level, may) => {
  expect(mayAccess(MODULES, menu, level)).toBe(may);
});

test('a group without modules may nothing; a flag may come as text', () => {
  expect(mayAccess([], 'cadastro/roteiro', 'ver')).toBe(false);
  const legacy = JSON.parse('[{"path":"cadastro","ModuloMenu":[{"path":"roteiro","flagEditar":"1"}]}]');
  expect(mayAccess(legacy, 'cadastro/roteiro', 'editar')).toBe(true);
});

/** The route table of the specification (2 §2.1), typed again, and our own menus: of messages and of the schedule. */
test('the menus shipped are those of the route table', () => {
  expect(
    Object.fromEntries(SHIPPED_MODULES.map(({ path, menus }) => [path, menus.map(([menu]) => menu).join(' ')])),
  ).toEqual({
    cadastro:
      'cliente ramo-atividade fonte-abastecimento roteiro Amostrador Parametro vazao-lancamento ignore_edicao-amostra',
    'medidor-vazao': 'historico lancamento categoria-cobranca pessoa-medidor-vazao-tipo',
    relatorio:
      'Importacao-analise Importacao-mylims relatorioDBO regiao Sequencial monitoramento-carga usuario-tecnico industria-monitorada parametro-analisado relatorio-pessoa ranking pessoa-ponto-coleta relatorio-valores-dbo nao-conforme Agenda',
    acesso: 'grupo-acesso usuarios LogUsers mensagens',
    App: 'Protocolo Settings-app',
  });
  const hidden = SHIPPED_MODULES.flatMap(({ menus }) => menus.filter(([, , kind]) => kind === 'permissao'));
  expect(hidden.map(([path]) => path)).toEqual(['ignore_edicao-amostra']);
});

test('technicians start with three modules and edit readings; messages are the developers’', () => {
  expect(TECNICO_MODULES).toEqual(['cadastro', 'medidor-vazao', 'relatorio']);
  expect(TECNICO_EDITABLE).toEqual(['medidor-vazao/lancamento']);
  expect(DEVELOPER_MENUS).toEqual(['acesso/mensagens']);
});

const OWN_GROUP = 9;
test.each([
  [GRUPO.DESENVOLVEDOR, [1, 2, 3, 9]],
  [GRUPO.ADMINISTRADOR, [2, 3, 9]],
  [GRUPO.TECNICO, [3, 9]],
  [OWN_GROUP, [3, 9]],
  [undefined, [3, 9]],
])('users of group %s may touch the groups %j', (own, touched) => {
  expect([1, 2, 3, OWN_GROUP].filter((idGrupo) => mayTouchGroup(own, idGrupo))).toEqual(touched);
});
