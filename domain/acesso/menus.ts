import { GRUPO } from './access.ts';

/** A menu as shipped: `[path, name]`, or with `'permissao'` when it only carries a permission and is never shown. */
type ShippedMenu = readonly [path: string, nome: string, kind?: 'permissao'];

export interface ShippedModule {
  path: string;
  nome: string;
  icone: string;
  menus: readonly ShippedMenu[];
}

/** The five modules and their menus, from the route table (spec 2 §2.1) and the schedule, our own. Administrators may change them afterwards. */
export const SHIPPED_MODULES: readonly ShippedModule[] = [
  {
    path: 'cadastro',
    nome: 'Cadastro',
    icone: 'cadastro',
    menus: [
      ['cliente', 'Clientes'],
      ['ramo-atividade', 'Ramo de Atividade'],
      ['fonte-abastecimento', 'Fontes de Abastecimento'],
      ['roteiro', 'Roteiros'],
      ['Amostrador', 'Amostradores'],
      ['Parametro', 'Parâmetros'],
      ['vazao-lancamento', 'Lançamento de Vazão'],
      ['ignore_edicao-amostra', 'Edição do histórico de coletas', 'permissao'],
    ],
  },
  {
    path: 'medidor-vazao',
    nome: 'Medidor de Vazão',
    icone: 'medidor',
    menus: [
      ['historico', 'Histórico'],
      ['lancamento', 'Lançamento'],
      ['categoria-cobranca', 'Tipos de Cobrança'],
      ['pessoa-medidor-vazao-tipo', 'Tipos de Medidores de Vazão'],
    ],
  },
  {
    path: 'relatorio',
    nome: 'Relatórios',
    icone: 'relatorio',
    menus: [
      ['Importacao-analise', 'Importação de Análises'],
      ['Importacao-mylims', 'Importação MyLIMS'],
      ['relatorioDBO', 'Relatório DBO'],
      ['regiao', 'Regiões Monitoradas'],
      ['Sequencial', 'Relatório Sequencial'],
      ['monitoramento-carga', 'Monitoramento de Cargas'],
      ['usuario-tecnico', 'Técnicos'],
      ['industria-monitorada', 'Indústrias Monitoradas'],
      ['parametro-analisado', 'Parâmetros Analisados'],
      ['relatorio-pessoa', 'Relatório de Clientes'],
      ['ranking', 'Ranking de Indústrias'],
      ['pessoa-ponto-coleta', 'Pontos de Coleta'],
      ['relatorio-valores-dbo', 'Atualização de Valores de DBO'],
      ['nao-conforme', 'Não Conformidades'],
      ['Agenda', 'Agenda de Coletas'],
    ],
  },
  {
    path: 'acesso',
    nome: 'Acesso',
    icone: 'acesso',
    menus: [
      ['grupo-acesso', 'Grupos de Acesso'],
      ['usuarios', 'Usuários'],
      ['LogUsers', 'Log de Usuários'],
      ['mensagens', 'Mensagens de e-mail'],
    ],
  },
  {
    path: 'App',
    nome: 'App',
    icone: 'aplicativo',
    menus: [
      ['Protocolo', 'Protocolos'],
      ['Settings-app', 'Configurações do App'],
    ],
  },
];

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Whether screens of the product stand under this module's path. */
export function isShippedModule(path: string): boolean {
  return SHIPPED_MODULES.some((shipped) => same(shipped.path, path));
}

/** Whether a screen or a permission of the product stands under this menu's path. */
export function isShippedMenu(modulo: string, path: string): boolean {
  return SHIPPED_MODULES.some(
    (shipped) => same(shipped.path, modulo) && shipped.menus.some(([menu]) => same(menu, path)),
  );
}

/** Modules that the TECNICO group sees at first; of their menus only `lancamento` is editable for it. */
export const TECNICO_MODULES: readonly string[] = ['cadastro', 'medidor-vazao', 'relatorio'];
export const TECNICO_EDITABLE: readonly string[] = ['medidor-vazao/lancamento'];

/** Menus of the DESENVOLVEDOR group alone: messages carry passwords and links of other users. */
export const DEVELOPER_MENUS: readonly string[] = ['acesso/mensagens'];

/** Whether a group can be given a menu at all, by its path (`acesso/mensagens`); paths compare without regard to case. */
export function mayHave(idGrupo: number, menu: string): boolean {
  return idGrupo === GRUPO.DESENVOLVEDOR || !DEVELOPER_MENUS.some((path) => path.toLowerCase() === menu.toLowerCase());
}
