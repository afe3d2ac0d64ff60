import { createContext, useContext } from 'react';

/** Menus (`cadastro/roteiro`) that have a page in this version; null where nobody says. */
export const PagesContext = createContext<readonly string[] | null>(null);

/** Tells whether a menu has a page in this version. */
export function useHasPage(): (menu: string) => boolean {
  const pages = useContext(PagesContext);
  return (menu) => !pages || pages.some((page) => page.toLowerCase() === menu.toLowerCase());
}
