import type { Modulo } from '../../../contract/modulos.ts';

/** What a group may do with a menu: editing includes seeing. */
export type MenuLevel = 'nada' | 'ver' | 'editar';

/** Ids of the menus that a group sees, and of those among them that it may edit. */
export interface Permissions {
  ver: readonly number[];
  editar: readonly number[];
}

/**
 * The two boxes of a menu, two ways of saying one level: whoever may edit may see. Each is ticked at some levels, and
 * makes another when it is ticked or no longer is.
 */
export const BOXES = [
  { name: 'ver', ticked: (level: MenuLevel) => level !== 'nada', next: (on: boolean) => (on ? 'ver' : 'nada') },
  { name: 'editar', ticked: (level: MenuLevel) => level === 'editar', next: (on: boolean) => (on ? 'editar' : 'ver') },
] as const;

/** One of them. */
export type Box = (typeof BOXES)[number];

/** Levels chosen on the page and not saved yet, by the menu's id. */
export type Changes = ReadonlyMap<number, MenuLevel>;

/** The permissions that changes are chosen over, and all menus that there are then. */
export interface Basis extends Permissions {
  menus: readonly number[];
}

/** What was chosen, and over what. */
export interface Choice {
  changes: Changes;
  over: Basis;
}

/** What a draft holds: `niveis`, the changes one by one, and what they were chosen over. */
export function choiceIn({ niveis, ver, editar, menus }: Record<string, unknown>): Choice {
  const ids = (value: unknown): number[] => (Array.isArray(value) ? value : []);
  const over = { ver: ids(ver), editar: ids(editar), menus: ids(menus) };
  return { changes: new Map(Array.isArray(niveis) ? niveis : []), over };
}

/** An earlier basis without the menus that were removed since, and with those made since as they are `now`. */
export function brought({ ver, editar, menus }: Basis, now: Basis): Basis {
  const ids = (then: readonly number[], saved: readonly number[]) => [
    ...then.filter((id) => now.menus.includes(id)),
    ...saved.filter((id) => !menus.includes(id)),
  ];
  return { ver: ids(ver, now.ver), editar: ids(editar, now.editar), menus: now.menus };
}

/** What the authorised modules of a group give it. */
export function permissionsOf(authorized: readonly Modulo[]): Permissions {
  const menus = authorized.flatMap(({ ModuloMenu }) => ModuloMenu);
  return {
    ver: menus.map(({ id }) => id),
    editar: menus.filter(({ flagEditar }) => Number(flagEditar) === 1).map(({ id }) => id),
  };
}

/** Whether two say the same, in whatever order. */
export function samePermissions(one: Permissions, other: Permissions): boolean {
  const ordered = ({ ver, editar }: Permissions) =>
    [ver, editar].map((ids) => ids.toSorted((a, b) => a - b).join()).join(';');
  return ordered(one) === ordered(other);
}

export function levelOf({ ver, editar }: Permissions, id: number): MenuLevel {
  if (editar.includes(id)) return 'editar';
  return ver.includes(id) ? 'ver' : 'nada';
}

/** The changes that matter: those of menus that exist, to another level than the saved one. */
export function pendingChanges(changes: Changes, saved: Permissions, menus: readonly number[]): Changes {
  return new Map([...changes].filter(([id, level]) => menus.includes(id) && levelOf(saved, id) !== level));
}

/** The permissions with the changes made. */
export function withChanges(saved: Permissions, changes: Changes, menus: readonly number[]): Permissions {
  const levels = menus.map((id) => ({ id, level: changes.get(id) ?? levelOf(saved, id) }));
  return {
    ver: levels.filter(({ level }) => level !== 'nada').map(({ id }) => id),
    editar: levels.filter(({ level }) => level === 'editar').map(({ id }) => id),
  };
}

/** What ticking a box of all these menus changes, or ticking it off: those that have it as asked keep their level. */
export function tickAll(box: Box, on: boolean, menus: readonly number[], levelNow: (id: number) => MenuLevel): Changes {
  return new Map(menus.filter((id) => box.ticked(levelNow(id)) !== on).map((id) => [id, box.next(on)]));
}
