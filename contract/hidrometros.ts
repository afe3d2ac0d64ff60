import * as z from 'zod';
import { call } from './call.ts';
import { flag, id, ignoredUser, looseText, optionalId, removal, text, versao, written } from './values.ts';

const menu = 'cadastro/cliente';
const edit = { menu, level: 'editar' } as const;
const view = { menu, level: 'ver' } as const;

const hidrometro = z.object({
  id: z.number().int(),
  idPessoa: z.number().int(),
  registro: z.string(),
  uc: z.string().nullable(),
  idFonteAbastecimento: z.number().int().nullable(),
  /** Description of the supply source. */
  fonteAbastecimento: z.string().nullable(),
  flagAtivo: z.literal([0, 1]),
  flagMedidorVazao: z.literal([0, 1]),
  versao: z.number().int(),
});
export type Hidrometro = z.output<typeof hidrometro>;

/** Hydrometers of a client (spec 2 §3 and §7). */
export const hidrometros = {
  list: call({
    method: 'GET',
    path: '/PessoaHidrometro',
    summary: 'Hidrômetros de um cliente',
    source: 'spec 2 §7',
    access: view,
    query: z.object({ idPessoa: id }),
    result: z.array(hidrometro),
  }),
  save: call({
    method: 'POST',
    path: '/PessoaHidrometro',
    summary: 'Inclui um hidrômetro, ou altera quando há id',
    source: 'spec 2 §7',
    access: edit,
    body: z.object({
      id: z.coerce.number().int().nonnegative().nullish(),
      idPessoa: id,
      registro: text(60).min(1, 'Campo obrigatório'),
      uc: looseText(60),
      idFonteAbastecimento: optionalId,
      flagAtivo: flag.default(1),
      flagMedidorVazao: flag.default(0),
      idUsuario: ignoredUser,
      versao,
    }),
    result: written,
  }),
  remove: call({
    method: 'DELETE',
    path: '/PessoaHidrometro',
    summary: 'Remove um hidrômetro que não tem leituras',
    source: 'spec 2 §7',
    access: edit,
    query: removal,
    result: z.object({ id: z.number().int() }),
  }),
};

const unidadeControladora = hidrometro
  .pick({ id: true, idPessoa: true, registro: true, versao: true })
  .extend({ uc: z.string() });
export type UnidadeControladora = z.output<typeof unidadeControladora>;

/**
 * Control units of a client. A unit is the `uc` of a hydrometer and bears that hydrometer's id: removing it blanks the
 * `uc`, and the hydrometer stays.
 */
export const unidadesControladoras = {
  list: call({
    method: 'GET',
    path: '/PessoaUnidadeControladora',
    summary: 'Unidades controladoras de um cliente, uma por hidrômetro que a tem',
    source: 'spec 2 §7',
    access: view,
    query: z.object({ idPessoa: id }),
    result: z.array(unidadeControladora),
  }),
  remove: call({
    method: 'DELETE',
    path: '/PessoaUnidadeControladora',
    summary: 'Retira a unidade controladora de um hidrômetro, que fica',
    source: 'spec 2 §7',
    access: edit,
    query: removal,
    result: written,
  }),
};
