import type { PeriodoPedido } from '../../../../contract/periodo.ts';
import type { Selecting } from '../../../database/reading.ts';
import { ofListedClients } from '../repository.ts';

/** The last day with collections before a period, or the first one after it. */
export async function nearestDay(
  db: Selecting,
  periodo: PeriodoPedido,
  side: 'anterior' | 'posterior',
): Promise<string | null> {
  const [than, day, order] =
    side === 'anterior' ? (['<', periodo.dtInicio, 'desc'] as const) : (['>', periodo.dtFim, 'asc'] as const);
  const found = await db
    .selectFrom('HistoricoColeta as c')
    .select('c.dtRetirada')
    .where('c.removidoEm', 'is', null)
    .where('c.dtRetirada', than, day)
    .where(ofListedClients(periodo))
    .orderBy('c.dtRetirada', order)
    .limit(1)
    .executeTakeFirst();
  return found?.dtRetirada ?? null;
}
