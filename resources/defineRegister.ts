import type { ListedEntity, RegisterEntity } from './entities.ts';
import type { KindName, KindOptions, Value } from './kinds.ts';

/** A stored field of a register. `name` is the same on the wire, in the database and in forms. */
export interface Field extends KindOptions {
  name: string;
  label: string;
  kind: KindName;
  required?: boolean;
  /** Of its label, where a message names it: masculine unless said. */
  gender?: 'f';
  /** Value that the creation form starts with, and that a creation without the field takes. */
  default?: Value;
  /** Another field whose value this one's may not exceed, and what is said then; 0 there sets no limit. */
  atMost?: { field: string; message: string };
  /** False for a field that the dialog form does not show: a page of the register's own edits it. */
  form?: boolean;
}

/** A column of an exported table: the heading, and the field it shows. */
export interface ExportColumn {
  header: string;
  field: string;
}

/** A field to export under its usual heading, or under another. */
type Exported = string | ExportColumn;

/** A table whose rows refer to a register's records. While they do, the record is disabled rather than removed. */
export interface Use {
  table: string;
  /** Column of it that holds the record's id. */
  column: string;
  /** One such row and several, as a message names them: `['cliente', 'clientes']`. */
  label: readonly [one: string, many: string];
  /** What a row belongs to when it has no removal mark of its own: it counts while its owner is not removed. */
  owner?: { table: string; column: string };
  /** The list that a record's use leads to; none where no list narrows to it. */
  list?: UseList;
}

/** A list that can be narrowed to what uses one record of a register, such as the clients of a source of supply. */
export interface UseList {
  resource: string;
  /** Where the list's records are kept. */
  table: 'Pessoa' | 'RamoAtividade';
  /** One of them and several. */
  label: readonly [one: string, many: string];
  /** Name of the list's filter that bears the id of the record. */
  filter: string;
  /** From the use's table to the listed record: columns as `Table.column`, each holding the id of the next one's row. */
  through: readonly string[];
}

/** A use that a list shows. */
export type ListedUse = Use & Required<Pick<Use, 'list'>>;

/** The list of clients, as a use leads to it. */
export const CLIENTES = { resource: 'cadastro/cliente', table: 'Pessoa', label: ['cliente', 'clientes'] } as const;

/** Records that are a record's own: they go with it, and come back with it. Each has a name of it, which none else may have. */
export interface Part {
  table: 'RamoAtividadeParametroSinonimo';
  /** Column of it that holds the record's id. */
  column: 'idParametro';
  /** A name and those that mean the same, as names of records and of parts are compared with each other. */
  alike(name: string): readonly string[];
  /** What the log tells of one. */
  visible: readonly ('idParametro' | 'descricao' | 'flagAtivo')[];
  /** Field of the record that lists the names of its parts, for who may see the register; a legacy server has no such field. */
  listed: Field;
}

/** Limits that hold from a day on: the table keeps those of every day, the record shows today's. */
export interface Dated {
  entity: 'Parametro';
  table: 'ParametroLimite';
  /** Column of it that holds the record's id. */
  column: 'idParametro';
}

/** What a register's author writes. */
export interface RegisterInput<E extends ListedEntity = ListedEntity> {
  /** Address of its list, name of its react-admin resource, and the menu that gives its permission. */
  resource: string;
  /** Name in the API's paths, in the database and in the log. */
  entity: E;
  title: string;
  /** One record, as dialogs name it: `Novo Roteiro`. */
  item: string;
  gender?: 'm' | 'f';
  /** Its own fields, in form order; `id`, `flagAtivo` and `dtCadastro` are added. */
  fields: readonly Field[];
  /** Fields of the list, between `id` and the options. */
  list: readonly string[];
  /** Fields that the description filter looks into: `descricao` unless said. */
  search?: readonly string[];
  /** Fields of which no two records bear the same value, case and accents aside: `descricao` unless said. */
  unique?: readonly string[];
  /** What refers to its records; none unless said. */
  uses?: readonly Use[];
  /** Records of its own; none unless said. */
  parts?: readonly Part[];
  /** Where its `minimo` and `maximo` of other days are; they have none unless said. */
  dated?: Dated | null;
  /** What the status filter shows at first: all (null) unless said. */
  defaultStatus?: 0 | 1 | null;
  /** The list always shows its create button, whatever the group may do; the server still asks for permission. */
  createAlways?: boolean;
  /** Its records are looked at and exported here, and kept elsewhere: no forms, and no calls of its own. */
  readOnly?: boolean;
  /** Its columns are `id`, those of the list and the date of registration, unless said; headed by labels. */
  pdf: { title: string; columns?: readonly Exported[] };
  /** Likewise, headed by the names that the API gives them. */
  excel: { file: string; columns?: readonly Exported[] };
  dialogWidth?: 600 | 800;
}

