/** A statement as it is run. */
export interface Statement {
  sql: string;
  parameters: readonly unknown[];
  /** What must be so once it ran; else it counts as failed. */
  must?: 'find nothing changed' | 'change one row';
}

/** The code of a statement's failure to do what it must. */
export const UNMET = 'UNMET';

/** What the main thread asks of a connection that lives in this thread: the first that fails is the last that is run. */
export type WorkerQuery = readonly Statement[];

/** What came of a statement: rows of a reading, counts of a write. */
export interface Ran {
  rows: Record<string, unknown>[];
  changes?: number;
  lastId?: number | bigint;
}

/** The answer: what came of each statement, or what went wrong, and at which of them. */
export type WorkerReply = { ran: Ran[] } | { error: string; code: string | undefined; at: number };
