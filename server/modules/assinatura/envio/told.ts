import { dayOf } from '../../../../domain/calendar.ts';
import type { Services } from '../../../context.ts';
import { inWords, periodText, titleOf } from '../relatorio.ts';
import { administrators, type Receiver, type When } from './repository.ts';

/** What follows from a month that is given up. */
export const NEXT_MONTH = 'O envio deste mês não será mais tentado; o do mês que vem será feito no dia de sempre.';

/** What letters tell of a subscription. */
export const toldOf = async (
  { databases }: Pick<Services, 'databases'>,
  { relatorio, filtros }: { relatorio: string; filtros: string },
  { mes, moment }: Pick<When, 'mes' | 'moment'>,
) => ({
  titulo: titleOf(relatorio),
  periodo: periodText(relatorio, mes, dayOf(moment)),
  filtros: await inWords(databases.read, { relatorio, filtros }),
});

/** Who is told of a failure: the owner, as long as they are enabled and have an address, and who administers; nobody twice. */
export async function toldTo({ databases }: Services, owner: Receiver | undefined): Promise<Receiver[]> {
  const others = await administrators(databases.read);
  return [...(owner?.email ? [owner] : []), ...others.filter(({ id }) => id !== owner?.id)];
}
