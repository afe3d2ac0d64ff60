import { sql } from 'kysely';
import type { Mes } from '../../../../domain/leitura/month.ts';
import type { RowOf } from '../../../database/columns.ts';
import { prepared, type Slots, type Source } from '../../../database/prepared.ts';
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
}

const meter = prepared((db, { id }: Slots<{ id: number }>) =>
  db
    .selectFrom('PessoaHidrometro')
    .select(['id', 'idPessoa', 'registro', 'flagMedidorVazao', 'flagAtivo'])
    .where('id', '=', id)
    .where('removidoEm', 'is', null),
);

/** @throws AppError NOT_FOUND when there is no such meter, or it was removed */
export async function meterOf(db: Source, id: number): Promise<Medidor> {
  const [found] = await meter(db, { id });
  if (!found) throw notFound('Hidrômetro não encontrado');
  return found;
}

/** The same of a meter whose readings are about to be written: who wants to write them as well waits. */
export async function meterToWrite(tx: Tx, id: number): Promise<Medidor> {
  const mine = tx.db.selectFrom('PessoaHidrometro').select('id').where('id', '=', id);
  await toWrite(tx.db, mine).executeTakeFirst();
  return meterOf(tx.db, id);
}

type At = Slots<{ id: number; idAno: number; idMes: number }>;

const before = prepared((db, { id, idAno, idMes }: At) =>
  db
    .selectFrom(TABLE)
    .selectAll()
    .where('idHidrometro', '=', id)
    .where('removidoEm', 'is', null)
    .where(sql<boolean>`("idAno", "idMes") < (${idAno}, ${idMes})`)
    .orderBy('idAno', 'desc')
    .orderBy('idMes', 'desc')
    .limit(BEFORE),
);

const since = prepared((db, { id, idAno, idMes }: At) =>
  db
    .selectFrom(TABLE)
    .selectAll()
    .where('idHidrometro', '=', id)
    .where('removidoEm', 'is', null)
    .where(sql<boolean>`("idAno", "idMes") >= (${idAno}, ${idMes})`)
    .orderBy('idAno')
    .orderBy('idMes'),
);

/** A meter's readings that a month looks back on, oldest first. */
export async function readingsBefore(db: Source, idHidrometro: number, { idAno, idMes }: Mes): Promise<Lancamento[]> {
  return (await before(db, { id: idHidrometro, idAno, idMes })).reverse();
}

/** A meter's readings from a month on, oldest first. */
export function readingsSince(db: Source, idHidrometro: number, { idAno, idMes }: Mes): Promise<Lancamento[]> {
  return since(db, { id: idHidrometro, idAno, idMes });
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

/** The billing categories; nobody removes one until the transaction ends. */
export function categoriesToPointAt({ db }: Tx): Promise<Categoria[]> {
  const query = db
    .selectFrom('CategoriaCobranca')
    .select(['id', 'descricao', 'regra', 'flagAtivo'])
    .where('removidoEm', 'is', null)
    .orderBy('id');
  return toPointAt(db, query).execute();
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
