import { contract } from '../../../../contract/index.ts';
import { dayOf } from '../../../../domain/calendar.ts';
import { type Implementation, implement } from '../../../context.ts';
import { lastNumber } from './repository.ts';
import { byPeriod, companies, removeSequence, saveSequences } from './service.ts';

const { sequenciais } = contract;

/** The sequential report: numbered reports of clients for a period. */
export const sequencialRoutes: Implementation[] = [
  implement(sequenciais.companies, ({ db }, { query: { dtInicio, dtFim } }) => companies(db, dtInicio, dtFim)),
  implement(sequenciais.all, ({ db }, { query }) => byPeriod(db, query)),
  implement(sequenciais.last, async ({ db, now }, { query: { dtInicio } }) => ({
    sequencial: await lastNumber(db, dtInicio ?? dayOf(now().toISOString())),
  })),
  implement(sequenciais.save, ({ write }, { body }) => write((tx) => saveSequences(tx, body))),
  implement(sequenciais.remove, ({ write }, { body }) => write((tx) => removeSequence(tx, body.id))),
];
