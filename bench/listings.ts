import * as z from 'zod';
import { allCalls } from '../contract/allCalls.ts';
import { type Call, callName } from '../contract/call.ts';
import type { Size } from './scaleData.ts';

/** A list of the API as it is asked for. */
export interface Listing {
  name: string;
  url: string;
}

/** A client and a meter that the larger database has added; ids in paths of other records are the demonstration's. */
const CLIENT = 1001;

/** Whatever a list may want to know, in one query: each call takes what it declares and leaves the rest. */
const QUERY = {
  dtInicio: '2026-01-01',
  dtFim: '2026-11-20',
  idPessoa: CLIENT,
  idMes: 10,
  idAno: 2026,
  ano: 2026,
  valor: 1,
};
const PARAMS: Record<string, string | number> = { idPessoa: CLIENT, versao: 1 };
const FIRST_ID = 1;
const PAGE = 50;

const holdsList = (result: z.ZodType): boolean =>
  result instanceof z.ZodArray ||
  (result instanceof z.ZodObject && Object.values(result.shape).some((field) => field instanceof z.ZodArray));

function address({ path, query }: Call): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(PARAMS[name] ?? FIRST_ID));
  const known = query instanceof z.ZodObject ? Object.keys(query.shape) : [];
  const wanted = Object.entries(QUERY).filter(([name]) => known.includes(name));
  const text = new URLSearchParams(wanted.map(([name, value]) => [name, String(value)])).toString();
  return text ? `${filled}?${text}` : filled;
}

/** Lists where they cost the most: the last page, a text that is nowhere, one client's own entries and summary. */
function extremes({ coletas, log, clientes, anos }: Size): Listing[] {
  const urls = [
    `/HistoricoColeta?pagina=${Math.floor(coletas / PAGE)}`,
    `/RelatorioMonitoramento?dtInicio=2021-01-01&dtFim=2025-12-31&pagina=${Math.floor((coletas * 5) / anos / PAGE)}`,
    `/RelatorioMonitoramento?idCliente=${CLIENT}`,
    `/logUser?pagina=${Math.floor(log / PAGE)}`,
    '/logUser?pesquisa=inexistente',
    '/logUser?pesquisa=obsPrincipal',
    '/logUser?pesquisa=zimbro',
    '/logUser?pesquisa=depois antes',
    '/logUser?pesquisa=zq',
    '/logUser?pesquisa=zq&tabela=HistoricoColeta',
    `/logUser?tabela=Pessoa&idReferencia=${CLIENT}`,
    `/logUser?tabela=Pessoa&idReferencia=${CLIENT}&secao=PessoaEndereco`,
    `/Pessoa/${CLIENT}/resumo`,
    '/logUser?tabela=HistoricoColeta',
    '/logUser?dtPesquisa=2026-01-01&dtPesquisaFim=2026-02-01',
    '/logUser?dtPesquisa=2026-01-01&dtPesquisaFim=2026-02-01&tabela=HistoricoColeta',
    `/Pessoa?descricao=${clientes}`,
    '/Pessoa?flagMedidor=1',
    '/Pessoa?flagMedidor=0',
  ];
  return urls.map((url) => ({
    name: `GET ${url.replace(/pagina=\d+/, 'pagina=última').replace(`descricao=${clientes}`, 'descricao=…')}`,
    url,
  }));
}

/** Every list of the contract, then the paged ones at their worst. */
export function listings(size: Size): Listing[] {
  const lists = allCalls().filter(({ method, result, paged }) => method === 'GET' && (paged || holdsList(result)));
  const unique = new Map(lists.map((call) => [callName(call), { name: callName(call), url: address(call) }]));
  return [...unique.values(), ...extremes(size)];
}
