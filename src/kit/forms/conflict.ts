import { HttpError, type RaRecord, type useTranslate } from 'react-admin';
import type { SessionUser } from '../../../contract/sessao.ts';
import { formatMoment } from '../../../domain/calendar.ts';

/** What a server says when the record was changed by someone else since it was opened. */
export interface Conflict {
  /** The record as it is saved now. */
  atual: RaRecord;
  autor?: string;
  /** Moment of the other change, ISO UTC. */
  quando?: string;
}

/** Whose the other change was: the user's own one was made in another window, or by an attempt whose reply was lost. */
export function whoseChange({ autor }: Conflict, user: SessionUser | null): 'own' | 'others' | 'unknown' {
  if (!autor) return 'unknown';
  return autor === user?.login ? 'own' : 'others';
}

/** Who changed it and when, as far as that is known, for texts as that of `conflito`. */
export function whoAndWhen({ autor, quando }: Conflict, translate: ReturnType<typeof useTranslate>) {
  const moment = formatMoment(quando);
  return {
    author: autor || translate('conflito.someone'),
    when: moment && translate('conflito.when', { moment }),
  };
}

/** The conflict that an error tells of, or null when it is any other error. */
export function conflictOf(error: unknown): Conflict | null {
  if (!(error instanceof HttpError) || error.status !== 409) return null;
  const detail: Partial<Conflict> | undefined = error.body?.listaResultados;
  return detail?.atual ? { ...detail, atual: detail.atual } : null;
}
