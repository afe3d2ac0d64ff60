const MB = 1024 * 1024;

/** How much one file may ask of the server. Tests lower them; the child process receives them with its task. */
export interface Limits {
  bytes: number;
  /** Parts of the zip package, and what they hold once inflated, all together. */
  entries: number;
  inflatedBytes: number;
  /** Largest inflation of a part above `bigEntryBytes`; honest sheets stay below 30. */
  ratio: number;
  bigEntryBytes: number;
  /** Lines under the headers, and results in them, of all sheets together: all are kept in one write, which others wait for. */
  rows: number;
  results: number;
  /** Groups of merged cells of a sheet, and the rows that these span, each counted as often as it is spanned. */
  merged: number;
  mergedRows: number;
  /** Texts handed back by the child process. */
  outputBytes: number;
  milliseconds: number;
  heapMegabytes: number;
  /** How often a process that waits for its file reads a sheet of ours, so that its code is compiled by then. */
  practice: number;
}

export const LIMITS: Limits = {
  bytes: 20 * MB,
  entries: 2000,
  inflatedBytes: 300 * MB,
  ratio: 200,
  bigEntryBytes: 4 * MB,
  rows: 100_000,
  results: 100_000,
  merged: 50_000,
  mergedRows: 1_000_000,
  outputBytes: 400 * MB,
  milliseconds: 60_000,
  heapMegabytes: 1024,
  practice: 16,
};
