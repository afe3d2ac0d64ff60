import type { Row } from '../cells/cells.ts';
import type { Field } from '../names/aliases.ts';
import { headerKey } from '../names/headers.ts';
import { textOf } from './resultCells.ts';
import { range } from './sheetColumns.ts';

/** What a blank is of. */
const OF_BLANKS = 'campo|viagem|transporte|amostragem|lavagem|equipamento|metodo|reagentes?|laboratorio|analitico';
const CONTROLS = String.raw`(?:brancos?(?: (?:\d{1,2}|${OF_BLANKS}))?|(?:duplicatas?|replicatas?)(?: \d{1,2}| amostras?| campo| laboratorio)?|controles?(?: qualidade| positivo| negativo)|amostras? controle|padrao controle|material referencia|lcs|mrc)`;
const VALUES = String.raw`(?:valor(?:es)?|limites?) (?:quantificacao|deteccao|maxim\w+|permit\w+|referencia)(?: permit\w+)?`;
/** A norm, or a place in it: 'Decreto 8468/76', 'Res. CONAMA 430/2011', 'Art. 19-A'; 'Portaria 1' is a place of a plant. */
const LAW = String.raw`(?:(?:res|resolucao|padr(?:ao|oes)|limites?) )?(?:conama(?: no?)?(?: \d+)*|(?:decreto|portaria(?: gm)?(?: ms)?|lei|nbr|(?:dn|deliberacao normativa)(?: [a-z]{2,8})*)(?: no?)? (?:\d{3,}|\d+ \d{4})(?: \d+)*|art(?:igo)?(?: \d+\w?(?: a)?)+)`;
/** Behind a name: its unit, or the same once more: 'LQ (mg/L)', 'Valor máximo permitido (VMP)'. */
const BESIDES = String.raw`(?: (?:[nmuµμ]?g l|%|±|k ?=? ?\d|u|lq|ld|vmp|metodo|${VALUES}))*`;

/** Of limits, of what is worked out of several, or of controls. */
const NAMES = [
  `l ?[qd]m?|lo[qd]|v ?m ?[pr](?: [1-9])?|l ?m ?p|${VALUES}|limites?(?: lancamento| superior(?:es)?| inferior(?:es)?| lega(?:l|is)| legislacao)?|legislacao`,
  String.raw`maximo(?: permit\w+)?|minimo|padr(?:ao|oes) lancamento|incertezas?(?: expandida| medicao| ensaio)?|u k ?=? ?\d`,
  'desvio padrao|recuperacao|eficiencias?(?: remocao)?|cargas? kg d(?:ia)?',
  `medias?(?: mes| mensal| ano| anual| geral| aritmetica)?|medianas?|${CONTROLS}`,
].join('|');

/** What calls a row one of a norm, beside others of its sample, or else a sample by how it is discharged: 'Art. 18'. */
const NORM = new RegExp(`^${LAW}(?: ${LAW})*[¹²³⁰-⁹]*$`);
/** What calls a row a figure of control: 'Branco 1', 'Duplicata'. */
const CONTROL = new RegExp(`^${CONTROLS}$`);
/** And what calls it one of any that is no result: 'LQ (mg/L)', 'VMP CONAMA 430', 'Média mensal'. */
const NO_RESULT = new RegExp(`^(?:${NAMES})${BESIDES}(?: ${LAW})*[¹²³⁰-⁹]*$`);
/** What does so wherever it stands: 'Média' may be a sample's size, and 'Branco' a person. */
const NEVER_A_NAME = new RegExp(
  [
    String.raw`^(?:lqm?|loq|v ?m ?[pr]|${VALUES}\b.*|incertezas?(?: (?:expandida|medicao|ensaio)\b.*)?|desvio padrao`,
    `brancos? (?:${OF_BLANKS}))$`,
  ].join('|'),
);

/** A header over what rows are: under 'Porte', 'Média' is a sample's. */
const OF_ROWS =
  /^(?:tipos?(?: (?:amostra|resultado|linha|dado))?|descricao|estatistica|natureza|linha|dado|identificacao|informacao|grandeza|figura)$/;

/** What tells whose a result is. */
const SAMPLE = ['codigoAmostra', 'ponto', 'cliente', 'data', 'hora', 'parametro'] as const;

/**
 * Tells rows that are called limits, controls or means from those of results: before the results, in a column that has no header
 * or one of what rows are, and where it can be no name in any; behind them only controls, for there limits of the row's own result
 * are told as well.
 *
 * @param fields the columns of the sample
 * @param first the first column of results
 * @param rows those beneath the headers
 */
export function rowLabels(
  fields: Partial<Record<Field, number>>,
  first: number,
  headers: readonly (string | null)[],
  rows: readonly (Row | undefined)[],
): (row: Row) => boolean {
  const taken = new Set(Object.values(fields));
  const free = range(0, headers.length - 1).filter((column) => !taken.has(column));
  const isOfRows = (column: number) => OF_ROWS.test(headerKey(headers[column] ?? ''));
  const keyAt = (row: Row | undefined, column: number) => headerKey(textOf(row, column) ?? '');
  const sampleOf = (row: Row) => SAMPLE.map((field) => textOf(row, fields[field])).join('\u0000');
  const holdsResult = (row: Row) => row.slice(first).some((cell) => cell?.v !== undefined && cell.v !== '');
  /** The samples of which a row that is called by no norm holds results: another of them tells what is permitted. */
  const samplesBut = (column: number) => {
    if (!rows.some((row) => NORM.test(keyAt(row, column)))) return new Set<string>();
    return new Set(
      rows.flatMap((row) => (row && holdsResult(row) && !NORM.test(keyAt(row, column)) ? [sampleOf(row)] : [])),
    );
  };
  type Label = readonly [column: number, names: readonly RegExp[], samples: ReadonlySet<string>];
  const none: ReadonlySet<string> = new Set();
  const labels = free.flatMap((column): Label[] => {
    if (column >= first) return isOfRows(column) ? [[column, [CONTROL], none]] : [];
    if (headers[column] != null && !isOfRows(column)) return [[column, [NEVER_A_NAME], none]];
    return [[column, [NO_RESULT, NEVER_A_NAME], samplesBut(column)]];
  });
  if (fields.codigoAmostra !== undefined) labels.push([fields.codigoAmostra, [NEVER_A_NAME], none]);
  return (row) =>
    labels.some(([column, names, samples]) => {
      const key = keyAt(row, column);
      return names.some((one) => one.test(key)) || (samples.size > 0 && NORM.test(key) && samples.has(sampleOf(row)));
    });
}
