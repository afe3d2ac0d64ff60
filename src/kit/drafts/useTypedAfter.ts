import { useRef } from 'react';
import { useNotify } from 'react-admin';
import { labelled } from '../../../domain/labelled.ts';
import type { Field } from '../../../resources/defineRegister.ts';
import { formatValue, type Value } from '../../../resources/kinds.ts';
import { draftPlace } from '../../app/draftPlace.ts';
import { useCurrentUser } from '../../app/session.ts';
import { LASTING } from '../feedback/lasting.tsx';

/** What is typed in a form while it is being saved, by field. */
export type Typed = ReadonlyMap<string, unknown>;

/** A record as a save answers it: by itself, or as a call's reply has it. */
interface Saved {
  id?: unknown;
  versao?: number;
  data?: Saved | string;
}

interface TypedAfterOptions {
  fields: readonly Field[];
  /** Which form, of which record; 'novo' at its end of none yet. */
  draft: string;
  /** The form of what was saved opens at once, and offers it. */
  opens?: boolean;
}

/**
 * For a form that goes away once it is saved: what was typed since is kept for the form of what was saved, and told;
 * where there is no such form, or no room, what it was is told.
 *
 * @returns `typed` for the form to say what it was (`useTypedWhile`), and `settle` to call after the save with its reply
 */
export function useTypedAfter({ fields, draft, opens = false }: TypedAfterOptions) {
  const notify = useNotify();
  const userId = useCurrentUser()?.id;
  const typed = useRef<Typed>(new Map());

  function keepFor(saved: Saved | undefined): boolean {
    const { id, versao } = (typeof saved?.data === 'object' ? saved.data : saved) ?? {};
    if (userId === undefined || id === undefined) return false;
    const campos = Object.fromEntries(typed.current);
    const place = draftPlace(userId, draft.replace(/novo$/, String(id)));
    return place.write({ em: new Date().toISOString(), versao: versao ?? null, campos });
  }

  function settle(reply: unknown) {
    const since = typed.current;
    const late = fields.filter(({ name }) => since.has(name));
    if (late.length === 0) return;
    const kept = keepFor((reply ?? undefined) as Saved | undefined);
    typed.current = new Map();
    if (kept && opens) return;
    const values = late.map((field) => {
      const value = formatValue(field.kind, since.get(field.name) as Value, field);
      return `${labelled(field.label)} ${value || '-'}`;
    });
    notify(kept ? 'rascunho.after.kept' : 'rascunho.after.lost', {
      type: 'warning',
      ...LASTING,
      messageArgs: { typed: kept ? late.map(({ label }) => label).join(', ') : values.join('; ') },
    });
  }
  return { typed, settle };
}
