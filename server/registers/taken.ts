import { normalize } from '../../domain/searchText.ts';
import { fieldOf, type RegisterDefinition } from '../../resources/defineRegister.ts';

type Values = Record<string, unknown>;

/** The values of a register that no two of its records may share, compared without case and accents. */
export interface Taken {
  /** The first field in which another record bears the same value, and that record's id. */
  twin(values: Values, id: number | null): { field: string; id: number } | undefined;
  /** Notes what a record bears from now on. */
  put(id: number, values: Values): void;
}

const keyOf = (value: unknown) => (value === null || value === undefined ? '' : normalize(String(value)));

/** @param rows the records that are there, with their ids */
export function createTaken(register: RegisterDefinition, rows: readonly (Values & { id: number })[]): Taken {
  const owners = new Map(register.unique.map((field) => [field, new Map<string, number>()]));
  const borne = new Map<number, Values>();

  const taken: Taken = {
    twin(values, id) {
      for (const [field, ids] of owners) {
        const owner = ids.get(keyOf(values[field]));
        if (owner !== undefined && owner !== id) return { field, id: owner };
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

/** 'Já existe um roteiro com esta descrição'. */
export function twinMessage(register: RegisterDefinition, field: string): string {
  const { gender, label } = fieldOf(register, field);
  const item = `${register.gender === 'f' ? 'uma' : 'um'} ${register.item.toLowerCase()}`;
  return `Já existe ${item} com ${gender === 'f' ? 'esta' : 'este'} ${label.toLowerCase()}`;
}
