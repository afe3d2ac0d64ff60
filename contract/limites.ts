import * as z from 'zod';
import { DESDE } from '../resources/defineRegister.ts';
import { call } from './call.ts';
import { calendarDate, id, ignoredUser, labelled, versao, written } from './values.ts';

const limite = z.object({
  /** First day on which they hold; null for those that hold since ever. */
  desde: z.iso.date().nullable(),
  minimo: z.number(),
  maximo: z.number(),
});

const limiteDoParametro = limite.extend({ idParametro: z.number().int() });
export type LimiteDoParametro = z.output<typeof limiteDoParametro>;

/** The limits of parameters from day to day. They are saved with the parameter, which takes their first day. */
export const limites = {
  all: call({
    method: 'GET',
    path: '/Parametro/limites',
    summary: 'Limites de todos os parâmetros, com o dia em que cada um começa a valer',
    source: 'beyond',
    access: 'sessao',
    result: z.array(limiteDoParametro),
  }),
  ofParametro: call({
    method: 'GET',
    path: '/Parametro/{id}/limites',
    summary: 'Limites de um parâmetro, do primeiro dia em diante',
    source: 'beyond',
    access: 'sessao',
    params: z.object({ id }),
    result: z.array(limite),
  }),
  remove: call({
    method: 'POST',
    path: '/Parametro/{id}/limites/remover',
    summary: 'Desfaz os limites que valem a partir de um dia: voltam a valer os anteriores',
    source: 'beyond',
    access: { menu: 'cadastro/Parametro', level: 'editar' },
    params: z.object({ id }),
    body: z.object({ desde: labelled(calendarDate, DESDE), versao, idUsuario: ignoredUser }),
    result: written,
  }),
};