/** A register as the rest of the product reads it. */
export interface RegisterDefinition<E extends ListedEntity = ListedEntity>
  extends Required<Omit<RegisterInput<E>, 'pdf' | 'excel'>> {
  pdf: { title: string; columns: readonly ExportColumn[] };
  excel: { file: string; columns: readonly ExportColumn[] };
}

/** A register that the server keeps and serves. */
export type KeptRegister = RegisterDefinition<RegisterEntity>;

/** The number that a record was registered under. */
export const ID: Field = { name: 'id', label: 'ID', kind: 'integer' };
const FLAG_ATIVO: Field = { name: 'flagAtivo', label: 'Situação', kind: 'situacao', default: 1 };
/** The fields of a dated register that hold from a day on. */
export const DATED_FIELDS = ['minimo', 'maximo'] as const;
/** The day from which a write's dated fields hold. */
export const DESDE: Field = { name: 'desde', label: 'Vale a partir de', kind: 'date' };
/** When it was registered. */
export const DT_CADASTRO: Field = { name: 'dtCadastro', label: 'Data de Cadastro', kind: 'moment' };

/** Headings of exported columns that are not the field's own. */
const PDF_HEADERS: Readonly<Record<string, string>> = { id: '#' };
const EXCEL_HEADERS: Readonly<Record<string, string>> = { flagAtivo: 'status' };

const headed = (columns: readonly Exported[], headerOf: (name: string) => string): ExportColumn[] =>
  columns.map((column) => (typeof column === 'string' ? { header: headerOf(column), field: column } : column));

/**
 * Declares a register: from this one value come its list, filters, dialog form, server routes, checks, Excel and PDF.
 * Only the table in the database is written apart, as a migration.
 */
export function defineRegister<E extends ListedEntity>(input: RegisterInput<E>): RegisterDefinition<E> {
  const labels = new Map([...input.fields, FLAG_ATIVO, DT_CADASTRO].map(({ name, label }) => [name, label]));
  const exported = [...new Set(['id', ...input.list, 'dtCadastro'])];
  return {
    gender: 'm',
    search: ['descricao'],
    unique: ['descricao'],
    uses: [],
    parts: [],
    dated: null,
    defaultStatus: null,
    createAlways: false,
    readOnly: false,
    dialogWidth: 600,
    ...input,
    pdf: {
      ...input.pdf,
      columns: headed(input.pdf.columns ?? exported, (name) => PDF_HEADERS[name] ?? labels.get(name) ?? name),
    },
    excel: {
      ...input.excel,
      columns: headed(input.excel.columns ?? exported, (name) => EXCEL_HEADERS[name] ?? name),
    },
  };
}

/** Fields that a write carries and a record keeps: the register's own, then its status. */
export function storedFields(register: RegisterDefinition): readonly Field[] {
  return [...register.fields, FLAG_ATIVO];
}

/** Fields that the dialog form shows: the stored ones but those of a page of their own. */
export function formFields(register: RegisterDefinition): readonly Field[] {
  return storedFields(register).filter(({ form }) => form !== false);
}

/**
 * The field of that name.
 *
 * @throws Error when the register has none: a definition that names it is wrong.
 */
export function fieldOf(register: RegisterDefinition, name: string): Field {
  const listed = register.parts.map((part) => part.listed);
  const field = [ID, ...storedFields(register), ...listed, DT_CADASTRO].find((one) => one.name === name);
  if (!field) throw new Error(`${register.resource} has no field ${name}`);
  return field;
}

/** The use of the register's records that a list can be narrowed to; nothing where none can. */
export function listedUse({ uses }: RegisterDefinition): ListedUse | undefined {
  return uses.find((use): use is ListedUse => use.list !== undefined);
}

/** The use that no list shows, of a register that has both. */
export function otherUse(register: RegisterDefinition): Use | undefined {
  return listedUse(register) && register.uses.find(({ list }) => list === undefined);
}

/** What is said of a field whose value exceeds that of the field which bounds it; nothing where it does not. */
export function excessOf({ name, atMost }: Field, values: Readonly<Record<string, unknown>>): string | undefined {
  if (!atMost) return undefined;
  const [value, bound] = [values[name], values[atMost.field]];
  const exceeds = typeof value === 'number' && typeof bound === 'number' && bound !== 0 && value > bound;
  return exceeds ? atMost.message : undefined;
}

/** The messages of all fields that exceed their bounds, by field. */
export function excesses({ fields }: RegisterDefinition, values: Readonly<Record<string, unknown>>) {
  const told = fields.map((field) => [field.name, excessOf(field, values)] as const);
  return Object.fromEntries(told.filter((one): one is [string, string] => one[1] !== undefined));
}
