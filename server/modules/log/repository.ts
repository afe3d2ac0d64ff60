import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type * as z from 'zod';
import type { contract } from '../../../contract/index.ts';
import { addDays, localToMoment } from '../../../domain/calendar.ts';
import type { OrdemDoLog } from '../../../domain/log/ordem.ts';
import { normalize } from '../../../domain/searchText.ts';
import { told } from '../../audit.ts';
import { Page } from '../../http/envelope.ts';
import { withNames } from './names/service.ts';
import { notesOn } from './search/notes.ts';
import { type Source, search } from './search/repository.ts';

type Query = z.output<typeof contract.logs.list.query>;
type Condition = RawBuilder<SqlBool>;

const COLUMNS = [
  ...(['l.id', 'l.login', 'l.evento', 'l.tabela', 'l.idReferencia', 'l.idPessoa', 'l.mudancas'] as const),
  ...(['l.texto', 'l.dtAcao', 'l.infoExtra'] as const),
];

/**
 * What a query asks of an entry `l`, its text apart.
 *
 * @param idPessoa the client whose log it is; null for anybody's, told by table and record
 */
function filtersOf(query: Query, idPessoa: number | null): Condition[] {
  const { dtPesquisa, dtPesquisaFim, tabela, idReferencia, evento, secao } = query;
  const filters: Condition[] = [];
  if (dtPesquisa) filters.push(sql`l."dtAcao" >= ${localToMoment(dtPesquisa, '00:00')}`);
  if (dtPesquisaFim) filters.push(sql`l."dtAcao" < ${localToMoment(addDays(dtPesquisaFim, 1), '00:00')}`);
  // Joined to nothing, a column is kept from its index: a record's or a client's entries are fewer than those of a kind.
  if (evento)
    filters.push(
      idPessoa !== null || idReferencia !== null ? sql`l."evento" || '' = ${evento}` : sql`l."evento" = ${evento}`,
    );
  if (idPessoa !== null) {
    filters.push(sql`l."idPessoa" = ${idPessoa}`);
    if (secao) filters.push(sql`l."tabela" || '' = ${secao}`);
    return filters;
  }
  if (tabela) filters.push(sql`l."tabela" = ${tabela}`);
  if (idReferencia !== null) filters.push(sql`l."idReferencia" = ${idReferencia}`);
  return filters;
}

/**
 * One page of the entries that a query asks for, in order of time, with how many there are in all. A search that finds more
 * than it looks for has the newest of them, whichever comes first.
 */
export async function pageOf(source: Source, query: Query, idPessoa: number | null) {
  const { pesquisa, pagina, tamanho, ordem = 'DESC' } = query;
  const filters = filtersOf(query, idPessoa);
  const from = (pagina - 1) * tamanho;
  const text = normalize(pesquisa ?? '');
  if (text) {
    const found = await search(source, filters, text);
    // Who reads one client's log learns nothing of how other records are called.
    if (idPessoa !== null) delete found.namesakes;
    const ids = ordem === 'ASC' ? found.ids.toReversed() : found.ids;
    const wanted = ids.slice(from, from + tamanho);
    const rows = wanted.length > 0 ? await inOrder(source, ordem).where('l.id', 'in', wanted).execute() : [];
    return new Page(await withNames(source.db, rows.map(listed)), found.ids.length, tamanho, notesOn(found));
  }
  const all = filters.reduce((entries, filter) => entries.where(filter), inOrder(source, ordem));
  const { total } = await filters
    .reduce((entries, filter) => entries.where(filter), source.db.selectFrom('LogUsuario as l'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  if (Number(total) === 0) return new Page([], 0, tamanho);
  const rows = await all.limit(tamanho).offset(from).execute();
  return new Page(await withNames(source.db, rows.map(listed)), Number(total), tamanho);
}

/** Whether there is a client of an id that was not removed. */
export async function hasClient({ db }: Source, id: number): Promise<boolean> {
  const client = db.selectFrom('Pessoa').select('id').where('id', '=', id).where('removidoEm', 'is', null);
  return (await client.executeTakeFirst()) !== undefined;
}

/** Every index of the log ends in its moment and id, and is read either way. */
function inOrder({ db }: Source, ordem: OrdemDoLog) {
  const way = ordem === 'ASC' ? 'asc' : 'desc';
  return db.selectFrom('LogUsuario as l').select(COLUMNS).orderBy('l.dtAcao', way).orderBy('l.id', way);
}

type Row = Awaited<ReturnType<ReturnType<typeof inOrder>['execute']>>[number];

/** An entry as the contract has it, but for names, and with its client's id. */
function listed({ id, login, tabela, idReferencia, idPessoa, dtAcao, infoExtra, ...kept }: Row) {
  const { acao, mudancas } = told({ tabela, idReferencia, ...kept });
  return { id, login, acao, tabela, idReferencia, idPessoa, dtAcao, infoExtra, mudancas };
}
