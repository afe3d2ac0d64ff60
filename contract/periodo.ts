import * as z from 'zod';
import { calendarDate, flag } from './values.ts';

/** The period that a report of collections looks at, both days included. */
export const periodo = z
  .object({
    dtInicio: calendarDate,
    dtFim: calendarDate,
    /** Beyond the contract: disabled clients as well. */
    desabilitadas: flag.default(0),
  })
  .refine(({ dtInicio, dtFim }) => dtInicio <= dtFim, {
    path: ['dtFim'],
    message: 'O fim do período não pode ser antes do início',
  });
export type PeriodoPedido = z.output<typeof periodo>;
