import type { RegisterDefinition } from '../resources/defineRegister.ts';
import { REGISTERS } from '../resources/registry.ts';
import type { Call } from './call.ts';
import { contract } from './index.ts';
import { allRegisterCalls } from './registers.ts';

/** The whole table, the calls of the given registers included. */
export function allCalls(registers: readonly RegisterDefinition[] = REGISTERS): Call[] {
  const areas: Record<string, Call>[] = Object.values(contract);
  return [...areas.flatMap((area) => Object.values(area)), ...registers.flatMap(allRegisterCalls)];
}
