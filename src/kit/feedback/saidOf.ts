import { HttpError } from 'react-admin';

/** What a refusal says of a form's only field, or of the whole. */
export function saidOf(field: string, error: Error): string {
  const onField = error instanceof HttpError ? error.body?.errors?.[field] : undefined;
  return typeof onField === 'string' ? onField : error.message;
}
