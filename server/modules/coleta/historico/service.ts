import type * as z from 'zod';
import type { contract } from '../../../../contract/index.ts';
import { dayOf } from '../../../../domain/calendar.ts';
import { IMPOSSIBLE_VALUES, impossibleIn, impossibleValue } from '../../../../domain/coleta/impossible.ts';
import { fieldOfParametro, parametroOfField } from '../../../../domain/coleta/parametros.ts';
import { inOneLine } from '../../../../domain/inOneLine.ts';
import { writeNumber } from '../../../../domain/numbers.ts';
import { normalize } from '../../../../domain/searchText.ts';
import { isTaken } from '../../../database/taken.ts';
import { AppError, fieldError } from '../../../errors.ts';
import { current, pick, refuseStale, takeAway, writeNext } from '../../../records.ts';
import type { Tx } from '../../../write.ts';
import { holdClient } from '../../cliente/repository.ts';
import { elapsedSent } from './elapsed.ts';
import { EMPTY } from './empty.ts';
import {
  type Coleta,
  insertColeta,
  missingParametros,
  ownerOf,
  pointName,
  pointOf,
  replaceValues,
  type Valores,
  valuesOf,
} from './repository.ts';
import { refuseTwin, twinError } from './twins.ts';

const TABLE = 'HistoricoColeta';

type SaveBody = z.output<typeof contract.historico.save.body>;
type UpdateBody = z.output<typeof contract.historico.update.body>;
type Body = SaveBody | UpdateBody;

/** Fields that are stored as they are sent. */
const PLAIN = [
  'amostrador',
  'codigoAmostra',
  'tempoInstalacao',
  'qtdeColeta',
  'flagChuva',
  'medidorInicial',
  'medidorFinal',
  'volumeMedido',
  'idTipoDBO',
  'flagMedidorInoperante',
] as const;

/** What the log tells of a collection, besides its values. */
const VISIBLE = ['idPontoColeta', 'dtInstalaco', 'horaInstalacao', 'dtRetirada', 'horaRetirada', ...PLAIN] as const;

/**
 * The point that a row names, null for none; undefined when it says nothing of it, or names the one that it has: of two
 * points of one name, a collection stays at its own.
 */
async function pointSent(tx: Tx, idPessoa: number, { idPontoColeta, pontoColeta }: Body, held: string | null) {
  const named = idPontoColeta ?? pontoColeta;
  if (named === undefined || named === null) return named;
  if (typeof named === 'string' && normalize(named) === normalize(held ?? '')) return undefined;
  const point = await pointOf(tx, idPessoa, named);
  if (point) return point.id;
  const field = idPontoColeta ? 'idPontoColeta' : 'pontoColeta';
  throw fieldError(field, 'Este cliente não tem este ponto de coleta', 'INVALID');
}

/**
 * What a row says of the collection's own fields: those that it does not name are left out.
 *
 * @param held description of the point that the collection has
 */
async function fieldsSent(tx: Tx, idPessoa: number, body: Body, held: string | null): Promise<Partial<Coleta>> {
  const { dtInstalaco, dtRetirada } = body;
  if (dtRetirada && dtRetirada.data > dayOf(tx.now)) {
    throw fieldError('dtRetirada', 'A retirada não pode ser depois de hoje', 'INVALID');
  }
  const idPontoColeta = await pointSent(tx, idPessoa, body, held);
  return {
    ...(idPontoColeta !== undefined && { idPontoColeta }),
    ...(dtInstalaco !== undefined && {
      dtInstalaco: dtInstalaco?.data ?? null,
      horaInstalacao: dtInstalaco?.hora ?? null,
    }),
    ...(dtRetirada && { dtRetirada: dtRetirada.data, horaRetirada: dtRetirada.hora }),
    ...Object.fromEntries(PLAIN.filter((name) => body[name] !== undefined).map((name) => [name, body[name]])),
  };
}

/** The laboratory values of a row, as typed, by their parameters; null for one that is emptied. */
async function valuesSent(tx: Tx, body: Readonly<Record<string, unknown>>): Promise<Map<number, string | null>> {
  const fields = new Map<number, string>();
  const valores = new Map<number, string | null>();
  for (const [field, raw] of Object.entries(body)) {
    const id = parametroOfField(field);
    if (id === null || raw === undefined) continue;
    if (fields.has(id)) throw fieldError(field, 'Este parâmetro está na linha duas vezes', 'INVALID');
    fields.set(id, field);
    valores.set(id, typeof raw === 'number' ? writeNumber(raw) : inOneLine(String(raw ?? '')).trim() || null);
  }
  for (const id of await missingParametros(tx, [...fields.keys()])) {
    throw fieldError(fields.get(id) ?? '', 'Parâmetro não encontrado', 'INVALID');
  }
  return valores;
}

/** A collection stays its client's, whatever row it is sent with. */
function refuseOtherClient({ idClienteSave, idPessoa }: UpdateBody, owner: number): void {
  const field = idPessoa ? 'idPessoa' : 'idClienteSave';
  const named = idPessoa ?? idClienteSave ?? owner;
  if (named !== owner) throw fieldError(field, 'Esta coleta é de outro cliente', 'INVALID');
}

