import { Box, Paper } from '@mui/material';
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { type Identifier, ListBase, type RaRecord, useListContext, useTranslate } from 'react-admin';
import type { RegisterDefinition } from '../../resources/defineRegister.ts';
import { useMayEdit } from '../app/access.ts';
import { useRegisterPaths } from '../kit/forms/useRegisterPaths.ts';
import { ListFooter } from '../kit/lists/ListFooter.tsx';
import type { RowActions } from '../kit/lists/rowActions.ts';
import { useListPreference } from '../kit/lists/useListPreference.ts';
import { useSelection } from '../kit/lists/useSelection.ts';
import { PageTitle } from '../kit/page/PageTitle.tsx';
import { RegisterActions } from './RegisterActions.tsx';
import { RegisterEmpty } from './RegisterEmpty.tsx';
import { RegisterFilters } from './RegisterFilters.tsx';
import { RegisterOptions } from './RegisterOptions.tsx';
import { RegisterTable } from './RegisterTable.tsx';

/** What only some visits to a list need comes when it is needed. */
const RegisterDialogs = lazy(() => import('./RegisterDialogs.tsx'));
const RegisterTools = lazy(() => import('./RegisterTools.tsx'));
const RegisterBulk = lazy(() => import('./RegisterBulk.tsx'));
const RemoveDialog = lazy(() => import('../kit/feedback/RemoveDialog.tsx').then((m) => ({ default: m.RemoveDialog })));
const UndoToast = lazy(() => import('../kit/feedback/UndoToast.tsx'));

export interface RegisterExtras {
  /** Something more to do with a record than to edit and remove it, for those who may only see it too. */
  RowActions?: RowActions;
  /** The page of one record, at `{resource}/{id}`, and of its parts, at `{resource}/{id}/{part}`. */
  Page?: ComponentType<{ id: number; part: string }>;
}

interface RegisterListProps extends Pick<RegisterExtras, 'RowActions'> {
  definition: RegisterDefinition;
}

/** A register's screen: filters, actions, rows, and the forms over them. */
export function RegisterList(props: RegisterListProps) {
  const { resource, defaultStatus } = props.definition;
  return (
    <ListBase
      resource={resource}
      perPage={25}
      sort={{ field: 'id', order: 'ASC' }}
      filterDefaultValues={defaultStatus === null ? undefined : { flagAtivo: defaultStatus }}
      storeKey={false}
      exporter={false}
    >
      <RegisterScreen {...props} />
    </ListBase>
  );
}

function RegisterScreen({ definition, RowActions }: RegisterListProps) {
  const { resource, readOnly, createAlways } = definition;
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const authorized = useMayEdit(resource);
  const mayEdit = authorized && !readOnly;
  const mayCreate = mayEdit || createAlways;
  const { open } = useRegisterPaths(resource);
  const { preference, isPending: waiting, save } = useListPreference(resource);
  const selection = useSelection(JSON.stringify(filterValues));
  const [removing, setRemoving] = useState<RaRecord | null>(null);
  const [asked, setAsked] = useState(false);
  const [removed, setRemoved] = useState<readonly Identifier[] | null>(null);
  const { page, focusTitle } = useFocusTitle();
  const nameOf = (record: RaRecord) => String(record[definition.search[0] ?? 'id'] ?? record.id);
  if (removing && !asked) setAsked(true);

  const options = {
    label: translate(`cadastro.list.${mayEdit ? 'options' : 'view'}`),
    render: (record: RaRecord) => (
      <RegisterOptions
        resource={resource}
        record={record}
        name={nameOf(record)}
        mayEdit={mayEdit}
        RowActions={RowActions}
        onRemove={setRemoving}
      />
    ),
  };

  return (
    <Box ref={page}>
      <PageTitle text={definition.title} />
      {removed && (
        <Suspense>
          <UndoToast
            key={removed.join()}
            resource={resource}
            ids={removed}
            onClose={(undone) => {
              setRemoved((current) => (current === removed ? null : current));
              if (undone) focusTitle();
            }}
          />
        </Suspense>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', my: 1.5 }}>
        <RegisterFilters />
        <Suspense>
          {preference && <RegisterTools definition={definition} preference={preference} onChange={save} />}
        </Suspense>
        <RegisterActions definition={definition} mayEdit={mayEdit} mayCreate={mayCreate} />
      </Box>
      <Paper variant="outlined">
        <RegisterTable
          definition={definition}
          hidden={preference?.ocultas ?? []}
          options={mayEdit || RowActions ? options : undefined}
          selection={mayEdit ? selection : undefined}
          nameOf={nameOf}
          empty={<RegisterEmpty definition={definition} mayCreate={mayCreate} />}
          waiting={waiting}
        />
      </Paper>
      <Suspense>
        {selection.records.length > 0 && (
          <RegisterBulk
            resource={resource}
            selection={selection}
            nameOf={nameOf}
            onDone={(ids) => {
              setRemoved(ids);
              focusTitle();
            }}
          />
        )}
        {open && (open.kind === 'create' ? mayCreate : mayEdit) && (
          <RegisterDialogs definition={definition} open={open} />
        )}
        {asked && (
          <RemoveDialog
            resource={resource}
            record={removing}
            titleOf={(record) => translate('cadastro.list.remove', { name: nameOf(record) })}
            announce={({ id }) => setRemoved([id])}
            onClose={() => setRemoving(null)}
            onRemoved={focusTitle}
          />
        )}
      </Suspense>
      <ListFooter />
    </Box>
  );
}

/** The title of the page takes the focus when what had it is gone: once that is so, or a dialog would take it back. */
function useFocusTitle() {
  const page = useRef<HTMLDivElement>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) page.current?.querySelector('h1')?.focus();
  }, [times]);
  return { page, focusTitle: () => setTimes((before) => before + 1) };
}
