import * as z from 'zod';
import { LARGEST, YEARS_OF_NUMBERS } from '../domain/monitoramento/sequence.ts';
import { call } from './call.ts';
import { inOrder, OUT_OF_ORDER } from './periodo.ts';
import { calendarDate, flagFilter, id, ignoredUser, labelled, text } from './values.ts';

const menu = 'relatorio/Sequencial';
const view = { menu, level: 'ver' } as const;
const edit = { menu, level: 'editar' } as const;

const integer = z.number().int();
const inicio = labelled(calendarDate, { label: 'Data inicial' });
const fim = labelled(calendarDate, { label: 'Data final' });

/** A client's number in a period, as it is asked for: the one that was shown, which is checked, or none. */
const pedida = z.object({
  idCliente: id,
  sequencial: labelled(
    z
      .string()
      .trim()
      .regex(/^\d{4}\/\d{2}$/, 'Use o formato 0009/26'),
    { label: 'Sequencial' },
  ).nullish(),
});

const { first, last } = YEARS_OF_NUMBERS;
const isNumbered = (inicio: string) => Number(inicio.slice(0, 4)) >= first && Number(inicio.slice(0, 4)) <= last;

/** Each client once: two numbers of one period would be two documents of the same. */
const pedidas = z
  .array(pedida)
  .min(1)
  .max(LARGEST)
  .refine((all) => new Set(all.map(({ idCliente }) => idCliente)).size === all.length, 'Há empresas repetidas');

const empresa = z.object({ idCliente: integer, nomeCliente: z.string() });
/** A client with collections in a period. */
export type Empresa = z.output<typeof empresa>;

const sequencia = z.object({
  id: integer,
  /** `NNNN/YY`, the year of the period's start. */
  sequencial: z.string(),
  idCliente: integer,
  nome: z.string(),
  inicio: z.iso.date(),
  fim: z.iso.date(),
});
export type Sequencia = z.output<typeof sequencia>;

const periodo = z.object({ inicio: z.iso.date(), fim: z.iso.date(), dados: z.array(sequencia) });
/** The sequences of a period. */
export type PeriodoDeSequencias = z.output<typeof periodo>;

/** The numbered reports of clients for a period (spec 2 §2.6 and §7). */
export const sequenciais = {
  companies: call({
    method: 'GET',
    path: '/RelatorioSequencial',
    summary: 'Clientes com coletas em um período, por nome',
    source: 'spec 2 §7',
    access: view,
    query: z.object({ dtInicio: inicio, dtFim: fim }).refine(inOrder, OUT_OF_ORDER),
    result: z.array(empresa),
    database: 'scan',
  }),
  all: call({
    method: 'GET',
    path: '/RelatorioSequencial/Todos',
    summary: 'Sequências salvas, por período, do mais novo para o mais antigo',
    source: 'spec 2 §7',
    access: view,
    query: z.object({
      /** Part of a client's name; accents and case make no difference. */
      pesquisa: text(200).optional(),
      /** 1: by name within each period; otherwise by number. */
      flagOrdernarNome: flagFilter,
    }),
    result: z.array(periodo),
    database: 'scan',
  }),
  last: call({
    method: 'GET',
    path: '/RelatorioSequencial/Ultimo',
    summary: 'O último número do ano corrente, ou do ano de dtInicio, também o de uma sequência removida',
    source: 'spec 2 §7',
    access: view,
    /** Beyond the contract: a legacy server tells the current year's, whatever is asked. */
    query: z.object({ dtInicio: inicio.optional() }),
    result: z.object({ sequencial: z.string().nullable() }),
  }),
  save: call({
    method: 'POST',
    path: '/RelatorioSequencial/save',
    summary: 'Numera clientes em um período, na ordem em que vêm',
    source: 'spec 2 §7',
    access: edit,
    body: z
      .object({ inicio, fim, sequenciais: labelled(pedidas, { label: 'Empresas' }), idUsuario: ignoredUser })
      .refine((body) => body.inicio <= body.fim, { path: ['fim'], message: 'Antes da data inicial' })
      .refine(({ inicio }) => isNumbered(inicio), {
        path: ['inicio'],
        message: `O número leva dois algarismos do ano: comece o período entre ${first} e ${last}`,
      }),
    result: z.object({ ids: z.array(integer), sequenciais: z.array(z.string()) }),
  }),
  remove: call({
    method: 'POST',
    path: '/RelatorioSequencial/remove',
    summary: 'Remove uma sequência; seu número não volta a ser usado',
    source: 'spec 2 §7',
    access: edit,
    body: z.object({ id, idUsuario: ignoredUser }),
    result: z.object({ id: integer }),
  }),
};
