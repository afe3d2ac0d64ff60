import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings the focus to the readings once something is over that had it, where what was to have it back is gone as well: a
 * button that saved all there was, the failure that a dialog did away with.
 *
 * @param busy whether a dialog is open or readings are being sent
 * @param place what holds the readings: its grid, or all of it where there is none
 */
export function useFocoDeVolta(busy: boolean, place: RefObject<HTMLElement | null>): void {
  const wasBusy = useRef(busy);
  useEffect(() => {
    const over = wasBusy.current && !busy;
    wasBusy.current = busy;
    if (!over || document.activeElement !== document.body) return;
    (place.current?.querySelector<HTMLElement>('[role="grid"]') ?? place.current)?.focus();
  }, [busy, place]);
}
