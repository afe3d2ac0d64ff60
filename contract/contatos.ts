import * as z from 'zod';
import { call } from './call.ts';
import { flag, id, ignoredUser, optionalText, removal, text, versao, written } from './values.ts';

const menu = 'cadastro/cliente';
const edit = { menu, level: 'editar' } as const;
const nullableText = z.string().nullable();

const contato = z.object({
  id: z.number().int(),
  idPessoa: z.number().int(),
  departamento: nullableText,
  nome: z.string(),
  email: nullableText,
  telefone: nullableText,
  obs: nullableText,
  flagAtivo: z.literal([0, 1]),
  versao: z.number().int(),
});
export type Contato = z.output<typeof contato>;

const address = z.email();
const isAddress = (part: string) => address.safeParse(part.trim()).success;

/** One address, or several with a semicolon between them, as people keep them in one field. */
const emails = optionalText(400).refine(
  (value) => value === null || value.split(';').every(isAddress),
  'E-mail inválido',
);

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
      id: z.coerce.number().int().nonnegative().nullish(),
      idPessoa: id,
      obs: optionalText(1000),
      nome: text(120).min(1, 'Campo obrigatório'),
      departamento: optionalText(120),
      telefone: optionalText(60),
      email: emails,
      flagAtivo: flag.default(1),
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
};
