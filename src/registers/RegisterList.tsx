import { Box } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import type { RegisterDefinition } from '../../resources/defineRegister.ts';
import { useMayEdit } from '../app/access.ts';
import type { Done } from '../kit/feedback/refusal.ts';
import { ListEmpty } from '../kit/lists/ListEmpty.tsx';
import { ListFilters } from '../kit/lists/ListFilters.tsx';
import { LIST_PARTS, ListPage } from '../kit/lists/ListPage.tsx';
import type { RowActions } from '../kit/lists/rowActions.ts';
import { useListPreference } from '../kit/lists/useListPreference.ts';
import { useOptionsColumn } from '../kit/lists/useOptionsColumn.tsx';
import { useSelection } from '../kit/lists/useSelection.ts';
import { PageTitle } from '../kit/page/PageTitle.tsx';
import { useFocusTitle } from '../kit/page/useFocusTitle.ts';
import { RegisterActions } from './RegisterActions.tsx';
import { RegisterTable } from './RegisterTable.tsx';

/** What only some visits to a list need comes when it is needed. */
const RegisterTools = lazy(() => import('./RegisterTools.tsx'));
const RegisterBulk = lazy(() => import('./RegisterBulk.tsx'));
const RemoveDialog = lazy(() => import('../kit/feedback/RemoveDialog.tsx').then((m) => ({ default: m.RemoveDialog })));
const UndoToast = lazy(() => import('../kit/feedback/UndoToast.tsx'));

/** The room of the tools, so that nothing moves when they come. */
const TOOLS_WAITING = <Box aria-hidden sx={{ width: 220, height: 36 }} />;

interface RegisterListProps {
  definition: RegisterDefinition;
  RowActions?: RowActions;
}

/** A register's list: filters, actions and rows. */
export function RegisterList(props: RegisterListProps) {
  const { resource, defaultStatus } = props.definition;
  return (
    <ListPage
      resource={resource}
      filterDefaultValues={defaultStatus === null ? undefined : { flagAtivo: defaultStatus }}
    >
      <RegisterScreen {...props} />
    </ListPage>
  );
}

function RegisterScreen({ definition, RowActions }: RegisterListProps) {
  const { resource, readOnly, createAlways } = definition;
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const authorized = useMayEdit(resource);
  const mayEdit = authorized && !readOnly;
  const mayCreate = mayEdit || createAlways;
  const { preference, isPending: waiting, save } = useListPreference(resource);
  const selection = useSelection(JSON.stringify(filterValues));
  const [removing, setRemoving] = useState<RaRecord | null>(null);
  const [asked, setAsked] = useState(false);
  const [done, setDone] = useState<Done | null>(null);
  const { page, focusTitle } = useFocusTitle();
  const nameOf = (record: RaRecord) => String(record[definition.search[0] ?? 'id'] ?? record.id);
  const label = (action: 'edit' | 'remove', record: RaRecord) =>
    translate(`cadastro.list.${action}`, { name: nameOf(record) });
  if (removing && !asked) setAsked(true);

  const options = useOptionsColumn({ resource, label, mayEdit, RowActions, onRemove: setRemoving });
  const button = translate(`cadastro.list.new.${definition.gender}`);
  return (
    <Box ref={page} sx={LIST_PARTS}>
      <PageTitle text={definition.title} />
      {done && (
        <Suspense>
          <UndoToast
            key={`${done.acao} ${done.records.map(({ id }) => id).join()}`}
            resource={resource}
            done={done}
            onClose={(undone) => {
              setDone((current) => (current === done ? null : current));
              if (undone) focusTitle();
            }}
          />
        </Suspense>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', my: 1.5 }}>
        <ListFilters
          choices={[{ name: 'flagAtivo', label: translate('cadastro.filter.status'), kind: 'situacao', width: 150 }]}
        />
        <Suspense fallback={TOOLS_WAITING}>
          {waiting && TOOLS_WAITING}
          {preference && <RegisterTools definition={definition} preference={preference} onChange={save} />}
        </Suspense>
        <RegisterActions definition={definition} mayEdit={mayEdit} mayCreate={mayCreate} />
      </Box>
      <RegisterTable
        definition={definition}
        hidden={preference?.ocultas ?? []}
        options={options}
        selection={mayEdit ? selection : undefined}
        nameOf={nameOf}
        empty={
          <ListEmpty
            text={translate('cadastro.list.empty')}
            hint={mayCreate ? translate('cadastro.list.emptyHint', { button }) : undefined}
            noMatch={translate('cadastro.list.noMatch')}
          />
        }
        waiting={waiting}
      />
      <Suspense>
        {selection.records.length > 0 && (
          <RegisterBulk
            resource={resource}
            selection={selection}
            nameOf={nameOf}
            onDone={(change) => {
              setDone(change);
              focusTitle();
            }}
          />
        )}
        {asked && (
          <RemoveDialog
            resource={resource}
            record={removing}
            titleOf={(record) => label('remove', record)}
            announce={(record) => setDone({ acao: 'remover', records: [record] })}
            onClose={() => setRemoving(null)}
            onRemoved={focusTitle}
          />
        )}
      </Suspense>
    </Box>
  );
}
