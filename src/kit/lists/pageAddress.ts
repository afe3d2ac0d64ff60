/** Where an address says which rows of a list it shows, and how many. */
const COUNTS = ['page', 'perPage'] as const;

/** A list's address without its page, where that is none or has no rows; null where it is sound. */
export function withoutWrongPage(search: string): string | null {
  const query = new URLSearchParams(search);
  if (COUNTS.every((name) => /^([1-9]\d{0,5})?$/.test(query.get(name) ?? ''))) return null;
  for (const name of COUNTS) query.delete(name);
  return query.toString();
}
