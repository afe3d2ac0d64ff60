import { formatDate } from '../../../domain/calendar.ts';
import { LONGEST_LAB_VALUE } from '../../../domain/coleta/labValue.ts';
import { quantityOf } from '../../../domain/coleta/unidade.ts';
import { formatNumber, LARGEST_QUANTITY } from '../../../domain/numbers.ts';
import { normalize } from '../../../domain/searchText.ts';
import type { Detalhes } from '../../imports/names/detalhes.ts';

/** A sampling point with the names by which sheets may call its client. */
export interface PontoRef {
  id: number;
  idPessoa: number;
  descricao: string;
  planoAmostragem: string | null;
  cliente: { codigo: string | null; nome: string; razaoSocial: string | null; idIntegracao: string | null };
}

/** A result as the database keeps it. */
export interface Resultado {
  idParametro: number;
  bruto: string;
  operador: string;
  numero: number | null;
  unidade: string | null;
  /** Value and unit as they came, when they were converted. */
  original?: string;
}

/** A result of a sheet that found its point and parameter. */
export interface Casada extends Resultado {
  /** The sample, the same whatever the file it comes in. */
  chave: string;
  idPessoa: number;
  idPontoColeta: number;
  ponto: string;
  codigoAmostra: string | null;
  data: string;
  hora: string | null;
  detalhes: Detalhes | null;
}

/** What is wrong with one cell of a result. */
export interface Falha {
  campo: 'data' | 'hora' | 'ponto' | 'parametro' | 'valor' | 'unidade' | 'codigoAmostra' | 'cliente';
  motivo: string;
}

export interface SemPar {
  motivo: string;
  /** By cell; not of what the history has against it. */
  falhas?: Falha[];
  /** The parameter that was found all the same, and the unit that the sheet gives. */
  idParametro?: number | null;
  unidade?: string | null;
}

/** What was chosen for a laboratory: the points that its texts mean, and the quantities that are converted (`unitKey`). */
export interface Escolhas {
  pontos: ReadonlyMap<string, number>;
  unidades: ReadonlySet<string>;
}

/** Why a result stays pending, as users read it. */
export const MOTIVO = {
  parametro: 'parâmetro não encontrado',
  ponto: 'ponto de coleta não encontrado',
  pontoAmbiguo: 'ponto de coleta ambíguo',
  cliente: 'cliente não encontrado',
  data: 'data inválida',
  dataFutura: 'data depois de hoje',
  hora: 'hora inválida',
  valor: 'valor ilegível',
  negativo: 'valor negativo',
  phAlto: 'pH acima de 14',
  valorGrande: `valor inválido: mais de ${LONGEST_LAB_VALUE} caracteres, ou acima de ${formatNumber(LARGEST_QUANTITY, 0)}`,
  longo: (longest: number) => `célula inválida: mais de ${longest} caracteres`,
  unidade: (given: string | null, expected: string) => `unidade “${given}” diferente da do parâmetro (${expected})`,
  unidadeIlegivel: (given: string | null, expected: string) =>
    `unidade “${given}” não reconhecida (a do parâmetro é ${expected})`,
  conflito: (stored: string) => `valor diferente do já guardado (${stored})`,
  coletaRemovida: 'coleta removida do histórico',
  outroPonto: 'amostra já guardada em outro ponto de coleta',
  outraData: (stored: string) => `amostra já guardada com a data ${formatDate(stored)}`,
  semCodigo: 'há uma coleta sem código neste ponto, dia e hora, que pode ser de outra amostra: escreva o código dela',
  variasAmostras: 'há mais de uma amostra deste ponto, dia e hora: falta o código da amostra',
} as const;

type Ponto = PontoRef | SemPar;

/** The part before ' - ' of 'P1 - Caixa de saída', or null. */
function codeOf(name: string): string | null {
  const [code, rest] = name.split(' - ', 2);
  return code && rest !== undefined ? code : null;
}

const names = (...texts: (string | null)[]) => texts.map((text) => normalize(text ?? '')).filter((text) => text !== '');

function groupByName<T>(list: readonly T[], namesOf: (one: T) => (string | null)[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) {
    for (const name of new Set(namesOf(one))) {
      if (name === null) continue;
      const group = groups.get(name);
      if (group) group.push(one);
      else groups.set(name, [one]);
    }
  }
  return groups;
}

