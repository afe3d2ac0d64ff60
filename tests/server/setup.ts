/** What tests that open databases need around them, whichever runner has them run (vite.config.ts, tests/mutation.config.ts). */
export const SERVER_SETUP = {
  globalSetup: ['tests/buildReader.ts', 'tests/server/templates.ts'],
  setupFiles: ['tests/fixtures/builtReader.ts', 'tests/server/reading.ts'],
};
