import * as z from 'zod';
import { GRUPO } from '../domain/acesso/access.ts';

/** Who answers a person's requests under Lei 13.709/2018 (LGPD), art. 18. */
export const titular = { grupos: [GRUPO.DESENVOLVEDOR, GRUPO.ADMINISTRADOR] } as const;

/** What the log tells of a person's record, oldest first. */
export const registros = z.array(z.object({ login: z.string(), acao: z.string(), dtAcao: z.iso.datetime() }));
