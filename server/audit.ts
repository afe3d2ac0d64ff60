import type { Insertable, Selectable, Transaction } from 'kysely';
import { maskDocument, maskRg } from '../domain/cliente/documents.ts';
import { acaoText, type Evento, type Mudanca, type Valor } from '../domain/log/acao.ts';
import { searchText } from '../domain/searchText.ts';
import { insertOne } from './database/keptWrites.ts';
import { unawaited } from './database/oneTrip.ts';
import type { Schema } from './database/schema.ts';

/** Who acts: a signed-in user, or the system itself (set-up, one-time links). */
export interface Actor {
  id: number | null;
  login: string;
}

/** Who acts when nobody is signed in. */
export const SYSTEM: Actor = { id: null, login: 'sistema' };

/** What was done to one record. `before` and `after` hold the fields that users know, by name. */
export interface AuditEntry {
  /** Name as the API's paths spell it. */
  tabela: string;
  id: number | null;
  /** Client that the record belongs to, if any: its log shows the entry. */
  idPessoa?: number | null;
  acao: Evento;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  info?: string;
}

/** Fields that say nothing to a reader of the log, or must not be in it. */
export const SILENT: ReadonlySet<string> = new Set([
  'id',
  'versao',
  'busca',
  'removidoEm',
  'idUsuario',
  'dtCadastro',
  'senhaHash',
  'uuid',
  'chave',
]);

/** Numbers that tell who a person is: the log outlives the record and has more readers, so it never holds them whole. */
const MASKED: Readonly<Record<string, (text: string, tipo?: 'F') => string>> = {
  nroDocumento: maskDocument,
  rg: maskRg,
};

/** As JSON has it. Of a CPF and an RG, masked; what JSON cannot say is kept as text. */
function kept(name: string, value: unknown, tipo?: 'F'): Valor {
  if (value === null || value === undefined) return null;
  const mask = MASKED[name];
  if (mask) return mask(String(value), tipo);
  if (typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return value as Valor;
  return String(value);
}

/**
 * The fields that changed; of a new or removed record, what it held. A CPF and an RG are masked; a change of one is told
 * even when both look the same so.
 */
function changesOf({ before, after }: AuditEntry): Mudanca[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const tipo = before?.flagTipoPessoa === 'F' || after?.flagTipoPessoa === 'F' ? 'F' : undefined;
  return names
    .filter((name) => !SILENT.has(name) && (before?.[name] ?? null) !== (after?.[name] ?? null))
    .map((campo) => ({
      campo,
      ...(before && { antes: kept(campo, before[campo], tipo) }),
      ...(after && { depois: kept(campo, after[campo], tipo) }),
    }));
}

/** The row that the log keeps of an entry. `dtAcao`: when it was done, ISO UTC. */
export function logRow(actor: Actor, dtAcao: string, entry: AuditEntry): Insertable<Schema['LogUsuario']> {
  const { acao: evento, tabela, id: idReferencia, info } = entry;
  const mudancas = changesOf(entry);
  return {
    idUsuario: actor.id,
    login: actor.login,
    evento,
    tabela,
    idReferencia,
    idPessoa: entry.idPessoa ?? null,
    mudancas: JSON.stringify(mudancas),
    dtAcao,
    infoExtra: info ?? null,
    busca: searchText([actor.login, acaoText({ evento, tabela, idReferencia, mudancas }), info]),
  };
}

type KeptEntry = Pick<Selectable<Schema['LogUsuario']>, 'evento' | 'tabela' | 'idReferencia' | 'mudancas' | 'texto'>;

/** What a row of the log tells: as the contract's text, and its fields; these are null when there is only the text. */
export function told(row: KeptEntry): { acao: string; mudancas: Mudanca[] | null } {
  const { evento, tabela, idReferencia, texto } = row;
  const mudancas: Mudanca[] | null = row.mudancas === null ? null : JSON.parse(row.mudancas);
  return { acao: texto ?? acaoText({ evento, tabela, idReferencia, mudancas }), mudancas };
}

/** Writes an entry of the log inside the transaction of the change that it tells of. */
export async function recordAudit(
  tx: Transaction<Schema>,
  actor: Actor,
  moment: Date,
  entry: AuditEntry,
): Promise<void> {
  await unawaited(tx, insertOne(tx, 'LogUsuario', logRow(actor, moment.toISOString(), entry)));
}
