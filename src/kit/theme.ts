import { ptBR } from '@mui/material/locale';
import type { LabelDisplayedRowsArgs } from '@mui/material/TablePagination';
import type { RaThemeOptions } from 'react-admin';
import { formatNumber } from '../../domain/numbers.ts';
import { Pages } from './Pages.tsx';
import { palettes } from './palettes.ts';

export type Mode = 'light' | 'dark';

/** Height of a row in every list, dense enough for a day of reading. */
export const ROW_HEIGHT = 36;

/** Of the colour of actions, on the row of what was saved last. */
export const SHOWN_OPACITY = 0.16;

/** Grounds of rows that mean something, by tone, and the text colour of a value out of its limits. */
export type RowColors = Readonly<Record<'green' | 'blue' | 'pink' | 'yellow' | 'limit', string>>;

/** `limit` reads on each of the grounds. */
export const rowColors: Readonly<Record<Mode, RowColors>> = {
  light: { green: '#d6ecd8', blue: '#d5e6f9', pink: '#fbdbe7', yellow: '#fbf0b8', limit: '#a8180f' },
  dark: { green: '#1c3d27', blue: '#173a5a', pink: '#4f2440', yellow: '#453a10', limit: '#ffaaa3' },
};

/** Edges of what is typed into, told from the grounds that it stands on (3:1, WCAG 2.2, 1.4.11). */
export const fieldEdges: Readonly<Record<Mode, string>> = { light: '#7d8a92', dark: '#6b7a85' };

/** Grounds of the headings of tables. */
export const headGrounds: Readonly<Record<Mode, string>> = { light: '#e9eef1', dark: '#232d33' };

/** The product's own font (`index.html`, `scripts/screen-font.ts`); the system's draws what it has no sign for. */
const FONTS = 'Inter, system-ui, "Segoe UI", Roboto, "Liberation Sans", sans-serif';

const heading = (fontSize: string, fontWeight = 600) => ({ fontSize, fontWeight, lineHeight: 1.3, letterSpacing: 0 });

/** Texts of 14, 13 and 12 px, spaced as the font is. */
const text = (pixels: 14 | 13 | 12, lineHeight: number) => ({
  fontSize: `${pixels / 16}rem`,
  lineHeight,
  letterSpacing: 0,
});

/** Height of what is pressed and typed into, with texts of the usual size: it goes with theirs. */
const CONTROL_HEIGHT = '2rem';

/** What makes a field of one line as high, or as `--field` where there is less room. */
const FIELD = { paddingBlock: `calc((var(--field, ${CONTROL_HEIGHT}) - 1.4375em) / 2)` };

/** A field's label on its edge is of 12 px, and so is the gap that it leaves there. */
const SHRUNK = 12 / 14;

/** How far below the edge of its field a label begins, in pixels of its own 14: within it, and on its edge. */
const labelAt = (pixels: 6 | -9) => `translate(14px, ${pixels / 14}em)`;

/** Letters as wide as they are: rounded to whole pixels, a scaled label and its gap differ by several of them. */
const EXACT = 'geometricPrecision';

/** Windows narrower than the library's `sm`. */
const PHONE = '@media (max-width:599.95px)';

/** What fills the place it stands in, whose container cuts off what goes beyond it: its ring is inside. */
const FILLING =
  '.MuiListItemButton-root, .MuiMenuItem-root, .MuiTab-root, .MuiSwitch-switchBase, .MuiTableContainer-root, .MuiAutocomplete-option, [role="region"], td .MuiButton-root, td .MuiIconButton-root, [aria-current="true"]';

/**
 * One way of showing the keyboard's focus, everywhere. Components have ways of their own, or take the outline away by
 * one class: `:root` outweighs that. The ring has an edge of the paper's colour, so that it is seen on any ground.
 */
