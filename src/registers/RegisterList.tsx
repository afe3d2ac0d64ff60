import { Box } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { withTexts } from '../../i18n/index.ts';
import type { RegisterDefinition } from '../../resources/defineRegister.ts';
import { useMayEdit } from '../app/access.ts';
import type { Done } from '../kit/feedback/refusal.ts';
import { laterExtra } from '../kit/later.tsx';
import { laterDialog } from '../kit/laterDialog.tsx';
import { type Column, shownColumns } from '../kit/lists/column.ts';
import { FilterLine } from '../kit/lists/FilterLine.tsx';
import { ListCount } from '../kit/lists/ListCount.tsx';
import { ListEmpty } from '../kit/lists/ListEmpty.tsx';
import type { ChoiceFilter } from '../kit/lists/ListFilters.tsx';
import { LIST_PARTS, ListPage, ListRows, QUIET, QUIET_WITH_MORE } from '../kit/lists/ListPage.tsx';
import type { RowActions } from '../kit/lists/rowActions.ts';
import { useBroughtFilters } from '../kit/lists/useBroughtFilters.ts';
import { useFormPaths } from '../kit/lists/useFormPaths.ts';
import { useListPreference } from '../kit/lists/useListPreference.ts';
import { useOptionsColumn } from '../kit/lists/useOptionsColumn.tsx';
import { useSelection } from '../kit/lists/useSelection.ts';
import { WantedTools } from '../kit/lists/WantedTools.tsx';
import { PageHead } from '../kit/page/PageHead.tsx';
import { useFocusTitle } from '../kit/page/useFocusTitle.ts';
import { RegisterActions } from './RegisterActions.tsx';
import { registerColumns } from './registerColumns.ts';
import { useUsesColumn } from './useUsesColumn.tsx';

/** What only some visits to a list need comes when it is needed. */
const RegisterBulk = laterExtra(() => withTexts(import('./RegisterBulk.tsx')));
const RemoveDialog = laterDialog(
  async () => ({ default: (await withTexts(import('../kit/feedback/RemoveDialog.tsx'))).RemoveDialog }),
  ({ record }) => record !== null,
);
const UndoToast = laterExtra(() => withTexts(import('../kit/feedback/UndoToast.tsx')));

interface RegisterListProps {
  definition: RegisterDefinition;
  RowActions?: RowActions;
}

/** A register's list: filters, actions and rows. */
export function RegisterList(props: RegisterListProps) {
  const { resource, defaultStatus } = props.definition;
  const uses = useUsesColumn(props.definition);
  return (
    <ListPage
      resource={resource}
      queryOptions={uses.length > 0 ? QUIET_WITH_MORE : QUIET}
      filterDefaultValues={defaultStatus === null ? undefined : { flagAtivo: defaultStatus }}
    >
      <RegisterScreen {...props} uses={uses} />
    </ListPage>
  );
}

function RegisterScreen({ definition, RowActions, uses }: RegisterListProps & { uses: readonly Column<RaRecord>[] }) {
  const { resource, readOnly, createAlways } = definition;
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const authorized = useMayEdit(resource);
  const mayEdit = authorized && !readOnly;
  const mayCreate = mayEdit || createAlways;
  const preferences = useListPreference(resource);
  const selection = useSelection(JSON.stringify(filterValues));
  const [removing, setRemoving] = useState<RaRecord | null>(null);
  const [asked, setAsked] = useState(false);
  const [done, setDone] = useState<Done | null>(null);
  const { page, focusTitle } = useFocusTitle();
  const { toEdit } = useFormPaths(resource);
  const nameOf = (record: RaRecord) => String(record[definition.search[0] ?? 'id'] ?? record.id);
  const label = (action: 'edit' | 'remove', record: RaRecord) =>
    translate(`cadastro.list.${action}`, { name: nameOf(record) });
  if (removing && !asked) setAsked(true);

  const options = useOptionsColumn({ resource, label, mayEdit, RowActions, onRemove: setRemoving });
  const columns = [...registerColumns(definition, translate), ...uses];
  const choices: readonly ChoiceFilter[] = [
    { name: 'flagAtivo', label: translate('cadastro.filter.status'), kind: 'situacao', width: 150 },
    ...useBroughtFilters(),
  ];
  const button = translate(`cadastro.list.new.${definition.gender}`);
  // What can be taken back is what the keyboard reaches first, after the title.
  const beside = (
    <>
      <ListCount />
      {done && (
        <UndoToast
          key={`${done.acao} ${done.records.map(({ id }) => id).join()}`}
          resource={resource}
          done={done}
          nameOf={nameOf}
          onClose={(undone) => {
            setDone((current) => (current === done ? null : current));
            if (undone) focusTitle();
          }}
        />
      )}
    </>
  );
  return (
    <Box ref={page} sx={LIST_PARTS}>
      <PageHead title={definition.title} beside={beside}>
        <WantedTools columns={columns} preferences={preferences} />
        <RegisterActions definition={definition} mayEdit={mayEdit} mayCreate={mayCreate} />
      </PageHead>
      <FilterLine choices={choices} />
      <ListRows
        label={definition.title}
        columns={[...shownColumns(columns, preferences.preference?.ocultas), ...options]}
        opens={readOnly ? undefined : ({ id }) => toEdit(id)}
        selection={mayEdit ? selection : undefined}
        nameOf={nameOf}
        empty={
          <ListEmpty
            text={translate('cadastro.list.empty')}
            hint={mayCreate ? translate('cadastro.list.emptyHint', { button }) : undefined}
            noMatch={translate('cadastro.list.noMatch')}
          />
        }
        waiting={preferences.isPending}
      />
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
          onRemoved={(record) => {
            selection.set([record], false);
            focusTitle();
          }}
        />
      )}
    </Box>
  );
}
