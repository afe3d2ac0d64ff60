import * as z from 'zod';
import type { ConfiguracaoRelatorios } from '../domain/relatorio/configuracao.ts';
import { CONFIGURACAO } from '../resources/relatorio/configuracao.ts';
import { call } from './call.ts';
import { titular } from './titular.ts';
import { ignoredUser, labelled, versao, written } from './values.ts';

/** An empty text prints nothing; a form sends none as null. */
const sent = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .nullable()
    .transform((value) => value ?? '');

const ofEach = <S extends z.ZodType>(schema: (field: (typeof CONFIGURACAO)[number]) => S) =>
  Object.fromEntries(CONFIGURACAO.map((field) => [field.name, labelled(schema(field), field)])) as Record<
    keyof ConfiguracaoRelatorios,
    S
  >;

/** What printed reports say of who issues them (spec 2 §2.8 and §2.9). */
export const configuracaoRelatorios = {
  read: call({
    method: 'GET',
    path: '/configuracao-relatorios',
    summary: 'O que os relatórios impressos dizem de quem os emite: assinatura, destinatários, códigos de formulário',
    source: 'beyond',
    access: 'sessao',
    result: z.object({ id: z.number().int(), ...ofEach(() => z.string()), versao: z.number().int() }),
  }),
  save: call({
    method: 'POST',
    path: '/configuracao-relatorios',
    summary: 'Altera o que os relatórios impressos dizem de quem os emite',
    source: 'beyond',
    access: titular,
    body: z.object({ ...ofEach(({ maxLength }) => sent(maxLength)), versao, idUsuario: ignoredUser }),
    result: written,
  }),
};
