import { formatMoment } from '../../domain/calendar.ts';
import { type Draft, type DraftPlace, draftKeys, nameIn, ownPrefix } from './drafts.ts';
import { keep } from './keep.ts';

function parse(text: string | null): Draft | null {
  try {
    const draft = JSON.parse(text ?? 'null');
    const dated = typeof draft?.em === 'string' && formatMoment(draft.em) !== '';
    return dated && typeof draft.campos === 'object' && draft.campos !== null ? draft : null;
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
  const first = `${ownPrefix('rascunho', userId)}${name}`;
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
    readAll: () => {
      const others = keys().flatMap((key) => (isOwn(key) ? [] : (parse(localStorage.getItem(key)) ?? [])));
      return others.toSorted((a, b) => b.em.localeCompare(a.em));
    },
    leave: () => {
      own = null;
    },
    write: (draft) => {
      const key = own && isOwn(own.key) ? own.key : freeKey();
      const text = JSON.stringify(draft);
      const kept = keep(key, text);
      if (kept) own = { key, text };
      return kept;
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

/** Where a user has something typed and not saved: the pages of their drafts in this browser. */
export function pagesOfDrafts(userId: number): string[] {
  return draftKeys(userId).flatMap((key) => parse(localStorage.getItem(key))?.pagina ?? []);
}

/** Forgets what any user of this browser typed in the forms of such names; what is typed there from now on is kept again. */
export function wipeDraftsOf(isOne: (name: string) => boolean): void {
  for (const key of Object.keys(localStorage)) {
    const name = nameIn(key);
    if (name !== undefined && isOne(name)) localStorage.removeItem(key);
  }
}
