import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { CallRequest } from '../../../contract/call.ts';
import { contract } from '../../../contract/index.ts';
import { ADMINISTRATORS } from '../../../domain/acesso/access.ts';
import { CONFIGURACAO } from '../../../resources/relatorio/configuracao.ts';
import { useCurrentUser } from '../../app/session.ts';
import { useApi, useCall } from '../../app/useCall.ts';
import { useOffersMore } from '../../app/useOffersMore.ts';
import { ErrorAlert } from '../../kit/feedback/ErrorAlert.tsx';
import { FormDialog } from '../../kit/forms/FormDialog.tsx';
import { KindInput } from '../../kit/forms/inputs/KindInput.tsx';
import { LABEL_ABOVE_ON_PHONE } from '../../kit/inputs/labelAbove.ts';
import { LogotipoInput } from './LogotipoInput.tsx';

const { read, save } = contract.configuracaoRelatorios;

function SettingsDialog({ onClose }: { onClose(): void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const api = useApi();
  const settings = useCall(read, {}, { staleTime: 0, gcTime: 0 });
  if (settings.error) {
    return (
      <ErrorAlert onRetry={settings.refetch}>
        {translate('relatorios.settings.failed')} {settings.error.message}
      </ErrorAlert>
    );
  }
  const before = settings.data?.data.logotipo;
  const send = ({ logotipo, ...values }: FieldValues, signal: AbortSignal) => {
    // An image that was left alone is not sent: it would replace one that somebody else chose meanwhile.
    const changed = logotipo === before ? {} : { logotipo };
    return api(save, { body: { ...values, ...changed } as CallRequest<typeof save>['body'], signal });
  };
  return (
    <FormDialog
      title={translate('relatorios.settings.title')}
      width={800}
      fields={CONFIGURACAO}
      draft="relatorio/configuracao"
      waiting={settings.isPending}
      record={settings.data?.data}
      send={send}
      onClose={onClose}
      onSaved={() => notify('relatorios.settings.saved', { type: 'success' })}
    >
      {CONFIGURACAO.map((field) => (
        <Box key={field.name} sx={LABEL_ABOVE_ON_PHONE}>
          <KindInput field={field} />
        </Box>
      ))}
      <LogotipoInput />
    </FormDialog>
  );
}

/** 'Configurações de relatórios': who signs, whom letters go to, the codes of forms. For administrators. */
export function ConfiguracaoRelatorios() {
  const translate = useTranslate();
  const user = useCurrentUser();
  const offersMore = useOffersMore();
  const [open, setOpen] = useState(false);
  if (!user || !offersMore || !ADMINISTRATORS.includes(user.GrupoAcesso.id)) return null;
  return (
    <>
      <Button startIcon={<SettingsIcon />} onClick={() => setOpen(true)}>
        {translate('relatorios.settings.title')}
      </Button>
      {open && <SettingsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
