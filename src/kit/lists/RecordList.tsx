import AddIcon from '@mui/icons-material/Add';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { LinkBase, type RaRecord, useTranslate } from 'react-admin';
import type { Field } from '../../../resources/defineRegister.ts';
import { useMayEdit } from '../../app/access.ts';
import { RemoveDialog } from '../feedback/RemoveDialog.tsx';
import { KEYS } from '../keys/keys.ts';
import { PageHead } from '../page/PageHead.tsx';
import { useFocusTitle } from '../page/useFocusTitle.ts';
import { shownColumns } from './column.ts';
import { columnOf } from './columnOf.tsx';
import { FilterLine } from './FilterLine.tsx';
import { ListCount } from './ListCount.tsx';
import { ListEmpty } from './ListEmpty.tsx';
import type { ChoiceFilter } from './ListFilters.tsx';
import { LIST_PARTS, ListPage, ListRows } from './ListPage.tsx';
import type { RowActions } from './rowActions.ts';
import { useFormPaths } from './useFormPaths.ts';
import { useListPreference } from './useListPreference.ts';
import { useOptionsColumn } from './useOptionsColumn.tsx';
import { WantedTools } from './WantedTools.tsx';

interface RecordListProps {
  resource: string;
  /** Where its texts are: `title`, `new`, `edit`, `remove` and `empty` under this name. */
  texts: string;
  columns: readonly Field[];
  /** Choices of its line of filters; with them its texts hold `search` and `noMatch` as well. */
  filters?: readonly ChoiceFilter[];
  /** Something more to do with a record, for those who may only see it too. */
  RowActions?: RowActions;
  /** Why a record cannot be removed, if it cannot. */
  kept?(record: RaRecord): string | undefined;
  /** What is said after a removal. */
  removed?: string;
}

/** The list of records that are no register: their rows, and what those who may edit do with them. */
export function RecordList({ resource, texts, columns, filters, RowActions, kept, removed }: RecordListProps) {
  const translate = useTranslate();
  const mayEdit = useMayEdit(resource);
  const { toCreate, toEdit } = useFormPaths(resource);
  const [removing, setRemoving] = useState<RaRecord | null>(null);
  const { page, focusTitle } = useFocusTitle();
  const preferences = useListPreference(resource);
  const all = columns.map((field) => ({ ...columnOf(field), opens: field.name === 'nome' }));
  const label = (key: 'edit' | 'remove', { nome }: RaRecord) => translate(`${texts}.${key}`, { nome });

  const options = useOptionsColumn({ resource, label, mayEdit, RowActions, onRemove: setRemoving, kept });

  return (
    <ListPage resource={resource}>
      <Box ref={page} sx={LIST_PARTS}>
        <PageHead title={translate(`${texts}.title`)} beside={<ListCount />}>
          <WantedTools columns={all} preferences={preferences} />
          {mayEdit && (
            <Button component={LinkBase} to={toCreate} variant="contained" startIcon={<AddIcon />} {...KEYS.create}>
              {translate(`${texts}.new`)}
            </Button>
          )}
        </PageHead>
        {filters && <FilterLine searched={translate(`${texts}.search`)} choices={filters} />}
        <ListRows
          label={translate(`${texts}.title`)}
          columns={[...shownColumns(all, preferences.preference?.ocultas), ...options]}
          waiting={preferences.isPending}
          opens={({ id }) => toEdit(id)}
          empty={<ListEmpty text={translate(`${texts}.empty`)} noMatch={filters && translate(`${texts}.noMatch`)} />}
        />
        <RemoveDialog
          resource={resource}
          record={removing}
          titleOf={(record) => label('remove', record)}
          done={removed && translate(removed)}
          onClose={() => setRemoving(null)}
          onRemoved={focusTitle}
        />
      </Box>
    </ListPage>
  );
}
