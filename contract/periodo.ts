import * as z from 'zod';
import { calendarDate, flag } from './values.ts';

interface Ends {
  dtInicio: string | null;
  dtFim: string | null;
}

/** Whether a period ends no sooner than it begins, as one does that is open on a side. */
export const inOrder = ({ dtInicio, dtFim }: Ends) => dtInicio === null || dtFim === null || dtInicio <= dtFim;

/** What is told of one that does not. */
export const OUT_OF_ORDER = { path: ['dtFim'], message: 'O fim do período não pode ser antes do início' };

/** The period that a report of collections looks at, both days included. */
export const periodo = z
  .object({
    dtInicio: calendarDate,
    dtFim: calendarDate,
    /** Beyond the contract: disabled clients as well. */
    desabilitadas: flag.default(0),
  })
  .refine(inOrder, OUT_OF_ORDER);
/** The same of a call whose rows tell, to who asks for it, what the contract's do not. */
export const periodoComMais = periodo.safeExtend({ mais: flag.default(0) });
export type PeriodoPedido = z.output<typeof periodo>;
