import { screen } from '@testing-library/react';
import type { Modulo } from '../../contract/modulos.ts';
import type { SessionUser } from '../../contract/sessao.ts';
import type { Answers } from '../fixtures/fakeApi.ts';
import { ANA, renderApp } from '../fixtures/renderApp.tsx';
import { GRUPOS } from './acessoScreens.tsx';

const menu = (id: number, path: string, nome: string, flagIgnorar: 0 | 1 = 0) => ({
  id,
  path,
  nome,
  flagIgnorar,
  flagEditar: 0 as const,
  versao: 1,
});

export const MODULES: Modulo[] = [
  {
    id: 1,
    nome: 'Cadastro',
    path: 'cadastro',
    icone: 'cadastro',
    versao: 4,
    ModuloMenu: [
      menu(11, 'cliente', 'Clientes'),
      menu(12, 'roteiro', 'Roteiros'),
      menu(13, 'ignore_edicao-amostra', 'Edição do histórico', 1),
    ],
  },
  {
    id: 2,
    nome: 'Acesso',
    path: 'acesso',
    icone: 'acesso',
    ModuloMenu: [menu(21, 'grupo-acesso', 'Grupos de Acesso'), menu(22, 'mensagens', 'Mensagens de e-mail')],
  },
  { id: 3, nome: 'Avulso', path: 'avulso', icone: 'outro', ModuloMenu: [menu(31, 'unico', 'Único')] },
];

/** The modules as authorised: the listed menus, those editable that are above zero. */
export function authorized(levels: Record<number, 'ver' | 'editar'>): Modulo[] {
  return MODULES.map((modulo) => ({
    ...modulo,
    ModuloMenu: modulo.ModuloMenu.filter(({ id }) => levels[id]).map((one) => ({
      ...one,
      flagEditar: levels[one.id] === 'editar' ? (1 as const) : (0 as const),
    })),
  })).filter(({ ModuloMenu }) => ModuloMenu.length > 0);
}

const OWN = { 11: 'editar', 12: 'editar', 21: 'editar' } as const;

/** The page of a group, whose permissions and those of the own group the server keeps in `kept`. */
export function openPermissoes(
  idGrupo = 5,
  answers: Answers = {},
  own: Record<number, 'ver' | 'editar'> = OWN,
  user: SessionUser = ANA,
) {
  const kept: Record<number, Record<number, 'ver' | 'editar'>> = {
    1: OWN,
    2: own,
    5: { 11: 'editar', 12: 'ver' },
    6: own,
  };
  const app = renderApp({
    path: `/acesso/grupo-acesso/grupo/${idGrupo}`,
    user,
    answers: {
      'GET /GrupoAcesso': () => GRUPOS,
      'GET /Modulo': () => MODULES,
      'GET /Modulo/{groupId}': ({ params }) => authorized(kept[(params as { groupId: number }).groupId] ?? {}),
      'GET /Roteiro': () => [],
      'POST /GrupoAcessoMenu/salvarNovasPermissoes': ({ body }) => {
        const sent = body as { idGrupo: number; novasPermissoes: number[]; menusPodeEditar: number[] };
        kept[sent.idGrupo] = Object.fromEntries(
          sent.novasPermissoes.map((id) => [id, sent.menusPodeEditar.includes(id) ? 'editar' : 'ver']),
        );
        return { msg: 'ok' };
      },
      ...answers,
    },
  });
  return { ...app, kept };
}

/** The heading of the page. */
export const pageTitle = (name = 'Permissões do grupo Laboratório') => screen.findByRole('heading', { level: 1, name });
export const box = (name: string) => screen.getByRole('checkbox', { name });
/** Turns on the editing of modules and menus. */
export async function editStructure(person: ReturnType<typeof openPermissoes>['person']) {
  await pageTitle();
  await person.click(screen.getByRole('switch', { name: 'Editar módulos e menus' }));
}
