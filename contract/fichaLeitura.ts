import * as z from 'zod';
import { call } from './call.ts';
import { leitura, ofMonth } from './leitura.ts';
import { id } from './values.ts';

const nullableText = z.string().nullable();
const nullableDate = z.iso.date().nullable();

/** What a flow meter is, and until when it is calibrated. */
const equipamento = {
  dtAtualCalibragem: nullableDate,
  dtValidadeCalibragem: nullableDate,
  nroSerie: nullableText,
  codigoEquipamento: nullableText,
  modelo: nullableText,
};

/** A meter on a client's sheet: what is known of it before it is read. */
const medidorDaFicha = z.object({
  ...leitura.pick({
    idHidrometro: true,
    flagMedidorVazao: true,
    registro: true,
    uc: true,
    leituraAnterior: true,
    tempoAnterior: true,
    tempoAtual: true,
    obs: true,
  }).shape,
  /** What kind of flow meter it is. */
  tipoMedidor: nullableText,
  /** What the meter is supplied by. */
  tipoFonte: nullableText,
  lacre: nullableText,
  /** Beyond the contract: what its times count, where no clock shows them; the former one may be another hour-meter's. */
  unidadeTempoAnterior: z.enum(['h', 'min']).optional(),
  unidadeTempo: z.enum(['h', 'min']).optional(),
  /** Beyond the contract: its own flow meter, where the client has several meters of sewage. */
  equipamento: z.object(equipamento).optional(),
  /** Corrected volume of the reading before, m³. */
  volumeAnterior: z.number().nullable(),
  /** Mean of the latest 12 corrected volumes before the month, m³. */
  calculomeses: z.number().nullable(),
});

/**
 * A client's reading sheet (spec 2 §2.9 and §3); dates and equipment are those of the flow meter of its first meter of
 * sewage.
 */
const ficha = z.object({
  empresa: z.string(),
  /** Beyond the contract: the client's code. */
  codigo: nullableText.optional(),
  enderecos: z.array(
    z.object({
      logradouro: nullableText,
      numero: nullableText,
      complemento: nullableText,
      bairro: nullableText,
      cidade: nullableText,
      uf: nullableText,
      cep: nullableText,
    }),
  ),
  contatos: z.array(
    z.object({ nome: z.string(), departamento: nullableText, telefone: nullableText, email: nullableText }),
  ),
  ...equipamento,
  listaMedidores: z.array(medidorDaFicha),
});
export type FichaLeitura = z.output<typeof ficha>;

/** Clients that one request may ask for. */
const MOST_CLIENTS = 10_000;

const clients = z.preprocess(
  (value) => (Array.isArray(value) ? value : [value]),
  z.array(id).min(1, 'Escolha ao menos um cliente').max(MOST_CLIENTS),
);

/** Reading sheets, which go along to the meters (spec 2 §2.4, §2.9 and §7). */
export const fichasLeitura = {
  doMes: call({
    method: 'POST',
    path: '/PessoaHidrometroLancamento/fichaTecnica',
    summary: 'Fichas de leitura de um mês: de um cliente, ou de uma lista deles',
    source: 'spec 2 §7',
    access: { menu: 'medidor-vazao/lancamento', level: 'ver' },
    body: z.object({ idPessoa: clients, ...ofMonth }),
    result: z.array(ficha),
    database: 'scan',
    keep: false,
  }),
};
