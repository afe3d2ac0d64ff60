import { type Mudanca, SETA, VAZIO, type Valor } from './acao.ts';

/** A field of a change, as its text says it. Where that cannot tell before from after, `whole` holds both as they came. */
export type FieldChange =
  | { name: string; before: string | null; after: string | null; whole?: undefined }
  | { name: string; whole: string };

/** What was done to a record, field by field. */
export interface Change {
  kind: 'change';
  verb: string;
  tabela: string;
  id: string | null;
  /** What is said of it before any field, such as that its values were erased. */
  note: string;
  fields: readonly FieldChange[];
}

const HEADING = /^(\p{Lu}\p{Ll}+) em (\w+)(?: (\d+))?$/u;
const FIELD_START = /^([A-Za-z]\w*): /;

/** What is known of the fields of a table. */
export interface KnownFields {
  has(name: string): boolean;
  /** Its values may have several lines. */
  isMultiline(name: string): boolean;
}

interface Part {
  name: string;
  text: string;
}

/**
 * Reads the text of an action, where there is nothing but the text: an entry of a legacy server, or of ours from before
 * it kept the fields. A first line such as `Alteração em Pessoa 3`, then one field after the other, as
 * `campo: antes → depois`, or `campo: valor` of a record that was added or removed. Values are written as they are, so
 * they may have line breaks and arrows of their own: a line begins a field only where it can be one, and two values are
 * told apart only where there is one way to do it.
 *
 * @param known of a table's fields, by its name
 * @returns null when the action is written in any other way
 */
export function readAcao(acao: string, known: (tabela: string) => KnownFields): Change | null {
  const [first = '', ...lines] = acao.split('\n');
  const [, verb, tabela, id = null] = HEADING.exec(first) ?? [];
  if (!verb || !tabela) return null;
  const two = verb === 'Alteração' && lines.some((line) => line.includes(SETA));
  const { note, parts } = split(lines, known(tabela), two);
  const fields = parts.map(({ name, text }): FieldChange => {
    if (two) return sides(name, text);
    return verb === 'Remoção' ? { name, before: text, after: null } : { name, before: null, after: text };
  });
  return { kind: 'change', verb, tabela, id, note, fields };
}

/** An entry: its text, and its fields where the server says them, with the names of the records whose ids they hold. */
interface Entry {
  acao: string;
  mudancas?:
    | readonly (Mudanca & { nomeAntes?: string | null | undefined; nomeDepois?: string | null | undefined })[]
    | null
    | undefined;
}

/** What an entry tells of a change: by its fields where the server says them, else by its text. @returns null as `readAcao` */
export function changeOf({ acao, mudancas }: Entry, known: (tabela: string) => KnownFields): Change | null {
  if (!mudancas) return readAcao(acao, known);
  const change = readAcao(acao.split('\n')[0] ?? '', known);
  const fields = mudancas.map(({ campo, antes, depois, nomeAntes, nomeDepois }) => ({
    name: campo,
    before: nomeAntes ?? textOf(antes),
    after: nomeDepois ?? textOf(depois),
  }));
  return change && { ...change, fields };
}

function textOf(value: Valor | undefined): string | null {
  if (value === undefined) return null;
  return value === null || value === '' ? VAZIO : String(value);
}

/** The fields with their texts, and the lines before the first of them. */
function split(lines: readonly string[], known: KnownFields, two: boolean): { note: string; parts: Part[] } {
  const note: string[] = [];
  const parts: Part[] = [];
  for (const line of lines) {
    const name = FIELD_START.exec(line)?.[1];
    if (name && begins(name, parts, known, two)) {
      parts.push({ name, text: line.slice(name.length + 2) });
      continue;
    }
    const last = parts.at(-1);
    if (last) last.text += `\n${line}`;
    else note.push(line);
  }
  return { note: note.join('\n'), parts };
}

/** Whether a line that looks like a field's is one, and not a further line of the value before. */
function begins(name: string, parts: readonly Part[], known: KnownFields, two: boolean): boolean {
  const last = parts.at(-1);
  if (!last) return true;
  // A field is there once, and ends only when both its values were said.
  if (parts.some((part) => part.name === name) || (two && !last.text.includes(SETA))) return false;
  if (known.has(name)) return true;
  // People write 'tel: 123' in a text of several lines; names of fields that are new here mostly are 'likeThis'.
  const several = known.isMultiline(last.name) || !known.has(last.name);
  return several ? /^[a-z]+[A-Z]\w*$/.test(name) : /^[a-z]/.test(name);
}

function sides(name: string, text: string): FieldChange {
  const values = text.split(SETA);
  if (values.length === 2) return { name, before: values[0] ?? '', after: values[1] ?? '' };
  // With arrows in the values, only one that was or became empty shows where the other begins.
  if (values.length > 2 && values[0] === VAZIO) return { name, before: VAZIO, after: values.slice(1).join(SETA) };
  if (values.length > 2 && values.at(-1) === VAZIO) {
    return { name, before: values.slice(0, -1).join(SETA), after: VAZIO };
  }
  return { name, whole: text };
}
