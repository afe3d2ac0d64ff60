import { type ColetaDbo, dboCobranca } from '../coleta/billingDbo.ts';
import { assess, type Limits } from '../coleta/conformity.ts';
import { parametros } from '../coleta/parametros.ts';
import { calibrationStatus } from '../leitura/calibration.ts';
import { collectionsAsked, collectionsDue, type Pedido } from '../monitoramento/annualMonitoring.ts';
import { normalize } from '../searchText.ts';

/** A collection of the client, with its DBO if it has one. */
export type ColetaDoCliente = ColetaDbo & { id: number; data: string; pontoColeta: string | null };

/** A result of the collection, with the limits of its collection's day. */
export type ResultadoDoCliente = Limits & { idColeta: number; bruto: string };

/** The latest text of a parameter, as the laboratory sent it. */
export type ValorParametro = {
  idParametro: number;
  sigla: string;
  descricao: string;
  valor: string;
  data: string;
  minimo: number;
  maximo: number;
};

/** What a client's records hold, as far as its summary tells of them. */
export type RegistrosDoCliente = {
  /** All of them, newest first. */
  coletas: readonly ColetaDoCliente[];
  /** The flow meter in use. */
  medidor: { id: number; registro: string | null; dtValidadeCalibragem: string | null } | null;
  /** The annual monitoring record of today's year. */
  monitoramento: (Pedido & { ano: number }) | null;
  /** Results of the last 365 days; those that surely conform may be left out. */
  resultados: readonly ResultadoDoCliente[];
  /** One a parameter, in any order. */
  valores: readonly ValorParametro[];
};

const POSITION = new Map(parametros.map(({ id }, index) => [id, index]));

/**
 * What is to be known of a client at once: its latest collection, DBO charged (kg/m³, not rounded), calibration, what
 * the year still asks for, and the latest value of each parameter.
 *
 * @param today 'YYYY-MM-DD'
 * @throws RangeError when `today` is no calendar date
 */
export function clientSummary(registros: RegistrosDoCliente, today: string) {
  const { coletas, medidor, monitoramento, resultados, valores } = registros;
  const [latest] = coletas;
  const charge = dboCobranca(coletas, today);
  return {
    ultimaColeta: latest ? { id: latest.id, data: latest.data, pontoColeta: latest.pontoColeta } : null,
    coletas: coletas.length,
    dbo: charge.valor,
    dboBase: charge.valor === null ? null : charge.base,
    calibracao: medidor && { ...medidor, situacao: calibrationStatus(medidor.dtValidadeCalibragem, today) },
    meta: monitoramento && yearGoal(monitoramento, coletas),
    naoConformes: new Set(resultados.filter(failing).map(({ idColeta }) => idColeta)).size,
    parametros: valores.toSorted(inHistoryOrder),
  };
}

function yearGoal(year: NonNullable<RegistrosDoCliente['monitoramento']>, coletas: readonly ColetaDoCliente[]) {
  const { ano, qtdMinima, Meta } = year;
  const done = coletas.filter(({ data }) => Number(data.slice(0, 4)) === ano).length;
  return { ano, qtdMinima: qtdMinima ?? 0, coletas: done, falta: collectionsDue(collectionsAsked(year), done), Meta };
}

function failing({ bruto, minimo, maximo }: ResultadoDoCliente): boolean {
  return assess(bruto, { minimo, maximo }).status === 'nao-conforme';
}

/** The 27 as the history shows them, then the others by description. */
function inHistoryOrder(a: ValorParametro, b: ValorParametro): number {
  const position = ({ idParametro }: ValorParametro) => POSITION.get(idParametro) ?? parametros.length;
  const [first, second] = [normalize(a.descricao), normalize(b.descricao)];
  return position(a) - position(b) || (first < second ? -1 : Number(first > second)) || a.idParametro - b.idParametro;
}
