import type { MouseEvent } from 'react';

/** The button, or the link, that is pressed. */
export const pressed = ({ target }: MouseEvent) => (target as Element).closest<HTMLElement>('button, a');

/**
 * What is pressed takes the focus as finger or pointer leave it, not as they come down: a field that is left may say something, be
 * pending, or be put right now, and what stands below moves away from under them.
 */
export const TOQUE = {
  onMouseDown: (event: MouseEvent) => void (pressed(event) && event.preventDefault()),
  onMouseUp: (event: MouseEvent) => pressed(event)?.focus({ preventScroll: true }),
};
