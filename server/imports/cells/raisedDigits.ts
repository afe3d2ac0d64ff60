import { isLabValue } from '../../../domain/coleta/labValue.ts';

/** Ends of rich texts, shared or of one cell, and of their runs; what a run is written with, and its text. */
const TEXT_END = /(<\/(?:\w+:)?(?:si|is)>)/;
const RUN_END = /(<\/(?:\w+:)?r>)/;
const RAISED = /<(?:\w+:)?vertAlign\b[^<>]*\bval\s*=\s*["'](super|sub)script/;
const TEXT = /(<(?:\w+:)?t\b[^<>]*>)([^<]*)/g;

const SIGNS: Readonly<Record<string, string>> = { super: '⁰¹²³⁴⁵⁶⁷⁸⁹', sub: '₀₁₂₃₄₅₆₇₈₉' };
const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

const saidBy = (run: string) =>
  Array.from(run.matchAll(TEXT), ([, , text = '']) => text)
    .join('')
    .replace(/&(?:lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);

/** A text of which digits stand raised or lowered beside others, and that would be read as one number with them. */
function withSigns(text: string): string {
  const runs = text.split(RUN_END);
  const kinds = runs.map((run) => RAISED.exec(run)?.[1] ?? null);
  const said = runs.map(saidBy);
  const hasDigits = (raised: boolean) => said.some((one, at) => (kinds[at] !== null) === raised && /\d/.test(one));
  if (!hasDigits(true) || !hasDigits(false) || !isLabValue(said.join(''))) return text;
  const signed = runs.map((run, at) => {
    const signs = SIGNS[kinds[at] ?? ''];
    if (signs === undefined) return run;
    return run.replace(
      TEXT,
      (_, tag: string, own: string) => tag + own.replace(/\d/g, (digit) => signs[Number(digit)] ?? ''),
    );
  });
  return signed.join('');
}

/**
 * Keeps a note's number apart from the value that it stands on: a cell that shows '1,5' with a raised 2 says '1,5²', and
 * not '1,52'. Of what is no number, as 'm³' and 'DBO₅', the digits stay those that were typed.
 *
 * @param part of a workbook's package, XML or not
 */
export function raiseDigits(part: Buffer): Buffer {
  if (!part.includes('vertAlign')) return part;
  const typed = part.toString();
  const texts = typed.split(TEXT_END).map((text) => (text.includes('vertAlign') ? withSigns(text) : text));
  const read = texts.join('');
  return read === typed ? part : Buffer.from(read);
}
