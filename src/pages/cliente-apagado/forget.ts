import { useEffect, useState } from 'react';
import { isErased } from '../../../domain/cliente/erased.ts';
import { draftsOf } from '../../app/clienteDrafts.ts';
import { eraseDrafts, removeDrafts } from '../../app/draftPlace.ts';
import { forgetPendentesDe } from '../lancamento/guardado/guardados.ts';

/** Forgets what any user of this browser typed of a client whose person was erased; no form that is open keeps it again. */
export function forgetErased(idPessoa: number): Promise<void> {
  eraseDrafts(draftsOf(idPessoa));
  return forgetPendentesDe(idPessoa);
}

/** A client as it was read, as far as it tells whether its person was erased. */
interface Read {
  id: number | string;
  nome?: string;
  versao?: number | null;
}

/** Whether a client as it was read is one whose person was erased. */
export const isReadErased = ({ nome = '' }: Read): boolean => isErased({ nome });

/**
 * Forgets what this browser holds of a client from before its person was erased; what was typed over the client as it is
 * read now, by who knows of it, stays.
 */
export function forgetBefore({ id, versao = null }: Read): void {
  const dados = draftsOf(id);
  removeDrafts(dados, ({ name, draft }) => name === dados && draft.versao === versao);
  void forgetPendentesDe(Number(id));
}

/**
 * Once a client is read whose person was erased, in another browser it may be: forgets what this one holds of them.
 *
 * @returns whether that is done: its forms wait, for they would offer it
 */
export function useForgotten(client: Read | undefined): boolean {
  const erased = client && isReadErased(client) ? client : undefined;
  const [done, setDone] = useState<Read>();
  useEffect(() => {
    if (!erased) return;
    forgetBefore(erased);
    setDone(erased);
  }, [erased]);
  return !erased || done === erased;
}
