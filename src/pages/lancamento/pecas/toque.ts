import type { MouseEvent } from 'react';

/** The button, or the link, that is pressed. */
export const pressed = ({ target }: MouseEvent) => (target as Element).closest<HTMLElement>('button, a');

/** On a button that goes with what is told beside it, which what was typed puts an end to: it does what it says before that. */
const LOGO = 'data-logo';
export const FAZ_LOGO = { [LOGO]: '' };

/**
 * What is pressed takes the focus as finger or pointer leave it, not as they come down: a field that is left may say something, be
 * pending, or be put right now, and what stands below moves away from under them.
 */
export const TOQUE = {
  onMouseDown: (event: MouseEvent) => void (pressed(event) && event.preventDefault()),
  onMouseUp: (event: MouseEvent) => {
    const button = pressed(event);
    const isTyping = document.activeElement?.matches('input, select, textarea');
    if (isTyping && button?.matches(`[${LOGO}]`)) button.click();
    else button?.focus({ preventScroll: true });
  },
};
