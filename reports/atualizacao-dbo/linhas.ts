import { contract } from '../../contract/index.ts';
import type { LinhaDbo, RelatorioDboSalvo } from '../../contract/relatorioDbo.ts';
import type { Api } from '../../dataProvider/envelope.ts';
import { formatMoment } from '../../domain/calendar.ts';
import { chargedDbo } from '../../domain/coleta/chargedDbo.ts';
import type { Loading } from '../defineReport.ts';
import type { Asked } from '../tabela/asks.ts';
import type { DaAtualizacao } from './pedido.ts';

/** A client's charge as it is shown. */
export type Linha = {
  /** Place in the list: a legacy server's rows have no client. */
  lugar: number;
  nome: string;
  endereco: string;
  /** Consumer units, parted by commas. */
  uc: string;
  /** kg/m³, as charged. */
  dbo: number | null;
  /** When the list was saved, ISO UTC; null of one that was not. */
  salvoEm: string | null;
  /** `LinhaDbo` as JSON: what is saved of it. */
  guardada: string;
};

const linhas = (rows: readonly LinhaDbo[], salvoEm: string | null): Linha[] =>
  rows.map((row, lugar) => ({
    lugar,
    nome: row.nome,
    endereco: row.endereco,
    uc: row.uc.join(', '),
    dbo: chargedDbo(row.dbo),
    salvoEm,
    guardada: JSON.stringify(row),
  }));

/** Of a saved list that is no more, or of another period. */
const NOT_FOUND = 'Relatório salvo não encontrado.';

/** Whether it is the one of this id, and of this period. */
const isAsked = (one: RelatorioDboSalvo, { periodo: { dtInicio, dtFim }, salvo }: Asked<DaAtualizacao>) =>
  one.id === salvo && one.inicio === dtInicio && one.fim === dtFim;

/**
 * The charges of a period, or those that a list was saved with.
 *
 * @throws HttpError as the API; Error for a saved list that there is not
 */
export async function load(api: Api, asked: Asked<DaAtualizacao>, { signal }: Loading): Promise<Linha[]> {
  const { periodo, salvo } = asked;
  if (salvo === undefined)
    return linhas((await api(contract.relatorioDbo.lista, { query: periodo, signal })).data, null);
  const found = (await api(contract.relatorioDbo.salvos, { signal })).data.find((one) => isAsked(one, asked));
  if (!found) throw new Error(NOT_FOUND);
  const { data } = await api(contract.relatorioDbo.salvo, { params: { id: salvo }, signal });
  return linhas(JSON.parse(data), found.dtCadastro);
}

/** 'relatório salvo em 20/11/2026 09:00', of one that was saved. */
export function salvoEmPalavras([first]: readonly Linha[]): string[] {
  return first?.salvoEm ? [`relatório salvo em ${formatMoment(first.salvoEm)}`] : [];
}

/** What is saved of a list: its rows, as they came. */
export const paraSalvar = (rows: readonly Linha[]): LinhaDbo[] => rows.map(({ guardada }) => JSON.parse(guardada));
