import { Box } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { contract } from '../../../contract/index.ts';
import { useMayEdit } from '../../app/access.ts';
import { useApi, useCall } from '../../app/useCall.ts';
import { useOffersMore } from '../../app/useOffersMore.ts';
import { ErrorAlert } from '../../kit/feedback/ErrorAlert.tsx';
import { FormSkeleton } from '../../kit/forms/FormSkeleton.tsx';
import { ReadOnlyContext } from '../../kit/forms/inputs/mode.ts';
import { ReadOnlyNote } from '../../kit/forms/ReadOnlyNote.tsx';
import { useFresh } from '../../kit/forms/WhenFresh.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { Section } from '../../kit/page/Section.tsx';
import type { Configuracao } from './configuracao.ts';
import { Dispositivos } from './dispositivos/Dispositivos.tsx';
import { PdfDoEmail } from './PdfDoEmail.tsx';
import { Textos, TextosInputs } from './Textos.tsx';

const { one } = contract.configuracaoApp;
/** What is read is what the form starts with: an old copy is not shown first. */
const ANEW = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false } as const;

/** 'Protocolos App': what is sent by mail when a protocol comes from the field (spec 2 §2.12). */
export default function ConfiguracaoApp() {
  const translate = useTranslate();
  const mayEdit = useMayEdit('App/Settings-app');
  const settings = useCall(one, {}, ANEW);
  const [read, setRead] = useFresh(settings.data?.data, settings.isFetching);
  const offersMore = useOffersMore();
  const failed = settings.error && !read;
  return (
    <>
      <PageHead title={translate('app.configuracao.title')} />
      <ReadOnlyContext value={!mayEdit}>
        <ReadOnlyNote />
        {failed && (
          <ErrorAlert onRetry={settings.refetch}>
            {translate('app.configuracao.failed')} {settings.error.message}
          </ErrorAlert>
        )}
        {!failed && (read ? <Partes read={read} onRead={setRead} /> : <Waiting />)}
        {read && offersMore && <Dispositivos />}
      </ReadOnlyContext>
    </>
  );
}

function Waiting() {
  return (
    <FormSkeleton>
      <TextosInputs />
    </FormSkeleton>
  );
}

/** The PDF is saved by itself: what is typed in the texts meanwhile stays. */
function Partes({ read, onRead }: { read: Configuracao; onRead(read: Configuracao): void }) {
  const translate = useTranslate();
  const api = useApi();
  const [pdf, setPdf] = useState(read);
  const readAgain = async () => (await api(one)).data;
  return (
    <>
      <Textos read={read} onSaved={async () => onRead(await readAgain())} />
      <Box sx={{ mt: 2 }}>
        <Section title={translate('app.configuracao.pdf.title')}>
          <PdfDoEmail saved={pdf} onSaved={async () => setPdf(await readAgain())} />
        </Section>
      </Box>
    </>
  );
}
