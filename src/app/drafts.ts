/** What a form held that was not saved: the fields that differed from the record, and the version they were typed over. */
export interface Draft {
  /** Moment of the last change, ISO UTC. */
  em: string;
  versao: number | null;
  campos: Record<string, unknown>;
}

/**
 * Where one open form keeps what it holds. Drafts of the same form that others left, such as another tab or a session
 * that was lost, stay beside its own and are never written over.
 */
export interface DraftPlace {
  /** The newest draft that is not this form's own. */
  read(): Draft | null;
  /** What was its own is left where it is, for the next form to offer. */
  leave(): void;
  /** Keeps the form's own. One that the browser has no room for is not kept. */
  write(draft: Draft): void;
  /** The form's own was saved, or is not wanted: it goes, unless another form has written there since. */
  drop(): void;
  /** Answered: a draft that was read goes, unless it has changed since. */
  remove(draft: Draft): void;
  /** The record is gone: so is whatever was typed of it. */
  removeAll(): void;
}

/** Every draft's key begins so, then comes whose it is. */
const PREFIX = 'rascunho:';

/** What a user's keys begin with. */
export const ownPrefix = (userId: number) => `${PREFIX}${userId}:`;

/** Forgets every draft of this browser, or every one but a user's own. */
export function wipeDrafts(keptUserId?: number): void {
  const kept = keptUserId === undefined ? null : ownPrefix(keptUserId);
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(PREFIX) && !(kept && key.startsWith(kept))) localStorage.removeItem(key);
  }
}
