import * as z from 'zod';
import { call } from './call.ts';
import { id, ignoredUser, month, versao, year } from './values.ts';

const integer = z.number().int();
const menu = 'relatorio/Agenda';

const devida = z.object({
  /** Which one of the client's year it is. */
  numero: integer,
  /** Month 1–12 in which it is to be done. */
  mes: integer,
  /** Somebody planned it; otherwise it is proposed. */
  guardada: z.boolean(),
  /** The month that it was planned for, when that has passed. */
  atrasadaDe: integer.nullable(),
});

const cliente = z.object({
  idPessoa: integer,
  nome: z.string(),
  codigo: z.string().nullable(),
  idRoteiro: integer.nullable(),
  roteiro: z.string().nullable(),
  /** Who looks after its flow meter. */
  idTecnico: integer.nullable(),
  tecnico: z.string().nullable(),
  /** Collections that its year asks for at least. */
  minimo: integer,
  /** Day of the last collection before the year's end. */
  ultimaColeta: z.iso.date().nullable(),
  /** Month of each collection that the year has, in their order. */
  feitas: z.array(integer),
  devidas: z.array(devida),
  /** Of what somebody planned; null while all is proposed. */
  versao: integer.nullable(),
});
export type ClienteDaAgenda = z.output<typeof cliente>;

/** The sampling schedule: in which month each collection that a year still asks for is to be done. */
export const agenda = {
  list: call({
    method: 'GET',
    path: '/AgendaColeta',
    summary:
      'Agenda de coletas de um ano: de cada cliente habilitado com mínimo, o que foi feito e em que mês fazer o que falta',
    source: 'beyond',
    access: { menu, level: 'ver' },
    query: z.object({ ano: year }),
    result: z.array(cliente),
    database: 'scan',
  }),
  save: call({
    method: 'POST',
    path: '/AgendaColeta',
    summary: 'Guarda os meses planejados para as coletas que faltam de alguns clientes, todos ou nenhum',
    source: 'beyond',
    access: { menu, level: 'editar' },
    body: z.object({
      ano: year,
      clientes: z
        .array(z.object({ idPessoa: id, meses: z.array(month).min(1).max(366), versao }))
        .min(1)
        .max(5000),
      idUsuario: ignoredUser,
    }),
    result: z.array(z.object({ idPessoa: integer, versao: integer })),
  }),
};
