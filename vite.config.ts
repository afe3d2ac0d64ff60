import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** A PostgreSQL server to test on besides the embedded one of its dialect: `postgres://…` of a user who may create databases. */
const realPostgres = process.env.TEST_DATABASE_URL;

const zones = ['UTC', 'America/Sao_Paulo', 'Asia/Tokyo'];

/** One Vitest project: a folder of tests, the environment it needs, and variables it runs under. */
function project(name: string, folder: string, env: Record<string, string> = {}, environment = 'node') {
  return {
    extends: true as const,
    test: {
      name,
      environment,
      env,
      // Room for a machine that does other things as well; no test waits this long by design.
      testTimeout: 20_000,
      hookTimeout: 30_000,
      include: [`tests/${folder}/**/*.test.{ts,tsx}`],
    },
  };
}

export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    manifest: true,
    modulePreload: { polyfill: false },
    // The first load has a budget of its own (scripts/size-budget.ts).
    chunkSizeWarningLimit: 2000,
    // What the first page needs is one file: in many small ones the same bytes compress worse.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'inicio', tags: ['$initial'] }] } } },
  },
  server: { port: 5173, proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 3000}` } },
  // jspdf would load these for HTML and SVG, which no report has.
  worker: { format: 'es', rolldownOptions: { external: ['html2canvas', 'canvg', 'dompurify'] } },
  optimizeDeps: { include: ['jspdf', 'exceljs'] },
  test: {
    projects: [
      ...zones.map((zone) => project(`domain ${zone}`, 'domain', { TZ: zone })),
      project('reports', 'reports'),
      project('dataProvider', 'dataProvider'),
      project('contract', 'contract'),
      project('server sqlite', 'server', { TEST_ENGINE: 'sqlite' }),
      project('server postgres', 'server', { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: '' }),
      ...(realPostgres
        ? [project('server postgres real', 'server', { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: realPostgres })]
        : []),
      project('embedded', 'embedded'),
      project('ui', 'ui', {}, 'jsdom'),
    ],
  },
});
