import { contract } from '../../../contract/index.ts';
import { type Implementation, implement } from '../../context.ts';
import { plan, scheduleOf } from './service.ts';

const { agenda } = contract;

/** The sampling schedule. */
export const agendaRoutes: Implementation[] = [
  implement(agenda.list, (context, { query }) => scheduleOf(context, query.ano)),
  implement(agenda.save, ({ write }, { body }) => write((tx) => plan(tx, body))),
];
