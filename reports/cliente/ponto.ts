import type { Coleta } from '../../contract/coletas.ts';

/** The point of a collection: its number among the client's and its name. */
export function pontoDaColeta({ RTPontoColeta3, pontoColeta }: Coleta): string {
  return [RTPontoColeta3, pontoColeta].filter(Boolean).join(' – ');
}
