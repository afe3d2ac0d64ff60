import { Alert, Box, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { type FieldValues, useWatch } from 'react-hook-form';
import type { Assinatura } from '../../../../contract/assinaturas.ts';
import { contract } from '../../../../contract/index.ts';
import { formatDate } from '../../../../domain/calendar.ts';
import { DIAS, firstMonth, nextSending } from '../../../../domain/relatorio/assinatura.ts';
import { today } from '../../../app/today.ts';
import { callKey, useApi, useCall } from '../../../app/useCall.ts';
import { ErrorAlert } from '../../feedback/ErrorAlert.tsx';
import { useTellError } from '../../feedback/useTell.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { ChoiceInput } from '../../forms/inputs/ChoiceInput.tsx';
import { BusyButton } from '../../page/BusyButton.tsx';
import { Facts } from '../../page/Facts.tsx';
import { useEnd } from './useEnd.ts';

const { own, subscribe, change } = contract.assinaturas;

/** What is subscribed to: a report, its filters apart from the period, and they in words. */
export type Subject = Pick<Assinatura, 'relatorio' | 'titulo' | 'filtros' | 'filtrosEmPalavras'>;

/** The day of the first sending, as the day of the month is chosen. */
function FirstSending() {
  const dia = Number(useWatch({ name: 'dia' }) ?? DIAS.first);
  return formatDate(nextSending({ dia, primeiroMes: firstMonth(today(), dia), ultimoMes: null }, today()));
}

/** Subscribes to a report, or changes or ends the subscription that there is. */
export default function SubscribeDialog({ subject, onClose }: { subject: Subject; onClose(): void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const tellError = useTellError();
  const api = useApi();
  const queryClient = useQueryClient();
  const [ending, setEnding] = useState(false);
  const end = useEnd();
  const reply = useCall(own, {}, { staleTime: 0 });
  const text = (name: string, values?: object) => translate(`assinatura.${name}`, values);
  const { relatorio, titulo, filtros, filtrosEmPalavras } = subject;
  const { email, assinaturas = [] } = reply.data?.data ?? {};
  const there = assinaturas.find((one) => one.relatorio === relatorio && one.filtros === filtros);

  const others = assinaturas.filter((one) => one.relatorio === relatorio).length;

  const send = ({ dia, versao }: FieldValues, signal: AbortSignal) =>
    there
      ? api(change, { params: { id: there.id }, body: { dia, versao }, signal })
      : api(subscribe, { body: { relatorio, filtros, dia }, signal });
  async function saved() {
    notify(`assinatura.${there ? 'changed' : 'subscribed'}`, { type: 'success' });
    await queryClient.invalidateQueries({ queryKey: callKey(own) });
  }
  async function endIt(one: Assinatura) {
    setEnding(true);
    await end(one).then(onClose, tellError);
    setEnding(false);
  }

  const days = Array.from({ length: DIAS.last }, (_, at) => [at + 1, text('diaOf', { dia: at + 1 })] as const);
  const field = { name: 'dia', label: text('dia'), kind: 'integer', default: DIAS.first, required: true } as const;
  return (
    <FormDialog
      title={translate('cadastro.subscribe')}
      width={600}
      fields={[field]}
      draft={`assinatura/${relatorio}?${filtros}`}
      waiting={reply.isPending}
      record={there && { dia: there.dia, versao: there.versao }}
      send={send}
      saveLabel={there ? undefined : text('subscribe')}
      onClose={onClose}
      onSaved={saved}
    >
      {reply.error && (
        <ErrorAlert onRetry={reply.refetch}>
          {text('failed')} {reply.error.message}
        </ErrorAlert>
      )}
      {!there && others > 0 && <Alert severity="info">{text('others', { smart_count: others })}</Alert>}
      <Typography variant="body2" sx={{ mb: 1 }}>
        {text('explained')}
      </Typography>
      <Box sx={{ mb: 1.5 }}>
        <Facts
          facts={[
            [text('relatorio'), titulo],
            [text('filtros'), filtrosEmPalavras ?? text('noFilter')],
            [text('email'), email],
            there ? [text('next'), formatDate(there.proximoEnvio)] : [text('first'), <FirstSending key="first" />],
          ]}
        />
      </Box>
      <ChoiceInput field={field} choices={days} />
      {there && (
        <Box>
          <BusyButton color="error" busy={ending} onClick={() => void endIt(there)}>
            {text('end')}
          </BusyButton>
        </Box>
      )}
    </FormDialog>
  );
}
