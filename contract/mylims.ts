import * as z from 'zod';
import { call } from './call.ts';
import { arquivo, linha, MENU_DE } from './importacao.ts';
import { id, ignoredUser, page, text, uploadReply, whole } from './values.ts';

/** How the situation of a sample begins that can be brought in. */
export const PUBLICADA = 'publicada';

const menu = MENU_DE.Importacao_mylims;
const view = { menu, level: 'ver' } as const;
const edit = { menu, level: 'editar' } as const;
const viewClients = { menu: 'cadastro/cliente', level: 'ver' } as const;

/** What joining staged samples into the history did, counted by sample. */
const sincronizacao = z.object({
  criadas: z.number().int(),
  atualizadas: z.number().int(),
  iguais: z.number().int(),
  recusadas: z.number().int(),
});
export type Sincronizacao = z.output<typeof sincronizacao>;

/** A staged sample; `valores` by the history's keys, a parameter that was not found by its own name. */
const coletaPublicada = z.object({
  codigoAmostra: z.string(),
  pontoColeta: z.string().nullable(),
  dtRetirada: z.string().nullable(),
  valores: z.record(z.string(), z.string()),
  /** `PUBLICADA`, and what of it stays pending; or why it cannot be brought in. */
  situacao: z.string(),
});
export type ColetaPublicada = z.output<typeof coletaPublicada>;

/** Files of MyLIMS, staged, and their way into the history (spec 2 §2.2, §2.11 and §7). */
export const mylims = {
  upload: call({
    method: 'POST',
    path: '/Importacao/Amostra',
    summary: 'Envia uma planilha do MyLIMS: 1 Amostra, 2 Analise, 3 Informação',
    source: 'spec 2 §7',
    access: edit,
    file: 'amostra',
    body: z.object({
      idArquivoOrigem: id,
      Laboratorio: whole(z.literal([1, 2, 3])),
      idUsuario: ignoredUser,
    }),
    result: uploadReply,
  }),
  uploadProgress: call({
    method: 'GET',
    path: '/Importacao/{id}/progresso',
    summary: 'Andamento do envio de uma planilha do MyLIMS',
    source: 'beyond',
    access: view,
    params: z.object({ id }),
    result: arquivo,
  }),
  cancelUpload: call({
    method: 'POST',
    path: '/Importacao/{id}/cancelar',
    summary: 'Cancela o envio de uma planilha do MyLIMS que está em andamento',
    source: 'beyond',
    access: edit,
    params: z.object({ id }),
    result: z.object({ cancelada: z.boolean() }),
  }),
  sync: call({
    method: 'GET',
    path: '/importar-mylims',
    summary: 'Junta as amostras publicadas do MyLIMS ao histórico de coletas',
    source: 'spec 2 §7',
    access: edit,
    result: uploadReply,
    database: 'write',
  }),
  progress: call({
    method: 'GET',
    path: '/importar-mylims/progresso',
    summary: 'Andamento da sincronização, nulo quando não há nenhuma',
    source: 'beyond',
    access: view,
    result: sincronizacao.extend({ amostras: z.number().int() }).nullable(),
  }),
  cancel: call({
    method: 'POST',
    path: '/importar-mylims/cancelar',
    summary: 'Cancela a sincronização em andamento',
    source: 'beyond',
    access: edit,
    result: z.object({ cancelada: z.boolean() }),
  }),
  pending: call({
    method: 'GET',
    path: '/Importacao/{id}/pendentes',
    summary: 'Linhas de um arquivo do MyLIMS que ainda não entraram no histórico',
    source: 'beyond',
    access: view,
    params: z.object({ id }),
    query: z.object(page),
    result: z.array(linha),
    paged: true,
    database: 'scan',
  }),
  find: call({
    method: 'GET',
    path: '/Migracao',
    summary: 'Coletas publicadas de um cliente que ainda não estão no histórico',
    source: 'spec 2 §7',
    access: viewClients,
    query: z.object({ idPessoa: id }),
    result: z.array(coletaPublicada),
    database: 'scan',
  }),
  findMany: call({
    method: 'POST',
    path: '/MigracaoVarios',
    summary: 'Coletas publicadas de vários clientes que ainda não estão no histórico',
    source: 'spec 2 §7',
    access: viewClients,
    body: z.object({ listaPessoa: z.array(id).max(10_000) }),
    result: z.array(z.object({ idPessoa: z.number().int(), nome: z.string(), coletas: z.array(coletaPublicada) })),
    database: 'scan',
  }),
  bring: call({
    method: 'POST',
    path: '/Migracao/trazer',
    summary: 'Traz ao histórico coletas publicadas de um cliente',
    source: 'beyond',
    access: { menu: 'cadastro/ignore_edicao-amostra', level: 'editar' },
    body: z.object({
      idPessoa: id,
      listaCodigos: z.array(text(200).min(1)).min(1, 'Escolha ao menos uma coleta').max(10_000),
      idUsuario: ignoredUser,
    }),
    result: sincronizacao,
  }),
};
