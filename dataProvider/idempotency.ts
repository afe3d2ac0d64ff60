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

const NOT_KEPT: KeptKeys = { read: () => null, write: () => undefined, drop: () => undefined };

/**
 * Gives each creation a key that stays the same until its outcome is known: a second click while the first is under
 * way, or another attempt after the connection failed, carries the first one's key. Once a server has answered, the
 * same content is a new creation.
 *
 * @param kept where another page of the same user finds the keys; what was generated is kept by none
 * @returns a function that runs `send` with the key of `content`, and with what `generate` made when the key was new:
 *   one key stands for one request, to the letter
 */
export function createKeyring(kept = NOT_KEPT) {
  const keys = new Map<string, { key: string; generated: object }>();
  const forget = (name: string) => {
    keys.delete(name);
    kept.drop(name);
  };
  return async <T>(
    content: unknown,
    generate: () => object,
    send: (key: string, generated: object) => Promise<T>,
  ): Promise<T> => {
    const name = JSON.stringify(content);
    const { key, generated } = keys.get(name) ?? {
      key: kept.read(name) ?? randomKey(),
      generated: generate(),
    };
    keys.set(name, { key, generated });
    kept.write(name, key);
    try {
      const result = await send(key, generated);
      forget(name);
      return result;
    } catch (error) {
      const answered = error instanceof Error && 'status' in error && Number(error.status) > 0;
      if (answered) forget(name);
      throw error;
    }
  };
}
