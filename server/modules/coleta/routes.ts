import { contract } from '../../../contract/index.ts';
import { type Implementation, implement } from '../../context.ts';
import { Page } from '../../http/envelope.ts';
import { clientOf } from '../cliente/repository.ts';
import { collectionsOfClient, collectionsPage } from './repository.ts';

const { coletas } = contract;

/** The collection history. */
export const coletaRoutes: Implementation[] = [
  implement(coletas.ofClient, async (context, { params }) => {
    await clientOf(context.db, params.idPessoa);
    return { result: await collectionsOfClient(context, params.idPessoa) };
  }),
  implement(coletas.all, async (context, { query }) => {
    const { rows, total } = await collectionsPage(context, query.pagina, query.tamanho);
    return new Page(rows, total, query.tamanho);
  }),
];
