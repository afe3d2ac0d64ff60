import { contract } from '../../contract/index.ts';
import type { ClienteDoRelatorio } from '../../contract/relatorioClientes.ts';
import { formatDocument } from '../../domain/cliente/documents.ts';
import { type DosClientes, queryDosClientes } from '../tabela/clientes.ts';
import type { TableContents } from '../tabela/table.ts';
import { planilhas } from './planilhas.ts';

export const tabela: TableContents<DosClientes, ClienteDoRelatorio> = {
  load: async (api, asked, { signal }) => {
    const { data } = await api(contract.relatorioClientes.list, { query: queryDosClientes(asked), signal });
    return data.map((cliente) => ({ ...cliente, nroDocumento: formatDocument(cliente.nroDocumento) }));
  },
  key: 'id',
  columns: [
    { header: 'Código', field: 'codigoCliente', kind: 'text', width: 104 },
    { header: 'Cliente', field: 'nome', kind: 'text', width: 340, names: true },
    { header: 'Situação', field: 'flagAtivo', kind: 'situacao', width: 128 },
    { header: 'Ramo de Atividade', field: 'descricaoRamoAtividade', kind: 'text', width: 192 },
    { header: 'Roteiro', field: 'descricaoRoteiro', kind: 'text', width: 144 },
    { header: 'CPF/CNPJ', field: 'nroDocumento', kind: 'text', width: 168 },
    { header: 'Endereço', field: 'enderecoCompleto', kind: 'text', width: 360, share: 1.6 },
    { header: 'Contato', field: 'NomeContato', kind: 'text', width: 184 },
    { header: 'Telefone', field: 'telefone', kind: 'text', width: 144 },
    { header: 'E-mail', field: 'email', kind: 'text', width: 240 },
  ],
  form: 'formClientes',
  printedTitle: 'RELATÓRIO DE CLIENTES',
  orientation: 'landscape',
  sheet: 'Dados',
  sheets: planilhas,
};
