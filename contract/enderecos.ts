import * as z from 'zod';
import { ENDERECO } from '../resources/cliente/endereco.ts';
import { call } from './call.ts';
import { sentFields, toldFields } from './fields.ts';
import { id, ignoredUser, labelled, versao, written } from './values.ts';

const menu = 'cadastro/cliente';
const edit = { menu, level: 'editar' } as const;

const endereco = z.object({
  id: z.number().int(),
  idPessoa: z.number().int(),
  idTipoEndereco: z.literal(1),
  idIntegracao: z.literal(1),
  ...toldFields(ENDERECO),
  versao: z.number().int(),
});
export type Endereco = z.output<typeof endereco>;

const sent = sentFields(ENDERECO);
/** The map opens in the browser: nothing but a web address may stand there. */
const linkMapa = sent.linkMapa.refine(
  (value) => value === null || /^https?:\/\//i.test(value),
  'Informe um endereço que comece com http:// ou https://',
);

const fields = z.object({
  idPessoa: id,
  ...sent,
  linkMapa: labelled(linkMapa, ENDERECO.linkMapa),
  /** Both are always 1, whatever comes. */
  idTipoEndereco: z.unknown().optional(),
  idIntegracao: z.unknown().optional(),
  idUsuario: ignoredUser,
  idUsuarioCadastro: ignoredUser,
  versao,
});

/** The id, where it is sent again, is that of the path: another is refused (`server/context.ts`). */
const removed = z.object({ id: z.unknown().optional(), idUsuario: ignoredUser, versao });
const removal = {
  path: '/PessoaEndereco/Delete/{id}',
  summary: 'Remove um endereço',
  source: 'spec 2 §7',
  access: edit,
  params: z.object({ id }),
  result: z.object({ id: z.number().int() }),
} as const;

/** Addresses of a client (spec 2 §3 and §7). */
export const enderecos = {
  list: call({
    method: 'GET',
    path: '/PessoaEndereco',
    summary: 'Endereços de um cliente',
    source: 'spec 2 §7',
    access: { menu, level: 'ver' },
    query: z.object({ idPessoa: id }),
    result: z.array(endereco),
  }),
  create: call({
    method: 'POST',
    path: '/PessoaEndereco/{idUsuario}',
    summary: 'Inclui um endereço; quem grava é o usuário da sessão, seja qual for o do caminho',
    source: 'spec 2 §7',
    access: edit,
    params: z.object({ idUsuario: z.unknown() }),
    body: fields,
    result: written,
  }),
  update: call({
    method: 'POST',
    path: '/PessoaEndereco/Update/{id}',
    summary: 'Altera um endereço',
    source: 'spec 2 §7',
    access: edit,
    params: z.object({ id }),
    body: fields,
    result: written,
  }),
  /** The specification names no method: POST, like the change beside it, or DELETE, like other removals. */
  remove: call({
    method: 'POST',
    ...removal,
    body: removed,
  }),
  removeByDelete: call({
    method: 'DELETE',
    ...removal,
    query: removed,
  }),
};
