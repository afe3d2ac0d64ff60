import { Readable } from 'node:stream';

/** Rows that are JSON text already: the database made it, and nothing reads it before it is sent. */
export class JsonRows {
  readonly texts: readonly string[];
  constructor(texts: readonly string[]) {
    this.texts = texts;
  }
}

export type Rows = readonly unknown[] | JsonRows;

/** Rows that are written in one go. Of a longer list, the rest follows as fast as it is taken. */
const ROWS_AT_ONCE = 1000;
/** Stands for the rows while what surrounds them is written; no value of an envelope reads like it. */
const PLACE = '\u0000rows';

function* pieces(
  before: string,
  texts: (start: number, end: number) => readonly string[],
  length: number,
  after: string,
) {
  yield `${before}[`;
  for (let start = 0; start < length; start += ROWS_AT_ONCE) {
    yield (start > 0 ? ',' : '') + texts(start, start + ROWS_AT_ONCE).join(',');
  }
  yield `]${after}`;
}

/**
 * What is sent of an envelope: itself, to be written as JSON; its text, where its rows are text already; or, where they
 * are many, a stream of it, so that a large reply is neither held whole nor written while everybody waits.
 *
 * @param rows what the envelope holds somewhere: its rows, if it has any
 */
export function bodyOf(envelope: object, rows: Rows | null): object | string {
  if (!rows) return envelope;
  const ready = rows instanceof JsonRows;
  const { length } = ready ? rows.texts : rows;
  if (!ready && length <= ROWS_AT_ONCE) return envelope;
  const around = JSON.stringify(envelope, (_key, value) => (value === rows ? PLACE : value));
  const [before = '', after = ''] = around.split(JSON.stringify(PLACE));
  const texts = (start: number, end: number) =>
    ready ? rows.texts.slice(start, end) : rows.slice(start, end).map((row) => JSON.stringify(row));
  const text = pieces(before, texts, length, after);
  return length <= ROWS_AT_ONCE ? [...text].join('') : Readable.from(text, { objectMode: false });
}
