import type { z } from 'zod';
import type { Conteudo } from '../../../contract/importacao.ts';
import { MENU_DE } from '../../../contract/importacao.ts';
import { contract } from '../../../contract/index.ts';
import type { uploadReply } from '../../../contract/values.ts';
import type { Api } from '../../../dataProvider/envelope.ts';
import { LABORATORIOS } from '../../../domain/coleta/laboratorios.ts';

const { importacao, mylims } = contract;

/** What an import screen sends, and in which words (spec 2 §2.11). */
export interface Tela {
  /** What its files hold, for the API. */
  conteudo: Conteudo;
  menu: string;
  title: string;
  /** What is chosen beside the file: its laboratory, or its type. */
  kindLabel: string;
  kinds: readonly (readonly [code: number, name: string])[];
  names: RegExp;
  accept: string;
  chooser: string;
  /** What stands in place of a file's name: which ones are taken. */
  noFile: string;
  wrongType: string;
  /** How the message of a file that was taken in begins. */
  sent: string;
  pending: typeof importacao.pending | typeof mylims.pending;
  progress: typeof importacao.progress | typeof mylims.uploadProgress;
  cancel: typeof importacao.cancel | typeof mylims.cancelUpload;
  send(api: Api, sent: { id: number; kind: number; file: File }): Promise<{ data: z.output<typeof uploadReply> }>;
}

export const ANALISES: Tela = {
  conteudo: 'Importacao_analise_amostra',
  menu: MENU_DE.Importacao_analise_amostra,
  title: 'importacao.title',
  kindLabel: 'importacao.form.lab',
  kinds: LABORATORIOS,
  names: /\.(xlsx?|eml)$/i,
  accept: '.xls,.xlsx,.eml',
  chooser: 'importacao.form.file',
  noFile: 'importacao.form.noFile',
  wrongType: 'importacao.form.wrongType',
  sent: 'importacao.form.sent',
  pending: importacao.pending,
  progress: importacao.progress,
  cancel: importacao.cancel,
  send: (api, { id, kind, file }) => api(importacao.upload, { body: { idArquivoOrigem: id, Laboratorio: kind }, file }),
};

export const MYLIMS: Tela = {
  conteudo: 'Importacao_mylims',
  menu: MENU_DE.Importacao_mylims,
  title: 'importacao.mylims.title',
  kindLabel: 'importacao.mylims.type',
  kinds: [
    [1, 'Amostra'],
    [2, 'Analise'],
    [3, 'Informação'],
  ],
  names: /\.xlsx$/i,
  accept: '.xlsx',
  chooser: 'importacao.mylims.file',
  noFile: 'importacao.mylims.noFile',
  wrongType: 'importacao.mylims.wrongType',
  sent: 'importacao.mylims.sent',
  pending: mylims.pending,
  progress: mylims.uploadProgress,
  cancel: mylims.cancelUpload,
  send: (api, { id, kind, file }) => api(mylims.upload, { body: { idArquivoOrigem: id, Laboratorio: kind }, file }),
};
