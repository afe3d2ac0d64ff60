import { formatMoment } from '../../domain/calendar.ts';
import { type Draft, type DraftPlace, draftKeys, ownPrefix } from './drafts.ts';
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

/** The name of the form that a draft's key is of, whoever typed it; undefined for any other key. */
const nameIn = (key: string) => key.match(/^rascunho:\d+:([^#]*)/)?.[1];

/** Names go from what is whole to its parts, by '/'. */
const isWithin = (name: string, whole: string) => `${name}/`.startsWith(`${whole}/`);

/** Begins the key that says when what was typed of something was erased. */
const ERASED = 'apagado:';

/** Whether what was typed in a form was erased from a moment on, by any tab: what it holds since before is not kept again. */
export function erasedSince(name: string, moment: number): boolean {
  return Object.keys(localStorage).some(
    (key) =>
      key.startsWith(ERASED) && isWithin(name, key.slice(ERASED.length)) && Number(localStorage.getItem(key)) >= moment,
  );
}

/**
 * A place for a user's draft in this browser, for one form that is opened.
 *
 * @param name which form, of which record
 */
export function draftPlace(userId: number, name: string): DraftPlace {
  const first = `${ownPrefix('rascunho', userId)}${name}`;
  const opened = Date.now();
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
      if (erasedSince(name, opened)) return true;
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

/** A draft beside the name of its form. */
export interface NamedDraft {
  name: string;
  draft: Draft;
}

/** What a user typed of something, and of its parts, in any form of this browser; the newest first. */
export function draftsWithin(userId: number, whole: string): NamedDraft[] {
  const found = draftKeys(userId).flatMap((key) => {
    const name = nameIn(key) ?? '';
    const draft = isWithin(name, whole) ? parse(localStorage.getItem(key)) : null;
    return draft ? [{ name, draft }] : [];
  });
  return found.toSorted((a, b) => b.draft.em.localeCompare(a.draft.em));
}

/**
 * Removes what any user of this browser typed of something, and of its parts.
 *
 * @param stays which of it does; none unless said
 */
export function removeDrafts(whole: string, stays: (one: NamedDraft) => boolean = () => false): void {
  for (const key of Object.keys(localStorage)) {
    const name = nameIn(key);
    if (name === undefined || !isWithin(name, whole)) continue;
    const draft = parse(localStorage.getItem(key));
    if (!draft || !stays({ name, draft })) localStorage.removeItem(key);
  }
}

/**
 * Forgets what any user of this browser typed of something, and of its parts. A form that is open, here or in another
 * tab, does not keep it again; what is typed in forms that open from now on is kept as ever.
 */
export function eraseDrafts(whole: string): void {
  removeDrafts(whole);
  keep(`${ERASED}${whole}`, String(Date.now()));
}
