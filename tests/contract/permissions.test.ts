import { expect, test } from 'vitest';
import { allCalls } from '../../contract/allCalls.ts';
import { type Access, callName, permissionsOf } from '../../contract/call.ts';
import { PERMISSIONS } from './permissionTable.ts';

/** An access as the table spells it. */
function spelled(access: Access): string {
  if (typeof access === 'string') return access;
  if ('grupos' in access) return `grupos ${access.grupos.join(', ')}`;
  return permissionsOf(access)
    .map(({ menu, level }) => `${menu} ${level}`)
    .join(' | ');
}

test('every call is open to whom the table of permissions says, and there is no other call', () => {
  const declared = allCalls().map((call) => [callName(call), spelled(call.access)]);
  expect(Object.fromEntries(declared)).toEqual(PERMISSIONS);
});
