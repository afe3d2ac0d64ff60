import * as z from 'zod';
import { call } from './call.ts';
import { email, flagFilter, id, optionalId, page } from './values.ts';

/** A message of the queue: never its text, which the database forgets once it is sent. */
const mensagem = z.object({
  id: z.number().int(),
  assunto: z.string(),
  para: z.string(),
  situacao: z.enum(['pendente', 'enviada', 'falhou']),
  tentativas: z.number().int(),
  criada: z.iso.datetime(),
  enviada: z.iso.datetime().nullable(),
  erro: z.string().nullable(),
});
export type Mensagem = z.output<typeof mensagem>;

/** A message as its `.eml` holds it. `html` comes as it is: whoever shows it sanitises it. */
const conteudo = z.object({
  cabecalhos: z.array(z.object({ nome: z.string(), valor: z.string() })),
  texto: z.string(),
  html: z.string().nullable(),
  anexos: z.array(z.object({ nome: z.string(), tipo: z.string(), tamanho: z.number().int() })),
});
export type Conteudo = z.output<typeof conteudo>;

const access = { menu: 'acesso/mensagens', level: 'ver' } as const;

/** Outgoing mail, and the outbox that developers read when there is no mail server. */
export const mensagens = {
  list: call({
    method: 'GET',
    path: '/mensagens',
    summary: 'Fila de mensagens de e-mail, da mais nova para a mais antiga, por página',
    source: 'beyond',
    access,
    query: z.object({
      ...page,
      /** Those not sent alone, waiting or given up. */
      naoEnviadas: flagFilter,
    }),
    result: z.array(mensagem),
    paged: true,
  }),
  one: call({
    method: 'GET',
    path: '/mensagens/{id}',
    summary: 'Uma mensagem; o conteúdo só existe quando ela foi gravada na caixa de saída local',
    source: 'beyond',
    access,
    params: z.object({ id }),
    result: mensagem.extend({ conteudo: conteudo.nullable() }),
  }),
  /** `idRamoAtividade` is beyond the contract: without it the default text is sent. */
  sendSample: call({
    method: 'GET',
    path: '/envioEmailAmostra',
    summary: 'Envia o e-mail de teste da visita realizada',
    source: 'spec 1 §7',
    access: { menu: 'cadastro/ramo-atividade', level: 'editar' },
    query: z.object({ email, idRamoAtividade: optionalId }),
    result: z.object({ msg: z.string() }),
    database: 'write',
  }),
};
