import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import type { LogEntry } from '../../../contract/consultas.ts';
import { formatMoment } from '../../../domain/calendar.ts';
import { ErrorAlert } from '../../kit/feedback/ErrorAlert.tsx';
import { ListSkeleton } from '../../kit/lists/ListSkeleton.tsx';
import { STICKY_HEAD } from '../../kit/lists/ListTable.tsx';

/** Legacy servers break the lines of an action with `<br>`. */
function lines(acao: string | null): string {
  return (acao ?? '').replace(/<br\s*\/?>/gi, '\n');
}

const keepLines = { whiteSpace: 'pre-line', overflowWrap: 'break-word', minWidth: 200, verticalAlign: 'top' };
const oneLine = { whiteSpace: 'nowrap', verticalAlign: 'top' };

/** Who did what and when, newest first. */
export function LogTable() {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useListContext<LogEntry>();
  if (error) return <ErrorAlert onRetry={refetch}>{error.message || translate('shell.logs.failed')}</ErrorAlert>;
  const headings = ['user', 'action', 'date', 'info'].map((name) => translate(`shell.logs.${name}`));
  if (isPending) return <ListSkeleton headings={headings} />;
  if (!data?.length) return <Typography sx={{ py: 3 }}>{translate('shell.logs.empty')}</Typography>;
  return (
    // What can be scrolled sideways can be reached by keyboard.
    <TableContainer role="region" tabIndex={0} aria-label={translate('shell.logs.title')} sx={STICKY_HEAD}>
      <Table aria-label={translate('shell.logs.title')}>
        <TableHead>
          <TableRow>
            {headings.map((heading) => (
              <TableCell key={heading}>{heading}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map(({ id, login, acao, dtAcao, infoExtra }) => (
            <TableRow key={id} hover>
              <TableCell sx={oneLine}>{login}</TableCell>
              <TableCell sx={keepLines}>{lines(acao)}</TableCell>
              <TableCell sx={oneLine}>{formatMoment(dtAcao)}</TableCell>
              <TableCell sx={keepLines}>{lines(infoExtra)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
