import type { PontoColeta } from '../../contract/clientes.ts';
import { contract } from '../../contract/index.ts';
import type { LimiteDoParametro } from '../../contract/limites.ts';
import type { RegisterRecord } from '../../contract/registers.ts';
import type { Api } from '../../dataProvider/envelope.ts';
import { momentToLocal } from '../../domain/calendar.ts';
import { assess } from '../../domain/coleta/conformity.ts';
import { parseLabValue } from '../../domain/coleta/labValue.ts';
import { momentoColeta } from '../../domain/coleta/momentoColeta.ts';
import { unidadeDe } from '../../domain/coleta/parametros.ts';
import { cobranca, unidadesConsumidoras } from '../cliente/cobranca.ts';
import { labText, rawValue } from '../cliente/decimals.ts';
import type { DoCliente } from '../cliente/definition.ts';
import { pontoDaColeta } from '../cliente/ponto.ts';
import { lerLimites, lerRespostasDbo, parametrosCall, type RespostasDbo } from '../cliente/respostas.ts';
import { limitsFor, resultColumns } from '../cliente/resultados.ts';
import { sinalDo } from '../cliente/sinais.ts';
import { lerConfiguracao } from '../configuracao.ts';
import type { Loading } from '../defineReport.ts';
import type { AnaliseCliente, ColetaNaoConforme } from './dados.ts';

/** What the analysis history needs: replies of the contract, whole. */
export interface RespostasAnalise extends RespostasDbo {
  pontos: readonly Pick<PontoColeta, 'descricao'>[];
  /** The register of parameters, which gives today's limits. */
  parametros: readonly RegisterRecord[];
  /** Those of other days. */
  limites: readonly LimiteDoParametro[];
}

/** Results out of their limits among collections of the period, in the order of the collections. */
function naoConformes(
  { coletas, parametros, limites }: RespostasAnalise,
  { inicio, fim }: { inicio: string; fim: string },
): ColetaNaoConforme[] {
  const columns = resultColumns(coletas, parametros, limites);
  return coletas.flatMap((coleta) => {
    const date = momentoColeta(coleta.dtRetirada)?.date;
    if (!date || date < inicio || date > fim) return [];
    return columns.flatMap((column) => {
      const { field, id, sigla, decimals } = column;
      const raw = rawValue(coleta, field);
      const limits = limitsFor(column, coleta);
      if (!limits || assess(raw, limits).status !== 'nao-conforme') return [];
      const found = {
        dtExecucao: date,
        descricao: pontoDaColeta(coleta),
        idParametro: id,
        sigla,
        unidade: unidadeDe(id) ?? '',
        minimo: limits.minimo,
        maximo: limits.maximo,
        valorParametro: labText(raw, decimals),
        bruto: String(raw ?? ''),
        sinal: sinalDo(raw, limits),
        idTipoDBO: coleta.idTipoDBO,
      };
      return [found];
    });
  });
}

/**
 * What the analysis history of a client says.
 *
 * @param today `YYYY-MM-DD`, the last day of the 12 months.
 */
export function analiseDoCliente(respostas: RespostasAnalise, today: string): AnaliseCliente {
  const { cliente, enderecos, hidrometros, pontos, coletas } = respostas;
  const { valor, base, inicio, fim, usadas } = cobranca(coletas, today);
  const [endereco] = enderecos;
  return {
    id: cliente.id,
    codigo: cliente.codigo,
    nome: cliente.nome,
    CEP: endereco?.cep ?? null,
    logradouro: endereco?.logradouro ?? null,
    numero: endereco?.numero ?? null,
    complemento: endereco?.complemento ?? null,
    bairro: endereco?.bairro ?? null,
    cidade: endereco?.cidade ?? null,
    UF: endereco?.uf ?? null,
    pontosDeColeta: pontos.map(({ descricao }) => descricao),
    uc: unidadesConsumidoras(hidrometros),
    mediaDBO: valor,
    base,
    inicio,
    fim,
    listaColetaDBO: usadas.map(({ id, coleta, data, dbo, idTipoDBO }) => ({
      id,
      dtColeta: data ?? '',
      descricao: pontoDaColeta(coleta),
      dboTotal: parseLabValue(dbo).number ?? 0,
      bruto: String(dbo ?? ''),
      idTipoDBO,
    })),
    coletasNaoConformes: naoConformes(respostas, { inicio, fim }),
  };
}

/** Asks for all that the analysis history and the technical reports say. @throws HttpError as the API. */
export async function lerRespostasAnalise(api: Api, idPessoa: number, signal?: AbortSignal): Promise<RespostasAnalise> {
  const [respostas, pontos, parametros, limites] = await Promise.all([
    lerRespostasDbo(api, idPessoa, signal),
    api(contract.pontosColeta.list, { params: { idPessoa }, signal }),
    api(parametrosCall, { signal }),
    lerLimites(api, signal),
  ]);
  return { ...respostas, pontos: pontos.data, parametros: parametros.data, limites };
}

/** Loads it, of the 12 months up to today. @throws HttpError as the API. */
export async function load(api: Api, { idPessoa }: DoCliente, { now, signal }: Loading): Promise<AnaliseCliente> {
  const [respostas, configuracao] = await Promise.all([
    lerRespostasAnalise(api, idPessoa, signal),
    lerConfiguracao(api, signal),
  ]);
  return { ...analiseDoCliente(respostas, momentToLocal(now)?.date ?? ''), configuracao };
}
