import { leiturasDoMes } from '../../contract/hidrometros.ts';
import type { Leitura } from '../../contract/leitura.ts';
import type { Api } from '../../dataProvider/envelope.ts';
import type { FiltrosDoMes } from './filtros.ts';

/** The rows of a month's grid that the filters leave. @throws HttpError as the API */
export async function linhasDoMes(
  api: Api,
  { semLeitura, ...query }: FiltrosDoMes,
  signal: AbortSignal | undefined,
): Promise<readonly Leitura[]> {
  const { data } = await api(leiturasDoMes, { query, signal });
  return semLeitura ? data.filter(({ id }) => id === 0) : data;
}

/** Fields that nobody has read yet where no reading is saved: they stay empty, as 0 would be a reading. */
const NOT_SAVED = { leituraAtual: null, volumeMedido: null, volumeCorrigido: null } as const;

/** A row as reports show it: without what nobody read, as with the reading of a meter that was saved by the mean alone. */
export const soLido = (leitura: Leitura) => ({
  ...leitura,
  ...(leitura.flagNaoLida === 1 && { leituraAtual: null }),
  ...(leitura.id === 0 && NOT_SAVED),
});
