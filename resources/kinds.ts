import { formatDate, formatMoment, momentToShown, parseDate } from '../domain/calendar.ts';
import { REGRAS_LEITURA } from '../domain/leitura/rules.ts';
import { formatNumber, parseNumber, unrounded } from '../domain/numbers.ts';
import { normalize } from '../domain/searchText.ts';
import { typedNumber } from '../domain/typedNumber.ts';

/** A value as it travels in JSON. */
export type Value = string | number | null;

/** What a kind needs to know of the field it serves. */
export interface KindOptions {
  decimals?: number;
  /** Numbers with more digits than `decimals` are shown with all of them. */
  unrounded?: true;
  /** Below it no number is taken: `contract/kindSchemas.ts` refuses one. */
  smallest?: number;
  maxLength?: number;
  suffix?: string;
  /** Words by which users know its values, where the kind's are not the ones. */
  choices?: readonly (readonly [value: Value, word: string])[];
}

/** How values of one kind are read, shown, aligned and exported; `contract/kindSchemas.ts` has what the API accepts. */
export interface Kind {
  /** What a user typed → value; `undefined` when it is not one. Empty text is `null`. */
  parse(text: string, options: KindOptions): Value | undefined;
  /** Value → what a user reads; empty text for `null`. */
  format(value: Value | undefined, options: KindOptions): string;
  align: 'left' | 'right' | 'center';
  /** Value → what an Excel cell holds: numbers and dates stay numbers and dates. */
  cell(value: Value | undefined, options: KindOptions): string | number | Date | null;
  /** Excel number format of the column. */
  excelFormat?(options: KindOptions): string;
}

const asText = (value: Value | undefined) => (value === null || value === undefined ? '' : String(value));

const text: Kind = {
  parse: (typed) => typed.trim() || null,
  format: asText,
  align: 'left',
  cell: (value) => asText(value) || null,
};

/** Decimals that a mask of Excel shows where a number has them. */
const MORE_DECIMALS = '#'.repeat(8);

const decimalsMask = (decimals: number, more: string) =>
  decimals + more.length > 0 ? `#,##0.${'0'.repeat(decimals)}${more}` : '#,##0';

/** A number, or a text that is one, as legacy servers write them: '4,38000000'. */
const numberIn = (value: Value | undefined) => (typeof value === 'string' ? parseNumber(value) : value);

/** Decimals that a number is shown with. */
export const decimalsOf = (number: number, options: KindOptions): number | undefined =>
  options.unrounded ? unrounded(number, options.decimals) : options.decimals;

const decimal: Kind = {
  parse: (typed, { suffix = '' }) => {
    const text = typed.trim();
    const digits = suffix && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text;
    return text === '' ? null : (typedNumber(digits) ?? undefined);
  },
  format: (value, { suffix = '', ...options }) => {
    const number = numberIn(value);
    return typeof number === 'number' ? `${formatNumber(number, decimalsOf(number, options))}${suffix}` : asText(value);
  },
  align: 'right',
  // A text that is no number is NaN: who writes the cell then keeps the text.
  cell: (value) => (value === null || value === undefined ? null : (numberIn(value) ?? Number.NaN)),
  excelFormat: ({ decimals = 2, unrounded }) => decimalsMask(decimals, unrounded ? MORE_DECIMALS : ''),
};

const integer: Kind = {
  ...decimal,
  parse: (typed) => {
    const value = decimal.parse(typed, {});
    return typeof value === 'number' && !Number.isInteger(value) ? undefined : value;
  },
  format: asText,
  excelFormat: () => '0',
};

/** Calendar date, `YYYY-MM-DD` on the wire, never shifted. */
const date: Kind = {
  parse: (typed) => (typed.trim() === '' ? null : (parseDate(typed) ?? undefined)),
  format: (value) => (typeof value === 'string' && value ? formatDate(value.slice(0, 10)) : ''),
  align: 'left',
  cell: (value) => (typeof value === 'string' && value ? new Date(`${value.slice(0, 10)}T00:00:00Z`) : null),
  excelFormat: () => 'dd/mm/yyyy',
};

/** Moment, ISO UTC on the wire, shown earlier (`domain/calendar.ts`). */
const moment: Kind = {
  ...date,
  parse: (typed) => typed || null,
  format: (value) => (typeof value === 'string' && value ? formatMoment(value) : ''),
  cell: (value) => (typeof value === 'string' ? momentToShown(value) : null),
  excelFormat: () => 'dd/mm/yyyy hh:mm',
};

type Choices = readonly (readonly [value: number, label: string])[];

const SITUACAO: Choices = [
  [1, 'Habilitado'],
  [0, 'Desabilitado'],
];
const SIM_NAO: Choices = [
  [1, 'Sim'],
  [0, 'Não'],
];
const REGRA_LEITURA: Choices = REGRAS_LEITURA.map(({ id, nome }) => [id, nome]);

/** One of a few numbers, each shown by a word. */
function choice(choices: Choices): Kind {
  const labelOf = (value: Value | undefined) =>
    value === null || value === undefined ? undefined : choices.find(([one]) => one === Number(value))?.[1];
  return {
    parse: (typed) =>
      typed.trim() === ''
        ? null
        : choices.find(([code, label]) => normalize(label) === normalize(typed) || String(code) === typed.trim())?.[0],
    format: (value) => labelOf(value) ?? '',
    align: 'left',
    cell: (value) => labelOf(value) ?? null,
  };
}

/** Every kind a field may have. */
export const KINDS = {
  text,
  multiline: text,
  integer,
  decimal,
  date,
  moment,
  situacao: choice(SITUACAO),
  simNao: choice(SIM_NAO),
  regraLeitura: choice(REGRA_LEITURA),
} satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;

/** Labels of the kinds that are chosen from, as `[value, label]`, for selects. */
export const CHOICES: Partial<Record<KindName, Choices>> = {
  situacao: SITUACAO,
  simNao: SIM_NAO,
  regraLeitura: REGRA_LEITURA,
};

/** A value as users read it. */
export function formatValue(kind: KindName, value: Value | undefined, options: KindOptions = {}): string {
  const chosen = options.choices?.find(([one]) => String(one) === String(value));
  return chosen?.[1] ?? KINDS[kind].format(value, options);
}
