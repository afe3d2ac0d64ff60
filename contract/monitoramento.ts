import * as z from 'zod';
import { parseNumber } from '../domain/numbers.ts';
import { call } from './call.ts';
import { id, ignoredUser, optionalText, removal, versao, written } from './values.ts';

const menu = 'cadastro/cliente';
const edit = { menu, level: 'editar' } as const;
const view = { menu, level: 'ver' } as const;
const nullableNumber = z.number().nullable();
const nullableInteger = z.number().int().nullable();

const monitoramento = z.object({
  id: z.number().int(),
  idPessoa: z.number().int(),
  ano: z.number().int(),
  /** m³ a month. */
  volume: nullableNumber,
  /** kg/m³ in December of the year before. */
  dboAtual: nullableNumber,
  /** kg of DBO a day. */
  cargaOrganica: nullableNumber,
  qtdMinima: nullableInteger,
  regraColeta: z.string().nullable(),
  coletas: nullableInteger,
  Meta: nullableInteger,
  AnoUltimaColeta: nullableInteger,
  versao: z.number().int(),
});
export type Monitoramento = z.output<typeof monitoramento>;

const toNumber = (value: unknown) =>
  typeof value === 'string' ? (parseNumber(value) ?? (value.trim() || null)) : value;

/** Quantity that may be missing or empty; a text is read with its comma or point. */
const quantity = z.preprocess(toNumber, z.number('Número inválido').nonnegative('Número inválido').nullish());
const count = z.preprocess(
  toNumber,
  z.number('Número inválido').int('Número inválido').nonnegative('Número inválido').max(1_000_000).nullish(),
);
const year = z.coerce.number('Ano inválido').int('Ano inválido').min(1900, 'Ano inválido').max(2999, 'Ano inválido');
const blankToNull = (value: unknown) => (value === '' || value === 0 || value === '0' ? null : value);
const optionalYear = z.preprocess(blankToNull, year.nullish());

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
      id: z.coerce.number().int().nonnegative().nullish(),
      idPessoa: id,
      ano: year,
      volume: quantity,
      dboAtual: quantity,
      cargaOrganica: quantity,
      qtdMinima: count,
      regraColeta: optionalText(120),
      coletas: count,
      Meta: count,
      AnoUltimaColeta: optionalYear,
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
      ano: nullableInteger,
      /** Beyond the contract: months that `soma` adds up, so that a monthly mean can be told. */
      meses: z.number().int(),
      /** Beyond the contract: charge DBO, kg/m³, at the end of the year before. */
      dbo: nullableNumber,
    }),
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
