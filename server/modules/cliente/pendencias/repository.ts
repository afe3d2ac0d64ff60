import { type SqlBool, sql } from 'kysely';
import { addDays } from '../../../../domain/calendar.ts';
import type { Pendencia } from '../../../../domain/cliente/pendencias.ts';
import { WARNING_DAYS } from '../../../../domain/leitura/calibration.ts';
import type { Selecting } from '../../../database/reading.ts';
import { PEDIDAS } from '../pedidas/repository.ts';

/** Last valid day of the flow meters in use: of several, that of the one that is due first. */
const VALIDITY = sql`(select min("v"."dtValidadeCalibragem") from "PessoaMedidorVazao" as "v"
  where "v"."idPessoa" = "Pessoa"."id" and "v"."flagAtivo" = 1 and "v"."removidoEm" is null)`;

/** A year still asks for collections, and there is no point to take them at. */
const withoutPoint = (ano: number) => sql<SqlBool>`not exists (
    select 1 from "PessoaPontoColeta" as "o" where "o"."idPessoa" = "Pessoa"."id" and "o"."removidoEm" is null)
  and exists (select 1 from "RelatorioMonitoramento" as "m" where "m"."idPessoa" = "Pessoa"."id"
    and "m"."ano" = ${ano} and "m"."removidoEm" is null and ${PEDIDAS} > (
      select count(*) from "HistoricoColeta" as "c" where "c"."idPessoa" = "Pessoa"."id" and "c"."removidoEm" is null
        and "c"."dtRetirada" >= ${`${ano}-01-01`} and "c"."dtRetirada" <= ${`${ano}-12-31`}))`;

/** Whether something waits to be done for a row of `Pessoa`. @param today `YYYY-MM-DD` */
export function isPending(pendencia: Pendencia, today: string) {
  switch (pendencia) {
    case 'calibracao-vencida':
      return sql<SqlBool>`${VALIDITY} < ${today}`;
    case 'calibracao-a-vencer':
      return sql<SqlBool>`${VALIDITY} between ${today} and ${addDays(today, WARNING_DAYS)}`;
    case 'sem-ponto':
      return withoutPoint(Number(today.slice(0, 4)));
  }
}

/** How many enabled clients something waits to be done for. */
export async function countPending(db: Selecting, pendencia: Pendencia, today: string): Promise<number> {
  const { clientes } = await db
    .selectFrom('Pessoa')
    .select(({ fn }) => fn.countAll<number | string>().as('clientes'))
    .where('removidoEm', 'is', null)
    .where('flagAtivo', '=', 1)
    .where(isPending(pendencia, today))
    .executeTakeFirstOrThrow();
  return Number(clientes);
}
