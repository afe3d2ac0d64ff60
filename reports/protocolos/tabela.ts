import { contract } from '../../contract/index.ts';
import { normalize, searchText } from '../../domain/searchText.ts';
import { shownText, type TableColumn } from '../tabela/column.ts';
import type { TableContents } from '../tabela/table.ts';
import { type Linha, linhasDe, porGrupo } from './linha.ts';
import { type DosProtocolos, queryDosProtocolos } from './pedido.ts';

/** The twenty columns, with the headings of spec 2 §2.12; '-' stands where nothing is, not for a zero that was read. */
const COLUMNS: readonly TableColumn[] = [
  { header: 'ID', field: 'id', kind: 'integer', width: 80 },
  { header: 'Cliente', field: 'nomeCliente', kind: 'text', width: 320, names: true, heads: true },
  { header: 'Ponto', field: 'pontoColeta', kind: 'text', width: 144 },
  { header: 'Periodo', field: 'periodo', kind: 'text', width: 184 },
  { header: 'Codigo', field: 'atividadeAmostra', kind: 'text', width: 120 },
  { header: 'Acompanhamento', field: 'flagAmostraAcompanhamento', kind: 'simNao', width: 160 },
  { header: 'Leitura inicial', field: 'medidorInicial', kind: 'decimal', lab: true, zero: true, width: 136 },
  { header: 'Leitura Final', field: 'medidorFinal', kind: 'decimal', lab: true, zero: true, width: 136 },
  { header: 'Lacre', field: 'numeroLacre', kind: 'text', width: 104 },
  { header: 'lat / lng', field: 'posicao', kind: 'text', width: 184 },
  { header: 'tecnico', field: 'tecnico', kind: 'text', width: 160 },
  { header: 'contato', field: 'contato', kind: 'text', width: 160 },
  { header: 'Horimetro', field: 'horimetro', kind: 'text', elapsed: true, width: 112 },
  { header: 'chuva', field: 'flagChuva', kind: 'simNao', width: 96 },
  { header: 'Amostra cancelada', field: 'flagAmostraCancelada', kind: 'simNao', width: 176 },
  { header: 'Motivo cancelamento', field: 'motivoCancelamento', kind: 'text', width: 224 },
  { header: 'NC', field: 'flagNc', kind: 'simNao', width: 88 },
  { header: 'pH', field: 'pH', kind: 'decimal', lab: true, zero: true, width: 88 },
  { header: 'temperatura', field: 'temperatura', kind: 'decimal', lab: true, zero: true, width: 128 },
  { header: 'ss', field: 'ss', kind: 'decimal', lab: true, zero: true, width: 88 },
];

/** Whether a row holds what is searched for, in any of its cells; accents and case aside. */
const passes = (pesquisa: string) => {
  const wanted = normalize(pesquisa);
  return (linha: Linha) =>
    wanted === '' || searchText(COLUMNS.map((column) => shownText(column, linha))).includes(wanted);
};

export const tabela: TableContents<DosProtocolos, Linha> = {
  async load(api, asked, { signal }) {
    const { data } = await api(contract.protocolos.getAll, { query: queryDosProtocolos(asked), signal });
    return linhasDe(data).filter(passes(asked.pesquisa));
  },
  key: 'id',
  columns: COLUMNS,
  orientation: 'landscape',
  sheet: 'Protocolos',
  groups: (rows) => porGrupo(rows).map((linhas) => ({ title: linhas[0]?.titulo ?? '', rows: linhas })),
};
