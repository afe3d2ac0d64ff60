import { formatDate, parseDate } from '../../../domain/calendar.ts';
import { type AskInput, type Parameters, readYear } from '../../../reports/tabela/asks.ts';

/** What stands in the fields of a form, by their names. */
export type Typed = Readonly<Record<string, string>>;

/** The text of a box that is checked. */
export const CHECKED = '1';

/** What the fields show of what is in force. */
export const typedFrom = (
  inputs: readonly AskInput[],
  parameters: Readonly<Record<string, string | undefined>>,
): Typed =>
  Object.fromEntries(
    inputs.map(({ name, kind, choices }) => {
      const value = parameters[name] ?? choices?.[0]?.[0] ?? '';
      return [name, kind === 'date' ? formatDate(value) || value : value];
    }),
  );

/** Keys of what is wrong, by field; a period that ends before it begins is wrong at its end. */
export function wrongOf(inputs: readonly AskInput[], typed: Typed): Partial<Record<string, string>> {
  const wrong = inputs.flatMap(({ name, kind, optional }) => {
    const text = typed[name] ?? '';
    if (optional && text.trim() === '') return [];
    if (kind === 'date' && parseDate(text) === null) return [[name, 'relatorios.invalidDate']];
    return kind === 'year' && readYear(text) === null ? [[name, 'relatorios.invalidYear']] : [];
  });
  const [from, until] = [parseDate(typed.dtInicio ?? ''), parseDate(typed.dtFim ?? '')];
  const inverted = from !== null && until !== null && until < from;
  return { ...(inverted && { dtFim: 'relatorios.invertedPeriod' }), ...Object.fromEntries(wrong) };
}

/** What is typed, as an address says it; empty fields are left out. */
export const parametersOf = (inputs: readonly AskInput[], typed: Typed): Parameters =>
  Object.fromEntries(
    inputs
      .map(({ name, kind }) => {
        const text = (typed[name] ?? '').trim();
        return [name, kind === 'date' ? (parseDate(text) ?? '') : text] as const;
      })
      .filter(([, text]) => text !== ''),
  );
