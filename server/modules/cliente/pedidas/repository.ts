import { sql } from 'kysely';

/**
 * Collections that a year `m` of `RelatorioMonitoramento` asks for, where the database sorts them out itself: the rule of
 * `collectionsAsked`, to which a test holds it.
 */
export const PEDIDAS = sql<number>`case
  when "m"."Meta" is null or "m"."Meta" = coalesce("m"."qtdMinima", 0) - coalesce("m"."coletas", 0)
    or ("m"."Meta" = 0 and coalesce("m"."qtdMinima", 0) <= coalesce("m"."coletas", 0))
  then coalesce("m"."qtdMinima", 0) else "m"."Meta" + coalesce("m"."coletas", 0) end`;
