/** What a form held that was not saved: the fields that differed from the record, and the version they were typed over. */
export interface Draft {
  /** Moment of the last change, ISO UTC. */
  em: string;
  versao: number | null;
  campos: Record<string, unknown>;
}

/** Where the draft of one form is kept. */
export interface DraftPlace {
  read(): Draft | null;
  /** One that the browser has no room for is not kept. */
  write(draft: Draft): void;
  /** It was saved, or the user does not want it. */
  drop(): void;
}

/** Every draft's key begins so, then comes whose it is. */
const PREFIX = 'rascunho:';

const ownPrefix = (userId: number) => `${PREFIX}${userId}:`;

function parse(text: string | null): Draft | null {
  try {
    const draft = JSON.parse(text ?? 'null');
    const readable = typeof draft?.em === 'string' && typeof draft.campos === 'object' && draft.campos !== null;
    return readable ? draft : null;
  } catch {
    return null;
  }
}

/**
 * The place of a user's draft in this browser.
 *
 * @param name which form, of which record
 */
export function draftPlace(userId: number, name: string): DraftPlace {
  const key = `${ownPrefix(userId)}${name}`;
  return {
    read: () => parse(localStorage.getItem(key)),
    write: (draft) => {
      try {
        localStorage.setItem(key, JSON.stringify(draft));
      } catch {
        localStorage.removeItem(key);
      }
    },
    drop: () => localStorage.removeItem(key),
  };
}

/** Forgets every draft of this browser, or every one but a user's own. */
export function wipeDrafts(keptUserId?: number): void {
  const kept = keptUserId === undefined ? null : ownPrefix(keptUserId);
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(PREFIX) && !(kept && key.startsWith(kept))) localStorage.removeItem(key);
  }
}
