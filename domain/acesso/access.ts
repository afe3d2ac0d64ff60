/** Access groups that the product ships with (spec 1 §3). */
export const GRUPO = { DESENVOLVEDOR: 1, ADMINISTRADOR: 2, TECNICO: 3 } as const;

const SHIPPED: readonly number[] = Object.values(GRUPO);

/** Whether the product refers to a group by its id: it may be disabled, not removed. */
export const isShipped = (idGrupo: number): boolean => SHIPPED.includes(idGrupo);

/** The menu whose edit permission lets a group give permissions. */
export const KEY_MENU = 'acesso/grupo-acesso';

/** Groups that may what no menu gives: handle personal data (Lei 13.709/2018, art. 18), and say what reports show of their issuer. */
export const ADMINISTRATORS: readonly number[] = [GRUPO.DESENVOLVEDOR, GRUPO.ADMINISTRADOR];

/**
 * Those groups, of which one sees messages too, and those whose users alone touch them: who gives menus could otherwise give
 * themselves these rights as well.
 */
const GUARDED: ReadonlyMap<number, readonly number[]> = new Map([
  [GRUPO.DESENVOLVEDOR, [GRUPO.DESENVOLVEDOR]],
  [GRUPO.ADMINISTRADOR, ADMINISTRATORS],
]);

/**
 * Tells whether users of a group may change another, or their own: what it may do, its state, who is in it.
 *
 * @param own the id of their group
 */
export function mayTouchGroup(own: number | undefined, idGrupo: number): boolean {
  const by = GUARDED.get(idGrupo);
  return by === undefined || (own !== undefined && by.includes(own));
}

/** `ver` opens a screen and reads its records; `editar` changes them and includes `ver`. */
export type Level = 'ver' | 'editar';

/** A menu as `GET /Modulo/{groupId}` lists it. Paths compare without regard to case. */
export interface MenuAccess {
  path: string;
  flagEditar: number;
}

/** A module with the menus that a group may see. */
export interface ModuleAccess {
  path: string;
  ModuloMenu: readonly MenuAccess[];
}

/**
 * Tells whether a group with these authorised modules may see, or edit, a menu.
 *
 * @param modules the modules authorised for the group, each with the menus it may see
 * @param menu `modulePath/menuPath`, e.g. `cadastro/roteiro`
 * @param level `ver`: the menu is listed at all; `editar`: it is listed with `flagEditar`
 */
export function mayAccess(modules: readonly ModuleAccess[], menu: string, level: Level): boolean {
  const wanted = menu.toLowerCase();
  return modules.some((module) =>
    module.ModuloMenu.some(
      (item) =>
        `${module.path}/${item.path}`.toLowerCase() === wanted && (level === 'ver' || Number(item.flagEditar) === 1),
    ),
  );
}