/** A client with the names by which sheets may call it. */
export type ClienteRef = PontoRef['cliente'] & { id: number };

const namesOfClient = ({ codigo, nome, razaoSocial, idIntegracao }: PontoRef['cliente']) =>
  names(codigo, nome, razaoSocial, idIntegracao);

/** Prepares the search of a client: its id, or null when none, or more than one, has the name. */
export function clienteMatcher(list: readonly ClienteRef[]): (text: string) => number | null {
  const byName = groupByName(list, namesOfClient);
  return (text) => {
    const found = byName.get(normalize(text)) ?? [];
    return found.length === 1 ? found[0]!.id : null;
  };
}

/** What a sheet calls a point, its client included where it names one; null when it says nothing. */
export function textoDoPonto(ponto: string | null, cliente: string | null): string | null {
  const texts = [cliente, ponto].filter((text) => text !== null && text.trim() !== '');
  return texts.length > 0 ? texts.join(' / ') : null;
}

/** Points, and clients with and without any. */
export interface Lugares {
  pontos: readonly PontoRef[];
  clientes: readonly ClienteRef[];
}

/**
 * Prepares the search of a sampling point by the texts of a sheet: what was chosen for its laboratory; else description
 * or sampling plan, in full or by the code before ' - ' on either side, a full match first; narrowed to the client when
 * the sheet names one. A client with a single point needs no point.
 */
export function pontoMatcher(
  { pontos, clientes }: Lugares,
  escolhidos: Escolhas['pontos'] = new Map(),
): (ponto: string | null, cliente: string | null) => Ponto {
  const byId = new Map(pontos.map((point) => [point.id, point]));
  const namesOfPoint = ({ descricao, planoAmostragem }: PontoRef) => names(descricao, planoAmostragem);
  const byName = groupByName(pontos, namesOfPoint);
  const byCode = groupByName(pontos, (point) => namesOfPoint(point).map(codeOf));
  const byClient = groupByName(pontos, ({ cliente }) => namesOfClient(cliente));
  const known = new Set(clientes.flatMap(namesOfClient));
  return (ponto, cliente) => {
    const chosen = byId.get(escolhidos.get(normalize(textoDoPonto(ponto, cliente) ?? '')) ?? 0);
    if (chosen) return chosen;
    const [name] = names(ponto);
    const [client] = names(cliente);
    if (name === undefined && client === undefined) return { motivo: MOTIVO.ponto };
    const ofClient = client === undefined ? null : new Set(byClient.get(client));
    if (client !== undefined && !known.has(client)) return { motivo: MOTIVO.cliente };
    const tiers =
      name === undefined
        ? [[...(ofClient ?? [])]]
        : [byName.get(name), byCode.get(name), byName.get(codeOf(name) ?? '')];
    for (const tier of tiers) {
      const found = (tier ?? []).filter((point) => ofClient?.has(point) ?? true);
      if (found.length > 1) return { motivo: MOTIVO.pontoAmbiguo };
      if (found[0]) return found[0];
    }
    return { motivo: MOTIVO.ponto };
  };
}

/** Sample codes are one sample's at a point; without one, a point is sampled once at a date and time. */
export function chaveAmostra(idPonto: number, codigo: string | null, data: string, hora: string | null): string {
  return codigo === null ? `${idPonto}@${data} ${hora ?? ''}`.trim() : `${idPonto}#${normalize(codigo)}`;
}

/** True when two results say the same, whatever the writing: '7,05000000' and '7,05', '<0,1' and '< 0,10'. */
export function sameResult(one: Omit<Resultado, 'idParametro'>, other: Omit<Resultado, 'idParametro'>): boolean {
  const sameSpelling = one.unidade === other.unidade;
  const [unit, otherUnit] = sameSpelling ? [null, null] : [quantityOf(one.unidade), quantityOf(other.unidade)];
  if (unit !== null && otherUnit !== null && unit !== otherUnit) return false;
  if (one.numero === null || other.numero === null) return normalize(one.bruto) === normalize(other.bruto);
  return one.numero === other.numero && one.operador === other.operador;
}
