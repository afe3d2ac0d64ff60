import { HttpError } from 'react-admin';

/** What the server answers of what is not there. */
const GONE = 404;

/** Whether an error tells that there is no such record, not that it could not be read: trying again helps no more. */
export const isGone = (error: unknown): error is HttpError => error instanceof HttpError && error.status === GONE;

/** Whether an error tells that the person behind a client was erased: what was typed of them is nothing to keep. */
export const tellsErased = (error: unknown): boolean =>
  error instanceof HttpError && error.body?.listaResultados?.apagado === true;
