import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { LogEntry } from '../../../../contract/consultas.ts';
import { formatMoment } from '../../../../domain/calendar.ts';
import type { Change, FieldChange } from '../../../../domain/log/readAcao.ts';
import { logValue } from '../../../../resources/log/logValue.ts';
import { knownFields, labelOf } from '../../../../resources/log/tables.ts';
import { ListEmpty } from '../../../kit/lists/ListEmpty.tsx';
import { ListRegion } from '../../../kit/lists/ListRegion.tsx';
import { WhenListed } from '../../../kit/lists/WhenListed.tsx';
import { ROW_HEIGHT } from '../../../kit/theme.ts';
import { usePhone } from '../../../kit/usePhone.ts';
import { LogCards } from './LogCards.tsx';
import { LogTitle, notesOf } from './LogTitle.tsx';
import { actionOf, plainText } from './readAction.ts';

const top = { verticalAlign: 'top' };
const keepLines = { ...top, whiteSpace: 'pre-line', overflowWrap: 'break-word', minWidth: 140 };
const oneLine = { ...top, whiteSpace: 'nowrap' };

/** Under the two rows of headings while the fields of a long entry scroll by. */
const STAYS = { position: 'sticky', top: 2 * ROW_HEIGHT + 4 } as const;

export interface LogsTableProps {
  label: string;
  /** What is said when there are no entries at all. */
  empty: string;
  failed: string;
  /** The log is a client's; else it is everybody's, with a column of its own for what is added to an entry. */
  ofClient?: boolean;
}

/** Who did what and when, newest first, and each field before and after: the log of the list around it. */
export function LogsTable({ label, empty, failed, ofClient = false }: LogsTableProps) {
  const translate = useTranslate();
  const phone = usePhone();
  const names = ['user', 'action', 'date', ...(ofClient ? [] : ['info'])];
  const texts = (keys: readonly string[]) => keys.map((key) => translate(`logsCliente.${key}`));
  const headings = texts(names);
  const parts = texts(['field', 'before', 'after']);
  return (
    <WhenListed<LogEntry>
      failed={failed}
      headings={[...headings, ...parts]}
      empty={<ListEmpty text={empty} noMatch={translate('logsCliente.noMatch')} />}
    >
      {(data) =>
        phone ? (
          <LogCards label={label} data={data} ofClient={ofClient} />
        ) : (
          <ListRegion label={label}>
            <Table aria-label={label}>
              <TableHead>
                <TableRow>
                  {headings.map((heading) => (
                    <TableCell key={heading} rowSpan={2}>
                      {heading}
                    </TableCell>
                  ))}
                  <TableCell colSpan={3} scope="colgroup">
                    {translate('logsCliente.change')}
                  </TableCell>
                </TableRow>
                <TableRow>
                  {parts.map((part) => (
                    <TableCell key={part}>{part}</TableCell>
                  ))}
                </TableRow>
              </TableHead>
              {data.map((entry) => (
                <Entry key={entry.id} entry={entry} ofClient={ofClient} />
              ))}
            </Table>
          </ListRegion>
        )
      }
    </WhenListed>
  );
}

/** An entry takes as many rows as it tells of fields. */
function Entry({ entry, ofClient }: { entry: LogEntry; ofClient: boolean }) {
  const { login, dtAcao, infoExtra } = entry;
  const action = actionOf(entry, knownFields);
  const { tabela = '', fields = [] }: Partial<Change> = action.kind === 'change' ? action : {};
  const [first, ...others] = fields;
  const rowSpan = 1 + others.length;
  const notes = notesOf(entry, action, ofClient);
  return (
    <TableBody>
      <TableRow>
        <TableCell sx={oneLine} rowSpan={rowSpan}>
          <Box sx={STAYS}>{login}</Box>
        </TableCell>
        <TableCell sx={{ ...keepLines, minWidth: 200 }} rowSpan={rowSpan}>
          <Box sx={STAYS}>
            <LogTitle entry={entry} action={action} ofClient={ofClient} />
            {notes && `\n${notes}`}
          </Box>
        </TableCell>
        <TableCell sx={oneLine} rowSpan={rowSpan}>
          <Box sx={STAYS}>{formatMoment(dtAcao)}</Box>
        </TableCell>
        {!ofClient && (
          <TableCell sx={keepLines} rowSpan={rowSpan}>
            {plainText(infoExtra ?? '')}
          </TableCell>
        )}
        {first ? (
          <FieldCells tabela={tabela} change={first} />
        ) : (
          <TableCell sx={top} colSpan={3}>
            -
          </TableCell>
        )}
      </TableRow>
      {others.map((change) => (
        <TableRow key={change.name}>
          <FieldCells tabela={tabela} change={change} />
        </TableRow>
      ))}
    </TableBody>
  );
}

function FieldCells({ tabela, change }: { tabela: string; change: FieldChange }) {
  const { name } = change;
  return (
    <>
      <TableCell sx={top}>{labelOf(tabela, name)}</TableCell>
      {change.whole === undefined ? (
        <>
          <TableCell sx={keepLines}>{logValue(tabela, name, change.before)}</TableCell>
          <TableCell sx={keepLines}>{logValue(tabela, name, change.after)}</TableCell>
        </>
      ) : (
        <TableCell sx={keepLines} colSpan={2}>
          {change.whole}
        </TableCell>
      )}
    </>
  );
}
