import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Identifier, useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../../../dataProvider/index.ts';

/** Milliseconds for which the pointer or the focus rests on what it is about to open: passing by asks for nothing. */
const REST_MS = 60;

/**
 * Asks for what a client's page shows at once before it is opened.
 *
 * @param load brings the page's own code, for who comes from elsewhere
 * @returns properties of the link that opens it
 */
export function useClienteAhead(id: Identifier, load?: () => Promise<unknown>) {
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<AppDataProvider>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = () => {
    const asked = import('./askAhead.ts').then((ahead) => ahead.askAhead(queryClient, dataProvider, Number(id)));
    // What does not come now is asked for by whoever opens it, and told there.
    return Promise.allSettled([load?.(), asked]);
  };
  const rest = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void ask(), REST_MS);
  };
  const pass = () => clearTimeout(timer.current);
  return { onPointerEnter: rest, onPointerLeave: pass, onFocus: rest, onBlur: pass };
}
