import { Box, Table, TableBody, TableCell, TableRow } from '@mui/material';
import { type SortPayload, useTranslate } from 'react-admin';
import type { LogEntry } from '../../../../contract/consultas.ts';
import { formatMoment } from '../../../../domain/calendar.ts';
import type { Change, FieldChange } from '../../../../domain/log/readAcao.ts';
import { logValue } from '../../../../resources/log/logValue.ts';
import { knownFields, labelOf } from '../../../../resources/log/tables.ts';
import { ListEmpty } from '../../../kit/lists/ListEmpty.tsx';
import { ListRegion } from '../../../kit/lists/ListRegion.tsx';
import type { useListPreference } from '../../../kit/lists/useListPreference.ts';
import { WhenListed } from '../../../kit/lists/WhenListed.tsx';
import { ROW_HEIGHT } from '../../../kit/theme.ts';
import { usePhone } from '../../../kit/usePhone.ts';
import { type Coluna, colunasDoLog, PARTES } from './colunas.ts';
import { LogCards } from './LogCards.tsx';
import { LogHead } from './LogHead.tsx';
import { LogTitle, notesOf } from './LogTitle.tsx';
import { actionOf, plainText } from './readAction.ts';

/** The server's own order. */
export const NEWEST_FIRST: SortPayload = { field: 'dtAcao', order: 'DESC' };

const top = { verticalAlign: 'top' };
/** A long word, as an address, is broken before the table grows beyond its frame. */
const keepLines = { ...top, whiteSpace: 'pre-line', overflowWrap: 'anywhere', minWidth: 140 };
/** The longest names of fields take two lines. */
const field = { ...top, minWidth: 170 };
const oneLine = { ...top, whiteSpace: 'nowrap' };

/** Under the two rows of headings, as far as a cell pads its text, while the fields of a long entry scroll by. */
const STAYS = { position: 'sticky', top: 2 * ROW_HEIGHT + 2 } as const;

export interface LogsTableProps {
  label: string;
  /** What is said when there are no entries at all. */
  empty: string;
  failed: string;
  /** The log is a client's; else it is everybody's, with a column of its own for what is added to an entry. */
  ofClient?: boolean;
  /** Which columns its user does not want to see; a card of a phone has no columns, and tells all. */
  preferences: ReturnType<typeof useListPreference>;
}

/** Who did what and when, in order of time, and each field before and after: the log of the list around it. */
export function LogsTable({ label, empty, failed, ofClient = false, preferences }: LogsTableProps) {
  const translate = useTranslate();
  const phone = usePhone();
  const colunas = colunasDoLog(ofClient, preferences.preference?.ocultas);
  const headings = colunas.flatMap((name) => (name === 'change' ? PARTES : [name]));
  return (
    <WhenListed<LogEntry>
      failed={failed}
      headings={headings.map((name) => translate(`logsCliente.${name}`))}
      empty={<ListEmpty text={empty} noMatch={translate('logsCliente.noMatch')} />}
      waiting={preferences.isPending}
    >
      {(data) =>
        phone ? (
          <LogCards label={label} data={data} ofClient={ofClient} />
        ) : (
          <ListRegion label={label}>
            <Table aria-label={label}>
              <LogHead colunas={colunas} />
              {data.map((entry) => (
                <Entry key={entry.id} entry={entry} ofClient={ofClient} colunas={colunas} />
              ))}
            </Table>
          </ListRegion>
        )
      }
    </WhenListed>
  );
}

interface EntryProps {
  entry: LogEntry;
  ofClient: boolean;
  colunas: readonly Coluna[];
}

/** An entry takes as many rows as it tells of fields. */
function Entry({ entry, ofClient, colunas }: EntryProps) {
  const { login, dtAcao, infoExtra } = entry;
  const shows = (name: Coluna) => colunas.includes(name);
  const action = actionOf(entry, knownFields);
  const { tabela = '', fields = [] }: Partial<Change> = action.kind === 'change' ? action : {};
  const [first, ...others] = shows('change') ? fields : [];
  const rowSpan = 1 + others.length;
  const notes = notesOf(entry, action, ofClient);
  return (
    <TableBody>
      <TableRow>
        {shows('user') && (
          <TableCell sx={oneLine} rowSpan={rowSpan}>
            <Box sx={STAYS}>{login}</Box>
          </TableCell>
        )}
        {shows('action') && (
          <TableCell sx={{ ...keepLines, minWidth: 200 }} rowSpan={rowSpan}>
            <Box sx={STAYS}>
              <LogTitle entry={entry} action={action} ofClient={ofClient} />
              {notes && `\n${notes}`}
            </Box>
          </TableCell>
        )}
        {shows('date') && (
          <TableCell sx={oneLine} rowSpan={rowSpan}>
            <Box sx={STAYS}>{formatMoment(dtAcao)}</Box>
          </TableCell>
        )}
        {shows('info') && (
          <TableCell sx={infoExtra ? keepLines : top} rowSpan={rowSpan}>
            {plainText(infoExtra ?? '')}
          </TableCell>
        )}
        {shows('change') &&
          (first ? (
            <FieldCells tabela={tabela} change={first} />
          ) : (
            <TableCell sx={top} colSpan={PARTES.length}>
              -
            </TableCell>
          ))}
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
      <TableCell sx={field}>{labelOf(tabela, name)}</TableCell>
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
