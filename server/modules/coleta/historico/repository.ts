import { parseLabValue } from '../../../../domain/coleta/labValue.ts';
import { fieldOfParametro } from '../../../../domain/coleta/parametros.ts';
import { normalize } from '../../../../domain/searchText.ts';
import type { NewRow } from '../../../database/columns.ts';
import { insertAll } from '../../../database/insert.ts';
import type { Selecting } from '../../../database/reading.ts';
import { toPointAt, toWrite } from '../../../database/rowLocks.ts';
import type { Tx } from '../../../write.ts';

/** A row of the history as the database keeps it, but for what every record has. */
export type Coleta = Omit<NewRow<'HistoricoColeta'>, 'id' | 'versao' | 'dtCadastro' | 'idUsuario' | 'removidoEm'>;

/** Laboratory values by their parameters; null for one that is emptied. */
export type Valores = ReadonlyMap<number, string | null>;

/** A client's sampling point: by its id, or by its description. Nobody removes it until the transaction ends. */
export function pointOf({ db }: Tx, idPessoa: number, point: number | string) {
  const query = db
    .selectFrom('PessoaPontoColeta')
    .select('id')
    .where('idPessoa', '=', idPessoa)
    .where('removidoEm', 'is', null)
    .orderBy('id')
    .limit(1);
  const found = typeof point === 'number' ? query.where('id', '=', point) : query.where('busca', '=', normalize(point));
  return toPointAt(db, found).executeTakeFirst();
}

/** The description of a point, one that was removed since too. */
export async function pointName({ db }: Tx, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const point = await db.selectFrom('PessoaPontoColeta').select('descricao').where('id', '=', id).executeTakeFirst();
  return point?.descricao ?? null;
}

/** Whose a collection is; undefined when there is none. */
export async function ownerOf({ db }: Tx, id: number): Promise<number | undefined> {
  const query = db
    .selectFrom('HistoricoColeta')
    .select('idPessoa')
    .where('id', '=', id)
    .where('removidoEm', 'is', null);
  return (await query.executeTakeFirst())?.idPessoa;
}

/** Which of these parameters are not registered. */
export async function missingParametros({ db }: Tx, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const query = db.selectFrom('Parametro').select('id').where('id', 'in', ids).where('removidoEm', 'is', null);
  const found = await toPointAt(db, query).execute();
  const known = new Set(found.map(({ id }) => id));
  return new Set(ids.filter((id) => !known.has(id)));
}

/** The id of a collection of that sample, other than `except`; undefined when there is none. */
export async function twinOf({ db }: Tx, chave: string, except: number | null) {
  let query = db.selectFrom('HistoricoColeta').select('id').where('chave', '=', chave).where('removidoEm', 'is', null);
  if (except !== null) query = query.where('id', '<>', except);
  return (await query.executeTakeFirst())?.id;
}

/** What tells the sample of a collection that has a point. */
type Sample = Pick<Coleta, 'idPessoa' | 'idPontoColeta' | 'codigoAmostra' | 'dtRetirada' | 'horaRetirada'>;

/**
 * A collection of the same point, day and hour, other than `except`, that has a code where the sample has none, or none
 * where it has one: it may be the same sample.
 */
export function likelyTwinOf({ db }: Tx, sample: Sample, except: number | null) {
  let query = db
    .selectFrom('HistoricoColeta')
    .select('codigoAmostra')
    .where('idPessoa', '=', sample.idPessoa)
    .where('dtRetirada', '=', sample.dtRetirada)
    .where('idPontoColeta', '=', sample.idPontoColeta ?? null)
    .where('horaRetirada', 'is not distinct from', sample.horaRetirada ?? null)
    .where('codigoAmostra', sample.codigoAmostra ? 'is' : 'is not', null)
    .where('removidoEm', 'is', null)
    .orderBy('id')
    .limit(1);
  if (except !== null) query = query.where('id', '<>', except);
  return query.executeTakeFirst();
}

