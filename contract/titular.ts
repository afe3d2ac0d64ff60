import * as z from 'zod';
import { GRUPO } from '../domain/acesso/access.ts';
import { logEntry } from './consultas.ts';

/** Who answers a person's requests under Lei 13.709/2018 (LGPD), art. 18. */
export const titular = { grupos: [GRUPO.DESENVOLVEDOR, GRUPO.ADMINISTRADOR] } as const;

/** What the log tells of a person's record, oldest first. */
export const registros = z.array(
  logEntry.pick({ login: true, acao: true, dtAcao: true, mudancas: true, registro: true }),
);
