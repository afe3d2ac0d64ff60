import type { Transaction } from 'kysely';
import { type Actor, type AuditEntry, recordAudit } from './audit.ts';
import type { Databases } from './database/open.ts';
import type { Schema } from './database/schema.ts';

/**
 * What the server writes for itself, outside of the users' audited writes: each table with the reason why its rows need
 * no entry in the log. Any other table is out of reach here, and is written through `write`.
 */
interface Bookkept {
  /** Beginning a session, and ending another's, is told by the actions themselves; when it was last seen is no action. */
  Sessao: Schema['Sessao'];
  /** Failed logins are counted to slow guessing down; anybody may cause any number of them. */
  TentativaLogin: Schema['TentativaLogin'];
  /** Where a login last succeeded, which the session's own entry tells of. */
  UltimoAcesso: Schema['UltimoAcesso'];
  /** Anybody may ask for a password link, with any address; the entry is written when one is sent. */
  PedidoSenha: Schema['PedidoSenha'];
  /** Links given out on request, together with the entry that says so. */
  LinkSenha: Schema['LinkSenha'];
  /** A message was caused by a write that told of it; attempts to send it are the queue's own state. */
  Mensagem: Schema['Mensagem'];
  /** What a message carries goes with it. */
  MensagemAnexo: Schema['MensagemAnexo'];
  /** How far the sending of a subscribed report is; what was sent, and what ended the subscription, is told. */
  AssinaturaEnvio: Schema['AssinaturaEnvio'];
  /** Replies kept for repeated requests, with the write that they tell of; here they are only forgotten. */
  Idempotencia: Schema['Idempotencia'];
  /** How a user likes the screens: nobody else sees it, no record depends on it. */
  Preferencia: Schema['Preferencia'];
  /** Holds nothing: rows that try whether the database can be written go in the transaction that they came in. */
  Sonda: Schema['Sonda'];
}

/** One transaction of the server's own, over those tables alone. */
export interface Books {
  db: Transaction<Bookkept>;
  /** For what is told all the same. */
  audit(actor: Actor, moment: Date, entry: AuditEntry): Promise<void>;
}

/** The way to write without an audit entry: in one transaction, the bookkeeping's tables only. */
export type KeepBooks = <T>(work: (books: Books) => Promise<T>) => Promise<T>;

/** @returns the door to the bookkeeping of a database */
export function bookkeepingOf({ write }: Pick<Databases, 'write'>): KeepBooks {
  return (work) =>
    write.transaction().execute((db) =>
      work({
        db: db.$pickTables<keyof Bookkept>(),
        audit: (actor, moment, entry) => recordAudit(db, actor, moment, entry),
      }),
    );
}
