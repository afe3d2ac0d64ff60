import type { KeptKeys } from '../../dataProvider/idempotency.ts';
import { ownPrefix } from './drafts.ts';
import { keep } from './keep.ts';
import { currentUser } from './session.ts';

/** A server of ours knows a key for thirty days; one that may be forgotten is not trusted to have been heard. */
const KNOWN_MS = 29 * 24 * 3_600_000;

/** 64 bits that tell one text from another: personal data do not stand in a key's name. */
function digest(text: string): string {
  const half = (factor: number) =>
    [...text].reduce((sum, char) => Math.imul(sum ^ (char.codePointAt(0) ?? 0), factor), 1) >>> 0;
  return `${half(2654435761)}-${half(1597334677)}`;
}

function nameOf(content: string): string | null {
  const user = currentUser();
  return user && `${ownPrefix('chave', user.id)}${digest(content)}`;
}

/** Keys of creations that nobody knows the outcome of, each after the moment of its first use, beside the user's drafts. */
export const keptKeys: KeptKeys = {
  read: (content) => {
    const name = nameOf(content);
    const [since, key] = (name && localStorage.getItem(name)?.split(' ')) || [];
    return key && Date.now() - Number(since) < KNOWN_MS ? key : null;
  },
  write: (content, key) => {
    const name = nameOf(content);
    // Without room for it the key lives as long as the page.
    if (name && keptKeys.read(content) !== key) keep(name, `${Date.now()} ${key}`);
  },
  drop: (content) => {
    const name = nameOf(content);
    if (name) localStorage.removeItem(name);
  },
};
