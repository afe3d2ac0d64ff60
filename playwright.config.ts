import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/needs.ts';

/** Journeys in a real Chromium, each worker over a server and a database of its own (tests/e2e/fixtures.ts). */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  // These only end what hangs: a loaded machine is slow, not wrong.
  timeout: 1_800_000,
  expect: { timeout: 60_000 },
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // What opens is there at once: a click meets what it was aimed at (tests/e2e/movimento.spec.ts is about the rest).
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1366, height: 768 },
    // What a journey answers in the server's place would not reach it: tests/e2e/lancamento-sem-conexao.spec.ts is about them.
    serviceWorkers: 'block',
    actionTimeout: 60_000,
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives for seconds: compiling its code once more, and better, costs more than it brings.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
});
