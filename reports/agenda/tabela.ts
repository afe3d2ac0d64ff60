import { contract } from '../../contract/index.ts';
import type { TableContents } from '../tabela/table.ts';
import type { DaAgenda } from './asks.ts';
import { documentoDaAgenda } from './document.ts';
import { clientesPedidos, type LinhaDaAgenda, linhasDaAgenda } from './linhas.ts';

export const tabela: TableContents<DaAgenda, LinhaDaAgenda> = {
  async load(api, asked, { signal }) {
    const { data } = await api(contract.agenda.list, { query: { ano: asked.ano }, signal });
    return linhasDaAgenda(clientesPedidos(data, asked));
  },
  key: 'id',
  columns: [
    { header: 'Nº do mês', field: 'mes', kind: 'integer', width: 88 },
    { header: 'Mês', field: 'nomeDoMes', kind: 'text', width: 112 },
    { header: 'Código', field: 'codigo', kind: 'text', width: 88 },
    { header: 'Cliente', field: 'nome', kind: 'text', width: 320 },
    { header: 'Roteiro', field: 'roteiro', kind: 'text', width: 176 },
    { header: 'Técnico', field: 'tecnico', kind: 'text', width: 176 },
    { header: 'Coleta', field: 'coleta', kind: 'text', width: 88 },
    { header: 'Situação', field: 'situacao', kind: 'text', width: 160 },
    { header: 'Última coleta', field: 'ultimaColeta', kind: 'date', width: 120 },
  ],
  orientation: 'portrait',
  sheet: 'Agenda de coletas',
  pdf: documentoDaAgenda,
};
