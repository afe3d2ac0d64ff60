import { contract } from '../../../contract/index.ts';
import { POINTS_OFFERED } from '../../../contract/previas.ts';
import { type Implementation, implement } from '../../context.ts';
import { sentFile } from '../../http/multipart.ts';
import { createCandidates } from './candidates.ts';
import { listPontos, listUnidades } from './escolhas/repository.ts';
import { choosePonto, chooseUnidade, forgetPonto, forgetUnidade } from './escolhas/service.ts';
import { previewFile, previewPending } from './previewFile.ts';
import { loadPontos } from './repository.ts';

const { previas } = contract;

/** Laboratory files looked over before they come in, and what was chosen for their texts and units. */
export const previaRoutes: Implementation[] = [
  implement(previas.ofFile, (context, { body }) => {
    const { db, user, now } = context;
    return previewFile(db, { ...sentFile(context), owner: user.id }, body.Laboratorio, now);
  }),
  implement(previas.ofPending, ({ db, now }, { params }) => previewPending(db, params.id, now)),
  implement(previas.choices, async ({ db }) => ({
    pontos: await listPontos(db),
    unidades: await listUnidades(db),
  })),
  implement(previas.points, async ({ db }, { query }) =>
    createCandidates(await loadPontos(db), []).search(query.texto, POINTS_OFFERED + 1),
  ),
  implement(previas.choosePoint, (context, { body }) => choosePonto(context, body)),
  implement(previas.forgetPoint, (context, { query }) => forgetPonto(context, query.id)),
  implement(previas.chooseUnit, (context, { body }) => chooseUnidade(context, body)),
  implement(previas.forgetUnit, (context, { query }) => forgetUnidade(context, query.id)),
];
