/** A part of a path as it is read; null when its percent signs mean nothing. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/**
 * The address as the router can read it: one whose percent signs mean nothing, such as `/%E0%A4%A`, is a page's like any
 * other that leads nowhere. An address of the API stays as it came, and is refused.
 */
export function readableAddress(url: string): string {
  if (!url.includes('%')) return url;
  const [path = ''] = url.split('?', 1);
  const parts = path.split('/');
  const first = parts.find((part) => part !== '') ?? '';
  if (decoded(first)?.toLowerCase() === 'api') return url;
  const readable = parts.map((part) => (decoded(part) === null ? part.replaceAll('%', '%25') : part));
  return readable.join('/') + url.slice(path.length);
}
