import { contract } from '../../../contract/index.ts';
import { addDays, localToMoment } from '../../../domain/calendar.ts';
import { normalize } from '../../../domain/searchText.ts';
import { type Implementation, implement } from '../../context.ts';
import { contains } from '../../database/text.ts';
import { Page } from '../../plugins/envelope.ts';

/** The log, newest first. `tabela=Pessoa` with `idReferencia` gives a client's own entries and its sub-records'. */
export const logRoutes: Implementation[] = [
  implement(contract.logs.list, async ({ databases }, { query }) => {
    let entries = databases.scan.selectFrom('LogUsuario');
    if (query.pesquisa) entries = entries.where(contains('busca', normalize(query.pesquisa)));
    if (query.dtPesquisa) entries = entries.where('dtAcao', '>=', localToMoment(query.dtPesquisa, '00:00'));
    if (query.dtPesquisaFim) {
      entries = entries.where('dtAcao', '<', localToMoment(addDays(query.dtPesquisaFim, 1), '00:00'));
    }
    const ofClient = query.tabela === 'Pessoa' && query.idReferencia !== null;
    if (ofClient) entries = entries.where('idPessoa', '=', query.idReferencia);
    else {
      if (query.tabela) entries = entries.where('tabela', '=', query.tabela);
      if (query.idReferencia !== null) entries = entries.where('idReferencia', '=', query.idReferencia);
    }
    const { total } = await entries.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    if (Number(total) === 0) return new Page([], 0, query.tamanho);
    const rows = await entries
      .select(['id', 'login', 'acao', 'tabela', 'idReferencia', 'dtAcao', 'infoExtra'])
      .orderBy('dtAcao', 'desc')
      .orderBy('id', 'desc')
      .limit(query.tamanho)
      .offset((query.pagina - 1) * query.tamanho)
      .execute();
    return new Page(rows, Number(total), query.tamanho);
  }),
];