/** Values as the log tells of them. */
const toldValues = (valores: Valores) =>
  Object.fromEntries([...valores].map(([id, raw]) => [fieldOfParametro(id), raw]));

/**
 * Refuses what cannot be of a collection.
 *
 * @param before what it held; null of a new one
 * @param changed its values that are new
 * @throws AppError INVALID by field
 */
function refuseImpossible(after: Coleta, before: Coleta | null, changed: Valores): void {
  const values = [...changed].flatMap(([id, raw]) => {
    const impossible = impossibleValue(id, raw);
    return impossible ? [[fieldOfParametro(id), IMPOSSIBLE_VALUES[impossible]] as const] : [];
  });
  const campos = { ...impossibleIn(after, before), ...Object.fromEntries(values) };
  const [message] = Object.values(campos);
  if (message !== undefined) throw new AppError('INVALID', message, { campos });
}

/**
 * Adds a collection to a client's history.
 *
 * @throws AppError NOT_FOUND for the client, INVALID by field, CONFLICT for a sample that is there, and of an erased client
 */
export async function addColeta(tx: Tx, body: SaveBody): Promise<{ id: number; versao: number }> {
  const idPessoa = Number(body.idClienteSave ?? body.idPessoa);
  await holdClient(tx, idPessoa);
  const sent = await fieldsSent(tx, idPessoa, body, null);
  const coleta: Coleta = { ...EMPTY, idPessoa, dtRetirada: body.dtRetirada.data, ...sent };
  coleta.tempoInstalacao = elapsedSent(sent, coleta, null);
  const sentValues = await valuesSent(tx, body);
  const valores = new Map([...sentValues].filter(([, raw]) => raw !== null));
  refuseImpossible(coleta, null, valores);
  const chave = await refuseTwin(tx, coleta, null);
  const id = await insertColeta(tx, { ...coleta, chave });
  if (id === undefined) throw twinError(coleta);
  await replaceValues(tx, id, valores);
  const after = { ...pick(coleta, VISIBLE), ...toldValues(valores) };
  await tx.audit({ tabela: TABLE, id, idPessoa, acao: 'Inclusão', after });
  return { id, versao: 1 };
}

/**
 * Changes a collection: what the row does not name stays. One that says what is there already changes nothing, so that
 * nobody else's version grows old by it.
 *
 * @throws AppError NOT_FOUND, INVALID by field, CONFLICT when it changed meanwhile, the sample is there already, or of an
 *   erased client
 */
export async function changeColeta(tx: Tx, body: UpdateBody): Promise<{ id: number; versao: number }> {
  const id = Number(body.identificacao ?? body.id);
  // The client before the collection, as an erasure takes them: neither waits for the other in vain.
  const idPessoa = await ownerOf(tx, id);
  if (idPessoa !== undefined) await holdClient(tx, idPessoa);
  const row = await current(tx, TABLE, id);
  refuseOtherClient(body, row.idPessoa);
  const held = await valuesOf(tx, row.id);
  const pontoColeta = await pointName(tx, row.idPontoColeta);
  await refuseStale(tx, TABLE, row, body.versao, VISIBLE, { pontoColeta, ...held });
  const sent = await fieldsSent(tx, row.idPessoa, body, pontoColeta);
  const coleta = { ...row, ...sent };
  coleta.tempoInstalacao = sent.tempoInstalacao = elapsedSent(sent, coleta, row);
  const given = await valuesSent(tx, body);
  const changed = new Map([...given].filter(([id, raw]) => (held[fieldOfParametro(id)] ?? null) !== raw));
  const told = toldValues(changed);
  const [before, after] = [pick(row, VISIBLE), pick(coleta, VISIBLE)];
  if (changed.size === 0 && VISIBLE.every((name) => before[name] === after[name])) {
    tx.unchanged();
    return { id: row.id, versao: row.versao };
  }
  refuseImpossible(coleta, row, changed);
  const chave = await refuseTwin(tx, coleta, row);
  const versao = await writeNext(tx, TABLE, row, { ...sent, chave }).catch((error: unknown) => {
    throw isTaken(error) ? twinError(coleta) : error;
  });
  await replaceValues(tx, row.id, changed);
  await tx.audit({
    tabela: TABLE,
    id: row.id,
    idPessoa: row.idPessoa,
    acao: 'Alteração',
    before: { ...before, ...pick(held, Object.keys(told)) },
    after: { ...after, ...told },
  });
  return { id: row.id, versao };
}

/** Removes a collection from the history; the database keeps it, marked. */
export async function removeColeta(
  tx: Tx,
  { identificacao, versao }: z.output<typeof contract.historico.remove.body>,
): Promise<{ id: number }> {
  const row = await current(tx, TABLE, identificacao);
  const held = await valuesOf(tx, row.id);
  await refuseStale(tx, TABLE, row, versao, VISIBLE, held);
  await takeAway(tx, TABLE, row);
  await tx.audit({
    tabela: TABLE,
    id: row.id,
    idPessoa: row.idPessoa,
    acao: 'Remoção',
    before: { ...pick(row, VISIBLE), ...held },
  });
  return { id: row.id };
}
