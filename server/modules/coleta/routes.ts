import { contract } from '../../../contract/index.ts';
import type { AnaliseCliente } from '../../../reports/analises/dados.ts';
import { type Implementation, implement } from '../../context.ts';
import { Page } from '../../http/envelope.ts';
import { clientOf } from '../cliente/repository.ts';
import { analysisOf, nonConforming, nonConformingCollections } from './analises/service.ts';
import { markLetters } from './cartas/service.ts';
import { colour } from './historico/colours.ts';
import { lastColour } from './historico/repository.ts';
import { addColeta, changeColeta, removeColeta } from './historico/service.ts';
import { collectionsOfClient, collectionsPage } from './repository.ts';

const { coletas, historico, cores, analises } = contract;

/** The collection history, what it is written by, and what it says. */
export const coletaRoutes: Implementation[] = [
  implement(coletas.ofClient, async (context, { params }) => {
    await clientOf(context.db, params.idPessoa);
    return { result: await collectionsOfClient(context, params.idPessoa) };
  }),
  implement(coletas.all, async (context, { query }) => {
    const { rows, total } = await collectionsPage(context, query.pagina, query.tamanho);
    return new Page(rows, total, query.tamanho);
  }),
  implement(historico.save, ({ write }, { body }) => write((tx) => addColeta(tx, body))),
  implement(historico.update, ({ write }, { body }) => write((tx) => changeColeta(tx, body))),
  implement(historico.remove, ({ write }, { body }) => write((tx) => removeColeta(tx, body))),
  implement(cores.save, ({ write }, { body }) => write((tx) => colour(tx, body))),
  implement(cores.last, async ({ db }, { query: { idPessoa } }) => {
    await clientOf(db, idPessoa);
    return lastColour(db, idPessoa);
  }),
  implement(analises.naoConformes, (context, { params }) => nonConforming(context, params.idPessoa)),
  implement(analises.industrias, async (context, { query: { dtInicio, dtFim, desabilitadas, mais } }) => {
    const rows = await nonConformingCollections(context, { inicio: dtInicio, fim: dtFim }, desabilitadas === 1);
    return mais === 1 ? rows : rows.map(({ cartaEm: _, ...row }) => row);
  }),
  implement(analises.cartas, ({ write }, { body }) => write((tx) => markLetters(tx, body.ids, body.enviada === 1))),
  implement(analises.doCliente, async (context, { query }) => told(await analysisOf(context, query.idPessoa))),
  implement(analises.doClientePorCorpo, async (context, { body }) => told(await analysisOf(context, body.idPessoa))),
];

/** Exactly the fields of the contract: the report knows more. */
const told = ({ coletasNaoConformes, ...analise }: AnaliseCliente) =>
  analises.doCliente.result.parse({
    ...analise,
    coletasNaoConformes: coletasNaoConformes.map((one) => ({ ...one, valorParametro: one.bruto })),
  });
