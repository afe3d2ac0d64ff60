/*
 * What stands in for Vite's own helper around each `import()` of browsers. A browser may keep for good that a script did not
 * come, whether it was imported or preloaded, and never ask for it again while the page is open (whatwg/html#6768; seen in
 * Chromium 150). So a module's files are fetched as plain data first, which nothing keeps but the
 * browser's cache, and imported from there once all of them have come.
 */

/** Files under way, or here. */
const asked = new Map<string, Promise<unknown>>();

/** How long a file may take, in milliseconds: one that hangs would hold up every later attempt. */
const LONGEST = 30_000;

/** All of it, since what breaks off is not kept; and nothing that another stands in front of the server with. */
async function fetchFile(href: string): Promise<void> {
  const reply = await fetch(href, { signal: AbortSignal.timeout(LONGEST) });
  await reply.arrayBuffer();
  const type = reply.headers.get('content-type') ?? '';
  if (!reply.ok || !type.includes('javascript')) throw new Error(`${href}: ${reply.status} ${type}`);
}

function file(name: string): Promise<unknown> | undefined {
  const href = `/${name}`;
  // What the page itself names came with it, or nothing runs.
  if (document.querySelector(`[href="${href}"], [src="${href}"]`)) return undefined;
  const coming = asked.get(href) ?? fetchFile(href);
  asked.set(href, coming);
  coming.catch(() => asked.delete(href));
  return coming;
}

/**
 * Imports a module once its files are there.
 *
 * @throws Error with a message for the user when one of them did not come
 */
export async function __vitePreload<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map(file)).catch((cause: unknown) => {
    throw new Error('Uma parte do sistema não chegou. Verifique a conexão e tente de novo.', { cause });
  });
  return load().catch((cause: unknown) => {
    throw new Error('Uma parte do sistema não pôde ser iniciada. Recarregue a página.', { cause });
  });
}
