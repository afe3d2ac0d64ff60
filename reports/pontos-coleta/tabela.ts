import { contract } from '../../contract/index.ts';
import type { PontoDoRelatorio } from '../../contract/relatorioPontos.ts';
import { type DosClientes, nomeSituado, queryDosClientes } from '../tabela/clientes.ts';
import type { TableContents } from '../tabela/table.ts';

/** How points are abbreviated in their descriptions (spec 2 §2.9). */
const ABREVIATURAS = [
  ['Cx Inspeção', 'Caixa de inspeção'],
  ['PV', 'Poço de visita'],
  ['C. Parshall', 'Calha Parshall'],
  ['Cx Saída', 'Caixa de saída'],
  ['Tq Saída', 'Tanque de saída'],
  ['Tq Recalque', 'Tanque de recalque'],
] as const;

export const tabela: TableContents<DosClientes, PontoDoRelatorio> = {
  load: async (api, asked, { signal }) => {
    const { data } = await api(contract.relatorioPontos.list, { query: queryDosClientes(asked), signal });
    return data.map((ponto) => ({ ...ponto, nome: nomeSituado(ponto) }));
  },
  key: 'id',
  columns: [
    { header: 'Código', field: 'codigo', kind: 'text', width: 120 },
    { header: 'Cliente', field: 'nome', kind: 'text', width: 520, names: true },
    { header: 'Ponto de Coleta', field: 'descricaoPontoColeta', kind: 'text', width: 440 },
  ],
  form: 'formPontos',
  orientation: 'portrait',
  sheet: 'Pontos de coleta',
  legend: ABREVIATURAS.map(([mark, text]) => ({ mark, text, plain: true })),
};
