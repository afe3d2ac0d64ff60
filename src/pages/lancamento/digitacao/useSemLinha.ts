import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useTell } from '../../../kit/feedback/useTell.ts';
import { rotuloDe } from '../guardado/pendente.ts';
import type { Linha } from '../linha/linha.ts';

/**
 * Whether the row at hand went while the grid had the focus, and another one has come to stand in its place: what is typed on was
 * not meant for that one. It is told which one went.
 *
 * @param linha the row at hand
 * @returns `escolhida` is to be called once the user has chosen a row
 */
export function useSemLinha(table: RefObject<HTMLElement | null>, linhas: readonly Linha[], linha: Linha | undefined) {
  const translate = useTranslate();
  const tell = useTell();
  const [semLinha, setSemLinha] = useState(false);
  const before = useRef(linha);
  useEffect(() => {
    const last = before.current?.leitura;
    before.current = linha;
    if (!last || linhas.some(({ leitura }) => leitura.idHidrometro === last.idHidrometro)) return;
    if (!table.current?.contains(document.activeElement)) return;
    setSemLinha(true);
    tell(translate('lancamento.semLinha', { rotulo: rotuloDe(last) }), 'warning');
  }, [table, linhas, linha, tell, translate]);
  return { semLinha, escolhida: () => setSemLinha(false) };
}
