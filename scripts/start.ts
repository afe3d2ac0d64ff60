import { buildFrontEnd } from './build.ts';

await buildFrontEnd();
await import('../server/main.ts');
