import { type RefObject, useEffect, useRef } from 'react';

/** Whether nothing has the focus, or only what can no longer have it: browsers take it from a disabled button a frame later. */
export function estaPerdido(focused: Element | null): boolean {
  return focused === null || focused === document.body || focused.matches(':disabled');
}

/** Puts the focus on the readings: on their grid, or on all of them where there is none. */
export function focoNasLeituras(place: RefObject<HTMLElement | null>): void {
  (place.current?.querySelector<HTMLElement>('[role="grid"]') ?? place.current)?.focus();
}

/**
 * Brings the focus to the readings once something is over that had it, where what was to have it back is gone as well: a
 * button that saved all there was, the failure that a dialog did away with, the card of a telephone that was turned.
 *
 * @param busy whether a dialog is open or readings are being sent
 * @param phone whether the readings stand one by one, and not in a grid
 * @param place what holds the readings
 */
export function useFocoDeVolta(busy: boolean, phone: boolean, place: RefObject<HTMLElement | null>): void {
  const before = useRef({ busy, phone });
  useEffect(() => {
    const over = (before.current.busy && !busy) || before.current.phone !== phone;
    before.current = { busy, phone };
    const focused = document.activeElement;
    if (!over || !(estaPerdido(focused) || focused === place.current)) return;
    focoNasLeituras(place);
  }, [busy, phone, place]);
}
