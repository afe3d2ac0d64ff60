import { contract } from '../../contract/index.ts';
import { type DosClientes, queryDosClientes } from '../tabela/clientes.ts';
import type { TableContents } from '../tabela/table.ts';
import { documentoDasRegioes } from './document.ts';
import { porRoteiro, type Regiao } from './roteiros.ts';

export const tabela: TableContents<DosClientes, Regiao> = {
  load: async (api, asked, { signal }) =>
    (await api(contract.relatorioClientes.list, { query: queryDosClientes(asked), signal })).data.map(
      ({ id, nome, enderecoCompleto, descricaoRoteiro, flagAtivo, codigoCliente }) => ({
        id,
        nome,
        enderecoCompleto,
        descricaoRoteiro,
        flagAtivo,
        codigoCliente,
      }),
    ),
  key: 'id',
  columns: [
    { header: 'ID', field: 'id', kind: 'integer', width: 88 },
    { header: 'Nome', field: 'nome', kind: 'text', width: 320, names: true },
    { header: 'Endereço', field: 'enderecoCompleto', kind: 'text', width: 440 },
    { header: 'Roteiro', field: 'descricaoRoteiro', kind: 'text', width: 176 },
    { header: 'Status', field: 'flagAtivo', kind: 'situacao', width: 136 },
  ],
  form: 'formRegioes',
  orientation: 'portrait',
  sheet: 'Regiões monitoradas',
  pdf: documentoDasRegioes,
  picture(rows) {
    const roteiros = porRoteiro(rows);
    return {
      title: 'Clientes por roteiro',
      decimals: 0,
      categories: roteiros.map(({ roteiro }) => roteiro ?? 'Sem roteiro'),
      series: [{ label: 'Clientes', tone: 'after', values: roteiros.map(({ clientes }) => clientes.length) }],
    };
  },
};
