/** What a form held that was not saved: the fields that differed from the record, and the version they were typed over. */
export interface Draft {
  /** Moment of the last change, ISO UTC. */
  em: string;
  versao: number | null;
  campos: Record<string, unknown>;
  /** Address of the page that it was typed on: whoever may no longer see that is told of it there. */
  pagina?: string;
}

/**
 * Where one open form keeps what it holds. Drafts of the same form that others left, such as another tab or a session
 * that was lost, stay beside its own and are never written over.
 */
export interface DraftPlace {
  /** The drafts that are not this form's own, the newest first. */
  readAll(): Draft[];
  /** What was its own is left where it is, for the next form to offer. */
  leave(): void;
  /**
   * Keeps the form's own, unless it was erased since the form opened.
   *
   * @returns false where the browser has no room for it: what was kept before stays
   */
  write(draft: Draft): boolean;
  /** The form's own was saved, or is not wanted: it goes, unless another form has written there since. */
  drop(): void;
  /** Answered: a draft that was read goes, unless it has changed since. */
  remove(draft: Draft): void;
  /** The record is gone: so is whatever was typed of it. */
  removeAll(): void;
}

/** What is kept of unsaved work: the drafts, the keys of creations whose outcome nobody knows, and what was erased. */
const KINDS = ['rascunho', 'chave', 'apagado'] as const;

/** What the names of what is kept of a user's unsaved work begin with. */
export const ownPrefix = (kind: (typeof KINDS)[number], userId: number) => `${kind}:${userId}:`;

/** Keys of a user's drafts in this browser. */
export const draftKeys = (userId: number) =>
  Object.keys(localStorage).filter((key) => key.startsWith(ownPrefix('rascunho', userId)));

/** Forgets all unsaved work that this browser keeps, or all but a user's own. */
export function wipeDrafts(keptUserId?: number): void {
  const isKept = (kind: (typeof KINDS)[number], key: string) =>
    keptUserId !== undefined && key.startsWith(ownPrefix(kind, keptUserId));
  for (const key of Object.keys(localStorage)) {
    const kind = KINDS.find((one) => key.startsWith(`${one}:`));
    if (kind && !isKept(kind, key)) localStorage.removeItem(key);
  }
}
