import { idToSave } from '../../../../contract/values.ts';
import { type ClientFields, namesOf } from '../../../../resources/cliente/defineFields.ts';
import type { Implementation } from '../../../context.ts';
import { heldFields, type SubRecordTable } from './repository.ts';

/**
 * Has a save that names a record keep the fields that it does not speak of, as registers do: what is null or empty is
 * emptied, what is absent stays. It is answered as if the whole record had been sent, in the version that was filled in.
 */
export function keptUnsaid(
  table: SubRecordTable | 'Pessoa',
  fields: ClientFields,
  whole: Implementation,
): Implementation {
  return {
    ...whole,
    answer: async (context, request) => {
      const { params, body } = request;
      const sent = { ...asRecord(body) };
      const { data: id } = idToSave.safeParse(sent.id ?? asRecord(params).id);
      const unsaid = namesOf(fields).filter((name) => sent[name] === undefined);
      const held = id && unsaid.length > 0 ? await heldFields(context.db, table, unsaid, id) : undefined;
      if (!held) return whole.answer(context, request);
      return whole.answer(context, { ...request, body: { ...held, ...sent, versao: sent.versao ?? held.versao } });
    },
  };
}

const asRecord = (part: unknown): Record<string, unknown> =>
  typeof part === 'object' && part !== null ? { ...part } : {};
