import * as z from 'zod';
import { HIDROMETRO } from '../resources/cliente/hidrometro.ts';
import { call } from './call.ts';
import { sentFields, toldFields } from './fields.ts';
import { leitura, ofMonth } from './leitura.ts';
import { flagFilter, id, idToSave, ignoredUser, optionalId, removal, text, versao, written } from './values.ts';

const menu = 'cadastro/cliente';
const edit = { menu, level: 'editar' } as const;
const view = { menu, level: 'ver' } as const;

const hidrometro = z.object({
  id: z.number().int(),
  idPessoa: z.number().int(),
  ...toldFields(HIDROMETRO),
  /** Description of the supply source. */
  fonteAbastecimento: z.string().nullable(),
  versao: z.number().int(),
});
export type Hidrometro = z.output<typeof hidrometro>;

const monthFilter = { nomeCliente: text(200).optional(), medidorVazao: flagFilter };

/** Hydrometers of a client (spec 2 §3 and §7). */
export const hidrometros = {
  /** One call of two shapes, each with its own permission: `hidrometrosDoCliente` and `leiturasDoMes` read them. */
  list: call({
    method: 'GET',
    path: '/PessoaHidrometro',
    summary: 'Hidrômetros de um cliente (idPessoa), ou os habilitados com suas leituras de um mês (idMes e idAno)',
    source: 'spec 2 §7',
    access: [
      view,
      { menu: 'cadastro/vazao-lancamento', level: 'ver' },
      { menu: 'medidor-vazao/lancamento', level: 'ver' },
    ],
    query: z
      .object({
        idPessoa: optionalId,
        ...monthFilter,
        idMes: ofMonth.idMes.optional(),
        idAno: ofMonth.idAno.optional(),
      })
      .superRefine(({ idPessoa, idMes, idAno }, context) => {
        if (idPessoa !== null || (idMes !== undefined && idAno !== undefined)) return;
        context.addIssue({ code: 'custom', path: ['idPessoa'], message: 'Diga o cliente, ou o mês e o ano' });
      }),
    result: z.union([z.array(hidrometro), z.array(leitura)]),
    database: 'scan',
  }),
  save: call({
    method: 'POST',
    path: '/PessoaHidrometro',
    summary: 'Inclui um hidrômetro, ou altera quando há id',
    source: 'spec 2 §7',
    access: edit,
    body: z.object({
      id: idToSave,
      idPessoa: id,
      ...sentFields(HIDROMETRO),
      idUsuario: ignoredUser,
      versao,
    }),
    result: written,
  }),
  sameRegister: call({
    method: 'GET',
    path: '/PessoaHidrometro/mesmoRegistro',
    summary:
      'Hidrômetros de qualquer cliente com este registro, comparado por letras e algarismos; os primeiros, se forem muitos',
    source: 'beyond',
    access: view,
    query: z.object({ registro: text(HIDROMETRO.registro.maxLength).min(1) }),
    result: z.array(hidrometro.pick({ id: true, idPessoa: true, registro: true }).extend({ cliente: z.string() })),
    database: 'scan',
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

const { method, path, summary, source, access } = hidrometros.list;
const list = { method, path, summary, source, access } as const;

/** `GET /PessoaHidrometro` of one client. */
export const hidrometrosDoCliente = call({ ...list, query: z.object({ idPessoa: id }), result: z.array(hidrometro) });

/** `GET /PessoaHidrometro` of a month: a row for each enabled meter of an enabled client, by the client's name. */
export const leiturasDoMes = call({
  ...list,
  query: z.object({ ...monthFilter, ...ofMonth }),
  result: z.array(leitura),
});

const unidadeControladora = hidrometro
  .pick({ id: true, idPessoa: true, registro: true, versao: true })
  .extend({ uc: z.string() });

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
