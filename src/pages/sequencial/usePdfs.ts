import { useCallback, useState } from 'react';
import type { Sequencia } from '../../../contract/sequenciais.ts';
import type { HistoricoTecnico } from '../../../reports/historico-tecnico/dados.ts';
import { simplesDaSequencia } from '../../../reports/historico-tecnico/definition.ts';
import { useApi } from '../../app/useCall.ts';
import { useTellError } from '../../kit/feedback/useTell.ts';

/** What the two reports of a sequence are asked by; their addresses say the same. */
export const filtrosDaSequencia = ({ sequencial, idCliente, inicio, fim }: Sequencia) => ({
  idPessoa: idCliente,
  sequencial,
  inicio,
  fim,
});

/** What the reports of a sequence are made of, or that it is being loaded. */
export type Preparo = HistoricoTecnico | 'carregando';

/**
 * What 'Criar' made, by sequence. The page keeps it: a row out of view, or in a closed panel, is not drawn.
 *
 * @returns those asked for so far, and what asks for one more
 */
export function usePdfs(): [preparos: ReadonlyMap<number, Preparo>, criar: (sequencia: Sequencia) => Promise<void>] {
  const api = useApi();
  const tellError = useTellError();
  const [preparos, setPreparos] = useState<ReadonlyMap<number, Preparo>>(new Map());

  const criar = useCallback(
    async (sequencia: Sequencia) => {
      const put = (preparo: Preparo) => setPreparos((former) => new Map(former).set(sequencia.id, preparo));
      put('carregando');
      try {
        const { load } = await simplesDaSequencia.contents();
        // Both reports are made of the same data.
        put(await load(api, filtrosDaSequencia(sequencia), { now: new Date().toISOString() }));
      } catch (error) {
        setPreparos((former) => new Map([...former].filter(([id]) => id !== sequencia.id)));
        tellError(error);
      }
    },
    [api, tellError],
  );
  return [preparos, criar];
}
