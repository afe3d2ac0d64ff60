import { type QueryExecutorProvider, sql } from 'kysely';
import { formatNumber } from '../../domain/numbers.ts';
import type { KeptRegister, Use } from '../../resources/defineRegister.ts';
import { AppError } from '../errors.ts';
import type { Tx } from '../write.ts';
import type { RegisterRow } from './repository.ts';

/** How many rows refer to one record of a register in one way. */
export interface InUse {
  use: Use;
  quantidade: number;
}

/** Counts, for each id that has any, the rows of one table that refer to it. */
async function countUse(db: QueryExecutorProvider, use: Use, ids: readonly number[]): Promise<Map<number, number>> {
  const reference = sql.ref(`${use.table}.${use.column}`);
  const owned = use.owner
    ? sql`inner join ${sql.table(use.owner.table)} on ${sql.ref(`${use.owner.table}.id`)} = ${sql.ref(`${use.table}.${use.owner.column}`)}`
    : sql``;
  const mark = sql.ref(`${use.owner?.table ?? use.table}.removidoEm`);
  const { rows } = await sql<{ id: number; quantidade: number }>`
    select ${reference} as "id", count(*) as "quantidade" from ${sql.table(use.table)} ${owned}
    where ${reference} in (${sql.join(ids)}) and ${mark} is null group by ${reference}`.execute(db);
  return new Map(rows.map(({ id, quantidade }) => [id, Number(quantidade)]));
}

/** What refers to each of these records of a register; records that nothing refers to are not in it. */
export async function findUses(
  tx: Tx,
  register: KeptRegister,
  ids: readonly number[],
): Promise<ReadonlyMap<number, InUse[]>> {
  const found = new Map<number, InUse[]>();
  if (ids.length === 0) return found;
  for (const use of register.uses) {
    for (const [id, quantidade] of await countUse(tx.db, use, ids)) {
      found.set(id, [...(found.get(id) ?? []), { use, quantidade }]);
    }
  }
  return found;
}

/** 'Este roteiro está em uso por 12 clientes. Desabilite-o em vez de remover.' */
function inUseMessage({ gender, item }: KeptRegister, emUso: readonly InUse[], enabled: boolean): string {
  const counted = emUso.map(({ use, quantidade }) => {
    const [one, many] = use.label;
    return `${formatNumber(quantidade, 0, { grouping: true })} ${quantidade === 1 ? one : many}`;
  });
  const list = new Intl.ListFormat('pt-BR').format(counted);
  const [este, o] = gender === 'f' ? ['Esta', 'a'] : ['Este', 'o'];
  const advice = enabled ? `. Desabilite-${o} em vez de remover.` : `; já está desabilitad${o}.`;
  return `${este} ${item.toLowerCase()} está em uso por ${list}${advice}`;
}

/** Why a record may not be removed: it is in use, and may be disabled unless it is already. */
export function inUseError(register: KeptRegister, row: RegisterRow, emUso: readonly InUse[]): AppError {
  const podeDesabilitar = row.flagAtivo === 1;
  return new AppError('CONFLICT', inUseMessage(register, emUso, podeDesabilitar), {
    emUso: emUso.map(({ use, quantidade }) => ({ tabela: use.table, quantidade })),
    podeDesabilitar,
  });
}
