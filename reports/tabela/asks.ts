import { isCalendarDate, YEARS } from '../../domain/calendar.ts';
import { fitForFile } from '../cliente/fileOf.ts';
import { openPeriodInWords, type Period, periodInWords, readPeriod } from './period.ts';

/** What an address says, by the names of its parameters. */
export type Parameters = Readonly<Record<string, string>>;

/** A field of the form in which a report is asked for. */
export interface AskInput {
  /** The parameter of the address that holds it. */
  name: string;
  label: string;
  kind: 'date' | 'year' | 'text' | 'check' | 'choice';
  choices?: readonly (readonly [value: string, text: string])[];
  /** It may be left empty. */
  optional?: true;
}

/** One thing that a report asks before it is made. @typeParam T what it is told. */
export interface Ask<T = unknown> {
  inputs(name: string): readonly AskInput[];
  /** What the parameters of an address tell; null when they lack what is needed. */
  read(parameters: Parameters, name: string): T | null;
  /** That, as parameters; what is not asked for has none. */
  write(value: T, name: string): Parameters;
  /** What the report's heading says of it; empty when there is nothing to say. */
  words(value: T): string;
  /** What the name of its file says of it; its parameters unless told. */
  inFileName?(value: T): string;
  /** What the record is that it names: 'cliente'. */
  item?: string;
  /** Its rows tell who it is, as `said` does: the heading needs its words only where there are none. */
  saidByRows?: true;
  /** Named by a link alone, and for that once: who searches in the form asks for it no more. */
  passing?: true;
}

/** Everything that a report asks, by name. */
export type Asks = Readonly<Record<string, Ask>>;

/** What a report was told. */
export type Asked<A extends Asks> = { [K in keyof A]: A[K] extends Ask<infer T> ? T : never };

/** From a day to another, `dtInicio` and `dtFim` in the address. @param of what the period is of: 'Coletas' */
export const period = (of: string): Ask<Period> => ({
  inputs: () => [
    { name: 'dtInicio', label: 'Data inicial', kind: 'date' },
    { name: 'dtFim', label: 'Data final', kind: 'date' },
  ],
  read: readPeriod,
  write: ({ dtInicio, dtFim }) => ({ dtInicio, dtFim }),
  words: (value) => `${of} de ${periodInWords(value)}`,
});

/** As `period`, of which either day, or both, may be left open: ''. */
export const openPeriod = (of: string): Ask<Period> => ({
  inputs: () => [
    { name: 'dtInicio', label: 'Data inicial', kind: 'date', optional: true },
    { name: 'dtFim', label: 'Data final', kind: 'date', optional: true },
  ],
  read: ({ dtInicio = '', dtFim = '' }) =>
    [dtInicio, dtFim].every((day) => day === '' || isCalendarDate(day)) ? { dtInicio, dtFim } : null,
  write: ({ dtInicio, dtFim }) => ({ ...(dtInicio && { dtInicio }), ...(dtFim && { dtFim }) }),
  words: (value) => `${of} ${openPeriodInWords(value)}`,
});

/** Something that is asked for or not: '1' in the address. @param said what the heading says when it is, and when not */
export const check = (label: string, said: string, otherwise = ''): Ask<boolean> => ({
  inputs: (name) => [{ name, label, kind: 'check' }],
  read: (parameters, name) => parameters[name] === '1',
  write: (value, name) => (value ? { [name]: '1' } : {}),
  inFileName: (value) => (value ? label : ''),
  words: (value) => (value ? said : otherwise),
});

/** A calendar year. */
export const year = (label: string): Ask<number> => ({
  inputs: (name) => [{ name, label, kind: 'year' }],
  read: (parameters, name) => readYear(parameters[name] ?? ''),
  write: (value, name) => ({ [name]: String(value) }),
  words: (value) => `${label}: ${value}`,
});

/** The year that a text is; null when it is none. */
export function readYear(text: string): number | null {
  const value = /^\d{4}$/.test(text.trim()) ? Number(text) : 0;
  return value >= YEARS.first && value <= YEARS.last ? value : null;
}

/** One of some values; the first where the address names none. */
export const choice = (label: string, choices: readonly (readonly [value: string, text: string])[]): Ask<string> => ({
  inputs: (name) => [{ name, label, kind: 'choice', choices }],
  read: (parameters, name) => choices.find(([value]) => value === (parameters[name] ?? choices[0]?.[0]))?.[0] ?? null,
  write: (value, name) => ({ [name]: value }),
  inFileName: (value) => choices.find(([one]) => one === value)?.[1] ?? value,
  words: (value) => `${label}: ${choices.find(([one]) => one === value)?.[1] ?? value}`,
});

/** Any text, or none. */
export const text = (label: string): Ask<string> => ({
  inputs: (name) => [{ name, label, kind: 'text' }],
  read: (parameters, name) => parameters[name] ?? '',
  write: (value, name) => (value ? { [name]: value } : {}),
  words: (value) => (value ? `${label}: ${value}` : ''),
});

/**
 * A record that a link names and no form asks for, or none of them.
 *
 * @param item what it is called in the name of a file
 * @param words what the heading says of it
 */
export const record = (item: string, words: (id: number) => string): Ask<number | undefined> => ({
  item,
  inputs: () => [],
  read: (parameters, name) => (/^[1-9]\d*$/.test(parameters[name] ?? '') ? Number(parameters[name]) : undefined),
  write: (value, name) => (value === undefined ? {} : { [name]: String(value) }),
  inFileName: (value) => (value === undefined ? '' : `${item}-${value}`),
  words: (value) => (value === undefined ? '' : words(value)),
});

/** The fields of the form of all that is asked. */
export const inputsOf = (asks: Asks): AskInput[] => Object.entries(asks).flatMap(([name, ask]) => ask.inputs(name));

/** What the parameters of an address tell; null when they lack something. */
export function readAsked<A extends Asks>(asks: A, parameters: Parameters): Asked<A> | null {
  const read = Object.entries(asks).map(([name, ask]) => [name, ask.read(parameters, name)] as const);
  return read.some(([, value]) => value === null) ? null : (Object.fromEntries(read) as Asked<A>);
}

/** What a report was told, as the parameters of its address. */
export const writeAsked = <A extends Asks>(asks: A, asked: Asked<A>): Parameters =>
  Object.assign({}, ...Object.entries(asks).map(([name, ask]) => ask.write(asked[name], name)));

/** What a report was told, as the name of its file says it. */
export const askedInFileName = <A extends Asks>(asks: A, asked: Asked<A>): string =>
  Object.entries(asks)
    .flatMap(([name, ask]) => ask.inFileName?.(asked[name]) ?? Object.values(ask.write(asked[name], name)))
    .filter(Boolean)
    .map(fitForFile)
    .join('_');

/** What a report was told, in words. @param told whether there are rows, which tell of some of it */
export const askedInWords = <A extends Asks>(asks: A, asked: Asked<A>, told = false): string[] =>
  Object.entries(asks)
    .filter(([, ask]) => !(told && ask.saidByRows))
    .map(([name, ask]) => ask.words(asked[name]))
    .filter(Boolean);
