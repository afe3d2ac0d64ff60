import { enableCompileCache, flushCompileCache } from 'node:module';
import * as path from 'node:path';

// What is loaded from here on is kept compiled, without its types, for the next start.
enableCompileCache(path.resolve(import.meta.dirname, '../node_modules/.cache/efluentes'));
const { run } = await import('./run.ts');
await run();
flushCompileCache();