/** Adds a collection and gives its id; undefined when somebody else adds one of its sample at this moment. */
export async function insertColeta(tx: Tx, coleta: Coleta): Promise<number | undefined> {
  const added = await tx.db
    .insertInto('HistoricoColeta')
    .values({ ...coleta, dtCadastro: tx.now, idUsuario: tx.actor.id, removidoEm: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** The values of a collection as they were typed or reported, by field. */
export async function valuesOf({ db }: Tx, idColeta: number): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('Resultado')
    .select(['idParametro', 'bruto'])
    .where('idColeta', '=', idColeta)
    .orderBy('idParametro')
    .execute();
  return Object.fromEntries(rows.map(({ idParametro, bruto }) => [fieldOfParametro(idParametro), bruto]));
}

/** Keeps what files brought of these parameters before a person takes it away: for each file that has the sample. */
async function keepTaken({ db }: Tx, idColeta: number, ids: readonly number[]): Promise<void> {
  const brought = db
    .selectFrom('Resultado as r')
    .where('r.idColeta', '=', idColeta)
    .where('r.idParametro', 'in', ids)
    .where('r.idArquivo', 'is not', null)
    .select(['r.idColeta', 'r.idParametro', 'r.bruto', 'r.operador', 'r.numero', 'r.unidade']);
  const byItself = brought.select('r.idArquivo').$narrowType<{ idArquivo: number }>();
  const byOthers = brought
    .innerJoin('ArquivoAmostra as amostra', 'amostra.idColeta', 'r.idColeta')
    .select('amostra.idArquivo');
  await db
    .insertInto('ResultadoRetirado')
    .columns(['idColeta', 'idParametro', 'bruto', 'operador', 'numero', 'unidade', 'idArquivo'])
    .expression(byItself.union(byOthers))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Puts values in place of those that a collection has of the same parameters; null takes one away. */
export async function replaceValues(tx: Tx, idColeta: number, valores: Valores): Promise<void> {
  if (valores.size === 0) return;
  const { db } = tx;
  const ids = [...valores.keys()];
  await keepTaken(tx, idColeta, ids);
  await db.deleteFrom('Resultado').where('idColeta', '=', idColeta).where('idParametro', 'in', ids).execute();
  const kept = [...valores].flatMap(([idParametro, bruto]) => {
    if (bruto === null) return [];
    const { operator, number } = parseLabValue(bruto);
    return [{ idColeta, idParametro, bruto, operador: operator, numero: number, unidade: null, idArquivo: null }];
  });
  await insertAll(db, 'Resultado', kept);
}

/** The collections of these ids that are a client's, about to be written. */
export function collectionsOf({ db }: Tx, idPessoa: number, ids: readonly number[]) {
  const query = db
    .selectFrom('HistoricoColeta')
    .selectAll()
    .where('id', 'in', ids)
    .where('idPessoa', '=', idPessoa)
    .where('removidoEm', 'is', null)
    .orderBy('id');
  return toWrite(db, query).execute();
}

/** Keeps a change of colour and gives its id. */
export async function insertColour(
  { db, now, actor }: Tx,
  colour: Omit<NewRow<'HistoricoColetaCor'>, 'id' | 'idUsuario' | 'dtCadastro'>,
) {
  const { id } = await db
    .insertInto('HistoricoColetaCor')
    .values({ ...colour, idUsuario: actor.id, dtCadastro: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A client's latest change of colour; empty when there was none. */
export async function lastColour(db: Selecting, idPessoa: number) {
  const row = await db
    .selectFrom('HistoricoColetaCor')
    .select(['id', 'cor', 'valores', 'antes'])
    .where('idPessoa', '=', idPessoa)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return { id: null, cor: null, valores: '', listaIds: [], idPessoa };
  const { antes, ...colour } = row;
  return { ...colour, listaIds: Object.keys(JSON.parse(antes)).map(Number), idPessoa };
}
