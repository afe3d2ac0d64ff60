import { decoded } from '../decoded.ts';

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
