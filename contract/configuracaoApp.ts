import * as z from 'zod';
import { destinatariosDe } from '../domain/app/destinatarios.ts';
import { inOneLine } from '../domain/inOneLine.ts';
import { EMAIL_PADRAO, TEXTO_ACOMPANHAMENTO, TEXTO_PADRAO } from '../resources/app/configuracao.ts';
import { call } from './call.ts';
import { email, labelled, orBlank, uploadReply, versao, written } from './values.ts';

const MENU = 'App/Settings-app';
const view = { menu: MENU, level: 'ver' } as const;
const edit = { menu: MENU, level: 'editar' } as const;

/** Addresses separated by ';', kept as they were typed, in one line: each of them is checked. */
const destinatarios = orBlank(z.string().overwrite(inOneLine).max(EMAIL_PADRAO.maxLength)).superRefine(
  (lista, { addIssue }) => {
    const wrong = destinatariosDe(lista).find((endereco) => !email.safeParse(endereco).success);
    if (wrong !== undefined) addIssue({ code: 'custom', message: `E-mail inválido: ${wrong}` });
  },
);

/** HTML, cleaned by the server as it is kept. */
const html = ({ maxLength }: { maxLength: number }) => orBlank(z.string().max(maxLength));

/** What a protocol's message says and to whom it goes (spec 2 §2.12 and §7). */
export const configuracaoApp = {
  one: call({
    method: 'GET',
    path: '/configuracaoapp/one',
    summary: 'Textos, destinatários e PDF da mensagem de um protocolo',
    source: 'spec 2 §7',
    access: view,
    host: 'app',
    result: z.object({
      id: z.number().int(),
      textoPadrao: z.string(),
      emailPadrao: z.string(),
      textoAcompanhamento: z.string(),
      /** The PDF in base64; null without one. */
      arquivo: z.string().nullable(),
      /** An address whose last part is the PDF's name. */
      urlArquivo: z.string().nullable(),
      /** Beyond the contract: tells one PDF from another; null without one. */
      versaoArquivo: z.string().nullable().optional(),
      versao: z.number().int(),
    }),
  }),
  save: call({
    method: 'POST',
    path: '/configuracaoapp/save',
    summary: 'Altera os textos e os destinatários da mensagem de um protocolo',
    source: 'spec 2 §7',
    access: edit,
    host: 'app',
    body: z.object({
      textoPadrao: labelled(html(TEXTO_PADRAO), TEXTO_PADRAO),
      emailPadrao: labelled(destinatarios, EMAIL_PADRAO),
      textoAcompanhamento: labelled(html(TEXTO_ACOMPANHAMENTO), TEXTO_ACOMPANHAMENTO),
      versao,
    }),
    result: written,
  }),
  upload: call({
    method: 'POST',
    path: '/configuracao-app/upload',
    summary: 'Troca o PDF que vai com a mensagem de um protocolo',
    source: 'spec 2 §7',
    access: edit,
    host: 'app',
    file: 'pdf',
    /** `versaoArquivo` of what it is to take the place of, empty for none; without it, of whatever is there. */
    body: z.object({ substitui: z.string().max(64).optional() }),
    result: uploadReply,
  }),
};
