import type { Modulo } from '../../../contract/modulos.ts';

export interface MenuEntry {
  nome: string;
  /** `/cadastro/roteiro` */
  to: string;
}

export interface MenuGroup {
  path: string;
  nome: string;
  icone: string;
  entries: readonly MenuEntry[];
}

/**
 * What the sidebar lists: of the authorised modules, the menus that are not to be ignored and have a page.
 *
 * @param known the menus that have a page in this version, as `modulePath/menuPath`
 */
export function menuGroups(modules: readonly Modulo[], known: readonly string[]): MenuGroup[] {
  const pages = new Set(known.map((menu) => menu.toLowerCase()));
  const groups = modules.map(({ path, nome, icone, ModuloMenu }) => ({
    path,
    nome,
    icone,
    entries: ModuloMenu.filter(
      (menu) => Number(menu.flagIgnorar) !== 1 && pages.has(`${path}/${menu.path}`.toLowerCase()),
    ).map((menu) => ({ nome: menu.nome, to: `/${path}/${menu.path}` })),
  }));
  return groups.filter(({ entries }) => entries.length > 0);
}
