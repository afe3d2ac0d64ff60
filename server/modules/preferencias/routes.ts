import { contract } from '../../../contract/index.ts';
import { type Implementation, implement } from '../../context.ts';
import { keepPreference, preferenceOf } from './repository.ts';

const { preferencias } = contract;

/** Preferences of the signed-in user, and of nobody else. */
export const preferenciasRoutes: Implementation[] = [
  implement(preferencias.read, async ({ db, user }, { params }) => ({
    valor: await preferenceOf(db, user.id, params.chave),
  })),
  implement(preferencias.save, async ({ keepBooks, user, now }, { params, body }) => {
    const preferencia = { idUsuario: user.id, chave: params.chave, valor: body.valor };
    await keepBooks((books) => keepPreference(books, preferencia, now().toISOString()));
    return { chave: params.chave };
  }),
];
