import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { DialogContentText, List, ListItem, ListItemText, Skeleton } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { contract } from '../../../contract/index.ts';
import type { Sinonimo } from '../../../contract/sinonimos.ts';
import { parametro } from '../../../resources/parametro/definition.ts';
import { callKey, useCall } from '../../app/useCall.ts';
import { useDraft } from '../../kit/drafts/useDraft.ts';
import { ErrorAlert } from '../../kit/feedback/ErrorAlert.tsx';
import { ReadingDialog } from '../../kit/feedback/ReadingDialog.tsx';
import { useDiscardQuestion } from '../../kit/forms/useDiscardQuestion.tsx';
import { IconAction } from '../../kit/page/IconAction.tsx';
import { useFocusAfterRemoval } from '../../kit/page/useFocusAfterRemoval.ts';
import { RemoveSinonimo } from './RemoveSinonimo.tsx';
import { SinonimoForm } from './SinonimoForm.tsx';

interface SinonimosDialogProps {
  open: boolean;
  idParametro: number;
  /** The parameter's name. */
  name: string;
  mayEdit: boolean;
  onClose(): void;
}

/** The other names under which laboratories report a parameter: what an import recognises it by. */
export default function SinonimosDialog({ open, idParametro, name, mayEdit, onClose }: SinonimosDialogProps) {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const [removing, setRemoving] = useState<Sinonimo | null>(null);
  const request = { params: { parametroId: idParametro } };
  const { data: reply, error, isPending } = useCall(contract.sinonimos.list, request, { enabled: open });
  const synonyms = reply?.data ?? [];
  const place = useDraft(`${parametro.resource}/${idParametro}/sinonimo`);
  const { onDirty, requestClose, question } = useDiscardQuestion(onClose, () => place?.drop());
  const { target: close, removed, onExited } = useFocusAfterRemoval();
  const reload = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: callKey(contract.sinonimos.list, request) }),
      // The list shows them as well.
      queryClient.invalidateQueries({ queryKey: [parametro.resource] }),
    ]);

  return (
    <ReadingDialog
      open={open}
      title={translate(mayEdit ? 'parametro.synonyms.add' : 'parametro.synonyms.view')}
      width={600}
      focusClose={!mayEdit}
      closeRef={close}
      onClose={requestClose}
    >
      <DialogContentText>{translate('parametro.synonyms.hint', { name })}</DialogContentText>
      {mayEdit && <SinonimoForm idParametro={idParametro} place={place} onAdded={reload} onDirty={onDirty} />}
      {error ? (
        <ErrorAlert>
          {translate('parametro.synonyms.failed')} {error.message}
        </ErrorAlert>
      ) : isPending ? (
        <Skeleton height={36} />
      ) : synonyms.length === 0 ? (
        <DialogContentText>{translate('parametro.synonyms.empty')}</DialogContentText>
      ) : (
        <List dense aria-label={translate('parametro.synonyms.view')}>
          {synonyms.map((synonym) => (
            <ListItem
              key={synonym.id}
              divider
              secondaryAction={
                mayEdit && (
                  <IconAction
                    edge="end"
                    onClick={() => setRemoving(synonym)}
                    label={translate('parametro.synonyms.remove', { name: synonym.descricao })}
                  >
                    <DeleteIcon fontSize="small" />
                  </IconAction>
                )
              }
            >
              <ListItemText primary={synonym.descricao} />
            </ListItem>
          ))}
        </List>
      )}
      <RemoveSinonimo
        synonym={removing}
        onClose={() => setRemoving(null)}
        onRemoved={() => {
          removed();
          reload();
        }}
        onExited={onExited}
      />
      {question}
    </ReadingDialog>
  );
}
