import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { ClienteDaAgenda } from '../../../contract/agenda.ts';
import { contract } from '../../../contract/index.ts';
import { createKeyring } from '../../../dataProvider/idempotency.ts';
import { isPassing } from '../../../dataProvider/outcome.ts';
import { callKey, useApi, useCall } from '../../app/useCall.ts';
import { useTellError } from '../../kit/feedback/useTell.ts';

/** What was planned here and the list does not tell yet: the months of what is due, by year and client. */
type Planned = ReadonlyMap<string, readonly number[]>;
const NOTHING: Planned = new Map();

/** What is being written goes on while another year is shown. */
const keyOf = (ano: number, idPessoa: number) => `${ano}-${idPessoa}`;

/** A client as it stands on the screen: with what was planned here. */
function withPlan(client: ClienteDaAgenda, meses: readonly number[] | undefined): ClienteDaAgenda {
  if (!meses) return client;
  const first = client.devidas[0]?.numero ?? 1;
  const devidas = meses.map((mes, at) => ({ numero: first + at, mes, guardada: true, atrasadaDe: null }));
  return { ...client, devidas };
}

/** Plans of a year that go in one request: all are kept or none. */
interface Batch {
  ano: number;
  plans: readonly { cliente: ClienteDaAgenda; meses: readonly number[] }[];
}

const keysOf = ({ ano, plans }: Batch) => plans.map(({ cliente }) => keyOf(ano, cliente.idPessoa));

/** A client that was drawn before the list was read anew tells an older version than its last writing made. */
const newest = (written: number | undefined, told: number | null) =>
  written === undefined ? told : Math.max(written, told ?? 0);

/** What no server answered to, in its order, and how the first of it failed. */
interface Unsaved {
  error: Error;
  batches: readonly Batch[];
}

/**
 * The schedule of a year, and the way to plan it: what is planned is shown at once and written in its turn, each client's
 * over the version that the writing before it made. What no server answered to stays as it was planned, until it is sent
 * again: by `retry`, or before what is planned next.
 */
export function useAgenda(ano: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  const tellError = useTellError();
  const { data: reply, error, refetch } = useCall(contract.agenda.list, { query: { ano } });
  const [planned, setPlanned] = useState(NOTHING);
  const [unsaved, setUnsaved] = useState<Unsaved | null>(null);
  const versions = useRef(new Map<string, number>());
  const [keyring] = useState(createKeyring);
  const lost = useRef<Unsaved>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);

  const enqueue = useCallback(
    (batch: Batch) => {
      waiting.current += 1;
      const write = async () => {
        // In their order: what was planned first is not to be written over what came after it.
        if (lost.current) throw lost.current.error;
        const clientes = batch.plans.map(({ cliente, meses }) => ({
          idPessoa: cliente.idPessoa,
          meses: [...meses],
          versao: newest(versions.current.get(keyOf(batch.ano, cliente.idPessoa)), cliente.versao),
        }));
        const body = { ano: batch.ano, clientes };
        const none = () => ({});
        const { data } = await keyring(body, none, (idempotencyKey) =>
          api(contract.agenda.save, { body, idempotencyKey }),
        );
        for (const { idPessoa, versao } of data) versions.current.set(keyOf(batch.ano, idPessoa), versao);
      };
      const written = queue.current.then(write);
      const failed = (error: unknown) => {
        if (!isPassing(error)) {
          for (const key of keysOf(batch)) versions.current.delete(key);
          return tellError(error);
        }
        lost.current = { error, batches: [...(lost.current?.batches ?? []), batch] };
        setUnsaved(lost.current);
      };
      queue.current = written.catch(failed).then(async () => {
        waiting.current -= 1;
        if (waiting.current > 0) return;
        // What others planned meanwhile comes with it; a refusal puts back what is kept.
        await queryClient.refetchQueries({ queryKey: callKey(contract.agenda.list) });
        if (waiting.current > 0) return;
        const kept = new Set(lost.current?.batches.flatMap(keysOf));
        setPlanned((before) => new Map([...before].filter(([key]) => kept.has(key))));
      });
      return written;
    },
    [api, queryClient, tellError, keyring],
  );

  /** Sends again, in their order, what no server answered to. */
  const retry = useCallback(() => {
    const { batches = [] } = lost.current ?? {};
    lost.current = null;
    setUnsaved(null);
    for (const batch of batches) void enqueue(batch).catch(() => undefined);
  }, [enqueue]);

  const plan = useCallback(
    (plans: Batch['plans']) => {
      retry();
      setPlanned(
        (before) =>
          new Map([...before, ...plans.map(({ cliente, meses }) => [keyOf(ano, cliente.idPessoa), meses] as const)]),
      );
      return enqueue({ ano, plans });
    },
    [ano, enqueue, retry],
  );
  const clientes = reply?.data.map((client) => withPlan(client, planned.get(keyOf(ano, client.idPessoa))));
  return { clientes, error, refetch, plan, unsaved, retry };
}
