import LabelIcon from '@mui/icons-material/LabelOutlined';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { RowActionsProps } from '../../kit/lists/rowActions.ts';
import { IconAction } from '../../kit/page/IconAction.tsx';

const SinonimosDialog = lazy(() => import('./SinonimosDialog.tsx'));

/** Opens a parameter's synonyms, from its row in the list. */
export function Sinonimos({ record, mayEdit }: RowActionsProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const name = String(record.descricao);
  return (
    <>
      <IconAction
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
        label={translate(mayEdit ? 'cadastro.synonyms.addTo' : 'cadastro.synonyms.viewOf', { name })}
      >
        <LabelIcon fontSize="small" />
      </IconAction>
      {opened && (
        <Suspense>
          <SinonimosDialog
            open={open}
            idParametro={Number(record.id)}
            name={name}
            mayEdit={mayEdit}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
