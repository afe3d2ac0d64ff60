import type { Transaction } from 'kysely';
import { maskDocument, maskRg } from '../domain/cliente/documents.ts';
import { searchText } from '../domain/searchText.ts';
import type { Schema } from './database/schema.ts';

/** Who acts: a signed-in user, or the system itself (set-up, one-time links). */
export interface Actor {
  id: number | null;
  login: string;
}

/** What was done to one record. `before` and `after` hold the fields that users know, by name. */
export interface AuditEntry {
  /** Name as the API's paths spell it. */
  tabela: string;
  id: number | null;
  /** Client that the record belongs to, if any: its log shows the entry. */
  idPessoa?: number | null;
  acao: 'Inclusão' | 'Alteração' | 'Remoção' | 'Importação' | 'Acesso' | 'Exportação' | 'Apagamento';
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  info?: string;
}

/** Fields that say nothing to a reader of the log, or must not be in it. */
const SILENT = new Set([
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
const MASKED: Readonly<Record<string, (text: string) => string>> = { nroDocumento: maskDocument, rg: maskRg };

function shown(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '(vazio)';
  return MASKED[name]?.(String(value)) ?? String(value);
}

/**
 * One line a changed field, `campo: antes → depois`; a new or removed record shows what it held. A CPF and an RG are
 * masked; a change of one is told even when both look the same so.
 */
export function describeChange(entry: AuditEntry): string {
  const { before, after } = entry;
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const lines = names
    .filter((name) => !SILENT.has(name) && (before?.[name] ?? null) !== (after?.[name] ?? null))
    .map((name) => {
      if (!before) return `${name}: ${shown(name, after?.[name])}`;
      if (!after) return `${name}: ${shown(name, before[name])}`;
      return `${name}: ${shown(name, before[name])} → ${shown(name, after[name])}`;
    });
  return [`${entry.acao} em ${entry.tabela}${entry.id === null ? '' : ` ${entry.id}`}`, ...lines].join('\n');
}

/** Writes an entry of the log inside the transaction of the change that it tells of. */
export async function recordAudit(
  tx: Transaction<Schema>,
  actor: Actor,
  moment: Date,
  entry: AuditEntry,
): Promise<void> {
  const acao = describeChange(entry);
  await tx
    .insertInto('LogUsuario')
    .values({
      idUsuario: actor.id,
      login: actor.login,
      acao,
      tabela: entry.tabela,
      idReferencia: entry.id,
      idPessoa: entry.idPessoa ?? null,
      dtAcao: moment.toISOString(),
      infoExtra: entry.info ?? null,
      busca: searchText([actor.login, acao, entry.info]),
    })
    .execute();
}
