import type { Expression, SqlBool } from 'kysely';
import type * as z from 'zod';
import type { contract } from '../../../contract/index.ts';
import { clientSearchText } from '../../../domain/cliente/clientSearchText.ts';
import { isErased } from '../../../domain/cliente/erased.ts';
import { normalize, searchKey } from '../../../domain/searchText.ts';
import { namesOf, type Reference } from '../../../resources/cliente/defineFields.ts';
import { PESSOA_LIDA } from '../../../resources/cliente/pessoa.ts';
import { prepared, type Slots, type Source } from '../../database/prepared.ts';
import type { Reading, Selecting } from '../../database/reading.ts';
import { toPointAt, toWrite } from '../../database/rowLocks.ts';
import { contains } from '../../database/text.ts';
import { ERASURES, waitTurn } from '../../database/turn.ts';
import { AppError, notFound } from '../../errors.ts';
import { narrowedBy } from '../../registers/uso/repository.ts';
import type { Tx } from '../../write.ts';

const LIST = ['id', 'codigo', 'nome', 'razaoSocial', 'flagAtivo', 'dtCadastro'] as const;

type Asked = z.output<typeof contract.clientes.list.query>;
type Filter = Pick<Asked, 'flagAtivo' | 'flagMedidor'> & Partial<Asked> & { pendente?: Expression<SqlBool> };

/**
 * Clients by name, filtered.
 *
 * @param whole with their remarks, and found by their documents too: who is not shown a CPF shall not find it out digit by
 * digit; nor, without them, by what waits to be done for them or by what they use
 */
export async function listClients(db: Selecting, filter: Filter, whole: boolean) {
  if (whole) return filteredClients(db, filter).select('obsPrincipal').execute();
  const { descricao, flagAtivo, flagMedidor } = filter;
  const clients = await filteredClients(db, { flagAtivo, flagMedidor }).execute();
  const wanted = normalize(descricao ?? '');
  return clients.filter(({ codigo, nome, razaoSocial }) =>
    clientSearchText({ codigo, nome, razaoSocial }).includes(wanted),
  );
}

function filteredClients(db: Selecting, filter: Filter) {
  const { descricao, flagAtivo, flagMedidor, pendente } = filter;
  let query = db.selectFrom('Pessoa').select(LIST).where('removidoEm', 'is', null);
  if (descricao) {
    const key = searchKey(descricao);
    const text = contains('busca', normalize(descricao));
    query = query.where(key ? ({ or }) => or([text, contains('busca', key)]) : text);
  }
  for (const condition of narrowedBy('cadastro/cliente', filter)) query = query.where(condition);
  if (pendente) query = query.where(pendente);
  if (flagAtivo !== null) query = query.where('flagAtivo', '=', flagAtivo);
  if (flagMedidor !== null) {
    query = query.where(({ exists, not, selectFrom }) => {
      const meter = exists(
        selectFrom('PessoaMedidorVazao')
          .select('PessoaMedidorVazao.id')
          .whereRef('PessoaMedidorVazao.idPessoa', '=', 'Pessoa.id')
          .where('PessoaMedidorVazao.removidoEm', 'is', null),
      );
      return flagMedidor === 1 ? meter : not(meter);
    });
  }
  return query.orderBy('nome').orderBy('id');
}

/** The most that are told of one code or document. */
const MOST_TWINS = 5;

/** Clients that bear a code, or a document whatever its punctuation, disabled ones too. */
export async function clientsOfSame(
  db: Selecting,
  { campo, valor }: z.output<typeof contract.clientes.sameField.query>,
) {
  const keyOf = (text: string | null) => (campo === 'nroDocumento' && searchKey(text)) || normalize(text ?? '');
  const wanted = keyOf(valor);
  if (wanted === '') return [];
  const found = await db
    .selectFrom('Pessoa')
    .select(['id', 'nome', campo])
    .where('removidoEm', 'is', null)
    .where(contains('busca', wanted))
    .orderBy('id')
    .execute();
  return found
    .filter((one) => keyOf(one[campo] ?? null) === wanted)
    .slice(0, MOST_TWINS)
    .map(({ id, nome }) => ({ id, nome }));
}

