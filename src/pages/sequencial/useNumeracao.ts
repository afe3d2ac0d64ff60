import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { contract } from '../../../contract/index.ts';
import type { Empresa, PeriodoDeSequencias } from '../../../contract/sequenciais.ts';
import { createKeyring } from '../../../dataProvider/idempotency.ts';
import { lastSequence, nextSequence, nextSequences } from '../../../domain/monitoramento/nextSequence.ts';
import type { Period } from '../../../reports/tabela/period.ts';
import { callKey, useApi } from '../../app/useCall.ts';
import { useSave } from '../../kit/forms/useSave.ts';

const { sequenciais } = contract;

/** The companies of a period that was searched for, and what was saved when it was. */
interface Busca {
  periodo: Period;
  empresas: readonly Empresa[];
  salvas: readonly PeriodoDeSequencias[];
}

/** The numbers that clients have in a period already. */
function numerosEm({ dtInicio, dtFim }: Period, salvas: readonly PeriodoDeSequencias[]): ReadonlyMap<number, string> {
  const own = salvas.filter(({ inicio, fim }) => inicio === dtInicio && fim === dtFim).flatMap(({ dados }) => dados);
  return new Map(own.map(({ idCliente, sequencial }) => [idCliente, sequencial]));
}

/** So many numbers from one on; none when the year has not so many, of which the server tells when they are saved. */
function numerosDesde(primeiro: string, inicio: string, count: number): string[] {
  try {
    return count === 0 ? [] : [primeiro, ...nextSequences(primeiro, inicio, count - 1)];
  } catch {
    return [];
  }
}

/** The next number that is free, told by a server that refused a number which no longer is. */
function proximoDe(error: unknown): string | null {
  const proximo = error instanceof HttpError && error.status === 409 && error.body?.listaResultados?.proximo;
  return typeof proximo === 'string' ? proximo : null;
}

/**
 * The numbering of companies for a period: search, marks, numbers, saving. Marked companies have numbers in a row, in
 * the list's order, whatever is marked after they were generated; the server has the last word, and where a number was
 * taken meanwhile they begin at the next free one.
 *
 * @param onSaved told how many were saved
 */
export function useNumeracao(onSaved: (count: number) => void) {
  const api = useApi();
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const [keyring] = useState(createKeyring);
  const [busca, setBusca] = useState<Busca | null>(null);
  const [marcadas, setMarcadas] = useState<ReadonlySet<number>>(new Set());
  /** The number that the first marked company gets; null until numbers are generated. */
  const [primeiro, setPrimeiro] = useState<string | null>(null);

  const salvasAgora = () => api(sequenciais.all).then(({ data }) => data);

  const buscar = useMutation({
    mutationFn: async (periodo: Period): Promise<Busca> => {
      const [empresas, salvas] = await Promise.all([api(sequenciais.companies, { query: periodo }), salvasAgora()]);
      return { periodo, empresas: empresas.data, salvas };
    },
    onSuccess: (found) => {
      const numbered = numerosEm(found.periodo, found.salvas);
      setBusca(found);
      // Who has a number in this very period is not given another one unless somebody says so.
      setMarcadas(new Set(found.empresas.map(({ idCliente }) => idCliente).filter((id) => !numbered.has(id))));
      setPrimeiro(null);
    },
  });

  const gerar = useMutation({
    mutationFn: async ({ periodo: { dtInicio }, salvas }: Busca) => {
      // That of a removed sequence too, which the saved ones do not tell; of a legacy server, the current year's.
      const { data } = await api(sequenciais.last, { query: { dtInicio } });
      const saved = salvas.flatMap(({ dados }) => dados.map(({ sequencial }) => sequencial));
      const last = lastSequence([data.sequencial, ...saved], dtInicio);
      if (last?.startsWith('9999')) throw new Error(translate('sequencial.dialogo.acabaram'));
      return nextSequence(last, dtInicio);
    },
    onSuccess: setPrimeiro,
  });

  const jaTem = useMemo(() => (busca ? numerosEm(busca.periodo, busca.salvas) : new Map<number, string>()), [busca]);
  const pedidas = useMemo(() => {
    const ids = (busca?.empresas ?? []).map(({ idCliente }) => idCliente).filter((id) => marcadas.has(id));
    const numeros = primeiro && busca ? numerosDesde(primeiro, busca.periodo.dtInicio, ids.length) : [];
    return ids.map((idCliente, at) => ({ idCliente, sequencial: numeros[at] ?? null }));
  }, [busca, marcadas, primeiro]);
  const numeros = useMemo(
    () => new Map(pedidas.map(({ idCliente, sequencial }) => [idCliente, sequencial])),
    [pedidas],
  );

  const refresh = () => queryClient.invalidateQueries({ queryKey: callKey(sequenciais.all) });
  const { submit, saving, failure, clearFailure } = useSave({
    send: ({ periodo: { dtInicio: inicio, dtFim: fim } }: Busca, signal) => {
      const body = { inicio, fim, sequenciais: pedidas };
      return keyring(
        body,
        () => ({}),
        (idempotencyKey) => api(sequenciais.save, { body, idempotencyKey, signal }),
      );
    },
    onSaved: async ({ data }) => {
      await refresh();
      onSaved(data.ids.length);
    },
    onFailed: async (error) => {
      const proximo = proximoDe(error);
      if (!proximo) return;
      setPrimeiro(proximo);
      void refresh();
      // Somebody else's numbers of this period are shown too; what is marked stays.
      const salvas = await salvasAgora().catch(() => null);
      if (salvas) setBusca((shown) => shown && { ...shown, salvas });
    },
  });

  const marcar = useCallback((ids: readonly number[], marked: boolean) => {
    setMarcadas((former) => {
      const next = new Set(former);
      for (const id of ids) {
        if (marked) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  }, []);

  return {
    busca,
    marcadas,
    marcar,
    /** By client: the number that it would get. */
    numeros,
    /** By client: the number that it has in this period already. */
    jaTem,
    buscar,
    gerar,
    gerou: primeiro !== null,
    salvar: () => busca && submit(busca),
    saving,
    failure,
    /** The failure is that a number was taken, and the list shows others now. */
    renumerou: proximoDe(failure) !== null,
    clearFailure,
  };
}
