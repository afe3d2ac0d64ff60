import * as z from 'zod';
import { call } from './call.ts';
import { resumo } from './resumo.ts';
import {
  flag,
  flagFilter,
  id,
  ignoredUser,
  optionalId,
  optionalText,
  removal,
  text,
  versao,
  written,
} from './values.ts';

export type { ResumoCliente } from './resumo.ts';

const menu = 'cadastro/cliente';
const edit = { menu, level: 'editar' } as const;
const view = { menu, level: 'ver' } as const;
const nullableText = z.string().nullable();

const listRow = z.object({
  id: z.number().int(),
  codigo: nullableText,
  nome: z.string(),
  razaoSocial: nullableText,
  flagAtivo: z.literal([0, 1]),
  dtCadastro: z.iso.datetime(),
  obsPrincipal: nullableText,
});
export type ClienteRow = z.output<typeof listRow>;

const cliente = listRow.extend({
  rg: nullableText,
  nroDocumento: nullableText,
  inscEstadual: nullableText,
  ufRG: nullableText,
  obsSecundaria: nullableText,
  idRamoAtividade: z.number().int().nullable(),
  idRoteiro: z.number().int().nullable(),
  flagTipoPessoa: z.enum(['J', 'F']),
  idIntegracao: nullableText,
  versao: z.number().int(),
});
export type Cliente = z.output<typeof cliente>;

/** Clients, which the API calls Pessoa (spec 2 §3 and §7). */
export const clientes = {
  list: call({
    method: 'GET',
    path: '/Pessoa',
    summary: 'Clientes, todos ou filtrados por texto, situação e medidor de vazão',
    source: 'spec 1 §7, spec 2 §7',
    access: 'sessao',
    query: z.object({ descricao: z.string().optional(), flagAtivo: flagFilter, flagMedidor: flagFilter }),
    result: z.array(listRow),
    scan: true,
  }),
  one: call({
    method: 'GET',
    path: '/Pessoa/{id}',
    summary: 'Um cliente',
    source: 'spec 2 §7',
    access: view,
    params: z.object({ id }),
    result: cliente,
  }),
  resumo,
  save: call({
    method: 'POST',
    path: '/Pessoa',
    summary: 'Inclui um cliente, ou altera quando há id',
    source: 'spec 2 §7',
    access: edit,
    body: z.object({
      id: z.coerce.number().int().nonnegative().nullish(),
      codigo: optionalText(30),
      nome: text(160).min(1, 'Campo obrigatório'),
      flagAtivo: flag.default(1),
      razaoSocial: optionalText(160),
      rg: optionalText(30),
      nroDocumento: optionalText(30),
      inscEstadual: optionalText(30),
      ufRG: optionalText(2),
      obsPrincipal: optionalText(4000),
      idRamoAtividade: optionalId,
      idRoteiro: optionalId,
      flagTipoPessoa: z.enum(['J', 'F']).default('J'),
      idIntegracao: z
        .union([z.string().trim().max(40), z.number()])
        .nullish()
        .transform((v) => (v ? String(v) : null)),
      idUsuario: ignoredUser,
      versao,
    }),
    result: written,
  }),
};

const pontoColeta = z.object({
  id: z.number().int(),
  idPessoa: z.number().int(),
  descricao: z.string(),
  planoAmostragem: nullableText,
  versao: z.number().int(),
});
export type PontoColeta = z.output<typeof pontoColeta>;

/** Sampling points of a client (spec 2 §3 and §7). */
export const pontosColeta = {
  list: call({
    method: 'GET',
    path: '/PessoaPontoColeta/{idPessoa}',
    summary: 'Pontos de coleta de um cliente',
    source: 'spec 2 §7',
    access: view,
    params: z.object({ idPessoa: id }),
    result: z.array(pontoColeta),
  }),
  save: call({
    method: 'POST',
    path: '/PessoaPontoColeta',
    summary: 'Inclui um ponto de coleta, ou altera quando há id',
    source: 'spec 2 §7',
    access: edit,
    body: z.object({
      id: z.coerce.number().int().nonnegative().nullish(),
      idPessoa: id,
      descricao: text(160).min(1, 'Campo obrigatório'),
      planoAmostragem: optionalText(160),
      idUsuario: ignoredUser,
      versao,
    }),
    result: written,
  }),
  remove: call({
    method: 'DELETE',
    path: '/PessoaPontoColeta',
    summary: 'Remove um ponto de coleta',
    source: 'spec 2 §7',
    access: edit,
    query: removal,
    result: z.object({ id: z.number().int() }),
  }),
};
