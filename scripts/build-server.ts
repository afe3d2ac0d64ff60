import { readdirSync, rmSync, statSync } from 'node:fs';
import * as path from 'node:path';
import { build, type Plugin } from 'vite';
import { ROOT, SERVER } from './sources.ts';

const MAIN = path.join(ROOT, SERVER.result);
const OUT = path.dirname(MAIN);

/** Packages of many small modules that need no other package: they go within. The others are found in `node_modules`, as ever. */
const WITHIN = ['kysely', 'zod'];

/** What a module names beside itself (threads, children, files) stays where its source is, seen from the built file. */
function placesOfSources(): Plugin {
  return {
    name: 'places-of-sources',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(`${ROOT}${path.sep}`) || id.includes('node_modules')) return;
      const [folder = ''] = path.relative(ROOT, id).split(path.sep);
      if (!SERVER.sources.includes(folder)) throw new Error(`${id}: the server is not built anew when it changes`);
      const source = path.relative(OUT, id);
      return code
        .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${path.dirname(source)}`)})`)
        .replaceAll('import.meta.url', `new URL(${JSON.stringify(source)}, import.meta.url)`);
    },
  };
}

const MINUTE_MS = 60_000;

/** Removes what builds before the last one left. Of that one a server may run, which still has to load some files. */
function removeFormer(): void {
  const last = statSync(MAIN, { throwIfNoEntry: false })?.mtimeMs;
  if (last === undefined) return;
  for (const name of readdirSync(OUT)) {
    const file = path.join(OUT, name);
    if (statSync(file).mtimeMs < last - MINUTE_MS) rmSync(file);
  }
}

/** Puts the server's modules into few files: Node takes longer to find a thousand of them than to run them. */
export async function buildServer(): Promise<void> {
  removeFormer();
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    plugins: [placesOfSources()],
    ssr: { noExternal: WITHIN },
    build: {
      ssr: true,
      outDir: OUT,
      emptyOutDir: false,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        input: { main: path.join(ROOT, 'server/main.ts') },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}
