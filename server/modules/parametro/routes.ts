import { contract } from '../../../contract/index.ts';
import { searchText } from '../../../domain/searchText.ts';
import { parametro } from '../../../resources/parametro/definition.ts';
import { type Implementation, implement } from '../../context.ts';
import { fieldError, notFound } from '../../errors.ts';
import { current, markRemoved, refuseStale, saveNew } from '../../records.ts';
import { lockRegister } from '../../registers/repository.ts';
import { ownerOfSynonym, synonymsOf } from './repository.ts';

const TABLE = 'RamoAtividadeParametroSinonimo';
const visible = ['idParametro', 'descricao', 'flagAtivo'] as const;
const { sinonimos } = contract;

/** Synonyms of parameters. A name means one parameter, by which sheets are matched: a second use of it is refused on the field. */
export const sinonimosRoutes: Implementation[] = [
  implement(sinonimos.list, ({ db }, { params }) => synonymsOf(db, params.parametroId)),
  implement(sinonimos.create, ({ write }, { body: { idParametro, descricao, flagAtivo } }) =>
    write(async (tx) => {
      const { rows, taken } = await lockRegister(tx, parametro);
      const row = rows.get(idParametro);
      if (!row) throw notFound('Parâmetro não encontrado');
      const busca = searchText([descricao]);
      const owner = await ownerOfSynonym(tx.db, busca);
      if (owner !== undefined) throw fieldError('descricao', `Já é sinônimo de ${owner}`, 'CONFLICT');
      if ([row.descricao, row.sigla].some((name) => searchText([name]) === busca)) {
        throw fieldError('descricao', 'Já é o nome deste parâmetro', 'CONFLICT');
      }
      const other = taken.owner(descricao, idParametro);
      if (other) throw fieldError('descricao', `Já é nome de ${rows.get(other)?.descricao}`, 'CONFLICT');
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
