import type { Theme } from '@mui/material/styles';
import { headGrounds } from '../../kit/theme.ts';

/** The grid of the schedule: its names stay in view sideways, its months above and its totals below. */
export function gradeStyle({ palette, typography }: Theme) {
  const paper = palette.background.paper;
  const head = headGrounds[palette.mode];
  return {
    border: `1px solid ${palette.divider}`,
    backgroundColor: paper,
    flex: { sm: '1 1 0' },
    minHeight: 240,
    // What the focus goes to comes out from behind what stays in view.
    scrollPadding: { xs: '42px 0 42px 148px', sm: '42px 0 42px 288px' },
    '& table': { ...typography.body2, width: '100%', borderCollapse: 'separate', borderSpacing: 0 },
    '& th, & td': {
      padding: '2px 6px',
      height: 34,
      borderBottom: `1px solid ${palette.divider}`,
      textAlign: 'center',
      whiteSpace: 'nowrap',
      color: palette.text.primary,
      fontVariantNumeric: 'tabular-nums',
    },
    '& thead th': { position: 'sticky', top: 0, zIndex: 2, backgroundColor: head, fontWeight: 600 },
    // What is late gathers in the month at hand: a phone has room for four side by side.
    '& thead th[data-now]': { textDecoration: 'underline', textUnderlineOffset: 4, minWidth: { xs: 116, sm: 0 } },
    '& tbody td': { whiteSpace: { xs: 'normal', sm: 'nowrap' } },
    '& tfoot th, & tfoot td': { position: 'sticky', bottom: 0, zIndex: 2, backgroundColor: head, fontWeight: 600 },
    '& th:first-of-type': {
      position: 'sticky',
      left: 0,
      textAlign: 'left',
      backgroundColor: paper,
      fontWeight: 400,
      minWidth: { xs: 140, sm: 0 },
      maxWidth: { xs: 140, sm: 280 },
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      zIndex: 1,
    },
    // On a phone a name has two lines.
    '& tbody th:first-of-type > *': {
      display: { xs: '-webkit-box', sm: 'inline' },
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      whiteSpace: { xs: 'normal', sm: 'nowrap' },
      overflowWrap: 'break-word',
      lineHeight: 1.3,
    },
    // No pointer shows what is cut.
    '@media (hover: none)': {
      '& tbody th:first-of-type > *': { display: 'inline', whiteSpace: 'normal' },
      '& tbody td:nth-of-type(1)': { whiteSpace: 'normal' },
    },
    '& thead th:first-of-type, & tfoot th:first-of-type': { backgroundColor: head, fontWeight: 600, zIndex: 3 },
    // A phone has room for the months instead.
    '& td:nth-of-type(1), & thead th:nth-of-type(2)': {
      display: { xs: 'none', sm: 'table-cell' },
      textAlign: 'left',
      maxWidth: 150,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '& td[data-past]': { backgroundColor: palette.action.hover },
    '& a': { color: palette.primary.main },
  } as const;
}
