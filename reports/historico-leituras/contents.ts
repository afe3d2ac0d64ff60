import { contract } from '../../contract/index.ts';
import type { Api } from '../../dataProvider/envelope.ts';
import { type SerieDeVolumes, shownVolume } from '../../domain/leitura/history.ts';
import type { DoCliente } from '../cliente/definition.ts';
import type { Emission, Loading } from '../defineReport.ts';
import type { Sheet, SheetColumn, Workbook } from '../engine/report.ts';

/** Every month of the sewage, and of each source of supply. */
export interface HistoricoLeituras {
  esgoto: readonly SerieDeVolumes[];
  outros: readonly SerieDeVolumes[];
}

const { esgoto, outros } = contract.historicoLeituras;

/** Loads all months of a client. @throws HttpError as the API. */
export async function load(api: Api, { idPessoa }: DoCliente, { signal }: Loading): Promise<HistoricoLeituras> {
  const query = { idPessoa, flgHistorico: '1' };
  const [{ data: sewage }, { data: sources }] = await Promise.all([
    api(esgoto, { query, signal }),
    api(outros, { query, signal }),
  ]);
  return { esgoto: sewage, outros: sources };
}

const COLUMNS: readonly SheetColumn[] = [
  { header: 'Descrição', field: 'desc', kind: 'text' },
  { header: 'Mês', field: 'mes', kind: 'date', month: true },
  { header: 'Volume (m³)', field: 'volume', kind: 'decimal', decimals: 2 },
  { header: 'Motivo', field: 'motivo', kind: 'multiline' },
];

/** The first day of '11/2026', which stands for the month. */
const firstDay = (ref: string): string => ref.replace(/^(\d{2})\/(\d{4})$/, '$2-$1-01');

function sheetOf(name: string, series: readonly SerieDeVolumes[]): Sheet {
  const rows = series.flatMap(({ desc, val }) =>
    val.map(({ ref, volume, motivo = null }) => ({ desc, mes: firstDay(ref), volume: shownVolume(volume), motivo })),
  );
  return { name, columns: COLUMNS, rows };
}

export function excel(data: HistoricoLeituras, { emittedAt }: Emission<DoCliente>): Workbook {
  return {
    file: 'Historico_hidrometro_lancamento.xlsx',
    sheets: [sheetOf('Historico_Outros', data.outros), sheetOf('Historico_Esgoto', data.esgoto)],
    emittedAt,
  };
}
