import { MOST_AT_ONCE, type PreviewRow, type RegisterRecord, registerCalls } from '../../contract/registers.ts';
import { dayOf } from '../../domain/calendar.ts';
import { formatNumber, shift, writeNumber } from '../../domain/numbers.ts';
import { normalize } from '../../domain/searchText.ts';
import { type Field, fieldOf, type KeptRegister, storedFields } from '../../resources/defineRegister.ts';
import { CHOICES, KINDS, type KindName, type Value } from '../../resources/kinds.ts';
import type { Context } from '../context.ts';
import { fieldError } from '../errors.ts';
import { sentFile } from '../http/multipart.ts';
import { LIMITS } from '../imports/limits.ts';
import type { TableRow } from '../imports/protocol.ts';
import { readTable } from '../imports/readSpreadsheet.ts';
import { Refusal } from '../imports/refusal.ts';
import { messagesOf, wordsOf } from '../issues.ts';
import { createJudge } from './importRows.ts';
import { loadRegister } from './repository.ts';

const FILE = 'planilha';
const OUTPUT_BYTES = 20 * 1024 * 1024;
const SHEET_LIMITS = { ...LIMITS, rows: MOST_AT_ONCE, outputBytes: OUTPUT_BYTES };

/** What a spreadsheet says in place of a formula's result that could not be had. */
const BROKEN = '#ERRO';
const UNREADABLE: Partial<Record<KindName, string>> = {
  integer: 'Não é um número inteiro',
  decimal: 'Não é um número',
  date: 'Não é uma data (dd/mm/aaaa)',
};

type Cells = Pick<PreviewRow, 'valores' | 'erros'>;

/** The fields that a sheet's columns hold: by the headings of the exported files, or the labels of the screens. */
function columnsOf(register: KeptRegister, headings: TableRow['celulas']) {
  const fields = new Map([fieldOf(register, 'id'), ...storedFields(register)].map((field) => [field.name, field]));
  const exported = [...register.excel.columns, ...register.pdf.columns];
  // An exported column that is not stored, such as the date of registration, is known and passed over.
  const known = new Map<string, Field | null>([
    ...exported.map(({ header, field }) => [normalize(header), fields.get(field) ?? null] as const),
    ...[...fields.values()].flatMap((field) =>
      [field.name, field.label].map((name) => [normalize(name), field] as const),
    ),
  ]);
  const taken = new Set<string>();
  const ignored: string[] = [];
  const columns = headings.map((heading) => {
    const field = heading === null ? null : known.get(normalize(heading));
    const repeated = field && taken.has(field.name);
    if (heading !== null && (field === undefined || repeated)) ignored.push(heading);
    if (!field || repeated) return null;
    taken.add(field.name);
    return field;
  });
  if (!columns.some((field) => field && field.name !== 'id')) {
    const expected = register.excel.columns.map(({ header }) => header).join(', ');
    throw fieldError(FILE, `Nenhuma coluna reconhecida. Use as da exportação: ${expected}`);
  }
  return { columns, ignored };
}

function problemOf({ kind }: Field): string {
  const labels = CHOICES[kind]?.map(([, label]) => label);
  return labels
    ? `Use ${new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(labels)}`
    : (UNREADABLE[kind] ?? 'Valor inválido');
}

/** A number whose format shows it as so many of a hundred, as whoever looks at the sheet sees it. */
function percentText(cell: NonNullable<TableRow['formatadas']>[number] | undefined): string | undefined {
  if (typeof cell?.v !== 'number' || cell.shown?.unit !== '%') return undefined;
  return `${writeNumber(shift(cell.v, cell.shown.power))}%`;
}

/** Reads a row's cells by kind. A blank cell of a field with a default is as if it were not there. */
function readCells(columns: readonly (Field | null)[], { celulas, formatadas }: TableRow): Cells {
  const valores: Record<string, Value> = {};
  const erros: Record<string, string> = {};
  columns.forEach((field, index) => {
    if (!field) return;
    const text = percentText(formatadas?.[index]) ?? celulas[index] ?? '';
    if (text === '' && (field.default !== undefined || field.name === 'id')) return;
    const value = text === BROKEN ? undefined : KINDS[field.kind].parse(text, field);
    valores[field.name] = value === undefined ? text : value;
    if (value === undefined) erros[field.name] = problemOf(field);
  });
  return { valores, erros };
}

async function readSheet(context: Context): Promise<TableRow[]> {
  try {
    const rows = await readTable({ ...sentFile(context), owner: context.user.id }, SHEET_LIMITS);
    if (rows.length > MOST_AT_ONCE + 1)
      throw new Refusal(`A planilha tem mais de ${formatNumber(MOST_AT_ONCE)} linhas`);
    return rows;
  } catch (error) {
    throw error instanceof Refusal ? fieldError(FILE, error.message) : error;
  }
}

/**
 * Reads a sheet with the columns of the register's export, and tells what importing each row would do. Writes nothing.
 *
 * @throws AppError when the file is no sheet, is too large, or has none of the register's columns
 */
export async function previewSheet(context: Context, register: KeptRegister) {
  const [heading, ...rows] = await readSheet(context);
  const { columns, ignored } = columnsOf(register, heading?.celulas ?? []);
  if (rows.length === 0) throw fieldError(FILE, 'A planilha não tem nenhuma linha além dos títulos');
  const loaded = await loadRegister(context.db, register, dayOf(context.now().toISOString()));
  const judge = createJudge(loaded);
  const { body } = registerCalls(register).save;

  const linhas = rows.map((read): PreviewRow => {
    const { linha } = read;
    const { valores, erros: unreadable } = readCells(columns, read);
    const parsed = body.safeParse(valores, { error: wordsOf });
    const erros = { ...(!parsed.success && messagesOf(parsed.error)), ...unreadable };
    const row = loaded.rows.get(Number(valores.id));
    const atual = (row ?? null) as RegisterRecord | null;
    if (!parsed.success || Object.keys(erros).length > 0) return { linha, acao: null, valores, atual, erros };
    const judged = judge(parsed.data);
    return {
      linha,
      acao: Object.keys(judged.erros).length > 0 ? null : judged.acao,
      valores: { ...parsed.data, ...(row && { versao: row.versao }) } as PreviewRow['valores'],
      atual,
      erros: judged.erros,
    };
  });
  return { linhas, colunasIgnoradas: ignored };
}
