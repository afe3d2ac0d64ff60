import { type SqlBool, sql } from 'kysely';
import type { PeriodoPedido } from '../../../contract/periodo.ts';
import type { Selecting } from '../../database/reading.ts';

/** Of the collections `c`, those of clients that a report lists: enabled ones, or disabled ones as well. */
export const ofListedClients = ({ desabilitadas }: Pick<PeriodoPedido, 'desabilitadas'>) => sql<SqlBool>`exists (
  select 1 from "Pessoa" as "listada" where "listada"."id" = "c"."idPessoa" and "listada"."removidoEm" is null
  and "listada"."flagAtivo" >= ${1 - desabilitadas})`;

/** The collections `c` of a period that a report looks at. */
export function collectionsOf(db: Selecting, periodo: PeriodoPedido) {
  return db
    .selectFrom('HistoricoColeta as c')
    .where('c.removidoEm', 'is', null)
    .where('c.dtRetirada', '>=', periodo.dtInicio)
    .where('c.dtRetirada', '<=', periodo.dtFim)
    .where(ofListedClients(periodo));
}
