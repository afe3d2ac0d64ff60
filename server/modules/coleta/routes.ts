import { contract } from '../../../contract/index.ts';
import { type Implementation, implement } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { Page } from '../../http/envelope.ts';
import { collectionsOfClient, collectionsPage } from './repository.ts';

const { coletas } = contract;

/** The collection history. */
export const coletaRoutes: Implementation[] = [
  implement(coletas.ofClient, async (context, { params }) => {
    const client = await context.db
      .selectFrom('Pessoa')
      .select('id')
      .where('id', '=', params.idPessoa)
      .where('removidoEm', 'is', null)
      .executeTakeFirst();
    if (!client) throw notFound('Cliente não encontrado');
    return { result: await collectionsOfClient(context, params.idPessoa) };
  }),
  implement(coletas.all, async (context, { query }) => {
    const { rows, total } = await collectionsPage(context, query.pagina, query.tamanho);
    return new Page(rows, total, query.tamanho);
  }),
];
