import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { WaitingContext } from './inputs/mode.ts';

/**
 * The shape of a form whose record is on its way: its own inputs, in their places, without what they hold.
 *
 * @example
 * if (!client) return <FormSkeleton><DadosInputs id={id} /></FormSkeleton>;
 */
export function FormSkeleton({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const form = useForm();
  return (
    <WaitingContext value>
      <FormProvider {...form}>
        <Box role="status" aria-busy aria-label={translate('ra.page.loading')} sx={{ display: 'contents' }}>
          {children}
        </Box>
      </FormProvider>
    </WaitingContext>
  );
}
