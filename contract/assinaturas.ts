import * as z from 'zod';
import { GRUPO } from '../domain/acesso/access.ts';
import { DIAS } from '../domain/relatorio/assinatura.ts';
import { call } from './call.ts';
import {
  calendarDate,
  email,
  id,
  ignoredUser,
  labelled,
  removal,
  requiredText,
  versao,
  whole,
  written,
} from './values.ts';

/** A report's path, and its address without the period; `reports/monthly.ts` tells it. */
const relatorio = requiredText(200);
const filtros = z.string().max(2000);

const dia = labelled(whole(z.number().int().min(DIAS.first).max(DIAS.last)), { label: 'Dia do mês' });

/** What became of the sending of a month, `YYYY-MM`. */
const envio = z.object({
  mes: z.string(),
  situacao: z.enum(['pendente', 'enviada', 'vazia', 'falhou']),
  em: z.iso.datetime(),
  erro: z.string().nullable(),
});

const assinatura = z.object({
  id: z.number().int(),
  relatorio,
  titulo: z.string(),
  filtros,
  /** The filters in words; null when nothing is left out. */
  filtrosEmPalavras: z.string().nullable(),
  dia,
  proximoEnvio: calendarDate,
  ultimoEnvio: envio.nullable(),
  versao: z.number().int(),
});
export type Assinatura = z.output<typeof assinatura>;

const deQualquer = assinatura.extend({ assinante: z.string() });
export type AssinaturaDeAlguem = z.output<typeof deQualquer>;

/**
 * Reports that are sent by mail every month. Whoever is signed in may ask: the report's own menu decides, when it is
 * subscribed to and each time it is sent.
 */
export const assinaturas = {
  own: call({
    method: 'GET',
    path: '/assinaturas',
    summary: 'Assinaturas de relatórios do próprio usuário, e o endereço que as recebe',
    source: 'beyond',
    access: 'sessao',
    result: z.object({ email, assinaturas: z.array(assinatura) }),
  }),
  all: call({
    method: 'GET',
    path: '/assinaturas/todas',
    summary: 'Assinaturas de relatórios de todos os usuários',
    source: 'beyond',
    access: { grupos: [GRUPO.ADMINISTRADOR] },
    result: z.array(deQualquer),
  }),
  subscribe: call({
    method: 'POST',
    path: '/assinaturas',
    summary: 'Assina um relatório, que passa a ser enviado por e-mail todo mês',
    source: 'beyond',
    access: 'sessao',
    body: z.object({ relatorio, filtros: filtros.default(''), dia: dia.default(DIAS.first), idUsuario: ignoredUser }),
    result: written,
  }),
  change: call({
    method: 'PUT',
    path: '/assinaturas/{id}',
    summary: 'Altera o dia do envio de uma assinatura do próprio usuário',
    source: 'beyond',
    access: 'sessao',
    params: z.object({ id }),
    body: z.object({ dia, versao, idUsuario: ignoredUser }),
    result: written,
  }),
  /** ADMINISTRADOR ends those of others as well. */
  unsubscribe: call({
    method: 'DELETE',
    path: '/assinaturas',
    summary: 'Cancela uma assinatura',
    source: 'beyond',
    access: 'sessao',
    query: removal,
    result: z.object({ id: z.number().int() }),
  }),
};
