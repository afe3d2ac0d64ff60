import { HttpError, type Identifier, type RaRecord } from 'react-admin';

/** A record that holds back a change, and why. */
export interface Held {
  id: Identifier;
  motivo: string;
  /** It is in use, so it cannot be removed, but it can be disabled. */
  podeDesabilitar?: boolean;
}

export type BulkAction = 'habilitar' | 'desabilitar' | 'remover';

/** What may be refused of several: restoring takes a removal back. */
export type RefusedAction = BulkAction | 'restaurar';

/** A change of one or several that was made, of the records as they were before. */
export interface Done {
  acao: BulkAction;
  records: readonly RaRecord[];
}

/** A change of several that was refused. */
export interface Refusal<A extends RefusedAction = BulkAction> {
  acao: A;
  message: string;
  held: readonly Held[];
  /** Those that were changed all the same, by a server that changes one by one. */
  changed: readonly RaRecord[];
  /** Those that were not. */
  records: readonly RaRecord[];
}

function detailsOf(error: unknown): Record<string, unknown> {
  return (error instanceof HttpError && error.body?.listaResultados) || {};
}

/** What can be done instead of a removal that was refused because the record is in use; null for any other failure. */
export function inUse(error: unknown): { podeDesabilitar: boolean } | null {
  const { emUso, podeDesabilitar } = detailsOf(error);
  return emUso ? { podeDesabilitar: podeDesabilitar === true } : null;
}

/** The ids that were changed all the same, where a server changes one by one. */
export function changedOf(error: unknown): readonly Identifier[] {
  const { feitos } = detailsOf(error);
  return Array.isArray(feitos) ? feitos : [];
}

/** The records that held back a change of several, or none when it failed for another reason. */
export function heldOf(error: unknown): readonly Held[] {
  const { itens } = detailsOf(error);
  return Array.isArray(itens) ? itens : [];
}
