import type { TestProject } from 'vitest/node';
import { buildFonts } from '../../scripts/build-fonts.ts';
import { migrate } from '../../server/database/migrate.ts';
import { engineUnderTest } from './engines.ts';
import { fillDemonstration, fillShipped } from './shipped.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Names of the prepared databases that test files work on copies of. */
    templates: { migrated: string; shipped: string; demo: string };
  }
}

/** Before a project's first test: prepares the databases that its files copy. */
export default async function prepareTemplates(project: TestProject): Promise<() => Promise<void>> {
  // Reports are drawn in these projects too.
  await buildFonts();
  const engine = engineUnderTest(project.config.env);
  const migrated = await engine.prepare(migrate);
  const shipped = await engine.prepare(fillShipped, migrated);
  const demo = await engine.prepare(fillDemonstration, migrated);
  project.provide('templates', { migrated, shipped, demo });
  return async () => {
    for (const template of [migrated, shipped, demo]) await engine.discard(template);
  };
}
