import { contract } from '../../contract/index.ts';
import type { ParametroAnalisado } from '../../contract/relatorioParametros.ts';
import { type DasColetas, PELOS_LIMITES_DO_DIA } from '../tabela/coletas.ts';
import { mesesProximos, queryOf } from '../tabela/proximas.ts';
import type { TableContents } from '../tabela/table.ts';

const count = (header: string, field: keyof ParametroAnalisado, width: number) =>
  ({ header, field, kind: 'decimal', decimals: 0, width }) as const;

const sum = (rows: readonly ParametroAnalisado[], field: 'qtde' | 'qtdeConforme' | 'qtdeNaoConforme') =>
  rows.reduce((total, row) => total + row[field], 0);

export const tabela: TableContents<DasColetas, ParametroAnalisado> = {
  load: async (api, asked, { signal }) =>
    (await api(contract.relatorioParametros.list, { query: queryOf(asked), signal })).data,
  key: 'id',
  columns: [
    { header: 'Parâmetros Analisados', field: 'descricao', kind: 'text', width: 320 },
    count('Quantidade de ensaios', 'qtde', 216),
    count('Conformes', 'qtdeConforme', 152),
    count('Não Conformes', 'qtdeNaoConforme', 176),
  ],
  form: 'formParametros',
  orientation: 'portrait',
  sheet: 'Parâmetros analisados',
  judged: PELOS_LIMITES_DO_DIA,
  totals: (rows) => ({
    descricao: 'Total',
    qtde: sum(rows, 'qtde'),
    qtdeConforme: sum(rows, 'qtdeConforme'),
    qtdeNaoConforme: sum(rows, 'qtdeNaoConforme'),
  }),
  notes: () => [
    'Nota 1: os ensaios são realizados conforme a norma técnica aplicável a cada parâmetro.',
    'Nota 2: a conformidade é avaliada pelos limites do artigo 19-A do Decreto Estadual nº 8.468/76.',
    'Nota 3: as não conformidades são comunicadas ao órgão ambiental e à concessionária dos serviços de água e esgoto.',
  ],
  nearest: mesesProximos,
  picture: (rows) => ({
    title: 'Ensaios conformes e não conformes',
    decimals: 0,
    categories: rows.map(({ sigla }) => sigla),
    series: [
      { label: 'Conformes', tone: 'good', values: rows.map(({ qtdeConforme }) => qtdeConforme) },
      { label: 'Não Conformes', tone: 'bad', values: rows.map(({ qtdeNaoConforme }) => qtdeNaoConforme) },
    ],
    stacked: true,
  }),
};
