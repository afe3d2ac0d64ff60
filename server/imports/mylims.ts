import { normalize } from '../../domain/searchText.ts';
import type { Cell } from './cells/cells.ts';
import { HEADER_ROWS, readSample } from './layout/layout.ts';
import { resultOf, textOf } from './layout/resultCells.ts';
import { tallCells } from './layout/tallCells.ts';
import { tallUnits } from './layout/tallUnits.ts';
import type { Field } from './names/aliases.ts';
import type { DetalheRecusado, Detalhes } from './names/detalhes.ts';
import { fieldColumns } from './names/headers.ts';
import type { TableRow } from './protocol.ts';
import { Refusal } from './refusal.ts';
import { unitReader } from './units/shownUnit.ts';
import { measuredColumn } from './units/unitTexts.ts';

/** What every line tells: where it stood, and the sample's code, also in the form in which codes are compared. */
interface LinhaMylims {
  linha: number;
  codigo: string | null;
  codigoAmostra: string | null;
  /** What it tells of the sample and does not come in. */
  recusados?: DetalheRecusado[];
}

export interface AmostraMylims extends LinhaMylims {
  cliente: string | null;
  ponto: string | null;
  data: string | null;
  hora: string | null;
  detalhes: Detalhes | null;
  publicada: boolean;
}

export interface AnaliseMylims extends LinhaMylims {
  parametro: string | null;
  valor: string | null;
  unidade: string | null;
}

export interface InformacaoMylims extends LinhaMylims {
  cliente: string | null;
  detalhes: Detalhes | null;
  observacao: string | null;
}

type Columns = Partial<Record<Field, number>>;

const DETAILS: readonly Field[] = [
  ...(['amostrador', 'chuva', 'instalacao', 'tempoInstalacao', 'qtdeColeta'] as const),
  ...(['medidorInicial', 'medidorFinal', 'volumeMedido', 'observacao'] as const),
];

/** The three types of file (spec 2 §2.11): what its headings must name, and how that is said. */
const TYPES = {
  1: {
    has: ({ codigoAmostra, data, ponto, cliente }: Columns) =>
      known(codigoAmostra, data) && (ponto ?? cliente) !== undefined,
    wanted: 'código da amostra, data da coleta e ponto de coleta ou conta do cliente',
  },
  2: {
    has: ({ codigoAmostra, parametro, valor }: Columns) => known(codigoAmostra, parametro, valor),
    wanted: 'código da amostra, parâmetro e valor',
  },
  3: {
    has: (columns: Columns) =>
      (columns.codigoAmostra ?? columns.cliente) !== undefined && DETAILS.some((field) => known(columns[field])),
    wanted:
      'código da amostra ou conta do cliente, e ao menos uma informação (chuva, amostrador, leituras, observação)',
  },
} as const;

const known = (...columns: (number | undefined)[]) => columns.every((column) => column !== undefined);

/** The lines under the headings of a table that has those of the type. @throws Refusal without them, or without lines */
function linesOf(
  table: readonly TableRow[],
  type: keyof typeof TYPES,
): { columns: Columns; above: readonly TableRow[]; headers: TableRow['celulas']; lines: readonly TableRow[] } {
  for (const [at, { celulas }] of table.slice(0, HEADER_ROWS).entries()) {
    const columns = fieldColumns(celulas);
    columns.valor ??= measuredColumn(celulas);
    if (!TYPES[type].has(columns)) continue;
    const lines = table.slice(at + 1);
    if (lines.length === 0) throw new Refusal('A planilha não tem nenhuma linha');
    return { columns, above: table.slice(0, at), headers: celulas, lines };
  }
  throw new Refusal(`Nenhum cabeçalho reconhecido: a planilha precisa de ${TYPES[type].wanted}`);
}

const NUMBER = /^\d+(?:,\d+)?$/;

/** A cell of a plain table; in a column of dates a bare number is a date's. */
function cellOf(text: string | null, isDate: boolean): Cell | undefined {
  if (text === null) return undefined;
  return isDate && NUMBER.test(text) ? { t: 'n', v: Number(text.replace(',', '.')) } : { t: 's', v: text };
}

function reader(columns: Columns) {
  const dates = [columns.data, columns.instalacao];
  return ({ linha, celulas, formatadas }: TableRow) => {
    const text = (field: Field) => {
      const column = columns[field];
      return column === undefined ? null : (celulas[column] ?? null);
    };
    const cells = celulas.map((cell, column) => formatadas?.[column] ?? cellOf(cell, dates.includes(column)));
    const sample = readSample(cells, columns, false);
    const { codigoAmostra, recusados } = sample;
    const codigo = codigoAmostra && normalize(codigoAmostra);
    return { text, cells, sample, own: { linha, codigoAmostra, codigo, ...(recusados && { recusados }) } };
  };
}

/** Whether what a sheet says of a sample's state lets it into the history; a sheet that does not say holds published ones. */
function isPublished(situacao: string | null): boolean {
  return situacao === null || /^(sim|s|1|publicad|liberad|conclu|finaliz)/.test(normalize(situacao));
}

/** Samples: code, client or point, dates (type 1). @throws Refusal without those headings */
export function readAmostras(table: readonly TableRow[]): AmostraMylims[] {
  const { columns, lines } = linesOf(table, 1);
  return lines.map(reader(columns)).map(({ text, sample, own }) => ({
    ...own,
    cliente: sample.cliente,
    ponto: sample.ponto,
    data: sample.data,
    hora: sample.hora,
    detalhes: sample.detalhes,
    publicada: isPublished(text('publicada')),
  }));
}

/** Results by sample code (type 2), read as those of any tall sheet; empty ones are none. @throws Refusal without those headings */
export function readAnalises(table: readonly TableRow[]): AnaliseMylims[] {
  const { columns, above, headers, lines } = linesOf(table, 2);
  const read = lines.map(reader(columns));
  const titles = above.map(({ celulas }) => celulas.map((text) => cellOf(text, false)));
  const rows = [...titles, [], ...read.map(({ cells }) => cells)];
  const headed = { rows, headerRow: titles.length, headers, merges: [] };
  const places = tallCells(headed, columns);
  const unitOf = tallUnits(headed, places);
  const measured = unitReader();
  return read.flatMap(({ cells, own }) => {
    const parametro = textOf(cells, columns.parametro);
    const result = resultOf(cells, places, unitOf.said(cells, parametro), measured);
    // A unit alone under the value's header is of no sample.
    const isResult = result !== null && (parametro ?? own.codigo) !== null;
    if (isResult) return [{ ...own, ...result }];
    unitOf.pass(cells);
    return [];
  });
}

/** What is known of samples, and remarks on clients (type 3). @throws Refusal without those headings */
export function readInformacoes(table: readonly TableRow[]): InformacaoMylims[] {
  const { columns, lines } = linesOf(table, 3);
  return lines.map(reader(columns)).map(({ text, sample, own }) => ({
    ...own,
    cliente: sample.cliente,
    detalhes: sample.detalhes,
    observacao: text('observacao'),
  }));
}
