import { addressLine } from '../../../../domain/cliente/address.ts';
import type { Context } from '../../../context.ts';
import { Page } from '../../../http/envelope.ts';
import { JsonRows } from '../../../http/jsonRows.ts';
import { firstAddresses } from '../../cliente/enderecos/repository.ts';
import { isThere, MISSING } from '../../cliente/repository.ts';
import { jsonWithResults } from '../../coleta/results/repository.ts';
import { countCollections, type Filtro, someCollections } from './repository.ts';

/** A page of the collections of the monitored industries, newest first; of a client that is not there it says so. */
export async function industriesPage(
  { db, engine }: Pick<Context, 'db' | 'engine'>,
  filtro: Filtro,
  { pagina, tamanho }: { pagina: number; tamanho: number },
): Promise<Page> {
  const total = await countCollections(db, filtro);
  const before = (pagina - 1) * tamanho;
  const take = Math.min(tamanho, total - before);
  if (take <= 0) {
    const { idCliente } = filtro;
    const missing = total === 0 && idCliente !== null && !(await isThere(db, idCliente));
    return new Page([], total, tamanho, missing ? [MISSING] : []);
  }
  const after = total - before - take;
  // Counted from the nearer end: the last pages cost what the first ones do.
  const from = before <= after ? 'desc' : 'asc';
  const rows = await someCollections(db, engine, filtro, { from, skip: Math.min(before, after), take });
  const addresses = await firstAddresses(db, [...new Set(rows.map(({ idPessoa }) => idPessoa))]);
  const texts = rows.map(({ resultados, ...row }) =>
    jsonWithResults({ ...row, enderecoCompleto: addressLine(addresses.get(row.idPessoa)) }, resultados),
  );
  return new Page(new JsonRows(texts), total, tamanho);
}
