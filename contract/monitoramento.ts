import * as z from 'zod';
import { MONITORAMENTO } from '../resources/cliente/monitoramento.ts';
import { call } from './call.ts';
import { sentFields, toldFields } from './fields.ts';
import { id, idToSave, ignoredUser, removal, versao, written, year } from './values.ts';

const menu = 'cadastro/cliente';
const edit = { menu, level: 'editar' } as const;
const view = { menu, level: 'ver' } as const;

const monitoramento = z.object({
  id: z.number().int(),
  idPessoa: z.number().int(),
  ...toldFields(MONITORAMENTO),
  versao: z.number().int(),
});
export type Monitoramento = z.output<typeof monitoramento>;

/** Annual monitoring of a client: one record a year (spec 2 §2.3, §3 and §7). */
export const monitoramentoAnual = {
  list: call({
    method: 'GET',
    path: '/RelatorioMonitoramento/anual/{idPessoa}',
    summary: 'Monitoramento anual de um cliente, do ano mais novo para o mais antigo',
    source: 'spec 2 §7',
    access: view,
    params: z.object({ idPessoa: id }),
    result: z.array(monitoramento),
  }),
  save: call({
    method: 'POST',
    path: '/RelatorioMonitoramento/anual/inserir',
    summary: 'Inclui o monitoramento de um ano, ou altera quando há id',
    source: 'spec 2 §7',
    access: edit,
    body: z.object({
      id: idToSave,
      idPessoa: id,
      ...sentFields(MONITORAMENTO),
      idUsuario: ignoredUser,
      versao,
    }),
    result: written,
  }),
  yearBefore: call({
    method: 'POST',
    path: '/RelatorioMonitoramento/anual/AnoAnterior',
    summary: 'O que a calculadora precisa saber do ano anterior ao monitorado',
    source: 'spec 2 §7',
    access: view,
    body: z.object({ idPessoa: id, ano: year }),
    result: z.object({
      /** Sewage of the year before, m³. */
      soma: z.number(),
      /** Collections done in the monitored year. */
      coletas: z.number().int(),
      /** Year of the last collection up to the monitored year. */
      ano: z.number().int().nullable(),
      /** Beyond the contract: months that `soma` adds up, so that a monthly mean can be told. */
      meses: z.number().int(),
      /** Beyond the contract: charge DBO, kg/m³, at the end of the year before. */
      dbo: z.number().nullable(),
    }),
    database: 'scan',
  }),
  remove: call({
    method: 'POST',
    path: '/RelatorioMonitoramento/anual/remove',
    summary: 'Remove o monitoramento de um ano',
    source: 'spec 2 §7',
    access: edit,
    body: removal,
    result: z.object({ id: z.number().int() }),
  }),
};
