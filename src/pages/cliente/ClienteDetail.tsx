import { Alert, Box, Button, Tab, Tabs } from '@mui/material';
import { useGetOne, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useMayEdit } from '../../access.ts';
import { NoPermission } from '../../layout/NoPermission.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { DadosForm } from './DadosForm.tsx';
import { PageHead } from './PageHead.tsx';
import { PontosColeta } from './PontosColeta.tsx';
import { RESOURCE } from './useSaveCliente.ts';

export type ClienteTab = 'dados' | 'pontos';

interface ClienteDetailProps {
  /** 0 for a new client. */
  id: number;
  tab: ClienteTab;
}

/** A client: its data and its sampling points, each at an address of its own, and the way to its collections. */
export default function ClienteDetail({ id, tab }: ClienteDetailProps) {
  return id === 0 ? <NewClient /> : <ExistingClient key={id} id={id} tab={tab} />;
}

function NewClient() {
  const translate = useTranslate();
  const mayEdit = useMayEdit(RESOURCE);
  if (!mayEdit) return <NoPermission />;
  return (
    <ClientePage id={0} tab="dados" title={translate('cliente.detail.newTitle')}>
      <DadosForm onReload={() => {}} />
    </ClientePage>
  );
}

/** A read that comes of itself would replace what is being typed: the client is read on opening, and on demand. */
const READ_ONCE = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

function ExistingClient({ id, tab }: ClienteDetailProps) {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = useGetOne(RESOURCE, { id }, READ_ONCE);
  const [fresh, setFresh] = useState(false);
  const [reloaded, setReloaded] = useState<typeof data>();
  if (!fresh && data && !isFetching) setFresh(true);
  // Of the copy that another person's change brought and the one saved since, the later version is the client.
  const client = reloaded && (data?.versao ?? 0) <= reloaded.versao ? reloaded : data;

  if (error) {
    return (
      <>
        <PageHead title={translate('cliente.detail.failed')} />
        <Alert severity="error" action={<Button onClick={() => refetch()}>{translate('cliente.detail.retry')}</Button>}>
          {error.message}
        </Alert>
      </>
    );
  }
  if (!fresh || !client) return <PageSkeleton />;
  return (
    <ClientePage id={id} tab={tab} title={translate('cliente.detail.title', { nome: client.nome })}>
      {tab === 'dados' ? <DadosForm client={client} onReload={setReloaded} /> : <PontosColeta idPessoa={id} />}
    </ClientePage>
  );
}

interface ClientePageProps extends ClienteDetailProps {
  title: string;
  children: ReactNode;
}

function ClientePage({ id, tab, title, children }: ClientePageProps) {
  const translate = useTranslate();
  const base = `/${RESOURCE}/${id}`;
  return (
    <>
      <PageHead title={title}>
        {id !== 0 && (
          <Button component={Link} to={`${base}/historico-coletas`} variant="outlined">
            {translate('cliente.detail.history')}
          </Button>
        )}
      </PageHead>
      <Tabs value={tab} aria-label={translate('cliente.detail.tabs')} sx={{ borderBottom: 1, borderColor: 'divider' }}>
        <Tab
          component={Link}
          to={base}
          value="dados"
          id="aba-dados"
          aria-controls={tab === 'dados' ? 'parte-dados' : undefined}
          label={translate('cliente.detail.data')}
        />
        <Tab
          component={Link}
          to={`${base}/pontos-coleta`}
          value="pontos"
          id="aba-pontos"
          aria-controls={tab === 'pontos' ? 'parte-pontos' : undefined}
          disabled={id === 0}
          label={translate('cliente.detail.points')}
        />
      </Tabs>
      <Box role="tabpanel" id={`parte-${tab}`} aria-labelledby={`aba-${tab}`} sx={{ pt: 2 }}>
        {children}
      </Box>
    </>
  );
}
