import { HttpError } from 'react-admin';
import { isAnswered, isPassing } from './outcome.ts';

/** 128 random bits. Not `randomUUID`, which browsers offer over https only. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Keys of creations whose outcome is not known, by what was sent; they may outlive the page. */
export interface KeptKeys {
  read(content: string): string | null;
  write(content: string, key: string): void;
  drop(content: string): void;
}

/** Whether nothing says what became of an attempt: no reply, one of a server in trouble, or it was given up. */
const isLost = (error: unknown) => !(error instanceof HttpError) || isPassing(error);

interface Attempt {
  key: string;
  generated: object;
  /** One before ended without an answer. */
  unanswered: boolean;
}

const NOT_KEPT: KeptKeys = { read: () => null, write: () => undefined, drop: () => undefined };

/**
 * Gives each creation a key that stays the same until its outcome is known: a second click while the first is under
 * way, or another attempt after the connection failed, carries the first one's key. Once a server has answered to it,
 * the same content is a new creation.
 *
 * @param kept where another page of the same user finds the keys; what was generated is kept by none
 * @returns a function that runs `send` with the key of `content`, and with what `generate` made when the key was new:
 *   one key stands for one request, to the letter
 */
export function createKeyring(kept = NOT_KEPT) {
  const keys = new Map<string, Attempt>();
  const forget = (name: string) => {
    keys.delete(name);
    kept.drop(name);
  };
  function begun(name: string, generate: () => object): Attempt {
    const earlier = kept.read(name);
    return { key: earlier ?? randomKey(), generated: generate(), unanswered: earlier !== null };
  }
  return async <T>(
    content: unknown,
    generate: () => object,
    send: (key: string, generated: object) => Promise<T>,
  ): Promise<T> => {
    const name = JSON.stringify(content);
    const attempt = keys.get(name) ?? begun(name, generate);
    keys.set(name, attempt);
    kept.write(name, attempt.key);
    try {
      const result = await send(attempt.key, attempt.generated);
      forget(name);
      return result;
    } catch (error) {
      if (isLost(error)) attempt.unanswered = true;
      // What fails after a lost attempt may say nothing of it.
      else if (isAnswered(error) || !attempt.unanswered) forget(name);
      throw error;
    }
  };
}
