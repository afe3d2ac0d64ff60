import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { laterDialog } from '../../../kit/laterDialog.tsx';

const NaoConformesDialog = laterDialog(() => import('./NaoConformesDialog.tsx'));

/** Opens a client's non-conformities of the last 2 years (spec 2 §2.3). */
export function NaoConformes({ idPessoa }: { idPessoa: number }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{translate('cliente.detail.nonConforming')}</Button>
      {open && <NaoConformesDialog idPessoa={idPessoa} onClose={() => setOpen(false)} />}
    </>
  );
}
