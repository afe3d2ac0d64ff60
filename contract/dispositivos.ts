import * as z from 'zod';
import { DISPOSITIVO } from '../resources/app/dispositivo.ts';
import { call } from './call.ts';
import { id, labelled, requiredText } from './values.ts';

const menu = 'App/Settings-app';
const edit = { menu, level: 'editar' } as const;

const dispositivo = z.object({
  id: z.number().int(),
  nome: z.string(),
  dtCadastro: z.iso.datetime(),
  /** How many protocols it has sent, and when the last one came. */
  protocolos: z.number().int(),
  ultimoEnvio: z.iso.datetime().nullable(),
  revogadoEm: z.iso.datetime().nullable(),
});

/** A device that sends protocols. */
export type Dispositivo = z.infer<typeof dispositivo>;

/** Devices that send protocols: each has a token of its own, which an administrator may revoke. */
export const dispositivos = {
  list: call({
    method: 'GET',
    path: '/dispositivo',
    host: 'app',
    summary: 'Dispositivos que enviam protocolos, por nome, no fim os revogados',
    source: 'beyond',
    access: { menu, level: 'ver' },
    result: z.array(dispositivo),
  }),
  create: call({
    method: 'POST',
    path: '/dispositivo',
    host: 'app',
    summary: 'Inclui um dispositivo; o token é mostrado só nesta resposta',
    source: 'beyond',
    access: edit,
    body: z.object({ nome: labelled(requiredText(DISPOSITIVO.nome.maxLength), DISPOSITIVO.nome) }),
    result: z.object({ id: z.number().int(), token: z.string() }),
    keep: false,
  }),
  revoke: call({
    method: 'DELETE',
    path: '/dispositivo',
    host: 'app',
    summary: 'Revoga o token de um dispositivo; o que ele já enviou fica',
    source: 'beyond',
    access: edit,
    query: z.object({ id }),
    result: z.object({ id: z.number().int() }),
  }),
};
