import type { Theme } from '@mui/material/styles';

/** How long a toast stands (spec 2 §9), in milliseconds; the pointer or the focus on it holds it. */
export const TOAST_MS = 6000;

/** How long one still stands once another waits, in milliseconds: long enough to be read, and no more. */
export const BEFORE_ANOTHER_MS = 1000;

/** Where toasts stand (spec 2 §2.12). */
export const TOP_CENTRE = { vertical: 'top', horizontal: 'center' } as const;

const BELOW = { xs: 'calc(var(--header, 6px) + 44px)', sm: 80 };

/** Of a toast below the others, which may come meanwhile. */
export const SECOND = { '&&': { top: BELOW } };

/** Of one that offers something: above the tools of a list, on a phone above the title, which has the focus. Those that come meanwhile stand below it. */
export const ABOVE_TOOLS = { '&&': { top: { xs: '2px', sm: 16 } } };
export const OTHERS_BELOW = (theme: Theme) => ({
  '.MuiSnackbar-root:not([data-above])': theme.unstable_sx({ top: BELOW }),
});
