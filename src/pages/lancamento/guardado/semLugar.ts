import type { Mudanca } from './pendente.ts';

const NADA: Mudanca = new Map();

/** What the browser had no room for, by key: it is there for as long as the page is, whatever it shows, and no longer. */
const porKey = new Map<string, Mudanca>();

// What it could not forget is lost by nobody.
const temAlgo = (changes: Mudanca) => [...changes.values()].some((pendente) => pendente !== undefined);
const segurar = (event: BeforeUnloadEvent) => event.preventDefault();

/** What waits for room. */
export const semLugar = (key: string): Mudanca => porKey.get(key) ?? NADA;
export const faltaLugar = (key: string): boolean => temAlgo(semLugar(key));
export const keysSemLugar = (): string[] => [...porKey.keys()];

/** Has this wait for room, and nothing else of this key; the browser asks before it closes a page of which something does. */
export function esperar(key: string, changes: Mudanca): void {
  if (changes.size > 0) porKey.set(key, changes);
  else porKey.delete(key);
  if ([...porKey.values()].some(temAlgo)) window.addEventListener('beforeunload', segurar);
  else window.removeEventListener('beforeunload', segurar);
}
