/** Values that a field may hold, each with the word that users read. */
export type Choices<V> = readonly (readonly [value: V, label: string])[];

/** A flag: 1 or 0, never none. `choices` are its words where its kind's are not the ones. */
interface FlagField {
  kind: 'situacao' | 'simNao';
  default: 0 | 1;
  required?: true;
  choices?: Choices<0 | 1>;
}

/** A text of one line, trimmed; empty is none. `loose` ones may come as a number: house and serial numbers do. */
interface TextField {
  kind: 'text';
  maxLength: number;
  required?: true;
  loose?: true;
}

/** A text that may have several lines, likewise. */
interface LinesField {
  kind: 'multiline';
  maxLength: number;
  required?: never;
}

/** One of a few words, never none. */
interface WordField {
  kind: 'text';
  choices: Choices<string>;
  default: string;
}

/** Tables whose records a client's fields name. */
export type Reference =
  | 'RamoAtividade'
  | 'Roteiro'
  | 'FonteAbastecimento'
  | 'Usuario'
  | 'PessoaMedidorVazaoTipo'
  | 'CalculoHorimetro';

/** Of whole numbers: the id of a record of the table `of`, a calendar `year`, or a count, which is never negative. */
interface IntegerField {
  kind: 'integer';
  of?: Reference;
  year?: true;
  required?: true;
}

/** A quantity, never negative. */
interface DecimalField {
  kind: 'decimal';
  decimals: number;
}

interface DateField {
  kind: 'date';
}

/**
 * A field of a client's record, said once: contract, form, log, PDF and Excel read it. Its kind is one of
 * `resources/kinds.ts`.
 */
export type ClientField = { label: string } & (
  | FlagField
  | TextField
  | LinesField
  | WordField
  | IntegerField
  | DecimalField
  | DateField
);

/** The fields of a record by name: that of the API, of the database and of the form. In the order of form and log. */
export type ClientFields = Readonly<Record<string, ClientField>>;

type Named<T> = { readonly [K in keyof T & string]: T[K] & { readonly name: K } };

/** Declares the fields of a record; each bears its name. */
export function defineFields<const T extends ClientFields>(fields: T): Named<T>;
export function defineFields(fields: ClientFields): Named<ClientFields> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, name }]));
}

/** The names of the fields, in their order. */
export function namesOf<T extends ClientFields>(fields: T): (keyof T & string)[];
export function namesOf(fields: ClientFields): string[] {
  return Object.keys(fields);
}

type Filled<V> = undefined extends V ? Exclude<V, undefined> | null : V;

/** What of `values` are values of the fields; null for a field that has none there. */
export function pickFields<T extends ClientFields, V extends { [K in keyof T]?: unknown }>(
  fields: T,
  values: V,
): { [K in keyof T & keyof V]: Filled<V[K]> };
export function pickFields(fields: ClientFields, values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(namesOf(fields).map((name) => [name, values[name] ?? null]));
}

/** A record as the database holds it, but for what every table has. */
export type Row<T extends ClientFields> = { [K in keyof T]: Value<T[K]> | Empty<T[K]> };
type Value<F> = F extends { kind: 'text' | 'multiline' | 'date' } ? string : number;
type Empty<F> = F extends { required: true } | { default: unknown } ? never : null;
