import type { ClienteRow } from '../../contract/clientes.ts';
import { contract } from '../../contract/index.ts';
import { mesesProximos } from '../tabela/proximas.ts';
import type { TableContents } from '../tabela/table.ts';
import type { DosValores } from './pedido.ts';

/** A client of the list. */
export type Linha = Pick<ClienteRow, 'id' | 'codigo' | 'nome' | 'flagAtivo' | 'dtCadastro'>;

export const tabela: TableContents<DosValores, Linha> = {
  async load(api, { descricao, periodo }, { signal }) {
    const query = { ...periodo, ...(descricao && { descricao }) };
    const { data } = await api(contract.relatorioDbo.clientes, { query, signal });
    return data.map(({ id, codigo, nome, flagAtivo, dtCadastro }) => ({ id, codigo, nome, flagAtivo, dtCadastro }));
  },
  key: 'id',
  columns: [
    { header: 'Código', field: 'codigo', kind: 'text', width: 120 },
    { header: 'Cliente', field: 'nome', kind: 'text', width: 400, names: true },
    { header: 'Situação', field: 'flagAtivo', kind: 'situacao', width: 144 },
    { header: 'Data Cadastro', field: 'dtCadastro', kind: 'moment', width: 168 },
  ],
  orientation: 'portrait',
  sheet: 'Valores de DBO',
  nearest: mesesProximos,
};
