import type { Coleta } from '../../contract/coletas.ts';
import { contract } from '../../contract/index.ts';
import type { Api } from '../../dataProvider/envelope.ts';
import type { DoCliente } from '../cliente/definition.ts';
import { lerLimites, parametrosCall } from '../cliente/respostas.ts';
import { type ResultColumn, resultColumns } from '../cliente/resultados.ts';
import type { Emission, Loading } from '../defineReport.ts';
import type { Workbook } from '../engine/report.ts';
import { historicoWorkbook } from './workbook.ts';

/** Collections, newest first, and the columns of their results. */
export interface Historico {
  coletas: readonly Coleta[];
  results: readonly ResultColumn[];
}

/** Loads the collections of a client and the limits they are judged by. @throws HttpError as the API. */
export async function load(api: Api, { idPessoa }: DoCliente, { signal }: Loading): Promise<Historico> {
  const [{ data }, { data: parametros }, limites] = await Promise.all([
    api(contract.coletas.ofClient, { params: { idPessoa, versao: 1 }, signal }),
    api(parametrosCall, { signal }),
    lerLimites(api, signal),
  ]);
  return { coletas: data.result, results: resultColumns(data.result, parametros, limites) };
}

export function excel({ coletas, results }: Historico, { emittedAt }: Emission<DoCliente>): Workbook {
  return historicoWorkbook(coletas, results, emittedAt);
}
