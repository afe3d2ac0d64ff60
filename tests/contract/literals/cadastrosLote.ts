import { registerCalls } from '../../../contract/registers.ts';
import { amostrador } from '../../../resources/amostrador/definition.ts';
import { categoriaCobranca } from '../../../resources/categoria-cobranca/definition.ts';
import type { RegisterDefinition } from '../../../resources/defineRegister.ts';
import { fonteAbastecimento } from '../../../resources/fonte-abastecimento/definition.ts';
import { parametro } from '../../../resources/parametro/definition.ts';
import { pessoaMedidorVazaoTipo } from '../../../resources/pessoa-medidor-vazao-tipo/definition.ts';
import { ramoAtividade } from '../../../resources/ramo-atividade/definition.ts';
import { roteiro } from '../../../resources/roteiro/definition.ts';
import { xlsx } from '../../fixtures/spreadsheets.ts';
import { type Literal, ok, refused, type Story } from '../literal.ts';

const AT = '2026-11-20T15:00:00.000Z';

interface Told {
  definition: RegisterDefinition;
  /** Name in the API's paths. */
  entity: string;
  /** Id that the record of the sheet gets. */
  id: number;
  /** The one row of the sheet, by heading. */
  planilha: Record<string, string | number>;
  /** What the row means, and the record that comes of it. */
  valores: Record<string, string | number>;
  gravado: Record<string, string | number | null>;
}

/** The calls that every register has beyond the contract: a sheet is looked at, written, disabled, removed, brought back. */
function literalsOf({ definition, entity, id, planilha, valores, gravado }: Told): Literal[] {
  const calls = registerCalls(definition);
  const sheet = () => xlsx({ Planilha: [Object.keys(planilha), Object.values(planilha)] });
  return [
    {
      call: `POST /${entity}/importacao/previa`,
      as: 'admin',
      request: `POST /${entity}/importacao/previa`,
      form: { fields: { idUsuario: '1' }, part: 'planilha', file: { name: 'Cadastro.xlsx', bytes: sheet } },
      reply: ok({
        linhas: [{ linha: 2, acao: 'incluir', valores, atual: null, erros: {} }],
        colunasIgnoradas: [],
      }),
      send: ({ api }, file) => api(calls.preview, { file }),
    },
    {
      call: `POST /${entity}/importacao`,
      as: 'admin',
      request: `POST /${entity}/importacao`,
      body: { linhas: [valores], idUsuario: 1 },
      reply: ok({ incluidos: 1, alterados: 0, iguais: 0 }),
      send: ({ api }) => api(calls.import, { body: { linhas: [valores] } }),
    },
    {
      call: `POST /${entity}/lote`,
      as: 'admin',
      request: `POST /${entity}/lote`,
      body: { ids: [id], acao: 'desabilitar', idUsuario: 1 },
      reply: ok({ ids: [id] }),
      send: ({ api }) => api(calls.bulk, { body: { ids: [id], acao: 'desabilitar' } }),
    },
    {
      call: `POST /${entity}/lote`,
      as: 'admin',
      request: `POST /${entity}/lote`,
      body: { ids: [id], acao: 'remover', versoes: { [id]: 1 }, idUsuario: 1 },
      status: 409,
      reply: refused('Este registro foi alterado por outra pessoa', {
        itens: [{ id, motivo: 'Este registro foi alterado por outra pessoa' }],
      }),
      send: ({ api }) => api(calls.bulk, { body: { ids: [id], acao: 'remover', versoes: { [id]: 1 } } }),
    },
    {
      call: `POST /${entity}/lote`,
      as: 'admin',
      request: `POST /${entity}/lote`,
      body: { ids: [id], acao: 'remover', idUsuario: 1 },
      reply: ok({ ids: [id] }),
      send: ({ api }) => api(calls.bulk, { body: { ids: [id], acao: 'remover' } }),
    },
    {
      call: `POST /${entity}/restaurar`,
      as: 'admin',
      request: `POST /${entity}/restaurar`,
      body: { ids: [id], idUsuario: 1 },
      reply: ok({ ids: [id] }),
      send: ({ api }) => api(calls.restore, { body: { ids: [id] } }),
    },
    {
      call: `GET /${entity}`,
      as: 'tecnico',
      request: `GET /${entity}/?descricao=da+planilha&flagAtivo=null`,
      reply: ok([{ id, ...gravado, flagAtivo: 0, dtCadastro: AT, versao: 4 }]),
      send: ({ api }) => api(calls.list, { query: { descricao: 'da planilha', flagAtivo: 'null' } }),
    },
  ];
}

const descricao = 'Da planilha';
const described = { planilha: { descricao, status: 'Habilitado' }, valores: { descricao, flagAtivo: 1 } };

const TOLD: readonly Told[] = [
  { definition: roteiro, entity: 'Roteiro', id: 1, ...described, gravado: { descricao } },
  { definition: fonteAbastecimento, entity: 'FonteAbastecimento', id: 1, ...described, gravado: { descricao } },
  { definition: pessoaMedidorVazaoTipo, entity: 'PessoaMedidorVazaoTipo', id: 1, ...described, gravado: { descricao } },
  { definition: categoriaCobranca, entity: 'CategoriaCobranca', id: 4, ...described, gravado: { descricao, regra: 1 } },
  {
    definition: ramoAtividade,
    entity: 'RamoAtividade',
    id: 1,
    ...described,
    gravado: { descricao, corpoEmailVisitaRealizada: null },
  },
  {
    definition: amostrador,
    entity: 'Amostrador',
    id: 1,
    planilha: { codigo: 7, descricao, obs: 'x', dtAquisicao: '29/02/2024' },
    valores: { codigo: '7', descricao, obs: 'x', dtAquisicao: '2024-02-29' },
    gravado: { codigo: '7', descricao, obs: 'x', dtAquisicao: '2024-02-29' },
  },
  {
    definition: parametro,
    entity: 'Parametro',
    id: 30,
    planilha: { sigla: 'Ba', descricao, minimo: 0, maximo: '5,50', incerteza: 2.5 },
    valores: { sigla: 'Ba', descricao, minimo: 0, maximo: 5.5, incerteza: 2.5 },
    gravado: { sigla: 'Ba', descricao, minimo: 0, maximo: 5.5, incerteza: 2.5, sinonimos: null },
  },
];

export const loteStories: readonly Story[] = TOLD.map((told) => ({
  name: `${told.entity}, many at once`,
  literals: literalsOf(told),
}));
