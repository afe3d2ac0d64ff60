import * as z from 'zod';
import { PENDENCIAS } from '../domain/cliente/pendencias.ts';
import { SITUACOES_CALIBRACAO } from '../domain/leitura/calibration.ts';
import { ENDERECO } from '../resources/cliente/endereco.ts';
import { PESSOA, PESSOA_LIDA } from '../resources/cliente/pessoa.ts';
import { PONTO_COLETA } from '../resources/cliente/pontoColeta.ts';
import { call } from './call.ts';
import { contatoGuardado } from './contatos.ts';
import { sentFields, toldFields } from './fields.ts';
import { narrowingFilters } from './registers.ts';
import { resumo } from './resumo.ts';
import { partes, registros, titular } from './titular.ts';
import { flagFilter, id, idToSave, ignoredUser, labelled, removal, text, versao, written } from './values.ts';

export type { ResumoCliente } from './resumo.ts';

const menu = 'cadastro/cliente';
const edit = { menu, level: 'editar' } as const;
const view = { menu, level: 'ver' } as const;

const cliente = z.object({
  id: z.number().int(),
  ...toldFields(PESSOA_LIDA),
  dtCadastro: z.iso.datetime(),
  versao: z.number().int(),
});
export type Cliente = z.output<typeof cliente>;

/** Remarks are told to who sees the clients' own screen. */
export const clienteRow = cliente
  .pick({
    id: true,
    codigo: true,
    nome: true,
    razaoSocial: true,
    flagAtivo: true,
    dtCadastro: true,
    obsPrincipal: true,
  })
  .partial({ obsPrincipal: true });
export type ClienteRow = z.output<typeof clienteRow>;

/** How many protocols bear the name and are, or may be, another client's (by the sample, or a name that it has or had): left out. */
const protocolosDeHomonimos = z.number().int();

const dadosDoCliente = z.object({
  cliente: cliente.extend({
    /** Descriptions of its branch and of its route. */
    ramo: z.string().nullable(),
    roteiro: z.string().nullable(),
  }),
  enderecos: z.array(
    z.object({
      id: z.number().int(),
      ...toldFields(ENDERECO),
      /** When it was removed from the client's addresses: it is held all the same. */
      removidoEm: z.iso.datetime().nullable(),
      versao: z.number().int(),
    }),
  ),
  contatos: z.array(contatoGuardado),
  ...partes.shape,
  registros,
  protocolosDeHomonimos,
});
/** All that is held on a client who is a natural person. */
export type DadosDoCliente = z.output<typeof dadosDoCliente>;

const panorama = z.object({
  id: z.number().int(),
  /** Descriptions of its branch and of its route. */
  ramo: z.string().nullable(),
  roteiro: z.string().nullable(),
  /** Day of its latest collection. */
  ultimaColeta: z.iso.date().nullable(),
  /** 'DBO de Cobrança' of today, kg/m³, not rounded. */
  dbo: z.number().nullable(),
  /** Of the flow meter in use. */
  calibracao: z.enum(SITUACOES_CALIBRACAO).nullable(),
  /** What this year's collections leave of those that it asks for (`collectionsAsked`); null without a monitoring of the year. */
  falta: z.number().int().nullable(),
});
export type PanoramaDoCliente = z.output<typeof panorama>;

const fields = sentFields(PESSOA);
/** Some systems number accounts; 0 means none. */
const idIntegracao = z.preprocess((value) => (value === 0 ? null : value), fields.idIntegracao);

const pendenciaFilter = z
  .enum(['', ...PENDENCIAS.map(([name]) => name)])
  .optional()
  .transform((value) => value || null);

