import { type Draft, type DraftPlace, ownPrefix } from './drafts.ts';

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
 * A place for a user's draft in this browser, for one form that is opened.
 *
 * @param name which form, of which record
 */
export function draftPlace(userId: number, name: string): DraftPlace {
  const first = `${ownPrefix(userId)}${name}`;
  /** What this form wrote last, and under which key. */
  let own: { key: string; text: string } | null = null;

  const keys = () => Object.keys(localStorage).filter((key) => key === first || key.startsWith(`${first}#`));
  const isOwn = (key: string) => own?.key === key && localStorage.getItem(key) === own.text;

  function freeKey(): string {
    let key = first;
    for (let next = 2; localStorage.getItem(key) !== null; next++) key = `${first}#${next}`;
    return key;
  }

  return {
    read: () => {
      const others = keys().flatMap((key) => (isOwn(key) ? [] : (parse(localStorage.getItem(key)) ?? [])));
      return others.toSorted((a, b) => b.em.localeCompare(a.em))[0] ?? null;
    },
    leave: () => {
      own = null;
    },
    write: (draft) => {
      const key = own && isOwn(own.key) ? own.key : freeKey();
      const text = JSON.stringify(draft);
      try {
        localStorage.setItem(key, text);
        own = { key, text };
      } catch {
        localStorage.removeItem(key);
        own = null;
      }
    },
    drop: () => {
      if (own && isOwn(own.key)) localStorage.removeItem(own.key);
      own = null;
    },
    remove: (draft) => {
      const text = JSON.stringify(draft);
      const key = keys().find((one) => localStorage.getItem(one) === text);
      if (key) localStorage.removeItem(key);
    },
    removeAll: () => {
      for (const key of keys()) localStorage.removeItem(key);
    },
  };
}
