import { sql } from 'kysely';
import type { FiltrosDeProtocolos } from '../../../contract/protocolos.ts';
import { ERASED } from '../../../domain/cliente/erased.ts';
import type { Selecting } from '../../database/reading.ts';

/** The fields that replies tell, in the order of the specification. */
export const FIELDS = [
  'id',
  'nomeCliente',
  'pontoColeta',
  'dtInicio',
  'dtFim',
  'atividadeAmostra',
  'flagAmostraAcompanhamento',
  'medidorInicial',
  'medidorFinal',
  'numeroLacre',
  'latitude',
  'longitude',
  'tecnico',
  'contato',
  'horimetro',
  'flagChuva',
  'flagAmostraCancelada',
  'motivoCancelamento',
  'flagNc',
  'pH',
  'temperatura',
  'ss',
] as const;

/** Protocols that pass the filters: those whose days touch the period that is asked for, a missing bound being the other. */
export function passing(db: Selecting, { dtInicio, dtFim, flagAcompanhamento }: FiltrosDeProtocolos) {
  const end = sql<string>`coalesce("dtFim", "dtInicio")`;
  const beginning = sql<string>`coalesce("dtInicio", "dtFim")`;
  return db
    .selectFrom('Protocolo')
    .$if(dtInicio !== null, (query) => query.where(end, '>=', dtInicio))
    .$if(dtFim !== null, (query) => query.where(beginning, '<=', dtFim))
    .$if(flagAcompanhamento !== null, (query) =>
      query.where('flagAmostraAcompanhamento', '=', flagAcompanhamento as 0 | 1),
    );
}

/** Protocols that pass the filters, the one that came last first. */
export const protocolsOf = (db: Selecting, filters: FiltrosDeProtocolos) =>
  passing(db, filters).select(FIELDS).orderBy('id', 'desc').execute();

/** All that protocols tell of anybody, but for what stands in the place of what was erased. */
const TOLD = sql<string>`replace(
  "nomeCliente" || ' ' || coalesce("pontoColeta", '') || ' ' || coalesce("contato", '') || ' ' ||
  coalesce("motivoCancelamento", ''), ${sql.lit(ERASED)}, '')`;

/**
 * Changes with every protocol that comes in, and with every one that a person or a contact is taken out of, for then they
 * tell less; nothing else of them changes.
 */
export async function versionOfProtocols(db: Selecting): Promise<string> {
  const { count, last, told } = await db
    .selectFrom('Protocolo')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('count'),
      fn.max('id').as('last'),
      sql<number | string | null>`sum(length(${TOLD}))`.as('told'),
    ])
    .executeTakeFirstOrThrow();
  return `${count} ${last} ${told}`;
}

/** The photos of a protocol, in the order in which they came. */
export async function photosOf(db: Selecting, idProtocolo: number): Promise<string[]> {
  const rows = await db
    .selectFrom('ProtocoloImagem')
    .select('hash')
    .where('idProtocolo', '=', idProtocolo)
    .orderBy('id')
    .execute();
  return rows.map(({ hash }) => hash);
}

/** Ids of all protocols, in order. */
export async function protocolIds(db: Selecting): Promise<number[]> {
  const rows = await db.selectFrom('Protocolo').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}
