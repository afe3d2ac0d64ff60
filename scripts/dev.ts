import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { buildFonts } from './build-fonts.ts';
import { ROOT } from './sources.ts';

await buildFonts();
const api = spawn(process.execPath, ['--watch', 'server/main.ts', '--sem-telas'], { cwd: ROOT, stdio: 'inherit' });
const front = await createServer({ root: ROOT });
await front.listen();
front.printUrls();

const stop = async () => {
  api.kill('SIGTERM');
  await front.close();
  process.exit(0);
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
