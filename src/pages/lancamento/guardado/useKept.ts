import { useState } from 'react';

/**
 * The same functions at every drawing, which do what those given last do: what is drawn only when something of it changes keeps
 * calling what was given to it first. For what users do, never while drawing.
 */
export function useKept<F extends Record<string, (...given: never[]) => unknown>>(functions: F): F {
  const [latest] = useState(() => ({ ...functions }));
  Object.assign(latest, functions);
  const [kept] = useState(() => {
    const entries = Object.keys(functions).map((name) => [name, (...given: never[]) => latest[name]?.(...given)]);
    return Object.fromEntries(entries) as F;
  });
  return kept;
}
