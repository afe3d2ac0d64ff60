import * as z from 'zod';
import { MEDIDOR } from '../resources/cliente/medidor.ts';
import { call } from './call.ts';
import { sentFields, toldFields } from './fields.ts';
import { id, idToSave, ignoredUser, versao, written } from './values.ts';

const menu = 'cadastro/cliente';

const medidor = z.object({
  id: z.number().int(),
  idPessoa: z.number().int(),
  ...toldFields(MEDIDOR),
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
      id: idToSave,
      idPessoa: id,
      ...sentFields(MEDIDOR),
      idUsuario: ignoredUser,
      versao,
    }),
    result: written,
  }),
};
