import { contract } from '../../../contract/index.ts';
import { ramoAtividade } from '../../../resources/ramo-atividade/definition.ts';
import { type Implementation, implement } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { getRecord } from '../../registers/repository.ts';
import { linksOf } from './repository.ts';
import { replaceParametros } from './service.ts';

const { ramosAtividade } = contract;

/** One branch of activity and its list of parameters. */
export const ramoAtividadeRoutes: Implementation[] = [
  implement(ramosAtividade.one, async ({ db }, { params }) => {
    const row = await getRecord(db, ramoAtividade, params.id);
    if (!row) throw notFound('Ramo de atividade não encontrado');
    return row;
  }),
  implement(ramosAtividade.parametros, ({ db }, { query }) => linksOf(db, query.idRamoAtividade)),
  implement(ramosAtividade.saveParametros, ({ write }, { body }) => write((tx) => replaceParametros(tx, body))),
];
