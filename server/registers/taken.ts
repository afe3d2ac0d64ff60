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
  const ofParts = new Map(partNames.map(({ id, name }) => [keyOf(name), id]));
  const borne = new Map<number, Values>();
  const keysOf = (values: Values | undefined) => register.unique.map((field) => keyOf(values?.[field]));

  const taken: Taken = {
    owner(name, id) {
      const found = [...owners.values(), ofParts].map((ids) => ids.get(keyOf(name)));
      return found.find((owner) => owner !== undefined && owner !== id);
    },
    twin(values, id) {
      for (const [field, ids] of owners) {
        const owner = ids.get(keyOf(values[field]));
        if (owner !== undefined && owner !== id) return { field, id: owner, message: twinMessage(register, field) };
      }
      if (register.parts.length === 0) return undefined;
      const held = keysOf(id === null ? undefined : borne.get(id));
      for (const field of owners.keys()) {
        if (held.includes(keyOf(values[field]))) continue;
        const owner = taken.owner(String(values[field]), id ?? 0);
        if (owner !== undefined) return { field, id: owner, message: `Já é outro nome de ${itemOf(register)}` };
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
      borne.set(id, values);
    },
  };
  for (const row of rows) taken.put(row.id, row);
  return taken;
}

const itemOf = ({ gender, item }: RegisterDefinition) => `${gender === 'f' ? 'uma' : 'um'} ${item.toLowerCase()}`;

/** 'Já existe um roteiro com esta descrição'. */
function twinMessage(register: RegisterDefinition, field: string): string {
  const { gender, label } = fieldOf(register, field);
  return `Já existe ${itemOf(register)} com ${gender === 'f' ? 'esta' : 'este'} ${label.toLowerCase()}`;
}
