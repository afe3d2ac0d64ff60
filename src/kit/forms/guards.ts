import type { RefObject } from 'react';

/** A form that would lose something if the user went away. */
export interface Guard {
  dirty: RefObject<boolean>;
  /** Whether the form is still there at an address, such as that of another part of its page. */
  stays?(pathname: string): boolean;
  /** The user gives up what was typed. */
  onDiscard?(): void;
}

/** The guards of the forms that are open. */
export const guards = new Set<Guard>();

/** Those that would lose something at another address; without one, at any. */
export function losing(pathname?: string): Guard[] {
  return [...guards].filter(({ dirty, stays }) => dirty.current && !(pathname !== undefined && stays?.(pathname)));
}
