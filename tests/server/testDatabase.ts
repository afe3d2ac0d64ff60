import { inject } from 'vitest';
import type { Databases } from '../../server/database/open.ts';
import { engineUnderTest } from './engines.ts';

/** Engine under test, from the Vitest project. */
export const ENGINE = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite';
const engine = engineUnderTest(process.env);

/** A database of the engine under test that has no tables yet. */
export function openEmptyDatabase(): Promise<Databases> {
  return engine.open();
}

/** A database of the engine under test, migrated and empty. */
export function openTestDatabase(): Promise<Databases> {
  return engine.open(inject('templates').migrated);
}

/** A database of the engine under test, with what the product ships and the tests' users. */
export function openShippedDatabase(): Promise<Databases> {
  return engine.open(inject('templates').shipped);
}

/** A database of the engine under test that holds the demonstration of the tests' day. */
export function openDemoDatabase(): Promise<Databases> {
  return engine.open(inject('templates').demo);
}
