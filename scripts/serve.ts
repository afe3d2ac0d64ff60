import { existsSync } from 'node:fs';
import * as path from 'node:path';
import { ROOT, SERVER } from './sources.ts';

const built = path.join(ROOT, SERVER.result);
if (!existsSync(built)) {
  console.error(`O servidor não foi construído: falta ${built}. Rode antes: npm run build`);
  process.exit(1);
}
await import(built);
