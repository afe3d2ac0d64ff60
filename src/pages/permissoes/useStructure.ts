import { useState } from 'react';
import type { Modulo } from '../../../contract/modulos.ts';
import type { Menu } from './MenuRow.tsx';

/** A module or a menu that is to be written; without itself, a new one. */
export type Edited = { kind: 'modulo'; modulo?: Modulo } | { kind: 'menu'; modulo: Modulo; menu?: Menu };

/** A module or a menu that is to be removed. */
export type Removed = { kind: 'modulo'; modulo: Modulo } | { kind: 'menu'; modulo: Modulo; menu: Menu };

/** The dialog about modules and menus that is open, if any. */
export function useStructure() {
  const [edited, edit] = useState<Edited | null>(null);
  const [removed, remove] = useState<Removed | null>(null);
  return { edited, edit, removed, remove };
}

export type Structure = ReturnType<typeof useStructure>;
