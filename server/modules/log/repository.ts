import { sql } from 'kysely';
import type * as z from 'zod';
import type { contract } from '../../../contract/index.ts';
import { addDays, localToMoment } from '../../../domain/calendar.ts';
import { normalize } from '../../../domain/searchText.ts';
import type { Databases } from '../../database/open.ts';
import { contains } from '../../database/text.ts';
import { Page } from '../../http/envelope.ts';

type Query = z.output<typeof contract.logs.list.query>;

/** Whether there is a client of this id that was not removed. */
export async function isClient({ read }: Databases, id: number): Promise<boolean> {
  const row = await read
    .selectFrom('Pessoa')
    .select('id')
    .where('id', '=', id)
    .where('removidoEm', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The entries that a query asks for, in no order yet.
 *
 * @param idPessoa the client whose log it is; null for anybody's, told by table and record
 */
export function entriesMatching({ scan }: Databases, query: Query, idPessoa: number | null) {
  const { pesquisa, dtPesquisa, dtPesquisaFim, tabela, idReferencia, secao } = query;
  let entries = scan.selectFrom('LogUsuario');
  if (pesquisa) entries = entries.where(contains('busca', normalize(pesquisa)));
  if (dtPesquisa) entries = entries.where('dtAcao', '>=', localToMoment(dtPesquisa, '00:00'));
  if (dtPesquisaFim) entries = entries.where('dtAcao', '<', localToMoment(addDays(dtPesquisaFim, 1), '00:00'));
  if (idPessoa !== null) {
    entries = entries.where('idPessoa', '=', idPessoa);
    // Joined to nothing, the column is kept from its index: one client's entries are fewer than one table's.
    return secao ? entries.where(sql<string>`"tabela" || ''`, '=', secao) : entries;
  }
  if (tabela) entries = entries.where('tabela', '=', tabela);
  return idReferencia === null ? entries : entries.where('idReferencia', '=', idReferencia);
}

/** One page of them, newest first, with how many there are in all. */
export async function pageOf(entries: ReturnType<typeof entriesMatching>, { pagina, tamanho }: Query) {
  const { total } = await entries.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  if (Number(total) === 0) return new Page([], 0, tamanho);
  const rows = await entries
    .select(['id', 'login', 'acao', 'tabela', 'idReferencia', 'dtAcao', 'infoExtra'])
    .orderBy('dtAcao', 'desc')
    .orderBy('id', 'desc')
    .limit(tamanho)
    .offset((pagina - 1) * tamanho)
    .execute();
  return new Page(rows, Number(total), tamanho);
}
