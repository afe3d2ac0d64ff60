/** 128 random bits. Not `randomUUID`, which browsers offer over https only. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Gives each creation a key that stays the same until its outcome is known: a second click while the first is under
 * way, or another attempt after the connection failed, carries the first one's key. Once a server has answered, the
 * same content is a new creation.
 *
 * @returns a function that runs `send` with the key of `content`, and with what `generate` made when the key was new:
 *   one key stands for one request, to the letter
 */
export function createKeyring() {
  const keys = new Map<string, { key: string; generated: object }>();
  return async <T>(
    content: unknown,
    generate: () => object,
    send: (key: string, generated: object) => Promise<T>,
  ): Promise<T> => {
    const name = JSON.stringify(content);
    const { key, generated } = keys.get(name) ?? { key: randomKey(), generated: generate() };
    keys.set(name, { key, generated });
    try {
      const result = await send(key, generated);
      keys.delete(name);
      return result;
    } catch (error) {
      const answered = error instanceof Error && 'status' in error && Number(error.status) > 0;
      if (answered) keys.delete(name);
      throw error;
    }
  };
}
