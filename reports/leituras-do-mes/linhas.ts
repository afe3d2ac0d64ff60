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
