import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import {
  APPLICATION,
  fetchedBeforeImport,
  preloadApplication,
  withoutReplies,
  withoutRouterExtras,
  withoutSchemas,
  withoutUnreached,
} from './scripts/browser/plugins.ts';
import { readableAddress } from './server/http/readableAddress.ts';
import { SERVER_SETUP } from './tests/server/setup.ts';
import { oneOfEach, screenDependencies } from './tests/ui/dependencies.ts';

/** A PostgreSQL server to test on: `postgres://…` of a user who may create databases. Without one, PGlite stands in. */
const realPostgres = process.env.TEST_DATABASE_URL;

const zones = ['UTC', 'America/Sao_Paulo', 'Asia/Tokyo'];

/** One Vitest project: a folder of tests, and what else it needs. */
function project(name: string, folder: string, more: TestProjectInlineConfiguration['test'] = {}) {
  return {
    extends: true as const,
    test: {
      name,
      // Files of a worker share the modules that they import. Screens do not: each has a browser of its own.
      isolate: false,
      // Only ends what hangs: no test waits this long by design, and a loaded machine must not fail one.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 60_000 } },
      include: [`tests/${folder}/**/*.test.{ts,tsx}`],
      ...more,
    },
  };
}

/** A project whose tests open databases: copies of what is prepared once for all of them. */
function serverProject(name: string, folder: string, env: Record<string, string>, more = {}) {
  return project(name, folder, {
    env,
    ...SERVER_SETUP,
    ...more,
  });
}

/** What hostile files and e-mails hold is the same whatever database is behind: read over SQLite alone. */
const WHATEVER_DATABASE = ['tests/server/importHostile.test.ts', 'tests/server/importMessage.test.ts'];

/** The server on a real PostgreSQL, and what only a real one can show: connections, locks, restarts. */
function postgresProject(url: string) {
  const include = ['tests/server/**/*.test.ts', 'tests/postgres/**/*.test.ts'];
  return serverProject(
    'server postgres real',
    'server',
    { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: url },
    { include, exclude: WHATEVER_DATABASE },
  );
}

/** Has Vite's own server answer addresses that cannot be read as the product's does. */
function readAddresses(): Plugin {
  return {
    name: 'read-addresses',
    configureServer: ({ middlewares }) =>
      void middlewares.use((request, _response, next) => {
        request.url = readableAddress(request.url ?? '/');
        next();
      }),
  };
}

/** Leaves out of what browsers and their workers load what neither needs. */
const lightened = () => [withoutReplies(), withoutSchemas(), withoutUnreached()];

export default defineConfig({
  plugins: [
    readAddresses(),
    ...lightened(),
    withoutRouterExtras(),
    react(),
    preloadApplication(),
    fetchedBeforeImport(),
  ],
  build: {
    target: 'es2022',
    outDir: 'dist',
    manifest: true,
    // A style for print is a file of its own: one within the page's address would be refused (securityHeaders.ts).
    assetsInlineLimit: (file) => (file.endsWith('.css') ? false : undefined),
    // The first load has a budget of its own (scripts/size-budget.ts).
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: { index: 'index.html', [APPLICATION]: 'src/start.tsx' },
      // Calls that a page does not ask for are not brought with it.
      treeshake: { moduleSideEffects: [{ test: /[\\/]contract[\\/]\w+\.ts$/, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            { name: 'entrada', test: /src[\\/]main\.ts$|index\.html|rolldown[\\/]runtime/, priority: 1 },
            { name: APPLICATION, tags: ['$initial'] },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 3000}` } },
  // jspdf would load these for HTML and SVG, which no report has.
  worker: {
    format: 'es',
    plugins: lightened,
    rolldownOptions: {
      external: ['html2canvas', 'canvg', 'dompurify'],
      // What draws a PDF comes in one piece, which no workbook needs.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'worker',
              test: /src[\\/]kit[\\/]reports[\\/]worker\.ts$|reports[\\/]registers[\\/]contents\.ts$|rolldown[\\/]runtime/,
              priority: 1,
            },
            { name: 'pdf', test: /reports[\\/]engine[\\/]pdf\.ts$/ },
          ],
        },
      },
    },
  },
  optimizeDeps: { include: ['jspdf', 'exceljs'] },
  test: {
    projects: [
      ...zones.map((zone) => project(`domain ${zone}`, 'domain', { env: { TZ: zone } })),
      project('reports', 'reports'),
      serverProject('dataProvider', 'dataProvider', { TEST_ENGINE: 'sqlite' }),
      serverProject('contract', 'contract', { TEST_ENGINE: 'sqlite' }),
      serverProject('server sqlite', 'server', { TEST_ENGINE: 'sqlite' }),
      realPostgres
        ? postgresProject(realPostgres)
        : serverProject('server postgres', 'server', { TEST_ENGINE: 'postgres' }, { exclude: WHATEVER_DATABASE }),
      project('imports', 'imports', {
        globalSetup: 'tests/buildReader.ts',
        setupFiles: 'tests/fixtures/builtReader.ts',
      }),
      project('embedded', 'embedded'),
      {
        plugins: [oneOfEach()],
        oxc: { jsx: { development: false } },
        ...project('ui', 'ui', {
          environment: 'jsdom',
          env: { NODE_ENV: 'production' },
          setupFiles: 'tests/ui/act.ts',
          isolate: true,
          // A fresh browser for each file in a process that is warm: a third less work than a process a file. What files
          // leave behind adds up, so it is replaced now and then.
          pool: 'vmForks',
          vmMemoryLimit: '1500MB',
          // Screens make and drop by the million: what is new is looked through less often.
          execArgv: ['--max-semi-space-size=64'],
          deps: { optimizer: { client: { enabled: true, include: screenDependencies() } } },
        }),
      },
    ],
  },
});
