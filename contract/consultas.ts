import * as z from 'zod';
import { call } from './call.ts';
import { inOrder, OUT_OF_ORDER } from './periodo.ts';
import { dateFilter, optionalId, page } from './values.ts';

/** Lists that forms choose from and that no screen edits (spec 2 §7). */
export const consultas = {
  calculoHorimetro: call({
    method: 'GET',
    path: '/CalculoHorimetro',
    summary: 'Cálculos de horímetro',
    source: 'spec 2 §7',
    access: 'sessao',
    result: z.array(z.object({ id: z.number().int(), descricao: z.string(), flagAtivo: z.literal([0, 1]) })),
  }),
};

const valor = z.union([z.string(), z.number(), z.boolean(), z.null()]);
/** `nomeAntes` and `nomeDepois` are the names of the records whose ids the values are. */
const mudanca = z.object({
  campo: z.string(),
  antes: valor.optional(),
  depois: valor.optional(),
  nomeAntes: z.string().optional(),
  nomeDepois: z.string().optional(),
});

const registro = z.object({
  /** As users call it now, or called it when it was removed; null when nothing tells. */
  nome: z.string().nullable(),
  /** It is not there any more. */
  removido: z.boolean(),
  /** The client that it belongs to, and its name. */
  idPessoa: z.number().int().nullable(),
  cliente: z.string().nullable(),
});

/** What the log tells of one act. */
export const logEntry = z.object({
  id: z.number().int(),
  login: z.string(),
  acao: z.string(),
  tabela: z.string(),
  idReferencia: z.number().int().nullable(),
  dtAcao: z.iso.datetime(),
  infoExtra: z.string().nullable(),
  /**
   * Beyond the contract: what `acao` says of the fields, as data. Null when there is only the text; a legacy server does
   * not send it.
   */
  mudancas: z.array(mudanca).nullish(),
  /** Beyond the contract, likewise: the record that the entry tells of. */
  registro: registro.nullish(),
});
export type LogEntry = z.output<typeof logEntry>;

/**
 * Who did what and when (spec 2 §2.10 and §7). A text is not looked for in all entries where that would take long: a
 * message of the reply says so. Who may see clients may read one client's log (`tabela=Pessoa` and its
 * `idReferencia`), the tab 'Logs' of its page (spec 2 §2.3); whatever else is asked needs `acesso/LogUsers`.
 */
export const logs = {
  list: call({
    method: 'GET',
    path: '/logUser',
    summary:
      'Registro de ações, da mais nova para a mais antiga ou ao contrário (ordem=ASC), por página; quem vê clientes lê o de um cliente (tabela=Pessoa)',
    source: 'spec 2 §7',
    access: [
      { menu: 'acesso/LogUsers', level: 'ver' },
      { menu: 'cadastro/cliente', level: 'ver' },
    ],
    query: z
      .object({
        pesquisa: z.string().optional(),
        dtPesquisa: dateFilter,
        dtPesquisaFim: dateFilter,
        tabela: z.string().optional(),
        idReferencia: optionalId,
        /** Beyond the contract: only acts of this kind, one of `EVENTOS`. */
        evento: z.string().optional(),
        /** Beyond the contract: of a client's log, only this table's entries. */
        secao: z.string().optional(),
        /** Beyond the contract: `ASC` for the oldest first; the newest unless said. */
        ordem: z.enum(['ASC', 'DESC']).optional(),
        ...page,
      })
      .refine(({ dtPesquisa, dtPesquisaFim }) => inOrder({ dtInicio: dtPesquisa, dtFim: dtPesquisaFim }), {
        ...OUT_OF_ORDER,
        path: ['dtPesquisaFim'],
      }),
    result: z.array(logEntry),
    paged: true,
    database: 'scan',
  }),
};
