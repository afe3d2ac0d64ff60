import { contract } from '../../../contract/index.ts';
import { searchText } from '../../../domain/searchText.ts';
import { type Implementation, implement } from '../../context.ts';
import { fieldError, notFound } from '../../errors.ts';
import { current, markRemoved, refuseStale, saveNew } from '../../records.ts';

const TABLE = 'RamoAtividadeParametroSinonimo';
const visible = ['idParametro', 'descricao', 'flagAtivo'] as const;
const { sinonimos } = contract;

/** Synonyms of parameters. One synonym means one parameter: a second use of it is refused on the field. */
export const sinonimosRoutes: Implementation[] = [
  implement(sinonimos.list, ({ db }, { params }) =>
    db
      .selectFrom(TABLE)
      .select(['id', 'idParametro', 'descricao', 'flagAtivo', 'versao'])
      .where('idParametro', '=', params.parametroId)
      .where('removidoEm', 'is', null)
      .orderBy('descricao')
      .execute(),
  ),
  implement(sinonimos.create, ({ write }, { body: { idParametro, descricao, flagAtivo } }) =>
    write(async (tx) => {
      const parametro = await tx.db
        .selectFrom('Parametro')
        .select('id')
        .where('id', '=', idParametro)
        .where('removidoEm', 'is', null)
        .executeTakeFirst();
      if (!parametro) throw notFound('Parâmetro não encontrado');
      const busca = searchText([descricao]);
      const twin = await tx.db
        .selectFrom(TABLE)
        .innerJoin('Parametro', 'Parametro.id', `${TABLE}.idParametro`)
        .select('Parametro.descricao')
        .where(`${TABLE}.busca`, '=', busca)
        .where(`${TABLE}.removidoEm`, 'is', null)
        .executeTakeFirst();
      if (twin) throw fieldError('descricao', `Já é sinônimo de ${twin.descricao}`, 'CONFLICT');
      return saveNew(tx, TABLE, { idParametro, descricao, flagAtivo, busca }, { visible });
    }),
  ),
  implement(sinonimos.remove, ({ write }, { query }) =>
    write(async (tx) => {
      const row = await current(tx, TABLE, query.id);
      await refuseStale(tx, TABLE, row, query.versao, visible);
      return markRemoved(tx, TABLE, row, { visible });
    }),
  ),
];
