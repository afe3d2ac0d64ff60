import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Arquivo } from '../../../contract/importacao.ts';
import { contract } from '../../../contract/index.ts';
import { isUnsure } from '../../../dataProvider/outcome.ts';
import { callKey, useApi } from '../../app/useCall.ts';
import { withDoubt } from '../../kit/feedback/withDoubt.ts';
import type { Tela } from './telas.ts';
import { type Outcome, useOutcome } from './useOutcome.ts';

const { importacao, previas, coletas } = contract;

/** A file on its way. `id` is known once it is registered. */
interface Sending {
  nome: string;
  id: number | null;
}

interface Uploaded extends Outcome {
  /** Whether the file is there now: it came in whole, in part, or all of it waits. */
  ok: boolean;
}

const failed = (text: string): Uploaded => ({ ok: false, severity: 'error', text });

/** Tells every screen that shows files or collections that they are others now. */
export function useRefreshImports() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [
        callKey(importacao.files),
        callKey(importacao.exists),
        callKey(previas.ofPending),
        callKey(coletas.ofClient),
      ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
}

/**
 * Sends a file of a screen: asks whether its name is taken, registers it, uploads and imports it.
 *
 * @param removed a file that is gone: what became of it, if it was the last one sent, is past
 * @returns `mayBeIn`, whether an attempt to send the file ended without a word of what became of it, until `begin` says
 *   that another is chosen
 */
export function useUpload({ conteudo, send, sent }: Tela, removed: Arquivo | null) {
  const api = useApi();
  const translate = useTranslate();
  const refresh = useRefreshImports();
  const busy = useRef(false);
  const [sending, setSending] = useState<Sending | null>(null);
  const [mayBeIn, setMayBeIn] = useState(false);
  const { outcome, say, forget } = useOutcome();
  const [lastId, setLastId] = useState<number | null>(null);
  const isGone = removed !== null && removed.id === lastId;

  function tell(result: Uploaded) {
    say(result);
    return result.ok;
  }

  async function importFile(file: File, kind: number): Promise<Uploaded> {
    const taken = await api(importacao.exists, { query: { nomeArquivo: file.name, conteudo } });
    if (taken.data.existe) return failed(translate('importacao.form.exists'));
    const registered = await api(importacao.register, {
      body: { filename: file.name, size: file.size, conteudo },
    });
    const { id } = registered.data;
    setSending({ nome: file.name, id });
    setLastId(id);
    const { data } = await send(api, { id, kind, file }).catch((error: unknown) => {
      if (isUnsure(error)) setMayBeIn(true);
      throw new Error(withDoubt(error, translate('incerto.arquivo')), { cause: error });
    });
    if (!data.sucesso) return failed(data.msg);
    if (data.aviso) return { ok: true, severity: 'warning', text: data.msg };
    const words = translate(sent);
    return { ok: true, severity: 'success', text: data.msg.startsWith(words) ? data.msg : `${words}. ${data.msg}` };
  }

  /** @returns whether it worked. A second call while one is under way does nothing. */
  async function upload(file: File, kind: number): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    forget();
    setSending({ nome: file.name, id: null });
    try {
      return tell(await importFile(file, kind));
    } catch (error) {
      return tell(failed(error instanceof Error ? error.message : String(error)));
    } finally {
      busy.current = false;
      setSending(null);
      // A file whose import failed is no longer registered, one that worked is: both change the list.
      await refresh();
    }
  }

  function begin() {
    setMayBeIn(false);
    forget();
  }
  return { upload, sending, outcome: isGone ? null : outcome, mayBeIn, begin };
}
