import * as z from 'zod';
import { ADMINISTRATORS } from '../domain/acesso/access.ts';
import { logEntry } from './consultas.ts';

/** Who answers a person's requests under Lei 13.709/2018 (LGPD), art. 18. */
export const titular = { grupos: ADMINISTRATORS } as const;

/** What the log tells of a person's record, oldest first. */
export const registros = z.array(
  logEntry.pick({ login: true, acao: true, dtAcao: true, mudancas: true, registro: true }),
);

/** A record that hangs on a client, as it is held: its own fields by their names, and the names of the records that it names. */
const guardado = z
  .object({
    id: z.number().int(),
    /** When it was removed: it is held all the same. */
    removidoEm: z.iso.datetime().nullable(),
  })
  .catchall(z.union([z.string(), z.number()]).nullable());

/** What hangs on a client besides addresses and contacts: `reports/cliente/partes.ts` has its fields in words. */
export const partes = z.object({
  pontos: z.array(guardado),
  medidores: z.array(guardado),
  hidrometros: z.array(guardado),
  leituras: z.array(guardado),
  monitoramentos: z.array(guardado),
  coletas: z.array(guardado),
  /** Of its collections, as the laboratories sent them; `parametro` is a description. */
  resultados: z.array(
    z.object({
      idColeta: z.number().int(),
      parametro: z.string(),
      bruto: z.string(),
      unidade: z.string().nullable(),
    }),
  ),
});
export type PartesDoCliente = z.output<typeof partes>;
