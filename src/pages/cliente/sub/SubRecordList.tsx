import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Paper, Skeleton, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ListBase, type RaRecord, type SortPayload, useListContext, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { Field } from '../../../../resources/defineRegister.ts';
import { KINDS } from '../../../../resources/kinds.ts';
import { useMayEdit } from '../../../app/access.ts';
import { ErrorAlert } from '../../../kit/feedback/ErrorAlert.tsx';
import { RemoveDialog } from '../../../kit/feedback/RemoveDialog.tsx';
import { KEYS } from '../../../kit/keys/keys.ts';
import type { Column } from '../../../kit/lists/column.ts';
import { columnOf } from '../../../kit/lists/columnOf.tsx';
import { BY_ID, QUIET } from '../../../kit/lists/ListPage.tsx';
import { ListSkeleton } from '../../../kit/lists/ListSkeleton.tsx';
import { ListTable } from '../../../kit/lists/ListTable.tsx';
import { ALL_RECORDS } from '../../../kit/lists/listQuery.ts';
import { RowOptions } from '../../../kit/lists/RowOptions.tsx';
import { showRecord } from '../../../kit/lists/recordToShow.ts';
import type { RowActions } from '../../../kit/lists/rowActions.ts';
import { CLIENTE } from '../tabs.ts';
import { useSubResource } from './SubResource.tsx';
import { useSubRecordsChanged } from './useSubRecordsChanged.ts';

interface SubRecordListProps {
  /** Where its texts are: `label`, `add`, `count`, `empty` and `failed` under this name. */
  texts: string;
  columns: readonly Field[];
  /** As they were added, unless said. */
  sort?: SortPayload;
  /** How the cells of a field are set, where not as others of its kind. */
  cells?: Readonly<Record<string, Column<RaRecord>['sx']>>;
  /** Something more to do with a record, for whoever may do it. */
  Actions?: RowActions;
  /** Shows the records otherwise than as a table. */
  render?(records: readonly RaRecord[], options: (record: RaRecord) => ReactNode): ReactNode;
  /** The shape of that, while the records are on their way. */
  waiting?: ReactNode;
}

/** With large texts a phone has no room for both beside each other. */
const HEAD = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', minHeight: 40, mb: 1 };

/** The client's records of one kind, all of them, and what those who may edit do with them. An address can name one. */
export function SubRecordList({ sort = BY_ID, ...props }: SubRecordListProps) {
  const { resource, idPessoa } = useSubResource();
  const [parameters] = useSearchParams();
  const named = Number(parameters.get(resource));
  useEffect(() => {
    if (named > 0) showRecord(resource, named);
  }, [resource, named]);
  return (
    // Whoever sees the client sees its records: the page around has checked it.
    <ListBase
      filter={{ idPessoa }}
      sort={sort}
      perPage={ALL_RECORDS.perPage}
      queryOptions={QUIET}
      storeKey={false}
      exporter={false}
      disableSyncWithLocation
      disableAuthentication
    >
      <Records {...props} />
    </ListBase>
  );
}

function Records({ texts, columns, cells, Actions, render, waiting }: Omit<SubRecordListProps, 'sort'>) {
  const { resource, idPessoa, recordRepresentation, show } = useSubResource();
  const translate = useTranslate();
  const mayEdit = useMayEdit(CLIENTE);
  const [removing, setRemoving] = useState<RaRecord | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const changed = useSubRecordsChanged(idPessoa);
  const { data, error, refetch } = useListContext();
  if (error) {
    return (
      <ErrorAlert onRetry={refetch}>
        {translate(`${texts}.failed`)} {error.message}
      </ErrorAlert>
    );
  }
  const label = (key: 'edit' | 'remove', record: RaRecord) =>
    translate(`cadastro.list.${key}`, { name: String(record[recordRepresentation] ?? record.id) });
  const options = (record: RaRecord) => (
    <RowOptions
      record={record}
      label={label}
      mayEdit={mayEdit}
      RowActions={Actions}
      edit={() => show(record)}
      onRemove={setRemoving}
    />
  );
  const name = translate(`${texts}.label`);
  const optionsColumn: Column<RaRecord> = {
    label: translate('cadastro.list.options'),
    align: 'right',
    options: true,
    render: options,
  };

  /** Where no column says that a record is disabled its name does: the colour of its row is not all that tells it. */
  const isTold = columns.some(({ name }) => name === 'flagAtivo');
  const mark = (record: RaRecord) => (record.flagAtivo === 0 && !isTold ? ` ${translate('ficha.disabledMark')}` : '');

  if (!data) return <SubListSkeleton headings={columns.map((column) => column.label)} waiting={waiting} />;
  return (
    <>
      <Box sx={HEAD}>
        <Typography variant="body2" role="status" sx={{ flex: '1 1 0' }}>
          {data.length > 0 ? translate(`${texts}.count`, { smart_count: data.length }) : translate(`${texts}.empty`)}
        </Typography>
        {mayEdit && (
          <Button
            ref={addButton}
            variant="contained"
            startIcon={<AddIcon />}
            onClick={() => show('new')}
            {...KEYS.create}
          >
            {translate(`${texts}.add`)}
          </Button>
        )}
      </Box>
      {data.length > 0 &&
        (render?.(data, options) ?? (
          <Paper variant="outlined">
            <ListTable
              label={name}
              // A part of the page may bear the records' name already.
              scrolled={translate('tabela.region', { label: name })}
              columns={[
                ...columns.map((field) =>
                  subColumn(field, field.name === recordRepresentation, cells?.[field.name], mark),
                ),
                ...(mayEdit || Actions ? [optionsColumn] : []),
              ]}
              empty={null}
            />
          </Paper>
        ))}
      <RemoveDialog
        resource={resource}
        record={removing}
        titleOf={(record) => label('remove', record)}
        onClose={() => setRemoving(null)}
        onRemoved={() => {
          changed(resource);
          addButton.current?.focus();
        }}
      />
    </>
  );
}

/** The shape of records on their way: how many they are, and their table unless they are shown otherwise. */
function SubListSkeleton({ headings, waiting }: { headings: readonly string[]; waiting?: ReactNode }) {
  return (
    <>
      <Box sx={HEAD} aria-hidden>
        <Skeleton width={120} />
      </Box>
      {waiting ?? (
        <Paper variant="outlined">
          <ListSkeleton headings={headings} />
        </Paper>
      )}
    </>
  );
}

/** A long text breaks where it must, the table scrolls before words do; a number never breaks. */
const WRAPPED = { overflowWrap: 'break-word', maxWidth: 480 };
export const ONE_LINE = { whiteSpace: 'nowrap' } as const;

/** These lists are short, and have an order of their own. */
function subColumn(
  field: Field,
  heading: boolean,
  own: Column<RaRecord>['sx'],
  mark: (record: RaRecord) => string,
): Column<RaRecord> {
  const { render, source, ...column } = columnOf(field);
  const sx = own ?? (KINDS[field.kind].align === 'right' ? ONE_LINE : WRAPPED);
  const shown = (record: RaRecord) => render(record) || '-';
  const marked = (record: RaRecord) => (
    <>
      {shown(record)}
      {mark(record)}
    </>
  );
  return { ...column, heading, sx, render: heading ? marked : shown };
}
