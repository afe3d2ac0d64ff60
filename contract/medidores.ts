import * as z from 'zod';
import { call } from './call.ts';
import { flag, id, ignoredUser, looseText, optionalDate, optionalId, optionalText, versao, written } from './values.ts';

const menu = 'cadastro/cliente';
const nullableText = z.string().nullable();
const nullableId = z.number().int().nullable();
const date = z.iso.date().nullable();

const medidor = z.object({
  id: z.number().int(),
  idPessoa: z.number().int(),
  registro: nullableText,
  data: date,
  idUsuarioTecnico: nullableId,
  idTipo: nullableId,
  dtAtualCalibragem: date,
  dtProximaCalibragem: date,
  dtValidadeCalibragem: date,
  obsAtualCalibragem: nullableText,
  flagCertificado: z.literal([0, 1]),
  fonte: nullableText,
  nroSerie: nullableText,
  codigoEquipamento: nullableText,
  modelo: nullableText,
  idCalculoHorimetro: nullableId,
  obsCobranca: nullableText,
  flagAtivo: z.literal([0, 1]),
  lacre: nullableText,
  versao: z.number().int(),
});
export type Medidor = z.output<typeof medidor>;

/** Flow meters of a client (spec 2 §3, §5 and §7). */
export const medidores = {
  list: call({
    method: 'GET',
    path: '/PessoaMedidorVazao/{idPessoa}',
    summary: 'Medidores de vazão de um cliente: os habilitados antes, e destes o mais novo',
    source: 'spec 2 §7',
    access: { menu, level: 'ver' },
    params: z.object({ idPessoa: id }),
    result: z.array(medidor),
  }),
  save: call({
    method: 'POST',
    path: '/PessoaMedidorVazao',
    summary:
      'Inclui um medidor de vazão, ou altera quando há id; verificação e validade em branco contam da calibração',
    source: 'spec 2 §7',
    access: { menu, level: 'editar' },
    body: z.object({
      id: z.coerce.number().int().nonnegative().nullish(),
      idPessoa: id,
      registro: looseText(60),
      data: optionalDate,
      idUsuarioTecnico: optionalId,
      idTipo: optionalId,
      dtAtualCalibragem: optionalDate,
      dtProximaCalibragem: optionalDate,
      dtValidadeCalibragem: optionalDate,
      obsAtualCalibragem: optionalText(1000),
      flagCertificado: flag.default(0),
      fonte: looseText(120),
      nroSerie: looseText(60),
      codigoEquipamento: looseText(60),
      modelo: looseText(120),
      idCalculoHorimetro: optionalId,
      obsCobranca: optionalText(1000),
      flagAtivo: flag.default(1),
      lacre: looseText(60),
      idUsuario: ignoredUser,
      versao,
    }),
    result: written,
  }),
};