export const MISSING = 'Cliente não encontrado';
const WAS_ERASED = 'Os dados pessoais deste cliente foram apagados: nada mais pode ser salvo dele';

const wholeClient = prepared((db, { id }: Slots<{ id: number }>) =>
  db
    .selectFrom('Pessoa')
    .select(['id', 'dtCadastro', ...namesOf(PESSOA_LIDA), 'versao'])
    .where('id', '=', id)
    .where('removidoEm', 'is', null),
);

/** @throws AppError NOT_FOUND when there is no such client, or it was removed */
export async function clientById(db: Reading, id: number) {
  const [client] = await wholeClient(db, { id });
  if (!client) throw notFound(MISSING);
  return client;
}

const owner = prepared((db, { id }: Slots<{ id: number }>) =>
  db.selectFrom('Pessoa').select('flagAtivo').where('id', '=', id).where('removidoEm', 'is', null),
);

/** Whether there is such a client, disabled or not. */
export const isThere = async (db: Source, id: number): Promise<boolean> => (await owner(db, { id })).length > 0;

/**
 * The client that something hangs on.
 *
 * @throws AppError NOT_FOUND when there is no such client, or it was removed
 */
export async function clientOf(db: Source, id: number): Promise<{ flagAtivo: number }> {
  const [client] = await owner(db, { id });
  if (!client) throw notFound(MISSING);
  return client;
}

const heldOwner = prepared((db, { id }: Slots<{ id: number }>) =>
  toPointAt(db, db.selectFrom('Pessoa').select('nome').where('id', '=', id).where('removidoEm', 'is', null)),
);

/**
 * Lets something be kept of a client: until the transaction ends, nobody erases the person behind it.
 *
 * @throws AppError NOT_FOUND when there is no such client, or it was removed; CONFLICT when its person was erased
 */
export async function holdClient({ db }: Tx, id: number): Promise<void> {
  const [client] = await heldOwner(db, { id });
  if (!client) throw notFound(MISSING);
  refuseErased(client);
}

/**
 * The same of one of whom figures are kept all the same: whether its person was erased, so that no name comes with them.
 */
export async function heldErased({ db }: Tx, id: number): Promise<boolean> {
  const [client] = await heldOwner(db, { id });
  return client !== undefined && isErased(client);
}

/**
 * Lets several records that hang on a client be written, as `holdClient` lets one be kept: who relies on the client, as a
 * file does that completes its collections, is waited for before any of them is held.
 *
 * @throws AppError NOT_FOUND when there is no such client, or it was removed; CONFLICT when its person was erased
 */
export async function holdClientAlone({ db }: Tx, id: number): Promise<void> {
  const query = db.selectFrom('Pessoa').select('nome').where('id', '=', id).where('removidoEm', 'is', null);
  const client = await toWrite(db, query).executeTakeFirst();
  if (!client) throw notFound(MISSING);
  refuseErased(client);
}

/**
 * Those of these clients whose person was erased; until the transaction ends nobody erases that of another. They are many,
 * and an erasure writes to others than its own: not their rows are held, but its turn.
 */
export async function erasedAmong({ db }: Tx, ids: readonly number[]): Promise<Set<number>> {
  await waitTurn(db, ERASURES);
  if (ids.length === 0) return new Set();
  const clients = await db.selectFrom('Pessoa').select(['id', 'nome']).where('id', 'in', ids).execute();
  return new Set(clients.filter(isErased).map(({ id }) => id));
}

/** Refuses to keep anything more of a client whose person was erased. @throws AppError CONFLICT with `{ apagado }` */
export function refuseErased(client: { nome: string }): void {
  if (isErased(client)) throw new AppError('CONFLICT', WAS_ERASED, { apagado: true });
}

/** Whether a record that a field is about to refer to is there; until the transaction ends, nobody removes it. */
export async function referenceExists({ db }: Tx, table: Reference, id: number): Promise<boolean> {
  // Calculations of hour-meters ship with the product and are never removed.
  const found =
    table === 'CalculoHorimetro'
      ? db.selectFrom(table).select('id').where('id', '=', id)
      : db.selectFrom(table).select('id').where('id', '=', id).where('removidoEm', 'is', null);
  return (await toPointAt(db, found).executeTakeFirst()) !== undefined;
}
