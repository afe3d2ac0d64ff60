import { sql } from 'kysely';

/**
 * Collections that a year `m` of `RelatorioMonitoramento` asks for: its minimum. Where a person stands for a Meta other
 * than minimum and collections give, or told one without a minimum, that many beyond the collections it was told over.
 */
export const PEDIDAS = sql<number>`case
  when "m"."Meta" is null or "m"."Meta" = coalesce("m"."qtdMinima", 0) - coalesce("m"."coletas", 0)
    or ("m"."Meta" = 0 and coalesce("m"."qtdMinima", 0) <= coalesce("m"."coletas", 0))
  then coalesce("m"."qtdMinima", 0) else "m"."Meta" + coalesce("m"."coletas", 0) end`;