/** Clients, which the API calls Pessoa (spec 2 §3 and §7). */
export const clientes = {
  list: call({
    method: 'GET',
    path: '/Pessoa',
    summary:
      'Clientes, todos ou filtrados por texto, situação e medidor de vazão; observações e busca por documento só para quem vê o menu',
    source: 'spec 1 §7, spec 2 §7',
    access: [view, { menu: 'medidor-vazao/historico', level: 'ver' }],
    query: z.object({
      descricao: z.string().optional(),
      flagAtivo: flagFilter,
      flagMedidor: flagFilter,
      ...narrowingFilters(menu),
      /** Our own: those for whom this waits to be done. */
      pendencia: pendenciaFilter,
    }),
    result: z.array(clienteRow),
    database: 'scan',
  }),
  panorama: call({
    method: 'GET',
    path: '/Pessoa/panorama',
    summary:
      'O que a lista diz de cada cliente: ramo, roteiro, última coleta, DBO de cobrança, calibração, o que falta da meta',
    source: 'beyond',
    access: view,
    result: z.array(panorama),
    database: 'scan',
  }),
  sameField: call({
    method: 'GET',
    path: '/Pessoa/mesmoCampo',
    summary:
      'Clientes, também desabilitados, com este código ou documento, comparado por letras e algarismos; os primeiros, se forem muitos',
    source: 'beyond',
    access: view,
    query: z.object({ campo: z.enum(['codigo', 'nroDocumento']), valor: text(PESSOA.nroDocumento.maxLength).min(1) }),
    result: z.array(cliente.pick({ id: true, nome: true })),
    database: 'scan',
  }),
  one: call({
    method: 'GET',
    path: '/Pessoa/{id}',
    summary: 'Um cliente',
    source: 'spec 2 §7',
    access: view,
    params: z.object({ id }),
    result: cliente,
  }),
  resumo,
  save: call({
    method: 'POST',
    path: '/Pessoa',
    summary: 'Inclui um cliente, ou altera quando há id',
    source: 'spec 2 §7',
    access: edit,
    body: z.object({
      id: idToSave,
      ...fields,
      idIntegracao: labelled(idIntegracao, PESSOA.idIntegracao),
      idUsuario: ignoredUser,
      versao,
    }),
    result: written,
  }),
  exportar: call({
    method: 'POST',
    path: '/Pessoa/exportar',
    summary: 'Tudo o que se guarda de um cliente que é pessoa física (Lei 13.709/2018, art. 18, II)',
    source: 'beyond',
    access: titular,
    body: z.object({ id }),
    result: dadosDoCliente,
    keep: false,
  }),
  apagar: call({
    method: 'POST',
    path: '/Pessoa/apagar',
    summary:
      'Apaga para sempre os dados pessoais de um cliente que é pessoa física, também no registro de ações e nos protocolos; ficam coletas, leituras e cobranças',
    source: 'beyond; Lei 13.709/2018, art. 18, VI',
    access: titular,
    body: z.object({ id, versao }),
    result: z.object({ id: z.number().int(), protocolosDeHomonimos }),
  }),
};

const pontoColeta = z.object({
  id: z.number().int(),
  idPessoa: z.number().int(),
  ...toldFields(PONTO_COLETA),
  versao: z.number().int(),
});
export type PontoColeta = z.output<typeof pontoColeta>;

/** Sampling points of a client (spec 2 §3 and §7). */
export const pontosColeta = {
  list: call({
    method: 'GET',
    path: '/PessoaPontoColeta/{idPessoa}',
    summary: 'Pontos de coleta de um cliente',
    source: 'spec 2 §7',
    access: view,
    params: z.object({ idPessoa: id }),
    result: z.array(pontoColeta),
  }),
  save: call({
    method: 'POST',
    path: '/PessoaPontoColeta',
    summary: 'Inclui um ponto de coleta, ou altera quando há id',
    source: 'spec 2 §7',
    access: edit,
    body: z.object({
      id: idToSave,
      idPessoa: id,
      ...sentFields(PONTO_COLETA),
      idUsuario: ignoredUser,
      versao,
    }),
    result: written,
  }),
  remove: call({
    method: 'DELETE',
    path: '/PessoaPontoColeta',
    summary: 'Remove um ponto de coleta',
    source: 'spec 2 §7',
    access: edit,
    query: removal,
    result: z.object({ id: z.number().int() }),
  }),
};
