import * as z from 'zod';
import { call } from './call.ts';

/** Characters of JSON that one preference may take. */
const MOST_CHARACTERS = 20_000;

const chave = z
  .string()
  .max(100)
  .regex(/^[\w:/.-]+$/, 'Chave inválida');
const params = z.object({ chave });

/** What each user chose about the screens, such as the columns of a list: it follows the user to any browser. */
export const preferencias = {
  read: call({
    method: 'GET',
    path: '/preferencias/{chave}',
    summary: 'Uma preferência do próprio usuário; null quando não há',
    source: 'beyond',
    access: 'sessao',
    params,
    result: z.object({ valor: z.json() }),
  }),
  save: call({
    method: 'PUT',
    path: '/preferencias/{chave}',
    summary: 'Guarda uma preferência do próprio usuário; null a apaga',
    source: 'beyond',
    access: 'sessao',
    params,
    body: z.object({
      valor: z
        .json()
        .refine((valor) => JSON.stringify(valor).length <= MOST_CHARACTERS, 'A preferência é grande demais'),
    }),
    result: z.object({ chave }),
  }),
};
