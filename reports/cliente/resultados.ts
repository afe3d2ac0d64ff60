import type { Coleta } from '../../contract/coletas.ts';
import type { LimiteDoParametro } from '../../contract/limites.ts';
import type { RegisterRecord } from '../../contract/registers.ts';
import type { Limits } from '../../domain/coleta/conformity.ts';
import { type LimitesDesde, limitsOn, SEMPRE } from '../../domain/coleta/datedLimits.ts';
import { parseLabValue, type RawLabValue } from '../../domain/coleta/labValue.ts';
import { momentoColeta } from '../../domain/coleta/momentoColeta.ts';
import { parametroMatcher } from '../../domain/coleta/parametroMatch.ts';
import { type Parametro, parametroOfField, parametros } from '../../domain/coleta/parametros.ts';
import { parseNumber } from '../../domain/numbers.ts';
import { columnDecimals } from './decimals.ts';

/** A parameter's column in the history: the field of a collection, its heading, and the limits to judge it by. */
export interface ResultColumn {
  field: string;
  /** Of the parameter: that of the reference data for the 27, that of the register for any other. */
  id: number;
  /** What the register calls it today. */
  sigla: string;
  /** The specification's abbreviation, with an asterisk for composite samples; of any other parameter, its `sigla`. */
  header: string;
  unit: string;
  /** Digits after the comma that show each of its values whole. */
  decimals: number;
  /** From their days on; none when the register does not know the parameter. */
  limits: readonly LimitesDesde[];
}

/** The limits by which a collection's results of a column are judged: those of its day. */
export function limitsFor({ limits }: ResultColumn, { dtRetirada }: Coleta): Limits | null {
  return limitsOn(limits, momentoColeta(dtRetirada)?.date ?? SEMPRE);
}

const KNOWN = new Set(parametros.map(({ chave }) => chave));
/** Whether a field holds the value of a parameter that is not one of the 27. */
const isOther = (field: string) => !KNOWN.has(field) && parametroOfField(field) !== null;

/**
 * The columns of results: the 27 parameters in their order, then any other that the collections have, by name.
 *
 * @param registered the register of parameters, which gives the others' names, and today's limits
 * @param dated the limits of other days; without any, today's hold on every day
 */
export function resultColumns(
  coletas: readonly Coleta[],
  registered: readonly RegisterRecord[],
  dated: readonly LimiteDoParametro[] = [],
): ResultColumn[] {
  const recordOf = registeredAs(registered);
  const limitsOf = limitsFrom(dated);
  const known = parametros.map((one) => {
    const { id, chave, sigla, asterisco, unidade } = one;
    const record = recordOf(one);
    return {
      field: chave,
      id,
      sigla: String(record?.sigla || sigla),
      header: asterisco ? `${sigla}*` : sigla,
      // A column headed °C need not say so twice.
      unit: unidade === sigla ? '' : unidade,
      decimals: columnDecimals(coletas, chave),
      limits: limitsOf(id, record),
    };
  });
  return [...known, ...otherColumns(coletas, registered, limitsOf)];
}

/** Every field that any of the collections has: thousands of them have the same ones. */
function fieldsOf(coletas: readonly Coleta[]): Set<string> {
  const fields = new Set<string>();
  for (const coleta of coletas) for (const field in coleta) fields.add(field);
  return fields;
}

function otherColumns(
  coletas: readonly Coleta[],
  registered: readonly RegisterRecord[],
  limitsOf: LimitsOf,
): ResultColumn[] {
  return [...fieldsOf(coletas)]
    .filter(isOther)
    .map((field) => {
      const id = parametroOfField(field) ?? 0;
      const record = registered.find((one) => one.id === id);
      const header = String(record?.sigla || record?.descricao || field);
      return {
        field,
        id,
        sigla: header,
        header,
        unit: '',
        decimals: columnDecimals(coletas, field),
        limits: limitsOf(id, record),
      };
    })
    .sort((a, b) => a.header.localeCompare(b.header, 'pt-BR'));
}

/** Finds the register's record of a parameter. */
type RecordOf = (one: Pick<Parametro, 'id' | 'chave' | 'sigla' | 'descricao'>) => RegisterRecord | undefined;

/**
 * By its id, whatever it is called: a field of a collection is the value of that id. A name decides only where the
 * register has no such id, as a legacy server's may not, and never takes a record that is another of the 27.
 */
function registeredAs(registered: readonly RegisterRecord[]): RecordOf {
  const byId = new Map(registered.map((record) => [record.id, record]));
  const name = (value: unknown) => String(value ?? '');
  const idOf = parametroMatcher(
    registered
      .filter(({ id }) => !parametros.some((one) => one.id === id))
      .map(({ id, sigla, descricao }) => ({ id, sigla: name(sigla), descricao: name(descricao), sinonimos: [] })),
  );
  return ({ id, chave, sigla, descricao }) =>
    byId.get(id) ?? byId.get(idOf(chave) ?? idOf(sigla) ?? idOf(descricao) ?? id);
}

type LimitsOf = (id: number, record: RegisterRecord | undefined) => readonly LimitesDesde[];

/** Gives a parameter's limits from their days on; a legacy server knows only today's, those of its record. */
function limitsFrom(dated: readonly LimiteDoParametro[]): LimitsOf {
  const byParametro = Map.groupBy(dated, ({ idParametro }) => idParametro);
  return (id, record) => {
    const known = byParametro.get(id)?.map((limit) => ({ ...limit, desde: limit.desde ?? SEMPRE }));
    if (known) return known;
    return record ? [{ desde: SEMPRE, minimo: toNumber(record.minimo), maximo: toNumber(record.maximo) }] : [];
  };
}

/** Legacy servers write limits as text: '0.00'. */
function toNumber(value: unknown): number | null {
  return typeof value === 'number' ? value : parseNumber(String(value ?? ''));
}

/** What an Excel cell holds of a laboratory value: a number where it is plainly one, otherwise the laboratory's text. */
export function labCell(raw: RawLabValue): string | number | null {
  const { operator, number } = parseLabValue(raw);
  if (number !== null && operator === '') return number;
  return typeof raw === 'string' ? raw.trim() || null : null;
}
