import { idToSave } from '../../../../contract/values.ts';
import { type ClientFields, namesOf } from '../../../../resources/cliente/defineFields.ts';
import { type Implementation, refuseTwoIds } from '../../../context.ts';
import { current, pick } from '../../../records.ts';
import type { Tx } from '../../../write.ts';
import { holdClient } from '../repository.ts';
import { heldFields, type SubRecordTable } from './repository.ts';

/**
 * Has a save that names a record keep the fields that it does not speak of, as registers do: what is null or empty is
 * emptied, what is absent stays as the transaction finds it. It is answered as if the whole record had been sent.
 */
export function keptUnsaid(
  table: SubRecordTable | 'Pessoa',
  fields: ClientFields,
  whole: Implementation,
): Implementation {
  return {
    ...whole,
    answer: (context, request) => {
      refuseTwoIds(request);
      const { params, body } = request;
      const sent = { ...asRecord(body) };
      const { data: id } = idToSave.safeParse(asRecord(params).id ?? sent.id);
      const unsaid = namesOf(fields).filter((name) => sent[name] === undefined);
      if (!id || unsaid.length === 0) return whole.answer(context, request);
      return context.write(async (tx) => {
        const held = pick(await heldRecord(tx, table, id), unsaid);
        return whole.answer({ ...context, write: (work) => work(tx) }, { ...request, body: { ...held, ...sent } });
      });
    },
  };
}

/** The record as it is, until the transaction ends. @throws AppError NOT_FOUND; CONFLICT of a client whose person was erased */
async function heldRecord(tx: Tx, table: SubRecordTable | 'Pessoa', id: number): Promise<object> {
  // The client before what hangs on it, as whoever erases one takes them.
  const owner = table === 'Pessoa' ? undefined : await heldFields(tx.db, table, [], id);
  if (owner) await holdClient(tx, owner.idPessoa);
  return current(tx, table, id);
}

const asRecord = (part: unknown): Record<string, unknown> =>
  typeof part === 'object' && part !== null ? { ...part } : {};
