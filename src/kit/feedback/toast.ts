/** How long a toast stands (spec 2 §9), in milliseconds; the pointer or the focus on it holds it. */
export const TOAST_MS = 6000;

/** Where toasts stand (spec 2 §2.12). */
export const TOP_CENTRE = { vertical: 'top', horizontal: 'center' } as const;

/** Of a toast below the others, which may come meanwhile. */
export const SECOND = { '&&': { top: 80 } };
