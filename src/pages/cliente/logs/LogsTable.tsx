import { Skeleton, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import type { LogEntry } from '../../../../contract/consultas.ts';
import { formatMoment } from '../../../../domain/calendar.ts';
import type { Change, FieldChange } from '../../../../domain/log/readAcao.ts';
import { ErrorAlert } from '../../../kit/feedback/ErrorAlert.tsx';
import { LogValue } from './LogValue.tsx';
import { type Action, actionOf } from './readAction.ts';
import { fieldOf, knownFields, sectionOf } from './sections.ts';

const top = { verticalAlign: 'top' };
const keepLines = { ...top, whiteSpace: 'pre-line', overflowWrap: 'break-word', minWidth: 140 };
const oneLine = { ...top, whiteSpace: 'nowrap' };

/** Who did what and when, newest first, and each field before and after. */
export function LogsTable({ idPessoa }: { idPessoa: number }) {
  const translate = useTranslate();
  const { data, error, isPending, refetch, filterValues } = useListContext<LogEntry>();
  if (error) {
    return (
      <ErrorAlert onRetry={refetch}>
        {translate('logsCliente.failed')} {error.message}
      </ErrorAlert>
    );
  }
  if (isPending) return <Skeleton variant="rounded" height={360} />;
  if (!data?.length) {
    const filtered = Object.keys(filterValues).length > 0;
    return <Typography sx={{ p: 2 }}>{translate(`logsCliente.${filtered ? 'noMatch' : 'empty'}`)}</Typography>;
  }
  return (
    // What can be scrolled sideways can be reached by keyboard.
    <TableContainer role="region" tabIndex={0} aria-label={translate('logsCliente.label')}>
      <Table aria-label={translate('logsCliente.label')}>
        <TableHead>
          <TableRow>
            {['user', 'action', 'date'].map((heading) => (
              <TableCell key={heading} rowSpan={2}>
                {translate(`logsCliente.${heading}`)}
              </TableCell>
            ))}
            <TableCell colSpan={3} scope="colgroup">
              {translate('logsCliente.change')}
            </TableCell>
          </TableRow>
          <TableRow>
            {['field', 'before', 'after'].map((heading) => (
              <TableCell key={heading}>{translate(`logsCliente.${heading}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        {data.map((entry) => (
          <Entry key={entry.id} idPessoa={idPessoa} entry={entry} />
        ))}
      </Table>
    </TableContainer>
  );
}

/** An entry takes as many rows as it tells of fields. */
function Entry({ idPessoa, entry }: { idPessoa: number; entry: LogEntry }) {
  const { login, dtAcao, infoExtra } = entry;
  const translate = useTranslate();
  const action = actionOf(entry, knownFields);
  const { tabela = '', note = '', fields = [] }: Partial<Change> = action.kind === 'change' ? action : {};
  const [first, ...others] = fields;
  const rowSpan = Math.max(1, fields.length);
  return (
    <TableBody>
      <TableRow>
        <TableCell sx={oneLine} rowSpan={rowSpan}>
          {login}
        </TableCell>
        <TableCell sx={keepLines} rowSpan={rowSpan}>
          {[titleOf(action, translate), note, infoExtra].filter(Boolean).join('\n')}
        </TableCell>
        <TableCell sx={oneLine} rowSpan={rowSpan}>
          {formatMoment(dtAcao)}
        </TableCell>
        {first ? (
          <FieldCells idPessoa={idPessoa} tabela={tabela} change={first} />
        ) : (
          <TableCell sx={top} colSpan={3}>
            -
          </TableCell>
        )}
      </TableRow>
      {others.map((change) => (
        <TableRow key={change.name}>
          <FieldCells idPessoa={idPessoa} tabela={tabela} change={change} />
        </TableRow>
      ))}
    </TableBody>
  );
}

/** What was done to which record, such as 'Alteração em Contatos nº 11'. The client itself needs no number. */
function titleOf(action: Action, translate: ReturnType<typeof useTranslate>): string {
  if (action.kind === 'text') return action.text;
  const { verb, tabela, id } = action;
  const section = sectionOf(tabela)?.label ?? tabela;
  const numbered = id !== null && tabela !== 'Pessoa';
  return translate(`logsCliente.${numbered ? 'titleOf' : 'title'}`, { verb, section, id });
}

function FieldCells({ idPessoa, tabela, change }: { idPessoa: number; tabela: string; change: FieldChange }) {
  const { name } = change;
  return (
    <>
      <TableCell sx={top}>{fieldOf(tabela, name)?.label ?? name}</TableCell>
      {change.whole === undefined ? (
        <>
          <TableCell sx={keepLines}>
            <LogValue idPessoa={idPessoa} tabela={tabela} name={name} text={change.before} />
          </TableCell>
          <TableCell sx={keepLines}>
            <LogValue idPessoa={idPessoa} tabela={tabela} name={name} text={change.after} />
          </TableCell>
        </>
      ) : (
        <TableCell sx={keepLines} colSpan={2}>
          {change.whole}
        </TableCell>
      )}
    </>
  );
}
