import { HttpError, type RaRecord } from 'react-admin';

/** A value as any server writes it: flags and numbers as text, what is empty as null. */
function asText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return String(Number(value));
  return typeof value === 'object' ? JSON.stringify(value) : String(value).trim();
}

/**
 * The record as a refusal tells it, where it holds by now all that was to be changed: by an attempt whose reply was
 * lost, or because somebody else changed the same. There is nothing left to save.
 *
 * @param error why the change was refused
 * @returns null for any other refusal
 */
export function alreadySaved(error: unknown, data: object, before: object | undefined): RaRecord | null {
  if (!(error instanceof HttpError) || error.status !== 409) return null;
  const now: RaRecord | undefined = error.body?.listaResultados?.atual;
  if (!now) return null;
  const earlier = new Map(Object.entries(before ?? {}));
  const changes = Object.entries(data).filter(
    ([field, value]) => field !== 'versao' && asText(value) !== asText(earlier.get(field)),
  );
  const held = changes.every(([field, value]) => field in now && asText(now[field]) === asText(value));
  return changes.length > 0 && held ? now : null;
}
