import { idToSave } from '../../../../contract/values.ts';
import { type ClientFields, namesOf } from '../../../../resources/cliente/defineFields.ts';
import type { Implementation } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { STALE } from '../../../records.ts';
import { heldFields, type SubRecordTable } from './repository.ts';

/** How often a save that names no version begins again, for each time that somebody else's came before it. */
const MOST_TRIES = 20;

/**
 * Has a save that names a record keep the fields that it does not speak of, as registers do: what is null or empty is
 * emptied, what is absent stays. It is answered as if the whole record had been sent, of the version that was filled in; who
 * names no version, for whom the last write wins, never sees that one refused.
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
      const last = sent.versao ?? null;
      for (let tries = 1; ; tries += 1) {
        const held = id && unsaid.length > 0 ? await heldFields(context.db, table, unsaid, id) : undefined;
        const filled = held ? { ...request, body: { ...held, ...sent, versao: last ?? held.versao } } : request;
        try {
          return await whole.answer(context, filled);
        } catch (error) {
          if (!held || last !== null || !isStaleError(error) || tries === MOST_TRIES) throw error;
        }
      }
    },
  };
}

const asRecord = (part: unknown): Record<string, unknown> =>
  typeof part === 'object' && part !== null ? { ...part } : {};

const isStaleError = (error: unknown) => error instanceof AppError && error.message === STALE;
