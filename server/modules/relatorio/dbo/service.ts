import type * as z from 'zod';
import type { contract } from '../../../../contract/index.ts';
import type { PeriodoPedido } from '../../../../contract/periodo.ts';
import type { LinhaDbo } from '../../../../contract/relatorioDbo.ts';
import { addressLine } from '../../../../domain/cliente/address.ts';
import { ERASED, withoutPerson } from '../../../../domain/cliente/erased.ts';
import { unidadesConsumidoras } from '../../../../reports/cliente/cobranca.ts';
import type { Selecting } from '../../../database/reading.ts';
import { current, markRemoved, refuseStale } from '../../../records.ts';
import type { Tx } from '../../../write.ts';
import { firstAddresses } from '../../cliente/enderecos/repository.ts';
import { erasedNamesRemover } from '../../cliente/nomes/apagados/service.ts';
import { erasedAmong, listClients } from '../../cliente/repository.ts';
import { byName } from '../byName.ts';
import { chargesOn } from '../cobranca/service.ts';
import { collectedClients, insertList, unitsOfAll } from './repository.ts';

type Calls = typeof contract.relatorioDbo;

/**
 * Clients with collections in a period, as the list of clients tells them.
 *
 * @param whole as `listClients`
 */
export async function clientsToUpdate(
  db: Selecting,
  { descricao, ...periodo }: z.output<Calls['clientes']['query']>,
  whole: boolean,
) {
  const collected = new Set((await collectedClients(db, periodo)).map(({ id }) => id));
  const clients = await listClients(db, { descricao, flagAtivo: null, flagMedidor: null }, whole);
  return clients.filter(({ id }) => collected.has(id)).sort(byName);
}

/** The charge DBO, on a period's last day, of the clients with collections in it; not of those who have none. */
export async function chargesOfPeriod(db: Selecting, periodo: PeriodoPedido): Promise<LinhaDbo[]> {
  const clients = (await collectedClients(db, periodo)).sort(byName);
  const ids = clients.map(({ id }) => id);
  const [charges, addresses, hydrometers] = await Promise.all([
    chargesOn(db, periodo.dtFim, ids),
    firstAddresses(db),
    unitsOfAll(db),
  ]);
  const metersOf = Map.groupBy(hydrometers, ({ idPessoa }) => idPessoa);
  return clients.flatMap(({ id, nome }) => {
    const dbo = charges.get(id);
    if (dbo === undefined) return [];
    const endereco = addressLine(addresses.get(id));
    return [{ idPessoa: id, nome, endereco, dbo, uc: unidadesConsumidoras(metersOf.get(id) ?? []) }];
  });
}

const TABLE = 'RelatorioAtualizacaoDBO';
const visible = ['inicio', 'fim'] as const;

/** Saves a list as it is, without persons who were erased since it was made: what it was saved with, it shows for ever. */
export async function saveList(tx: Tx, { inicio, fim, dados }: z.output<Calls['salvar']['body']>) {
  const id = await insertList(tx, { inicio, fim, dados: JSON.stringify(await withoutErased(tx, dados)) });
  await tx.audit({ tabela: TABLE, id, acao: 'Inclusão', after: { inicio, fim, registros: dados.length } });
  return { id, versao: 1 };
}

async function withoutErased(tx: Tx, rows: readonly LinhaDbo[]): Promise<LinhaDbo[]> {
  const ids = new Set(rows.flatMap(({ idPessoa }) => idPessoa ?? []));
  const erased = await erasedAmong(tx, [...ids]);
  // A legacy caller tells of names alone.
  const without = await erasedNamesRemover(tx);
  const tells = ({ idPessoa, nome }: LinhaDbo) => (idPessoa ? erased.has(idPessoa) : without(nome) === ERASED);
  return rows.map((row) => (tells(row) ? withoutPerson(row) : row));
}

/**
 * Removes a saved list.
 *
 * @throws AppError NOT_FOUND; CONFLICT when it changed meanwhile
 */
export async function removeList(tx: Tx, { id, versao }: z.output<Calls['remove']['body']>) {
  const row = await current(tx, TABLE, id);
  await refuseStale(tx, TABLE, row, versao, visible);
  return markRemoved(tx, TABLE, row, { visible });
}
