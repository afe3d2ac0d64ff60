import { Box, Skeleton, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
/** Texts are of different lengths. */
const WIDTHS = ['70%', '45%', '60%', '35%'];

/** Rows on their way, under the headings that they will have. */
export function ListSkeleton({ headings }: { headings: readonly string[] }) {
  const translate = useTranslate();
  return (
    <Box role="status" aria-busy aria-label={translate('ra.page.loading')} sx={{ overflow: 'hidden' }}>
      <Table aria-hidden>
        <TableHead>
          <TableRow>
            {headings.map((heading) => (
              <TableCell key={heading}>{heading}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {ROWS.map((row, at) => (
            <TableRow key={row}>
              {headings.map((heading, column) => (
                <TableCell key={heading}>
                  <Skeleton width={WIDTHS[(at + column) % WIDTHS.length]} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
