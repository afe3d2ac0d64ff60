import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Api } from '../../../../dataProvider/envelope.ts';
import { momentToLocal } from '../../../../domain/calendar.ts';
import { createDocumentPdf } from '../../../../reports/engine/client.ts';
import type { DocumentReport } from '../../../../reports/engine/document.ts';
import { useApi } from '../../../app/useCall.ts';
import { dadosGuardados, type Guardados } from './guardado.ts';

/** Where a document about one client comes from, and what it says. */
export interface Fonte<K extends keyof Guardados> {
  key: K;
  /** Loads the data when no screen left them. `today` is `YYYY-MM-DD`. */
  ler(api: Api, idPessoa: number, today: string, signal: AbortSignal): Promise<Guardados[K]>;
  /** Key of the text that says why there is nothing to print, where that is so. */
  lacks?(dados: Guardados[K]): string | null;
  report(dados: Guardados[K], emittedAt: string): DocumentReport;
}

type State =
  | { phase: 'loading' }
  | { phase: 'ready'; file: Blob; url: string }
  /** Nothing can be printed; `text` is the key of the reason. */
  | { phase: 'lacking'; text: string }
  | { phase: 'failed'; error: Error };

/** What came of the data: a file, or the reason for none, and the client they are of. */
type Outcome = { file: Blob; id: number } | { lacking: string; id: number | null };

/** The client that an address names: `?idPessoa=12`. Null when it names none, 0 when what it names is no client. */
function idInAddress(search: string): number | null {
  const text = new URLSearchParams(search).get('idPessoa');
  if (text === null) return null;
  return /^\d+$/.test(text) ? Number(text) : 0;
}

/** An address of a file as long as it is shown. */
function useObjectUrl(file: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [file]);
  return url;
}

/**
 * The PDF of the client that the address names, or of the one whose data a screen left. Data left by a screen are
 * printed as they are; without them, or when they are another client's, they are loaded.
 *
 * @param fonte keeps its identity
 */
export function useDocumento<K extends keyof Guardados>(fonte: Fonte<K>) {
  const api = useApi();
  const named = idInAddress(useLocation().search);

  async function draw(signal: AbortSignal): Promise<Outcome> {
    const now = new Date().toISOString();
    const stored = dadosGuardados(fonte.key, named);
    if (!stored && !named) return { lacking: 'cliente.pdf.noClient', id: null };
    const dados = stored?.dados ?? (await fonte.ler(api, Number(named), momentToLocal(now)?.date ?? '', signal));
    const lacking = fonte.lacks?.(dados);
    if (lacking) return { lacking, id: dados.id };
    const report = fonte.report(dados, stored?.emittedAt ?? now);
    return { file: await createDocumentPdf(report, { signal }), id: dados.id };
  }

  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['pdf', fonte.key, named],
    queryFn: ({ signal }) => draw(signal),
    // What is on the page stays as it is; another visit looks anew.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const file = data && 'file' in data ? data.file : null;
  const url = useObjectUrl(file);

  function stateNow(): State {
    if (isFetching) return { phase: 'loading' };
    if (error) return { phase: 'failed', error };
    if (data && 'lacking' in data) return { phase: 'lacking', text: data.lacking };
    return file && url ? { phase: 'ready', file, url } : { phase: 'loading' };
  }
  return { state: stateNow(), idPessoa: data?.id || named || null, retry: () => void refetch() };
}
