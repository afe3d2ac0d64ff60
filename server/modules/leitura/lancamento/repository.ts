import { sql } from 'kysely';
import { aroundMonth, type Mes } from '../../../../domain/leitura/month.ts';
import type { RowOf } from '../../../database/columns.ts';
import { prepared, type Slots, type Source } from '../../../database/prepared.ts';
import type { Selecting } from '../../../database/reading.ts';
import { toPointAt, toWrite } from '../../../database/rowLocks.ts';
import { notFound } from '../../../errors.ts';
import type { Tx } from '../../../write.ts';

export const TABLE = 'PessoaHidrometroLancamento';
export type Lancamento = RowOf<typeof TABLE>;

/** As many readings before a month as its mean and its median look at. */
const BEFORE = 12;

/** What a reading asks of its meter. */
export interface Medidor {
  id: number;
  idPessoa: number;
  registro: string;
  flagMedidorVazao: number;
  flagAtivo: number;
  clienteAtivo: number;
}

type ById = Slots<{ id: number }>;

const meterById = (db: Selecting, { id }: ById) =>
  db
    .selectFrom('PessoaHidrometro as h')
    .innerJoin('Pessoa as p', 'p.id', 'h.idPessoa')
    .select(['h.id', 'h.idPessoa', 'h.registro', 'h.flagMedidorVazao', 'h.flagAtivo', 'p.flagAtivo as clienteAtivo'])
    .where('h.id', '=', id)
    .where('h.removidoEm', 'is', null)
    .where('p.removidoEm', 'is', null);

const meter = prepared(meterById);
const lockedMeter = prepared((db, slots: ById) => toWrite(db, meterById(db, slots)));

/** @throws AppError NOT_FOUND when there is no such meter, or it was removed */
export async function meterOf(db: Source, id: number): Promise<Medidor> {
  return theMeter(await meter(db, { id }));
}

/** The same of a meter whose readings are about to be written: who wants to write them as well waits. */
export async function meterToWrite({ db }: Tx, id: number): Promise<Medidor> {
  return theMeter(await lockedMeter(db, { id }));
}

function theMeter([found]: Medidor[]): Medidor {
  if (!found) throw notFound('Hidrômetro não encontrado');
  return found;
}

const around = prepared((db, { id, idAno, idMes }: Slots<{ id: number; idAno: number; idMes: number }>) => {
  const ofMeter = db.selectFrom(TABLE).selectAll().where('idHidrometro', '=', id).where('removidoEm', 'is', null);
  const before = ofMeter
    .where(sql<boolean>`("idAno", "idMes") < (${idAno}, ${idMes})`)
    .orderBy('idAno', 'desc')
    .orderBy('idMes', 'desc')
    .limit(BEFORE);
  const since = ofMeter.where(sql<boolean>`("idAno", "idMes") >= (${idAno}, ${idMes})`);
  return db.selectFrom(before.as('antes')).selectAll().unionAll(since);
});

/** The readings of a meter that a month's saving looks at: the latest 12 before it, its own, and all after it. */
export async function readingsAround(db: Source, idHidrometro: number, mes: Mes) {
  const { idAno, idMes } = mes;
  return aroundMonth(await around(db, { id: idHidrometro, idAno, idMes }), mes);
}

/** Of which meter and month a reading is; undefined when there is none, or it was removed. */
export function placeOf({ db }: Tx, id: number) {
  return db
    .selectFrom(TABLE)
    .select(['idHidrometro', 'idAno', 'idMes'])
    .where('id', '=', id)
    .where('removidoEm', 'is', null)
    .executeTakeFirst();
}

/** A billing category as the rules read it. */
export interface Categoria {
  id: number;
  descricao: string;
  regra: number;
  flagAtivo: number;
}

const categories = prepared((db) =>
  toPointAt(
    db,
    db
      .selectFrom('CategoriaCobranca')
      .select(['id', 'descricao', 'regra', 'flagAtivo'])
      .where('removidoEm', 'is', null)
      .orderBy('id'),
  ),
);

/** The billing categories; nobody removes one until the transaction ends. */
export function categoriesToPointAt({ db }: Tx): Promise<Categoria[]> {
  return categories(db, {});
}

const flowMeters = prepared((db, { idPessoa }: Slots<{ idPessoa: number }>) =>
  db
    .selectFrom('PessoaMedidorVazao')
    .select(['registro', 'idCalculoHorimetro'])
    .where('idPessoa', '=', idPessoa)
    .where('removidoEm', 'is', null)
    .orderBy('flagAtivo', 'desc')
    .orderBy('id', 'desc'),
);

/** How a client's flow meters count their hours: those in use first, the newest first. */
export function flowMetersOf(db: Source, idPessoa: number) {
  return flowMeters(db, { idPessoa });
}
