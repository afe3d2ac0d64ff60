import * as z from 'zod';
import { call } from './call.ts';
import { id, ignoredUser, page, REQUIRED, uploadReply, whole } from './values.ts';

/** Content type of an uploaded file: which of the two import screens it belongs to. */
const conteudo = z.enum(['Importacao_analise_amostra', 'Importacao_mylims']);
export type Conteudo = z.output<typeof conteudo>;

/** The menu that the files of each kind of contents need: neither import screen may touch the other's. */
export const MENU_DE = {
  Importacao_analise_amostra: 'relatorio/Importacao-analise',
  Importacao_mylims: 'relatorio/Importacao-mylims',
} as const satisfies Record<Conteudo, string>;

const view = { menu: MENU_DE.Importacao_analise_amostra, level: 'ver' } as const;
const edit = { menu: MENU_DE.Importacao_analise_amostra, level: 'editar' } as const;

/** Either menu lets in; the contents asked for decide which of them is needed. */
const viewAny = [view, { menu: MENU_DE.Importacao_mylims, level: 'ver' }] as const;
const editAny = [edit, { menu: MENU_DE.Importacao_mylims, level: 'editar' }] as const;

/** The name of a file as it was sent; who keeps it makes one line of it. */
const fileName = z.string().trim().max(255);

/** A file that was sent on one of the import screens. */
export const arquivo = z.object({
  id: z.number().int(),
  nomeArquivo: z.string(),
  filename: z.string(),
  size: z.number().int(),
  conteudo,
  dtCadastro: z.iso.datetime(),
  /** Beyond the contract: the laboratory, or the type of a MyLIMS file; null until its contents came. */
  laboratorio: z.number().int().nullable().optional(),
  /** Beyond the contract: what the import made of the file. */
  situacao: z.enum(['registrado', 'importando', 'importado', 'erro']),
  linhas: z.number().int(),
  importadas: z.number().int(),
  repetidas: z.number().int(),
  pendentes: z.number().int(),
  /** Beyond the contract: the e-mail that it was attached to. */
  origem: z
    .object({ remetente: z.string(), data: z.iso.datetime().nullable(), assunto: z.string(), anexo: z.string() })
    .optional(),
});
export type Arquivo = z.output<typeof arquivo>;

/** A result, or a line, that found no place yet. */
export const linha = z.object({
  id: z.number().int(),
  /** Beyond: told of MyLIMS lines, which hang together by it. */
  codigoAmostra: z.string().nullish(),
  planilha: z.string(),
  linha: z.number().int(),
  coluna: z.string().nullable(),
  ponto: z.string().nullable(),
  data: z.string().nullable(),
  parametro: z.string().nullable(),
  valor: z.string().nullable(),
  motivo: z.string(),
});
export type LinhaPendente = z.output<typeof linha>;

/** The laboratory that a file, or a choice, is of (spec 2 §9): 1 UltraLims, 2 MyLims. */
export const Laboratorio = whole(z.literal([1, 2]));

/** Laboratory files (spec 2 §2.11 and §7). */
export const importacao = {
  exists: call({
    method: 'GET',
    path: '/UploadArquivo/arquivoExiste',
    summary: 'Diz se já há arquivo com esse nome para o conteúdo',
    source: 'spec 2 §7',
    access: viewAny,
    query: z.object({ nomeArquivo: fileName, conteudo }),
    result: z.object({ existe: z.boolean() }),
  }),
  files: call({
    method: 'GET',
    path: '/UploadArquivo',
    summary: 'Arquivos enviados de um tipo de conteúdo',
    source: 'spec 2 §7',
    access: viewAny,
    query: z.object({ tipo: conteudo.optional() }),
    result: z.array(arquivo),
  }),
  register: call({
    method: 'POST',
    path: '/UploadArquivo',
    summary: 'Registra um arquivo antes do envio',
    source: 'spec 2 §7',
    access: editAny,
    body: z.object({
      filename: fileName.min(1, REQUIRED),
      size: z.number().int().nonnegative(),
      conteudo,
      idUsuario: ignoredUser,
    }),
    result: z.object({ id: z.number().int() }),
  }),
  removeFile: call({
    method: 'DELETE',
    path: '/UploadArquivo',
    summary: 'Remove um arquivo e tudo o que veio dele',
    source: 'spec 2 §7',
    access: editAny,
    query: z.object({ id, idUsuario: ignoredUser }),
    result: z.object({
      id: z.number().int(),
      /** Beyond the contract: files that may tell results which went with it, and have to be read again for them. */
      reler: z.array(z.string()).optional(),
    }),
  }),
  upload: call({
    method: 'POST',
    path: '/ImportacaoAnalise/upload',
    summary: 'Envia e importa uma planilha de análises',
    source: 'spec 2 §7',
    access: edit,
    file: 'analise',
    body: z.object({
      idArquivoOrigem: id,
      Laboratorio,
      idUsuario: ignoredUser,
    }),
    result: uploadReply,
  }),
  pending: call({
    method: 'GET',
    path: '/ImportacaoAnalise/{id}/pendentes',
    summary: 'Resultados de um arquivo que ainda não encontraram ponto ou parâmetro',
    source: 'beyond',
    access: view,
    params: z.object({ id }),
    query: z.object(page),
    result: z.array(linha),
    paged: true,
    database: 'scan',
  }),
  progress: call({
    method: 'GET',
    path: '/ImportacaoAnalise/{id}/progresso',
    summary: 'Andamento de uma importação',
    source: 'beyond',
    access: view,
    params: z.object({ id }),
    result: arquivo,
  }),
  cancel: call({
    method: 'POST',
    path: '/ImportacaoAnalise/{id}/cancelar',
    summary: 'Cancela a importação de um arquivo que está em andamento',
    source: 'beyond',
    access: edit,
    params: z.object({ id }),
    result: z.object({ cancelada: z.boolean() }),
  }),
  readAgain: call({
    method: 'POST',
    path: '/ImportacaoAnalise/{id}/reler',
    summary: 'Lê de novo um arquivo já importado, do conteúdo guardado',
    source: 'beyond',
    access: edit,
    params: z.object({ id }),
    result: uploadReply,
  }),
  retry: call({
    method: 'POST',
    path: '/ImportacaoAnalise/{id}/reprocessar',
    summary: 'Tenta de novo os resultados pendentes de um arquivo',
    source: 'beyond',
    access: edit,
    params: z.object({ id }),
    result: uploadReply,
  }),
};
