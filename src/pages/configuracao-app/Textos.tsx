import { Box, Stack } from '@mui/material';
import { useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { CallRequest } from '../../../contract/call.ts';
import { contract } from '../../../contract/index.ts';
import {
  CONFIGURACAO_APP,
  EMAIL_PADRAO,
  TEXTO_ACOMPANHAMENTO,
  TEXTO_PADRAO,
} from '../../../resources/app/configuracao.ts';
import { useApi } from '../../app/useCall.ts';
import { useDraft } from '../../kit/drafts/useDraft.ts';
import { useTellError } from '../../kit/feedback/useTell.ts';
import { conflictOf } from '../../kit/forms/conflict.ts';
import { FormGuard } from '../../kit/forms/FormGuard.tsx';
import { KindInput } from '../../kit/forms/inputs/KindInput.tsx';
import { RichText } from '../../kit/forms/inputs/RichText.tsx';
import { PageForm } from '../../kit/forms/PageForm.tsx';
import { useSave } from '../../kit/forms/useSave.ts';
import { LABEL_ABOVE } from '../../kit/inputs/labelAbove.ts';
import type { Configuracao } from './configuracao.ts';

const { save } = contract.configuracaoApp;
type Sent = CallRequest<typeof save>['body'];

interface TextosProps {
  /** What the form starts with. */
  read: Configuracao;
  /** After a save: reads what holds now, for the server cleans the HTML. */
  onSaved(): Promise<void>;
}

/** Whom a protocol's message goes to and what it says: a save that fails leaves everything as it was typed. */
export function Textos({ read, onSaved }: TextosProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const tellError = useTellError();
  const api = useApi();
  const dirty = useRef(false);
  const place = useDraft('App/Settings-app');
  const saving = useSave({
    fields: CONFIGURACAO_APP,
    send: ({ emailPadrao, textoPadrao, textoAcompanhamento, versao }: FieldValues, signal) =>
      api(save, { body: { emailPadrao, textoPadrao, textoAcompanhamento, versao } as Sent, signal }),
    onSaved: async () => {
      dirty.current = false;
      place?.drop();
      notify('app.configuracao.saved', { type: 'success' });
      await onSaved();
    },
    // By a toast as well (spec 2 §8).
    onFailed: (error) => conflictOf(error) ?? tellError(error),
  });
  return (
    <PageForm
      record={read}
      fields={CONFIGURACAO_APP}
      save={saving}
      label={translate('app.configuracao.save')}
      place={place}
    >
      <TextosInputs />
      <FormGuard dirty={dirty} onDiscard={() => place?.drop()} />
    </PageForm>
  );
}

/** Its inputs: the two texts beside each other where there is room. */
export function TextosInputs() {
  return (
    <>
      <Box sx={LABEL_ABOVE}>
        <KindInput field={EMAIL_PADRAO} />
      </Box>
      <Stack direction={{ xs: 'column', lg: 'row' }} sx={{ gap: 2, my: 1, '& > *': { flex: '1 1 0', minWidth: 0 } }}>
        <RichText field={TEXTO_PADRAO} />
        <RichText field={TEXTO_ACOMPANHAMENTO} />
      </Stack>
    </>
  );
}
