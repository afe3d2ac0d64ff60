import { contract } from '../../contract/index.ts';
import type { Api } from '../../dataProvider/envelope.ts';
import { addDays } from '../../domain/calendar.ts';
import { lerLimites, parametrosCall } from '../cliente/respostas.ts';
import { resultColumns } from '../cliente/resultados.ts';
import type { Loading } from '../defineReport.ts';
import { refuseAbove } from '../largest.ts';
import type { Asked } from '../tabela/asks.ts';
import { mesesCom, mesesProximos, queryOf } from '../tabela/proximas.ts';
import type { Nearest, TablePage } from '../tabela/table.ts';
import type { DasIndustrias } from './asks.ts';
import { type Linha, linha, PARAMETROS } from './linha.ts';

/** As many as the call gives at once. */
const PAGE_SIZE = 500;

type Pedido = Asked<DasIndustrias>;

const query = ({ idCliente, ...asked }: Pedido) => ({ ...queryOf(asked), ...(idCliente && { idCliente }) });

/** The 27 parameters with their limits. */
async function lerParametros(api: Api, signal?: AbortSignal) {
  const [{ data }, limites] = await Promise.all([api(parametrosCall, { signal }), lerLimites(api, signal)]);
  return resultColumns([], data, limites).slice(0, PARAMETROS.length);
}

async function lerPagina(api: Api, asked: Pedido, pagina: number, signal?: AbortSignal) {
  const request = { query: { ...query(asked), pagina, tamanho: PAGE_SIZE }, signal };
  const { data, paginas = 1, total, notes } = await api(contract.relatorioIndustrias.list, request);
  return { data, paginas, total, notes };
}

/** A page of the collections. @throws HttpError as the API */
export async function pagina(api: Api, asked: Pedido, number: number, signal?: AbortSignal): Promise<TablePage<Linha>> {
  const [results, { data, ...counts }] = await Promise.all([
    lerParametros(api, signal),
    lerPagina(api, asked, number, signal),
  ]);
  return { rows: data.map((one) => linha(one, results)), ...counts };
}

/**
 * All collections of the period, page after page. One that is added meanwhile pushes others to the next page: each is
 * taken once.
 *
 * @throws HttpError as the API; ReportError where there are too many of them for a file
 */
export async function todas(api: Api, asked: Pedido, signal?: AbortSignal): Promise<Linha[]> {
  const results = await lerParametros(api, signal);
  const rows = new Map<number, Linha>();
  for (let number = 1, paginas = 1; number <= paginas; number += 1) {
    const { data, paginas: last, total } = await lerPagina(api, asked, number, signal);
    paginas = last;
    refuseAbove(total ?? rows.size + data.length);
    for (const one of data) rows.set(one.id, linha(one, results));
  }
  return [...rows.values()];
}

/** The day of the newest collection before the period, and of the oldest one after it, of one client. */
async function diasProximos(api: Api, asked: Pedido & { idCliente: number }, signal?: AbortSignal) {
  const { desabilitadas, idCliente } = asked;
  const { dtInicio, dtFim } = asked.periodo;
  const one = { desabilitadas: desabilitadas ? 1 : 0, idCliente, tamanho: 1 } as const;
  const { list } = contract.relatorioIndustrias;
  const [before, after] = await Promise.all([
    api(list, { query: { ...one, dtFim: addDays(dtInicio, -1) }, signal }),
    api(list, { query: { ...one, dtInicio: addDays(dtFim, 1) }, signal }),
  ]);
  // The newest come first: the oldest one is the last page.
  const last = after.paginas ?? 1;
  const oldest =
    last > 1 ? await api(list, { query: { ...one, dtInicio: addDays(dtFim, 1), pagina: last }, signal }) : after;
  return { anterior: before.data[0]?.dtExecucao ?? null, posterior: oldest.data[0]?.dtExecucao ?? null };
}

/** The months nearest to a period without collections that have some, of the client asked for. @throws HttpError as the API */
export async function proximas(api: Api, asked: Pedido, loading: Loading): Promise<Nearest<DasIndustrias>[]> {
  const { idCliente } = asked;
  if (idCliente === undefined) return mesesProximos(api, asked, loading);
  return mesesCom(await diasProximos(api, { ...asked, idCliente }, loading.signal), asked);
}
