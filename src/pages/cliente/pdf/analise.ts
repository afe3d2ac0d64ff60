import type { Cliente, PontoColeta } from '../../../../contract/clientes.ts';
import type { Coleta } from '../../../../contract/coletas.ts';
import type { Endereco } from '../../../../contract/enderecos.ts';
import type { Hidrometro } from '../../../../contract/hidrometros.ts';
import type { RegisterRecord } from '../../../../contract/registers.ts';
import { formatCep } from '../../../../domain/cliente/cep.ts';
import { type DboCobranca, dboCobranca } from '../../../../domain/coleta/billingDbo.ts';
import { assess } from '../../../../domain/coleta/conformity.ts';
import { parseLabValue, type RawLabValue } from '../../../../domain/coleta/labValue.ts';
import type { AnaliseCliente, ColetaNaoConforme, DboCliente } from '../../../../reports/cliente/dados.ts';
import { labText, rawValue } from '../../../../reports/cliente/decimals.ts';
import { pontoDaColeta } from '../../../../reports/cliente/historico.ts';
import { momentoColeta } from '../../../../reports/cliente/momentoColeta.ts';
import { resultColumns } from '../../../../reports/cliente/resultados.ts';

/** What the letter needs of a client: replies of the contract, whole. */
export interface RespostasDbo {
  cliente: Cliente;
  enderecos: readonly Endereco[];
  hidrometros: readonly Hidrometro[];
  coletas: readonly Coleta[];
}

/** What the analysis history needs besides. */
export interface RespostasAnalise extends RespostasDbo {
  pontos: readonly PontoColeta[];
  /** The register of parameters, which gives the limits. */
  parametros: readonly RegisterRecord[];
}

/** A collection as the billing calculation reads it, with itself. */
interface Datada {
  id: number;
  data: string | null;
  idTipoDBO: number;
  dbo: RawLabValue;
  coleta: Coleta;
}

/** The calculation of the charge on a day, over the day on which each collection ended, as the history screen has it. */
function cobranca(coletas: readonly Coleta[], today: string): DboCobranca<Datada> {
  const inputs = coletas.map((coleta): Datada => {
    const { id, dtRetirada, idTipoDBO, DBO } = coleta;
    return { id, data: momentoColeta(dtRetirada)?.date ?? null, idTipoDBO, dbo: DBO, coleta };
  });
  return dboCobranca(inputs, today);
}

/** The consumer units of the meters in use, each once. */
function unidadesConsumidoras(hidrometros: readonly Hidrometro[]): string[] {
  const numbers = hidrometros.filter(({ flagAtivo }) => flagAtivo === 1).map(({ uc }) => uc?.trim() ?? '');
  return [...new Set(numbers.filter(Boolean))];
}

/** Results out of their limits among collections of the period, in the order of the collections. */
function naoConformes(
  { coletas, parametros }: RespostasAnalise,
  { inicio, fim }: { inicio: string; fim: string },
): ColetaNaoConforme[] {
  const columns = resultColumns(coletas, parametros);
  return coletas.flatMap((coleta) => {
    const date = momentoColeta(coleta.dtRetirada)?.date;
    if (!date || date < inicio || date > fim) return [];
    return columns.flatMap(({ field, id, sigla, unit, decimals, limits }) => {
      const raw = rawValue(coleta, field);
      if (!limits || assess(raw, limits).status !== 'nao-conforme') return [];
      const found = {
        dtExecucao: date,
        descricao: pontoDaColeta(coleta),
        idParametro: id,
        sigla,
        unidade: unit,
        ...limits,
        valorParametro: labText(raw, decimals),
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
    listaColetaDBO: usadas.map(({ coleta, data, dbo, idTipoDBO }) => ({
      dtColeta: data ?? '',
      descricao: pontoDaColeta(coleta),
      dboTotal: parseLabValue(dbo).number ?? 0,
      idTipoDBO,
    })),
    coletasNaoConformes: naoConformes(respostas, { inicio, fim }),
  };
}

/** An address on one line: 'Rua das Flores, 120, Galpão 2 – Centro – Jundiaí/SP – CEP 13201-000'. */
function enderecoCompleto({ logradouro, numero, complemento, bairro, cidade, uf, cep }: Endereco): string {
  const street = [logradouro, numero, complemento].filter(Boolean).join(', ');
  const city = [cidade, uf].filter(Boolean).join('/');
  return [street, bairro, city, cep && `CEP ${formatCep(cep)}`].filter(Boolean).join(' – ');
}

/**
 * What the letter that asks for the update of a client's DBO says.
 *
 * @param today `YYYY-MM-DD`, the day the mean is of.
 */
export function dboDoCliente({ cliente, enderecos, hidrometros, coletas }: RespostasDbo, today: string): DboCliente {
  const [endereco] = enderecos;
  return {
    id: cliente.id,
    nome: cliente.nome,
    endereco: endereco ? enderecoCompleto(endereco) : '',
    uc: unidadesConsumidoras(hidrometros),
    mediaDBO: cobranca(coletas, today).valor,
  };
}
