import { normalize } from '../../domain/searchText.ts';
import { fieldOf, type RegisterDefinition } from '../../resources/defineRegister.ts';

type Values = Record<string, unknown>;

/** A record that bears already what another is to bear, and what to say of it. */
export interface Twin {
  field: string;
  id: number;
  message: string;
}

/** The values of a register that no two of its records may share, compared without case and accents. */
export interface Taken {
  /**
   * The first field in which another record bears the same value. Where records have parts that name them too, any name
   * means one record: what is new to this one may be no other name of another.
   */
  twin(values: Values, id: number | null): Twin | undefined;
  /** The record, other than this one, of which that is a name. */
  owner(name: string, id: number): number | undefined;
  /** Notes what a record bears from now on. */
  put(id: number, values: Values): void;
}

const keyOf = (value: unknown) => (value === null || value === undefined ? '' : normalize(String(value)));

/**
 * @param rows the records that are there, with their ids
 * @param partNames the names of their parts
 */
export function createTaken(
  register: RegisterDefinition,
  rows: readonly (Values & { id: number })[],
  partNames: readonly { id: number; name: string }[] = [],
): Taken {
  const owners = new Map(register.unique.map((field) => [field, new Map<string, number>()]));
  const borne = new Map<number, Values>();
  // Where parts name a record too: whose name each is, and each that means the same.
  const { alike } = register.parts[0] ?? { alike: () => [] };
  const named = new Map<string, Set<number>>();
  const ofParts = Map.groupBy(
    partNames.flatMap(({ id, name }) => alike(name).map((key) => ({ id, key }))),
    ({ key }) => key,
  );
  const keysOf = (values: Values | undefined) =>
    register.unique.flatMap((field) => alike(String(values?.[field] ?? '')));

  const taken: Taken = {
    owner(name, id) {
      const bearers = alike(name).flatMap((key) => [
        ...(named.get(key) ?? []),
        ...(ofParts.get(key) ?? []).map((part) => part.id),
      ]);
      return bearers.find((bearer) => bearer !== id);
    },
    twin(values, id) {
      for (const [field, ids] of owners) {
        const owner = ids.get(keyOf(values[field]));
        if (owner !== undefined && owner !== id) return { field, id: owner, message: twinMessage(register, field) };
      }
      const held = keysOf(id === null ? undefined : borne.get(id));
      for (const field of owners.keys()) {
        const name = String(values[field] ?? '');
        if (alike(name).every((key) => held.includes(key))) continue;
        const owner = taken.owner(name, id ?? 0);
        if (owner !== undefined) return { field, id: owner, message: `Já é nome de ${borne.get(owner)?.descricao}` };
      }
      return undefined;
    },
    put(id, values) {
      const before = borne.get(id);
      for (const [field, ids] of owners) {
        const old = keyOf(before?.[field]);
        if (ids.get(old) === id) ids.delete(old);
        const key = keyOf(values[field]);
        if (key !== '') ids.set(key, id);
      }
      for (const key of keysOf(before)) named.get(key)?.delete(id);
      for (const key of keysOf(values)) named.set(key, (named.get(key) ?? new Set()).add(id));
      borne.set(id, values);
    },
  };
  for (const row of rows) taken.put(row.id, row);
  return taken;
}

/** 'Já existe um roteiro com esta descrição'. */
function twinMessage(register: RegisterDefinition, field: string): string {
  const { gender, label } = fieldOf(register, field);
  const item = `${register.gender === 'f' ? 'uma' : 'um'} ${register.item.toLowerCase()}`;
  return `Já existe ${item} com ${gender === 'f' ? 'esta' : 'este'} ${label.toLowerCase()}`;
}
