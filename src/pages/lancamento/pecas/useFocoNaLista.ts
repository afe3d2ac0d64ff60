import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { estaPerdido } from './useFocoDeVolta.ts';

/** An item whose button was pressed, by its id; which button; and which items stood before and after it then. */
interface Apertado {
  id: number;
  botao: string;
  depois: readonly number[];
  antes: readonly number[];
}

/**
 * Keeps the focus in a list whose items go as their buttons are pressed: it goes to the first button of the next item, or of
 * the one before where there is none, and to the very button where its item stays, or to its first where that button goes.
 *
 * @param list holds an item in each child, in the order of `ids`; a button bears its name as `data-botao`
 * @param busy nothing is decided yet
 * @param onEmpty no item is left
 * @returns to be called when a button is pressed
 */
export function useFocoNaLista(
  list: RefObject<HTMLElement | null>,
  ids: readonly number[],
  busy: boolean,
  onEmpty: () => void,
): (id: number, botao: string) => void {
  const apertado = useRef<Apertado | null>(null);
  const settle = useEffectEvent(() => {
    const was = apertado.current;
    if (!was || busy) return;
    apertado.current = null;
    if (!estaPerdido(document.activeElement)) return;
    const stays = ids.includes(was.id);
    const to = stays ? was.id : [...was.depois, ...was.antes].find((id) => ids.includes(id));
    const item = to === undefined ? undefined : list.current?.children[ids.indexOf(to)];
    const same = stays && item?.querySelector<HTMLElement>(`[data-botao="${was.botao}"]`);
    if (item) (same || item.querySelector<HTMLElement>('button'))?.focus();
    else onEmpty();
  });
  // At each drawing: an item goes with one, and what is busy ends with one.
  useEffect(() => settle());
  return (id, botao) => {
    const at = ids.indexOf(id);
    apertado.current = { id, botao, depois: ids.slice(at + 1), antes: ids.slice(0, at).toReversed() };
  };
}
