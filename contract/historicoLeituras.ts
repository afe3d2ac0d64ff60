import * as z from 'zod';
import { call } from './call.ts';
import { id } from './values.ts';

const access = { menu: 'medidor-vazao/historico', level: 'ver' } as const;

const serie = z.object({
  desc: z.string(),
  /**
   * Oldest first. Beyond the contract: `motivo`, why a volume is odd, where somebody said so, of several meters a line each
   * with which of them it is; `negativo`, one of several meters is below zero, and counts as 0.
   */
  val: z.array(
    z.object({
      ref: z.string(),
      volume: z.number(),
      motivo: z.string().optional(),
      negativo: z.literal(true).optional(),
    }),
  ),
});

const ofClient = z.object({ idPessoa: id, flgHistorico: z.string().optional() });

/** Volumes of a client, month by month (spec 2 §2.5 and §7): the newest 12, or all with `flgHistorico=1`. */
export const historicoLeituras = {
  esgoto: call({
    method: 'GET',
    path: '/PessoaHidrometroLancamento/historico',
    summary: 'Volumes corrigidos do esgoto de um cliente, por mês',
    source: 'spec 2 §7',
    access,
    query: ofClient,
    result: z.array(serie),
  }),
  outros: call({
    method: 'GET',
    path: '/PessoaHidrometroLancamento/historico/outros',
    summary: 'Volumes das fontes de abastecimento de um cliente, por mês e por fonte',
    source: 'spec 2 §7',
    access,
    query: ofClient,
    result: z.array(serie),
  }),
};
