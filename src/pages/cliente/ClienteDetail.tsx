import { AlertTitle, Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { type RaRecord, useGetOne, useTranslate } from 'react-admin';
import { useMayEdit } from '../../app/access.ts';
import { ErrorBoundary } from '../../kit/feedback/ErrorBoundary.tsx';
import { FocusedAlert } from '../../kit/feedback/FocusedAlert.tsx';
import { NotFound } from '../../kit/feedback/NotFound.tsx';
import { PageSkeleton } from '../../kit/feedback/PageSkeleton.tsx';
import { PartFailure } from '../../kit/feedback/PartFailure.tsx';
import { FormSkeleton } from '../../kit/forms/FormSkeleton.tsx';
import { ReadOnlyContext } from '../../kit/forms/inputs/mode.ts';
import { ReadOnlyNote } from '../../kit/forms/ReadOnlyNote.tsx';
import { useOpened } from '../../kit/forms/useOpened.ts';
import { useFresh } from '../../kit/forms/WhenFresh.tsx';
import { later } from '../../kit/later.tsx';
import { NoPermission } from '../../kit/NoPermission.tsx';
import { forgetBefore, forgetErased, isReadErased, useForgotten } from '../cliente-apagado/forget.ts';
import { ErasedContext } from './apagado.ts';
import { ClienteTabs } from './ClienteTabs.tsx';
import { ClienteUnread } from './ClienteUnread.tsx';
import { AHEAD, WHOLE } from './clienteQuery.ts';
import { DadosForm } from './DadosForm.tsx';
import { DadosInputs } from './DadosInputs.tsx';
import { ClienteHead } from './head/ClienteHead.tsx';
import { ParametrosCliente } from './resumo/ParametrosCliente.tsx';
import { Resumo } from './resumo/Resumo.tsx';
import { type SubResourceProps, SubResources } from './sub/SubResource.tsx';
import { Titular } from './Titular.tsx';
import { CLIENTE, TABS, type TabKey, type TabMark, TabMarkContext } from './tabs.ts';

const LogsCliente = later(() => import('./logs/LogsCliente.tsx'), PageSkeleton);

/** The records that each part of a client shows. */
export type ClienteRecords = Readonly<Record<Exclude<TabKey, 'dados' | 'logs'>, readonly SubResourceProps[]>>;

interface ClienteDetailProps {
  /** 0 for a new client. */
  id: number;
  /** What follows the client in the address: which part of it is asked for. */
  part: string;
  records: ClienteRecords;
}

/** A client: its parts, each at an address of its own, and the way to its collections. */
export default function ClienteDetail({ id, part, records }: ClienteDetailProps) {
  const tab = TABS.find(({ path }) => path === part)?.key;
  if (!tab || (id === 0 && tab !== 'dados')) return <NotFound />;
  return id === 0 ? <NewClient /> : <ExistingClient key={id} id={id} tab={tab} records={records} />;
}

function NewClient() {
  const translate = useTranslate();
  if (!useOpened(useMayEdit(CLIENTE))) return <NoPermission />;
  return (
    <ClientePage id={0} tab="dados" title={translate('cliente.detail.newTitle')}>
      <DadosForm />
    </ClientePage>
  );
}

/** A read that comes of itself would replace what is being typed: the client is read on opening, and on demand. */
const READ_ONCE = { ...AHEAD, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

interface ExistingClientProps extends Pick<ClienteDetailProps, 'id' | 'records'> {
  tab: TabKey;
}

function ExistingClient({ id, tab, records }: ExistingClientProps) {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useGetOne(CLIENTE, { id, meta: WHOLE }, READ_ONCE);
  // The name is at hand already when one comes from the list.
  const row = queryClient.getQueryData<RaRecord>([CLIENTE, 'getOne', { id: String(id), meta: undefined }]);
  const [client, setClient] = useFresh<RaRecord>(error ? undefined : data, isFetching);

  /** Whatever is being typed of it. A client that cannot be read by now is not shown as it was. */
  async function readAgain() {
    void queryClient.invalidateQueries();
    const { data: now, isSuccess } = await refetch({ cancelRefetch: false });
    setClient(isSuccess ? now : undefined);
  }

  const forgotten = useForgotten(client);
  const [erased, setErased] = useState({ times: 0, told: '' });
  /** The person was erased by somebody else: no form of the client keeps what was typed of them, nor shows it. */
  async function onErased(told: string) {
    // Whoever knew it already goes on typing: they may mean another person's name.
    if (client && isReadErased(client)) return forgetBefore(client);
    await forgetErased(id);
    await readAgain();
    setErased(({ times }) => ({ times: times + 1, told }));
  }

  if (error && !client) return <ClienteUnread id={id} error={error} onRetry={refetch} />;
  const named = client ?? data ?? row;
  return (
    <ClientePage
      key={erased.times}
      id={id}
      tab={tab}
      records={records}
      erased={erased.told}
      onErased={onErased}
      title={named && translate('cliente.detail.title', { nome: named.nome })}
      client={named}
      more={client && <Titular client={client} onUnsure={readAgain} />}
    >
      {client && forgotten ? (
        <>
          <DadosForm client={client} onClient={setClient} />
          <ParametrosCliente idPessoa={id} />
        </>
      ) : (
        <>
          <ReadOnlyNote />
          <FormSkeleton>
            <DadosInputs id={id} />
          </FormSkeleton>
        </>
      )}
    </ClientePage>
  );
}

const nothing = () => {};

interface ClientePageProps {
  id: number;
  tab: TabKey;
  /** A new client has none. */
  records?: ClienteRecords;
  /** None while it is on its way. */
  title?: string;
  /** As far as it is known. */
  client?: RaRecord;
  /** That its person was erased meanwhile, in the server's words. */
  erased?: string;
  onErased?(told: string): void;
  /** What is rarely done with it. */
  more?: ReactNode;
  /** 'Dados', which stays while it holds something that was not saved. */
  children: ReactNode;
}

function ClientePage(props: ClientePageProps) {
  const { id, tab, records, title, client, erased, onErased = nothing, more, children } = props;
  const translate = useTranslate();
  const mayEdit = useMayEdit(CLIENTE);
  const [marks, setMarks] = useState<Partial<Record<TabKey, TabMark>>>({});
  const mark = useCallback(
    (key: TabKey, change: TabMark | null) => setMarks((before) => ({ ...before, [key]: change ?? undefined })),
    [],
  );
  const shown = TABS.filter(({ key }) => key === tab || marks[key]?.dirty);
  const partOf = (key: TabKey) => {
    if (key === 'dados') return children;
    if (key === 'logs') return <LogsCliente idPessoa={id} />;
    return records && <SubResources resources={records[key]} idPessoa={id} />;
  };
  return (
    <ReadOnlyContext value={!mayEdit}>
      <TabMarkContext value={mark}>
        <ErasedContext value={onErased}>
          <ClienteHead id={id} tab={tab} title={title} client={client} more={more} />
          {erased && (
            <FocusedAlert severity="warning">
              <AlertTitle>{erased}</AlertTitle>
              {translate('ficha.titular.forgotten')}
            </FocusedAlert>
          )}
          {id !== 0 && <Resumo idPessoa={id} />}
          <ClienteTabs id={id} current={tab} marks={marks} />
          {shown.map(({ key }) => (
            <Box
              key={key}
              role="tabpanel"
              id={`parte-${key}`}
              aria-labelledby={`aba-${key}`}
              hidden={key !== tab}
              sx={{ pt: 2 }}
            >
              <ErrorBoundary Fallback={PartFailure}>{partOf(key)}</ErrorBoundary>
            </Box>
          ))}
        </ErasedContext>
      </TabMarkContext>
    </ReadOnlyContext>
  );
}
