import { counted } from '../../domain/counted.ts';
import { formatNumber } from '../../domain/numbers.ts';
import { type KeptRegister, type ListedUse, otherUse, type Use } from '../../resources/defineRegister.ts';
import type { Source } from '../database/prepared.ts';
import { AppError } from '../errors.ts';
import type { Tx } from '../write.ts';
import { holdRecords, type RegisterRow } from './repository.ts';
import { countListed, countUse, idsInUse, MOST_COUNTED } from './uso/repository.ts';

/** How many rows refer to one record of a register in one way: one more than `MOST_COUNTED` stands for any more. */
export interface InUse {
  use: Use;
  quantidade: number;
}

/**
 * What refers to each of these records of a register, and until the transaction ends nothing more will; records that
 * nothing refers to are not in it.
 */
export async function findUses(
  tx: Tx,
  register: KeptRegister,
  ids: readonly number[],
): Promise<ReadonlyMap<number, InUse[]>> {
  const found = new Map<number, InUse[]>();
  if (ids.length === 0) return found;
  await holdRecords(tx, register, ids);
  for (const use of register.uses) {
    for (const [id, quantidade] of await countUse(tx.db, register, use, ids)) {
      found.set(id, [...(found.get(id) ?? []), { use, quantidade }]);
    }
  }
  return found;
}

/** '12 clientes', '1 cliente', 'mais de 1.000 clientes'. */
function countedRows({ use, quantidade }: InUse): string {
  const [one, many] = use.label;
  if (quantidade > MOST_COUNTED) return `mais de ${formatNumber(MOST_COUNTED, 0)} ${many}`;
  return counted(quantidade, one, many);
}

/** 'Este roteiro está em uso por 12 clientes. Desabilite-o em vez de remover.' */
function inUseMessage({ gender, item }: KeptRegister, emUso: readonly InUse[], enabled: boolean): string {
  const list = new Intl.ListFormat('pt-BR').format(emUso.map(countedRows));
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

/** Of how many records of its list each record of a register is used, and whether of something else too. */
export async function usesOfAll(db: Source, register: KeptRegister, use: ListedUse) {
  const other = otherUse(register);
  const [listed, others] = await Promise.all([countListed(db, register, use), other && idsInUse(db, register, other)]);
  return others ? listed.map((one) => ({ ...one, outroUso: others.has(one.id) })) : listed;
}
