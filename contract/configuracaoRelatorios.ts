import * as z from 'zod';
import type { TextosDeRelatorios } from '../domain/relatorio/configuracao.ts';
import { lerImagem, recusaDoLogotipo } from '../domain/relatorio/imagem.ts';
import { CONFIGURACAO, LOGOTIPO } from '../resources/relatorio/configuracao.ts';
import { call } from './call.ts';
import { titular } from './titular.ts';
import { ignoredUser, labelled, lines, orBlank, text, versao, written } from './values.ts';

/** An empty text prints nothing. */
const sent = ({ kind, maxLength }: (typeof CONFIGURACAO)[number]) =>
  orBlank(kind === 'multiline' ? lines(maxLength) : text(maxLength));

const ofEach = <S extends z.ZodType>(schema: (field: (typeof CONFIGURACAO)[number]) => S) =>
  Object.fromEntries(CONFIGURACAO.map((field) => [field.name, labelled(schema(field), field)])) as Record<
    keyof TextosDeRelatorios,
    S
  >;

/** An image as `data:…;base64,…`, its type as its bytes tell it. */
const image = z
  .string()
  .superRefine((url, { addIssue }) => {
    const refusal = recusaDoLogotipo(url);
    if (refusal) addIssue({ code: 'custom', message: refusal });
  })
  .transform((url) => lerImagem(url)?.url ?? null);

/** What printed reports say of who issues them (spec 2 §2.8 and §2.9). */
export const configuracaoRelatorios = {
  read: call({
    method: 'GET',
    path: '/configuracao-relatorios',
    summary: 'O que os relatórios impressos dizem de quem os emite: assinatura, destinatários, códigos de formulário',
    source: 'beyond',
    access: 'sessao',
    result: z.object({
      id: z.number().int(),
      ...ofEach(() => z.string()),
      logotipo: z.string().nullable(),
      versao: z.number().int(),
    }),
  }),
  save: call({
    method: 'POST',
    path: '/configuracao-relatorios',
    summary: 'Altera o que os relatórios impressos dizem de quem os emite',
    source: 'beyond',
    access: titular,
    body: z.object({
      ...ofEach(sent),
      /** Null takes it away; without it, it stays. */
      logotipo: labelled(image.nullish(), LOGOTIPO),
      versao,
      idUsuario: ignoredUser,
    }),
    result: written,
  }),
};