function focusRing(color: string, edge: string) {
  const ring = { outline: `2px solid ${color}`, outlineOffset: '2px', boxShadow: `0 0 0 2px ${edge}` };
  return {
    'html:root :is(:focus-visible, .Mui-focusVisible)': ring,
    [`:root :is(${FILLING}):is(:focus-visible, .Mui-focusVisible)`]: { outlineOffset: '-2px', boxShadow: 'none' },
    // A framed field shows it on its frame, a box on its square, a grid in its cell; the page's content is no stop: the skip link leads there.
    ':root :is(.MuiOutlinedInput-input, .MuiOutlinedInput-root input, .MuiButtonBase-root > input, [role="grid"], main):focus-visible':
      {
        outline: 'none',
        boxShadow: 'none',
      },
  };
}

function theme(mode: Mode): RaThemeOptions {
  const palette = palettes[mode];
  // What floats is told from the page beneath by its edge, in the dark theme too.
  const overlay = { border: `1px solid ${palette.divider}`, boxShadow: '0 4px 12px rgb(0 0 0 / 25%)' };
  return {
    palette,
    // Whoever asked their system for less motion is shown what opens and closes at once.
    motion: { reducedMotion: 'system' },
    spacing: 8,
    shape: { borderRadius: 4 },
    typography: {
      fontFamily: FONTS,
      fontSize: 13,
      h1: heading('1.25rem'),
      h2: heading('1.0625rem'),
      h3: heading('0.9375rem'),
      h6: heading('1.0625rem'),
      body1: text(14, 1.5),
      body2: text(13, 1.45),
      subtitle2: { ...text(13, 1.45), fontWeight: 600 },
      caption: text(12, 1.4),
      button: { ...text(13, 1.5), textTransform: 'none', fontWeight: 600 },
    },
    components: {
      ...ptBR.components,
      MuiCssBaseline: {
        styleOverrides: {
          body: { ...text(14, 1.5), fontFeatureSettings: "'tnum'" },
          ...focusRing(palette.primary.main, palette.background.paper),
          // Whoever gives all colours takes the grounds that these are told by, and gives icons none unasked.
          '@media (forced-colors: active)': {
            '.MuiSvgIcon-root': { forcedColorAdjust: 'auto' },
            '.MuiButton-root.MuiButton-contained': { border: '1px solid' },
            '.MuiPaginationItem-root[aria-current]': { border: '2px solid Highlight' },
            '.MuiTabs-indicator': { forcedColorAdjust: 'none', backgroundColor: 'Highlight !important' },
          },
        },
      },
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiButton: {
        defaultProps: { size: 'small', disableElevation: true },
        styleOverrides: { root: { minHeight: CONTROL_HEIGHT } },
      },
      MuiIconButton: {
        defaultProps: { size: 'small' },
        // One that cannot be pressed still says what it is, and why not.
        styleOverrides: {
          root: { minWidth: 32, minHeight: 32, '&.Mui-disabled': { pointerEvents: 'auto' } },
        },
      },
      MuiTablePagination: {
        defaultProps: {
          ...ptBR.components?.MuiTablePagination?.defaultProps,
          // The library's own are not built in (scripts/browser/plugins.ts).
          ActionsComponent: Pages,
          labelDisplayedRows: ({ from, to, count }: LabelDisplayedRowsArgs) =>
            `${formatNumber(from)}–${formatNumber(to)} de ${formatNumber(count)}`,
        },
      },
      // What is still to be done is no paler shade of what is done: a bar at nought looks empty.
      MuiLinearProgress: {
        styleOverrides: { root: { '&.MuiLinearProgress-determinate': { backgroundColor: palette.divider } } },
      },
      MuiTextField: { defaultProps: { size: 'small', variant: 'outlined' } },
      MuiFormControl: { defaultProps: { size: 'small', variant: 'outlined' } },
      // A box with its words is as high as the fields that it stands beside.
      MuiFormControlLabel: { styleOverrides: { root: { '& > .MuiCheckbox-sizeSmall': { paddingBlock: '0.375rem' } } } },
      MuiOutlinedInput: {
        styleOverrides: {
          root: {
            '&.MuiInputBase-sizeSmall': {
              '&.MuiInputBase-multiline, &:not(.MuiInputBase-multiline) > .MuiOutlinedInput-input': FIELD,
            },
          },
          notchedOutline: {
            borderColor: fieldEdges[mode],
            '& legend': { fontSize: `${SHRUNK}em`, textRendering: EXACT },
          },
        },
      },
      MuiInputLabel: {
        styleOverrides: {
          outlined: {
            textRendering: EXACT,
            '&.MuiInputLabel-sizeSmall': { transform: labelAt(6) },
            '&.MuiInputLabel-shrink': {
              transform: `${labelAt(-9)} scale(${SHRUNK})`,
              maxWidth: 'calc(117% - 32px)',
            },
          },
        },
      },
      // What is chosen ends before the arrow, which is as large as its text.
      MuiSelect: {
        styleOverrides: {
          select: {
            '&&&': { paddingRight: '1.5rem' },
            '&&&.MuiOutlinedInput-input': { paddingRight: 'calc(1.5rem + 8px)' },
          },
        },
      },
      MuiInputBase: {
        styleOverrides: { input: { '&::placeholder': { color: palette.text.secondary, opacity: 1 } } },
      },
      MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiAppBar: { defaultProps: { elevation: 0 } },
      MuiCard: { defaultProps: { variant: 'outlined' } },
      MuiDialog: {
        styleOverrides: {
          paper: {
            // A form between a dialog and its parts is no higher than it: its content alone scrolls.
            '& > form': { display: 'flex', flexFlow: 'column', minHeight: 0 },
            // As high as a finger needs.
            [PHONE]: { '& .MuiDialogActions-root .MuiButton-root': { minHeight: 44 } },
          },
        },
      },
      MuiDialogTitle: {
        styleOverrides: {
          root: {
            fontSize: '1.0625rem',
            fontWeight: 600,
            // The library joins a title and what follows at once; a form between them parts them.
            '& + form > .MuiDialogContent-root': { paddingTop: 4 },
          },
        },
      },
      MuiTable: { defaultProps: { size: 'small' } },
      MuiTableRow: { styleOverrides: { root: { height: ROW_HEIGHT } } },
      MuiTableCell: {
        styleOverrides: {
          root: { padding: '2px 10px', borderColor: palette.divider },
          head: { fontWeight: 600, lineHeight: 1.3, backgroundColor: headGrounds[mode] },
        },
      },
      // A phone has no room beside what its header holds: told below it, over the line of the title.
      MuiSnackbar: { styleOverrides: { root: { [PHONE]: { top: 'calc(var(--header, 6px) + 2px)' } } } },
      MuiSnackbarContent: { styleOverrides: { root: { [PHONE]: { paddingBlock: 0, minHeight: 36 } } } },
      MuiPopover: { styleOverrides: { paper: overlay } },
      MuiAutocomplete: {
        ...ptBR.components?.MuiAutocomplete,
        styleOverrides: {
          paper: overlay,
          // A label that is too long ends before the arrow.
          root: { '& .MuiInputLabel-outlined:not(.MuiInputLabel-shrink)': { maxWidth: 'calc(100% - 56px)' } },
          // Of the library's own padding it has none, in whatever order the styles come.
          inputRoot: {
            '&.MuiOutlinedInput-root.MuiInputBase-sizeSmall': { paddingBlock: 0, '& .MuiAutocomplete-input': FIELD },
          },
        },
      },
      // A text longer than a phone is wide goes on in another line.
      MuiMenuItem: { styleOverrides: { root: { whiteSpace: 'normal' } } },
      MuiTooltip: { defaultProps: { enterDelay: 400, disableInteractive: true } },
      MuiLink: { defaultProps: { underline: 'hover' } },
    },
  };
}

export const lightTheme = theme('light');
export const darkTheme = theme('dark');
