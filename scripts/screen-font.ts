/**
 * Makes the font of the screens, `src/kit/fonts/inter.woff2`: Inter (SIL Open Font License), regular to bold in one file,
 * cut down to what Portuguese texts and the product's signs need, with figures of one width. The file is kept with the
 * sources: run this again with another version of `inter-ui` or other signs.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const SOURCE = new URL('../node_modules/inter-ui/variable/InterVariable.woff2', import.meta.url);
const FONT = new URL('../src/kit/fonts/inter.woff2', import.meta.url);

/** Runs of code points, both ends included: those of Latin-1 that show something. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xac],
  [0xae, 0xff],
] as const;
const SIGNS = 'ŒœΔδμ–—‘’“”…›€−≤≥←↑→↓□▲▼✓✗₀₁₂₃₄₅₆₇₈₉';

type SubsetFont = (font: Buffer, text: string, options: object) => Promise<Buffer>;

const latin = RANGES.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at));
const subsetFont = createRequire(import.meta.url)('subset-font') as SubsetFont;
const font = await subsetFont(await readFile(SOURCE), String.fromCodePoint(...latin) + SIGNS, {
  targetFormat: 'woff2',
  noHinting: true,
  keepFeatures: ['tnum', 'kern'],
  variationAxes: { opsz: 14, wght: { min: 400, max: 700, default: 400 } },
});
await writeFile(FONT, font);
console.log(`Fonte das telas: ${(font.length / 1024).toFixed(1)} KiB`);
