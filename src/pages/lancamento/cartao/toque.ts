import type { MouseEvent } from 'react';

const pressed = ({ target }: MouseEvent) => (target as Element).closest<HTMLElement>('button, a');

/**
 * What is pressed takes the focus as the finger leaves it, not as it comes down: a field that is left may say something, or be
 * pending now, and what stands below moves away from under the finger.
 */
export const TOQUE = {
  onMouseDown: (event: MouseEvent) => void (pressed(event) && event.preventDefault()),
  onMouseUp: (event: MouseEvent) => pressed(event)?.focus({ preventScroll: true }),
};
