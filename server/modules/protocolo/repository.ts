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

/** Changes with every protocol that comes in, and with every one that a person or a contact is taken out of; nothing else of them changes. */
export async function versionOfProtocols(db: Selecting): Promise<string> {
  const { count, last, erased, contacts, points, reasons } = await db
    .selectFrom('Protocolo')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('count'),
      fn.max('id').as('last'),
      fn.countAll<number | string>().filterWhere('nomeCliente', '=', ERASED).as('erased'),
      fn.count<number | string>('contato').as('contacts'),
      fn.count<number | string>('pontoColeta').as('points'),
      fn.count<number | string>('motivoCancelamento').as('reasons'),
    ])
    .executeTakeFirstOrThrow();
  return `${count} ${last} ${erased} ${contacts} ${points} ${reasons}`;
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
