import * as z from 'zod';
import { call } from './call.ts';
import { ignoredUser, whole, year } from './values.ts';

const integer = z.number().int();
const count = integer.nullable();
const quantity = z.number().nullable();

/** A client's annual monitoring of the year (spec 2 §3). Figures are not rounded; null where nobody knows them. */
const posicao = z.object({
  /** Beyond the contract: of the record, and of its client. */
  id: integer,
  idPessoa: integer,
  nome: z.string(),
  ramoAtividade: z.string().nullable(),
  /** Sewage, m³ a month in the year before. */
  volumeEsgoto: quantity,
  /** DBO in December of the year before, kg/m³. */
  dboTotal: quantity,
  /** kg of DBO a day. */
  cargaOrganica: quantity,
  /** Collections that the year asks for, those done in it, and those still due. */
  qtdMin: count,
  col: count,
  meta: count,
  regraColeta: z.string().nullable(),
});
export type PosicaoNoRanking = z.output<typeof posicao>;

/** What the ranking may be in the order of: 1 minimum, 2 collections done, 3 Meta. */
const valor = whole(z.literal([1, 2, 3]));

const menu = 'relatorio/ranking';

/** Report 013, the ranking of industries (spec 2 §2.9 and §7). */
export const relatorioRanking = {
  list: call({
    method: 'GET',
    path: '/RankingRelatorio',
    summary:
      'Monitoramento anual dos clientes habilitados: o maior mínimo (1), mais coletas (2) ou a maior Meta (3) primeiro',
    source: 'spec 2 §7',
    access: { menu, level: 'ver' },
    query: z.object({ ano: year, valor: valor.default(1) }),
    result: z.array(posicao),
  }),
  proximos: call({
    method: 'GET',
    path: '/RankingRelatorio/proximos',
    summary: 'Os anos com monitoramento anual mais próximos de um ano, antes e depois dele',
    source: 'beyond',
    access: { menu, level: 'ver' },
    query: z.object({ ano: year }),
    result: z.object({ anterior: integer.nullable(), posterior: integer.nullable() }),
  }),
  atualizar: call({
    method: 'POST',
    path: '/RelatorioMonitoramento/anual/atualizar',
    summary:
      'Conta de novo as coletas de um ano e refaz carga, mínimo, regra e Meta de cada cliente habilitado; volume e DBO informados ficam',
    source: 'spec 2 §7',
    access: { menu, level: 'editar' },
    body: z.object({ ano: year, idUsuario: ignoredUser }),
    /** How many clients' years were added, changed, and left as they were. */
    result: z.object({ criados: integer, alterados: integer, iguais: integer }),
  }),
};
