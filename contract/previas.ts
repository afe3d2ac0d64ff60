import * as z from 'zod';
import { call } from './call.ts';
import { Laboratorio, MENU_DE } from './importacao.ts';
import { id, ignoredUser, requiredText, text } from './values.ts';

const menu = MENU_DE.Importacao_analise_amostra;
const view = { menu, level: 'ver' } as const;
const edit = { menu, level: 'editar' } as const;

const semelhanca = z.number();

const pontoSemelhante = z.object({
  id: z.number().int(),
  descricao: z.string(),
  idPessoa: z.number().int(),
  cliente: z.string(),
  semelhanca,
});

/** What an import would do, and what in the file has no match: the most frequent first, with what it may mean. */
const previa = z.object({
  /** Workbooks of an e-mail that would not come in. */
  deFora: z.array(z.object({ nome: z.string(), motivo: z.string() })),
  linhas: z.number().int(),
  importariam: z.number().int(),
  repetidas: z.number().int(),
  pendentes: z.number().int(),
  pontos: z.array(
    z.object({
      /** The client as the file names it, if it does, and the point. */
      texto: z.string(),
      linhas: z.number().int(),
      candidatos: z.array(pontoSemelhante),
    }),
  ),
  parametros: z.array(
    z.object({
      texto: z.string(),
      unidade: z.string().nullable(),
      linhas: z.number().int(),
      candidatos: z.array(
        z.object({
          id: z.number().int(),
          sigla: z.string(),
          descricao: z.string(),
          /** The parameter's own unit, and the power of ten that the file's takes to it, where it takes one. */
          unidade: z.string(),
          fator: z.number().nullable(),
          semelhanca,
        }),
      ),
    }),
  ),
  /** How many cells are refused; of many, `erros` has the first. */
  totalErros: z.number().int(),
  erros: z.array(
    z.object({
      planilha: z.string(),
      linha: z.number().int(),
      coluna: z.string().nullable(),
      campo: z.enum([
        ...(['data', 'hora', 'ponto', 'parametro', 'valor', 'unidade', 'codigoAmostra', 'cliente'] as const),
        // Details of the sample: they stay out of the collection, its results do not.
        ...(['amostrador', 'chuva', 'instalacao', 'horaInstalacao', 'tempoInstalacao', 'qtdeColeta'] as const),
        ...(['medidorInicial', 'medidorFinal', 'volumeMedido'] as const),
      ]),
      valor: z.string().nullable(),
      motivo: z.string(),
    }),
  ),
});
export type Previa = z.output<typeof previa>;

const escolha = { id: z.number().int(), laboratorio: z.number().int() };

/** Points that a search is answered with at most; one more tells that there are others. */
export const POINTS_OFFERED = 20;

/** Looking a laboratory's file over before it comes in, and choosing what its texts and units mean. */
export const previas = {
  ofFile: call({
    method: 'POST',
    path: '/ImportacaoAnalise/previa',
    summary: 'Diz o que o envio de uma planilha faria, sem gravar nada',
    source: 'beyond',
    access: edit,
    file: 'analise',
    body: z.object({ idArquivoOrigem: id.optional(), Laboratorio, idUsuario: ignoredUser }),
    result: previa,
    database: 'scan',
  }),
  ofPending: call({
    method: 'GET',
    path: '/ImportacaoAnalise/{id}/previa',
    summary: 'Diz o que tentar de novo os resultados pendentes de um arquivo faria',
    source: 'beyond',
    access: edit,
    params: z.object({ id }),
    result: previa,
    database: 'scan',
  }),
  choices: call({
    method: 'GET',
    path: '/ImportacaoAnalise/escolhas',
    summary: 'O que foi escolhido para os textos e as unidades dos laboratórios',
    source: 'beyond',
    access: view,
    result: z.object({
      pontos: z.array(z.object({ ...escolha, texto: z.string(), ponto: z.string(), cliente: z.string() })),
      unidades: z.array(
        z.object({ ...escolha, unidade: z.string(), sigla: z.string(), idParametro: z.number().int() }),
      ),
    }),
  }),
  points: call({
    method: 'GET',
    path: '/ImportacaoAnalise/pontos',
    summary:
      'Pontos de coleta que têm as palavras de um texto no cliente, no código ou na descrição, e os que mais se parecem com ele',
    source: 'beyond',
    access: edit,
    query: z.object({ texto: text(500) }),
    result: z.array(pontoSemelhante),
    database: 'scan',
  }),
  choosePoint: call({
    method: 'POST',
    path: '/ImportacaoAnalise/escolhas/ponto',
    summary: 'Guarda que ponto um laboratório chama por um texto',
    source: 'beyond',
    access: edit,
    body: z.object({
      Laboratorio,
      texto: requiredText(500),
      idPontoColeta: id,
      idUsuario: ignoredUser,
    }),
    result: z.object({ id: z.number().int() }),
  }),
  forgetPoint: call({
    method: 'DELETE',
    path: '/ImportacaoAnalise/escolhas/ponto',
    summary: 'Esquece a escolha de um ponto',
    source: 'beyond',
    access: edit,
    query: z.object({ id, idUsuario: ignoredUser }),
    result: z.object({ id: z.number().int() }),
  }),
  chooseUnit: call({
    method: 'POST',
    path: '/ImportacaoAnalise/escolhas/unidade',
    summary: 'Guarda que uma unidade de um laboratório se converte na do parâmetro',
    source: 'beyond',
    access: edit,
    body: z.object({
      Laboratorio,
      idParametro: id,
      unidade: requiredText(50),
      idUsuario: ignoredUser,
    }),
    result: z.object({ id: z.number().int() }),
  }),
  forgetUnit: call({
    method: 'DELETE',
    path: '/ImportacaoAnalise/escolhas/unidade',
    summary: 'Esquece a conversão de uma unidade',
    source: 'beyond',
    access: edit,
    query: z.object({ id, idUsuario: ignoredUser }),
    result: z.object({ id: z.number().int() }),
  }),
};
