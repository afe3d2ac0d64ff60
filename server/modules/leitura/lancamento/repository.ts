import { sql } from 'kysely';
import { flowMeterOf } from '../../../../domain/leitura/flowMeter.ts';
import { aroundMonth, type Mes } from '../../../../domain/leitura/month.ts';
import type { RowOf } from '../../../database/columns.ts';
import { nextId } from '../../../database/keptWrites.ts';
import { readTogether } from '../../../database/oneTrip.ts';
import { prepared, type Slots, type Source } from '../../../database/prepared.ts';
import type { Selecting } from '../../../database/reading.ts';
import { toPointAt, toWrite } from '../../../database/rowLocks.ts';
import { fieldError } from '../../../errors.ts';
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
  cliente: string;
}

type ById = Slots<{ id: number }>;

const meterById = (db: Selecting, { id }: ById) =>
  db
    .selectFrom('PessoaHidrometro as h')
    .innerJoin('Pessoa as p', 'p.id', 'h.idPessoa')
    .select(['h.id', 'h.idPessoa', 'h.registro', 'h.flagMedidorVazao', 'h.flagAtivo', 'p.flagAtivo as clienteAtivo'])
    .select('p.nome as cliente')
    .where('h.id', '=', id)
    .where('h.removidoEm', 'is', null)
    .where('p.removidoEm', 'is', null);

const meter = prepared(meterById);
/** The meter alone is about to be written: of its client only the erasure has to wait, not who saves something else of it. */
const lockedMeter = prepared((db, slots: ById) => toWrite(db, toPointAt(db, meterById(db, slots), 'p'), 'h'));

function theMeter([found]: Medidor[]): Medidor {
  if (!found) throw fieldError('idHidrometro', 'Hidrômetro não encontrado', 'NOT_FOUND');
  return found;
}

type OfMonth = Slots<{ id: number; idAno: number; idMes: number }>;

const ofMeter = (db: Source, id: OfMonth['id']) =>
  db.selectFrom(TABLE).where('idHidrometro', '=', id).where('removidoEm', 'is', null);

/** What is asked of a reading that is not written: those before a month are many, and most of what a save reads. */
const LIDA = [
  'idAno',
  'idMes',
  'idCategoriaCobranca',
  'regra',
  'reinicioMedidor',
  'leituraAnterior',
  'leituraAtual',
  'tempoAnterior',
  'tempoAtual',
  'tempoFinal',
  'volumeMedido',
  'volumeCorrigido',
  'flagMedia',
  'flagMedidoInformado',
  'flagCorrigidoInformado',
  'flagNaoLida',
  'flagAnteriorInformada',
  'flagTempoAnteriorInformado',
  'estranhezasExplicadas',
] as const;
export type Lida = Pick<Lancamento, (typeof LIDA)[number]>;

const before = prepared((db, { id, idAno, idMes }: OfMonth) =>
  ofMeter(db, id)
    .select(LIDA)
    .where(sql<boolean>`("idAno", "idMes") < (${idAno}, ${idMes})`)
    .orderBy('idAno', 'desc')
    .orderBy('idMes', 'desc')
    .limit(BEFORE),
);

/** The latest of those before a month in which somebody read the meter. */
const readBefore = prepared((db, { id, idAno, idMes }: OfMonth) =>
  ofMeter(db, id)
    .select(LIDA)
    .where('flagNaoLida', '=', 0)
    .where(sql<boolean>`("idAno", "idMes") < (${idAno}, ${idMes})`)
    .orderBy('idAno', 'desc')
    .orderBy('idMes', 'desc')
    .limit(BEFORE),
);

const since = prepared((db, { id, idAno, idMes }: OfMonth) =>
  ofMeter(db, id).selectAll().where(sql<boolean>`("idAno", "idMes") >= (${idAno}, ${idMes})`),
);

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

const allCategories = (db: Source) =>
  db
    .selectFrom('CategoriaCobranca')
    .select(['id', 'descricao', 'regra', 'flagAtivo'])
    .where('removidoEm', 'is', null)
    .orderBy('id');

