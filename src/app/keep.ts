/** Keeps a text in this browser. @returns false where it has no room for it, or refuses: what was kept before stays. */
export function keep(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
