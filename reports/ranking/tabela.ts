import { contract } from '../../contract/index.ts';
import type { PosicaoNoRanking } from '../../contract/relatorioRanking.ts';
import type { Api } from '../../dataProvider/envelope.ts';
import type { Loading } from '../defineReport.ts';
import type { Asked } from '../tabela/asks.ts';
import type { Nearest, TableContents } from '../tabela/table.ts';
import type { DoRanking } from './asks.ts';

/** A client's place in the order that was asked for, whatever order the table is in. */
type Linha = PosicaoNoRanking & { posicao: number };

/** Clients that the drawing shows. */
const MOST_DRAWN = 20;

type Figure = 'volumeEsgoto' | 'cargaOrganica' | 'qtdMin' | 'col' | 'meta';
const SUMMED: readonly Figure[] = ['volumeEsgoto', 'cargaOrganica', 'qtdMin', 'col', 'meta'];

const number = (header: string, field: keyof Linha, decimals: number, width: number, unit?: string) =>
  ({ header, unit, field, kind: 'decimal', decimals, width, wraps: true }) as const;

const listOf = async (api: Api, { ano, valor }: Asked<DoRanking>, signal?: AbortSignal) =>
  (await api(contract.relatorioRanking.list, { query: { ano, valor: Number(valor) as 1 | 2 | 3 }, signal })).data;

/** Whatever has a value adds up; without any there is no sum. */
function sum(rows: readonly Linha[], field: Figure): number | null {
  const known = rows.flatMap((row) => row[field] ?? []);
  return known.length === 0 ? null : known.reduce((total, value) => total + value, 0);
}

/** The years with a ranking nearest to one without: before it, then after it. @throws HttpError as the API */
async function anosProximos(api: Api, asked: Asked<DoRanking>, { signal }: Loading): Promise<Nearest<DoRanking>[]> {
  const { data } = await api(contract.relatorioRanking.proximos, { query: { ano: asked.ano }, signal });
  return [data.anterior, data.posterior]
    .filter((ano) => ano !== null)
    .map((ano) => ({ text: String(ano), asked: { ...asked, ano } }));
}

export const tabela: TableContents<DoRanking, Linha> = {
  load: async (api, asked, { signal }) =>
    (await listOf(api, asked, signal)).map((row, at) => ({ ...row, posicao: at + 1 })),
  key: 'id',
  columns: [
    { header: '#', field: 'posicao', kind: 'integer', width: 56 },
    { header: 'Indústria', field: 'nome', kind: 'text', width: 300, names: true },
    { header: 'Ramo de atividade', field: 'ramoAtividade', kind: 'text', width: 144, wraps: true },
    number('Esgoto mensal médio ano anterior', 'volumeEsgoto', 2, 182, 'm³'),
    number('DBO em dezembro ano anterior', 'dboTotal', 3, 162, 'kg/m³'),
    number('Carga orgânica diária', 'cargaOrganica', 2, 148, 'kg DBO'),
    number('Mínimo de coletas', 'qtdMin', 0, 108),
    number('Coletas realizadas', 'col', 0, 116),
    number('Meta', 'meta', 0, 88),
    { header: 'REGRA DE COLETA', field: 'regraColeta', kind: 'text', width: 200, onlyPrinted: true },
  ],
  form: 'formRanking',
  orientation: 'landscape',
  sheet: 'Ranking',
  totals: (rows) => ({
    nome: 'Somatório',
    ...Object.fromEntries(SUMMED.map((field) => [field, sum(rows, field)])),
  }),
  nearest: anosProximos,
  picture(rows) {
    const drawn = rows.slice(0, MOST_DRAWN).filter(({ col, meta }) => (col ?? 0) + (meta ?? 0) > 0);
    if (drawn.length === 0) return null;
    return {
      title: 'Coletas realizadas e meta',
      unit: 'coletas',
      decimals: 0,
      categories: drawn.map(({ posicao, nome }) => `${posicao}. ${nome}`),
      series: [
        { label: 'Coletas realizadas', tone: 'good', values: drawn.map(({ col }) => col) },
        { label: 'Meta (ainda por fazer)', tone: 'bad', values: drawn.map(({ meta }) => meta) },
      ],
      stacked: true,
      note:
        drawn.length < rows.length
          ? `As primeiras ${drawn.length} indústrias com coletas feitas ou por fazer.`
          : undefined,
    };
  },
};
