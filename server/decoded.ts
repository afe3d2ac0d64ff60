/** A text as its percent signs mean it, in UTF-8; null when they mean nothing. */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
