import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { ClienteDaAgenda } from '../../../contract/agenda.ts';
import { contract } from '../../../contract/index.ts';
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

/**
 * The schedule of a year, and the way to plan it: what is planned is shown at once and written in its turn, each client's
 * over the version that the writing before it made.
 */
export function useAgenda(ano: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  const tellError = useTellError();
  const { data: reply, error, refetch } = useCall(contract.agenda.list, { query: { ano } });
  const [planned, setPlanned] = useState(NOTHING);
  const versions = useRef(new Map<string, number>());
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);

  const plan = useCallback(
    (plans: readonly { cliente: ClienteDaAgenda; meses: readonly number[] }[]) => {
      setPlanned(
        (before) =>
          new Map([...before, ...plans.map(({ cliente, meses }) => [keyOf(ano, cliente.idPessoa), meses] as const)]),
      );
      waiting.current += 1;
      const write = async () => {
        const clientes = plans.map(({ cliente, meses }) => ({
          idPessoa: cliente.idPessoa,
          meses: [...meses],
          versao: versions.current.get(keyOf(ano, cliente.idPessoa)) ?? cliente.versao,
        }));
        const { data } = await api(contract.agenda.save, { body: { ano, clientes } });
        for (const { idPessoa, versao } of data) versions.current.set(keyOf(ano, idPessoa), versao);
      };
      const written = queue.current.then(write);
      queue.current = written.catch(tellError).then(async () => {
        waiting.current -= 1;
        if (waiting.current > 0) return;
        // What others planned meanwhile comes with it; a refusal puts back what is kept.
        await queryClient.refetchQueries({ queryKey: callKey(contract.agenda.list) });
        if (waiting.current > 0) return;
        versions.current.clear();
        setPlanned(NOTHING);
      });
      return written;
    },
    [api, ano, queryClient, tellError],
  );
  const clientes = reply?.data.map((client) => withPlan(client, planned.get(keyOf(ano, client.idPessoa))));
  return { clientes, error, refetch, plan };
}
