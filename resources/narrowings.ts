import { type KeptRegister, type ListedUse, listedUse } from './defineRegister.ts';
import { REGISTERS } from './registry.ts';

/** A filter of a list that leaves what uses one record of a register. */
export interface Narrowing {
  register: KeptRegister;
  use: ListedUse;
  /** Name of the filter, whose value is the record's id. */
  filter: string;
}

/** The filters of a list that leave what uses one record of a register, in the order of the registers. */
export function narrowingsOf(resource: string): Narrowing[] {
  return REGISTERS.flatMap((register) => {
    const use = listedUse(register);
    return use?.list.resource === resource ? [{ register, use, filter: use.list.filter }] : [];
  });
}
