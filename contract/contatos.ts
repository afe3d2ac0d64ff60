import * as z from 'zod';
import { CONTATO } from '../resources/cliente/contato.ts';
import { call } from './call.ts';
import { sentFields, toldFields } from './fields.ts';
import { registros, titular } from './titular.ts';
import { id, idToSave, ignoredUser, labelled, removal, versao, written } from './values.ts';

const menu = 'cadastro/cliente';
const edit = { menu, level: 'editar' } as const;

const contato = z.object({
  id: z.number().int(),
  idPessoa: z.number().int(),
  ...toldFields(CONTATO),
  versao: z.number().int(),
});
/** A contact as it is held. */
export const contatoGuardado = contato.extend({
  /** Name of the client. */
  cliente: z.string(),
  dtCadastro: z.iso.datetime(),
  /** When it was removed from the client's contacts: it is held all the same. */
  removidoEm: z.iso.datetime().nullable(),
});

const dadosDoContato = z.object({
  contato: contatoGuardado,
  registros,
});
/** All that is held on a contact. */
export type DadosDoContato = z.output<typeof dadosDoContato>;

const address = z.email();
const isAddress = (part: string) => address.safeParse(part.trim()).success;

const fields = sentFields(CONTATO);
/** One address, or several with a semicolon between them, as people keep them in one field; one at the end parts nothing. */
const email = fields.email
  .transform((value) => value?.replace(/[;\s]+$/, '') || null)
  .refine((value) => value === null || value.split(';').every(isAddress), 'E-mail inválido');

/** Contacts of a client (spec 2 §3 and §7). */
export const contatos = {
  list: call({
    method: 'GET',
    path: '/PessoaContato',
    summary: 'Contatos de um cliente',
    source: 'spec 2 §7',
    access: { menu, level: 'ver' },
    query: z.object({ idPessoa: id }),
    result: z.array(contato),
  }),
  save: call({
    method: 'POST',
    path: '/PessoaContato',
    summary: 'Inclui um contato, ou altera quando há id',
    source: 'spec 2 §7',
    access: edit,
    body: z.object({
      id: idToSave,
      idPessoa: id,
      ...fields,
      email: labelled(email, CONTATO.email),
      idUsuario: ignoredUser,
      versao,
    }),
    result: written,
  }),
  remove: call({
    method: 'DELETE',
    path: '/PessoaContato',
    summary: 'Remove um contato',
    source: 'spec 2 §7',
    access: edit,
    query: removal,
    result: z.object({ id: z.number().int() }),
  }),
  exportar: call({
    method: 'POST',
    path: '/PessoaContato/exportar',
    summary: 'Tudo o que se guarda de um contato, removido ou não (Lei 13.709/2018, art. 18, II)',
    source: 'beyond',
    access: titular,
    body: z.object({ id }),
    result: dadosDoContato,
    keep: false,
  }),
  apagar: call({
    method: 'POST',
    path: '/PessoaContato/apagar',
    summary:
      'Apaga para sempre os dados pessoais de um contato, removido ou não, também no registro de ações e nos protocolos',
    source: 'beyond; Lei 13.709/2018, art. 18, VI',
    access: titular,
    body: z.object({ id, versao }),
    result: z.object({ id: z.number().int() }),
  }),
};
