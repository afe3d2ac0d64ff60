import * as z from 'zod';
import { call } from './call.ts';
import { flag } from './values.ts';

const integer = z.number().int();
const nullableText = z.string().nullable();
/** Values of several records in one text, each in its record's place, parted by ';'. A ';' inside a value is ','. */
const lista = z.string();

/**
 * A client with all that hangs on it (spec 2 §3; `descicaoPontoColeta` is the specification's spelling). Who may see the
 * regions only is told its name, address and route: no branch of activity, document, account, contact, point or
 * hydrometer.
 */
const cliente = z.object({
  /** Beyond the contract. */
  id: integer,
  codigoCliente: nullableText,
  idIntegracao: nullableText,
  nome: z.string(),
  flagAtivo: z.literal([0, 1]),
  descricaoRamoAtividade: nullableText,
  /** Null without a route. */
  descricaoRoteiro: nullableText,
  nroDocumento: nullableText,
  /** Of the client's first address, as what follows. */
  logradouro: nullableText,
  numero: nullableText,
  /** Its parts parted by ' - '; '' without an address. */
  enderecoCompleto: z.string(),
  cep: nullableText,
  bairro: nullableText,
  cidade: nullableText,
  latitude: nullableText,
  longitude: nullableText,
  linkMapa: nullableText,
  /** Of its contacts, enabled ones unless the disabled are asked for. */
  listaDepartamento: lista,
  listaNome: lista,
  listaEmail: lista,
  listaTelefone: lista,
  listaObs: lista,
  /** Of its sampling points. */
  descicaoPontoColeta: lista,
  planoAmostragem: lista,
  /** Of its hydrometers, enabled ones unless the disabled are asked for. */
  listaRegistro: lista,
  listaFonte: lista,
  listaUC: lista,
  /** 'Habilitado' or 'Desabilitado'. */
  listaSituacao: lista,
  /** 'Sim' or 'Não'. */
  listaFlagMedidorVazao: lista,
  /** Of the first of its contacts. */
  NomeContato: nullableText,
  telefone: nullableText,
  email: nullableText,
});
export type ClienteDoRelatorio = z.output<typeof cliente>;

/**
 * Reports 051, 'Relatório de Clientes', and 'Regiões Monitoradas', whose columns (id, nome, enderecoCompleto,
 * descricaoRoteiro, flagAtivo, codigoCliente) are among these and for which the specification has no call of its own
 * (spec 2 §2.9, §3 and §7).
 */
export const relatorioClientes = {
  list: call({
    method: 'GET',
    path: '/RelatorioPessoa',
    summary: 'Clientes por nome, com endereço, roteiro, contatos, pontos de coleta e hidrômetros',
    source: 'spec 2 §7',
    access: [
      { menu: 'relatorio/relatorio-pessoa', level: 'ver' },
      { menu: 'relatorio/regiao', level: 'ver' },
    ],
    query: z.object({ desabilitadas: flag.default(0) }),
    result: z.array(cliente),
    database: 'scan',
  }),
};
