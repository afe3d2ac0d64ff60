/**
 * Keeps a text in this browser, or in this tab of it.
 *
 * @returns false where it has no room for it, or refuses: what was kept before stays
 */
export function keep(key: string, text: string, storage = localStorage): boolean {
  try {
    storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