const categories = prepared(allCategories);
/** Nobody removes one until the transaction ends. */
const categoriesToPointAt = prepared((db: Source) => toPointAt(db, allCategories(db)));

/** How the flow meters of a meter's client count their hours: those in use first, the newest first. */
const flowMeters = prepared((db, { id }: ById) =>
  db
    .selectFrom('PessoaMedidorVazao as m')
    .innerJoin('PessoaHidrometro as h', 'h.idPessoa', 'm.idPessoa')
    .select(['m.registro', 'm.idCalculoHorimetro'])
    .where('h.id', '=', id)
    .where('m.removidoEm', 'is', null)
    .orderBy('m.flagAtivo', 'desc')
    .orderBy('m.id', 'desc'),
);

/** The registers of the other hydrometers of a meter's client. */
const beside = prepared((db, { id }: ById) =>
  db
    .selectFrom('PessoaHidrometro as o')
    .innerJoin('PessoaHidrometro as h', 'h.idPessoa', 'o.idPessoa')
    .select('o.registro')
    .where('h.id', '=', id)
    .whereRef('o.id', '<>', 'h.id')
    .where('o.removidoEm', 'is', null),
);

/**
 * What the figures of a meter's month are made of: the meter, how its hours are counted, its readings (the latest 12
 * before the month, the month's own, and all after it), and the billing categories.
 *
 * @throws AppError NOT_FOUND when there is no such meter, or it was removed
 */
export async function monthOfMeter(db: Source, idHidrometro: number, { idAno, idMes }: Mes) {
  const id = { id: idHidrometro };
  const [meters, earlier, later, flow, others, categorias] = await readTogether(db, [
    meter.with(db, id),
    before.with(db, { ...id, idAno, idMes }),
    since.with(db, { ...id, idAno, idMes }),
    flowMeters.with(db, id),
    beside.with(db, id),
    categories.with(db, {}),
  ]);
  return { ...monthOf(theMeter(meters), earlier, later, { flow, others }, { idAno, idMes }), categorias };
}

/**
 * The same of a month that is about to be written, and the id of a new reading: who wants to write readings of this meter as
 * well waits.
 */
export async function monthToWrite({ db }: Tx, idHidrometro: number, { idAno, idMes }: Mes) {
  const id = { id: idHidrometro };
  const [meters, earlier, later, flow, others, categorias, ids] = await readTogether(db, [
    lockedMeter.with(db, id),
    before.with(db, { ...id, idAno, idMes }),
    since.with(db, { ...id, idAno, idMes }),
    flowMeters.with(db, id),
    beside.with(db, id),
    categoriesToPointAt.with(db, {}),
    nextId(db, TABLE),
  ]);
  return {
    ...monthOf(theMeter(meters), earlier, later, { flow, others }, { idAno, idMes }),
    lidasAntes: await readBeforeThese(db, idHidrometro, earlier),
    categorias,
    novoId: ids[0]?.id,
  };
}

/**
 * What a median may be of besides the latest readings before a month, oldest first: where nobody read the meter in some of
 * these, those before them.
 *
 * @param earlier these, newest first
 */
async function readBeforeThese(db: Source, id: number, earlier: readonly Lida[]): Promise<Lida[]> {
  const oldest = earlier[BEFORE - 1];
  if (!oldest || earlier.every(({ flagNaoLida }) => flagNaoLida === 0)) return [];
  const [found] = await readTogether(db, [readBefore.with(db, { id, idAno: oldest.idAno, idMes: oldest.idMes })]);
  return found.toReversed();
}

function monthOf(
  medidor: Medidor,
  earlier: readonly Lida[],
  later: readonly Lancamento[],
  {
    flow,
    others,
  }: {
    flow: readonly { registro: string | null; idCalculoHorimetro: number | null }[];
    others: readonly { registro: string }[];
  },
  mes: Mes,
) {
  // A source has no hour-meter.
  const logica = flowMeterOf(medidor, flow, others)?.idCalculoHorimetro ?? null;
  return { medidor, rows: { ...aroundMonth(later, mes), anteriores: earlier.toReversed() }, logica };
}
