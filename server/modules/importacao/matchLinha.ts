import { isUsualDate } from '../../../domain/calendar.ts';
import { readTime } from '../../../domain/coleta/elapsed.ts';
import { impossibleValue } from '../../../domain/coleta/impossible.ts';
import { fitsLabValue, isLabValue, parseLabValue } from '../../../domain/coleta/labValue.ts';
import { type ParametroRef, parametroMatcher } from '../../../domain/coleta/parametroMatch.ts';
import { quantityOf } from '../../../domain/coleta/unidade.ts';
import { shift, writeNumber } from '../../../domain/numbers.ts';
import { remembered } from '../../../domain/remembered.ts';
import { LONGEST_NAME } from '../../imports/cells/cells.ts';
import type { LinhaPlanilha } from '../../imports/layout/layout.ts';
import { splitUnit } from '../../imports/names/headers.ts';
import {
  type Casada,
  chaveAmostra,
  type Escolhas,
  type Falha,
  type Lugares,
  MOTIVO,
  pontoMatcher,
  type SemPar,
} from './match.ts';
import { otherUnit, powerTo } from './units.ts';

/** How a quantity of a parameter is spelled among those that are converted. */
export const unitKey = (idParametro: number, quantity: string) => `${idParametro} ${quantity}`;

/** A value brought to the parameter's unit, with value and unit as they came. */
function converted(bruto: string, unidade: string | null, power: number, wanted: string) {
  const { operator, number } = parseLabValue(bruto);
  const text = number === null ? bruto : `${operator}${writeNumber(shift(number, power))}`;
  return { bruto: text, unidade: wanted, original: `${bruto} ${unidade ?? ''}`.trim() };
}

/** Finds the place of a sheet's result among the registers, or says all that it lacks. */
export type LinhaMatcher = (linha: LinhaPlanilha) => Casada | SemPar;

/**
 * Prepares the matching of a sheet's results with the registers, by what was chosen for the sheet's laboratory.
 * Without a choice a result in another unit is not converted: it lacks its unit, as one in a unit that cannot be read. What no form takes no sheet brings in.
 *
 * @param today `YYYY-MM-DD`
 */
export function linhaMatcher(
  parametros: readonly ParametroRef[],
  lugares: Lugares,
  today: string,
  escolhas?: Escolhas,
): LinhaMatcher {
  const idOf = parametroMatcher(parametros);
  const parametroOf = remembered((text: string | null) => {
    const { name, unit } = splitUnit(text ?? '');
    const whole = idOf(text ?? '');
    return whole === null ? { id: idOf(name), unit } : { id: whole, unit: null };
  });
  const expectedUnit = remembered((id: string, unit: string | null) => otherUnit(Number(id), unit));
  const findPonto = pontoMatcher(lugares, escolhas?.pontos);
  /** The power of ten that brings a quantity to the parameter's, where that was chosen. */
  const powerOf = remembered((id: string, unit: string | null) => {
    const given = quantityOf(unit, Number(id));
    const chosen = given !== null && escolhas?.unidades.has(unitKey(Number(id), given));
    return chosen ? powerTo(Number(id), unit) : null;
  });
  const pontoOf = remembered(findPonto);
  const lidoDe = remembered((bruto: string) => ({ ...parseLabValue(bruto), motivo: whyNoValue(bruto) }));
  const noDay = remembered((data: string | null) => whyNoDay(data, today));
  const noTime = remembered((hora: string) => (readTime(hora) === hora ? null : MOTIVO.hora));

  return (linha) => {
    const longos = NAMES.filter(([campo, longest]) => (linha[campo]?.length ?? 0) > longest);
    if (longos.length > 0) {
      return lacking(longos.map(([campo, longest]) => ({ campo, motivo: MOTIVO.longo(longest) })));
    }
    const { codigoAmostra, data, hora, valor, detalhes } = linha;
    const ponto = pontoOf(linha.ponto, linha.cliente);
    const { id: idParametro, unit } = parametroOf(linha.parametro);
    const unidade = linha.unidade ?? unit;
    const bruto = valor ?? '';
    const expected = idParametro === null ? null : expectedUnit(String(idParametro), unidade);
    const power = expected === null ? null : powerOf(String(idParametro), unidade);
    const falhas = failing([
      ['data', noDay(data)],
      ['hora', hora === null ? null : noTime(hora)],
      ['ponto', 'motivo' in ponto ? ponto.motivo : null],
      ['parametro', idParametro === null ? MOTIVO.parametro : null],
      ['valor', whyNotKept(bruto, lidoDe(bruto).motivo, idParametro)],
      ['unidade', expected === null || power !== null ? null : whyOtherUnit(unidade, idParametro, expected)],
    ]);
    if (falhas.length > 0 || 'motivo' in ponto || idParametro === null || data === null) {
      return { ...lacking(falhas), idParametro, unidade };
    }
    const value = power === null ? { bruto, unidade } : converted(bruto, unidade, power, expected ?? '');
    const { operator, number } = lidoDe(value.bruto);
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
      ...value,
      operador: operator,
      numero: number,
    };
  };
}

/** What names something, with the longest that is kept of each: a code's is that of its field in the history. */
const NAMES = [
  ['codigoAmostra', 60],
  ...(['ponto', 'cliente', 'parametro', 'unidade', 'data', 'hora'] as const).map(
    (campo) => [campo, LONGEST_NAME] as const,
  ),
] as const;

const lacking = (falhas: Falha[]) => ({ motivo: falhas.map(({ motivo }) => motivo).join('; '), falhas });

function whyNoDay(data: string | null, today: string): string | null {
  if (data === null || !isUsualDate(data)) return MOTIVO.data;
  return data > today ? MOTIVO.dataFutura : null;
}

const whyOtherUnit = (unit: string | null, idParametro: number | null, expected: string) =>
  MOTIVO[quantityOf(unit, idParametro) === null ? 'unidadeIlegivel' : 'unidade'](unit, expected);

/** @param ilegivel why no value can be read at all */
function whyNotKept(bruto: string, ilegivel: string | null, idParametro: number | null): string | null {
  if (ilegivel !== null || idParametro === null) return ilegivel;
  const impossible = impossibleValue(idParametro, bruto);
  return impossible && MOTIVO[impossible];
}

function whyNoValue(bruto: string): string | null {
  if (!fitsLabValue(bruto)) return MOTIVO.valorGrande;
  return bruto === '' || !isLabValue(bruto) ? MOTIVO.valor : null;
}

function failing(checks: readonly (readonly [campo: Falha['campo'], motivo: string | null])[]): Falha[] {
  return checks.flatMap(([campo, motivo]) => (motivo === null ? [] : [{ campo, motivo }]));
}
