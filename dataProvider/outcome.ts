import { HttpError } from 'react-admin';

/** The HTTP status of what came, be it a page in the place of an envelope; 0 where nothing did. */
export const statusOf = (error: unknown): number =>
  error instanceof HttpError ? (error.body?.answered ?? error.status) : 0;

/** No answer came: whether the request was carried out is not known. */
export const isUnanswered = (error: unknown): error is HttpError => error instanceof HttpError && error.status === 0;

/** Nor is it where the database went away: it may have kept what was sent before it did. */
export const isUnsure = (error: unknown): error is HttpError =>
  isUnanswered(error) || (error instanceof HttpError && error.status === 503);

/** No answer, or a server too busy or broken for one: the same request may be sent again. */
export const isPassing = (error: unknown): error is HttpError =>
  isUnanswered(error) || (error instanceof HttpError && (error.status === 429 || error.status >= 500));

/** The server did not look at it: there is no session, or no right. */
export const isTurnedAway = (error: unknown): error is HttpError =>
  error instanceof HttpError && (error.status === 401 || error.status === 403);

/**
 * Whether a failed attempt says what became of the request, and of each like it before: a server that refuses it has not
 * carried it out.
 */
export const isAnswered = (error: unknown): error is HttpError =>
  error instanceof HttpError && !isPassing(error) && !isTurnedAway(error);
