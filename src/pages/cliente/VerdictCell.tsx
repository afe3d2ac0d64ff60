import { Box, TableCell } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { CommaAligned } from '../../kit/tables/CommaAligned.tsx';
import type { CellMark } from '../../kit/tables/column.ts';

/** As high as the text beside it. */
const MARK = { fontSize: '1.25em', mr: 0.25, verticalAlign: 'text-bottom' };

interface VerdictCellProps {
  text: string;
  /** Decimals that its column leaves room for. */
  tail: number;
  /** Of a value that does not plainly conform. */
  mark: CellMark | undefined;
}

/** A laboratory value in a table, with the sign of its verdict, which is said in words as well. */
export function VerdictCell({ text, tail, mark }: VerdictCellProps) {
  return (
    <TableCell align="right">
      <Verdict text={text} tail={tail} mark={mark} />
    </TableCell>
  );
}

/** The same within a sentence. */
export function Verdict({ text, tail, mark }: Omit<VerdictCellProps, 'tail'> & { tail?: number }) {
  return (
    <Box
      component="span"
      sx={{ whiteSpace: 'nowrap', '& svg': MARK, ...(mark && { color: `${mark.tone}.main`, fontWeight: 600 }) }}
    >
      {mark?.icon}
      {tail === undefined ? text : <CommaAligned text={text} tail={tail} />}
      {mark && <span style={visuallyHidden}>, {mark.label}</span>}
    </Box>
  );
}
