import { formatDate, isCalendarDate } from '../../../domain/calendar.ts';
import { isLabValue, parseLabValue } from '../../../domain/coleta/labValue.ts';
import { type ParametroRef, parametroMatcher } from '../../../domain/coleta/parametroMatch.ts';
import { normalize } from '../../../domain/searchText.ts';
import { readTime } from '../../imports/cells.ts';
import { splitUnit } from '../../imports/headers.ts';
import type { Detalhes, LinhaPlanilha } from '../../imports/layout.ts';
import { otherUnit, quantityOf } from './units.ts';

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

export interface SemPar {
  motivo: string;
}

/** Why a result stays pending, as users read it. */
export const MOTIVO = {
  parametro: 'parâmetro não encontrado',
  ponto: 'ponto de coleta não encontrado',
  pontoAmbiguo: 'ponto de coleta ambíguo',
  cliente: 'cliente não encontrado',
  data: 'data inválida',
  hora: 'hora inválida',
  valor: 'valor ilegível',
  unidade: (expected: string) => `unidade diferente da do parâmetro (${expected})`,
  conflito: (stored: string) => `valor diferente do já guardado (${stored})`,
  outraData: (stored: string) => `amostra já guardada com a data ${formatDate(stored)}`,
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

/**
 * Prepares the search of a sampling point by the texts of a sheet: description or sampling plan, in full or by the
 * code before ' - ' on either side, a full match first; narrowed to the client when the sheet names one. A client with
 * a single point needs no point.
 */
export function pontoMatcher(list: readonly PontoRef[]): (ponto: string | null, cliente: string | null) => Ponto {
  const namesOfPoint = ({ descricao, planoAmostragem }: PontoRef) => names(descricao, planoAmostragem);
  const byName = groupByName(list, namesOfPoint);
  const byCode = groupByName(list, (point) => namesOfPoint(point).map(codeOf));
  const byClient = groupByName(list, ({ cliente }) => namesOfClient(cliente));
  return (ponto, cliente) => {
    const [name] = names(ponto);
    const [client] = names(cliente);
    if (name === undefined && client === undefined) return { motivo: MOTIVO.ponto };
    const ofClient = client === undefined ? null : new Set(byClient.get(client));
    if (ofClient?.size === 0) return { motivo: MOTIVO.cliente };
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
  const [unit, otherUnit] = [quantityOf(one.unidade), quantityOf(other.unidade)];
  if (unit !== null && otherUnit !== null && unit !== otherUnit) return false;
  if (one.numero === null || other.numero === null) return normalize(one.bruto) === normalize(other.bruto);
  return one.numero === other.numero && one.operador === other.operador;
}

/** Remembers the answers of a pure function of texts: sheets repeat the same names thousands of times. */
function remembered<T>(answer: (...texts: (string | null)[]) => T): (...texts: (string | null)[]) => T {
  const answers = new Map<string, T>();
  return (...texts) => {
    const key = texts.join('\u0000');
    if (!answers.has(key)) answers.set(key, answer(...texts));
    return answers.get(key)!;
  };
}

/**
 * Prepares the matching of a sheet's results with the registers: each becomes a result to keep, or says all that it
 * lacks.
 */
export function linhaMatcher(
  parametros: readonly ParametroRef[],
  pontos: readonly PontoRef[],
): (linha: LinhaPlanilha) => Casada | SemPar {
  const idOf = parametroMatcher(parametros);
  const parametroOf = remembered((text) => {
    const { name, unit } = splitUnit(text ?? '');
    const whole = idOf(text ?? '');
    return whole === null ? { id: idOf(name), unit } : { id: whole, unit: null };
  });
  const expectedUnit = remembered((id, unit) => otherUnit(Number(id), unit ?? null));
  const findPonto = pontoMatcher(pontos);
  const pontoOf = remembered((ponto, cliente) => findPonto(ponto ?? null, cliente ?? null));

  return (linha) => {
    const { codigoAmostra, data, hora, valor, detalhes } = linha;
    const ponto = pontoOf(linha.ponto, linha.cliente);
    const { id: idParametro, unit } = parametroOf(linha.parametro);
    const unidade = linha.unidade ?? unit;
    const bruto = valor ?? '';
    const expected = idParametro === null ? null : expectedUnit(String(idParametro), unidade);
    const motivos = [
      isCalendarDate(data) ? null : MOTIVO.data,
      hora === null || readTime(hora) === hora ? null : MOTIVO.hora,
      'motivo' in ponto ? ponto.motivo : null,
      idParametro === null ? MOTIVO.parametro : null,
      bruto !== '' && isLabValue(bruto) ? null : MOTIVO.valor,
      expected === null ? null : MOTIVO.unidade(expected),
    ].filter((motivo) => motivo !== null);
    if (motivos.length > 0 || 'motivo' in ponto || idParametro === null || data === null) {
      return { motivo: motivos.join('; ') };
    }
    const { operator, number } = parseLabValue(bruto);
    return {
      chave: chaveAmostra(ponto.id, codigoAmostra, data, hora),
      idPessoa: ponto.idPessoa,
      idPontoColeta: ponto.id,
      ponto: ponto.descricao,
      codigoAmostra,
      data,
      hora,
      detalhes,
      idParametro,
      bruto,
      operador: operator,
      numero: number,
      unidade,
    };
  };
}
