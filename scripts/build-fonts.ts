/**
 * Builds the fonts that reports embed: DejaVu Sans Condensed, regular and bold, cut down to the characters a
 * Portuguese technical report may hold, with the table of what was kept. Does nothing when they are up to date.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FaceMetrics, FontMetrics } from '../reports/engine/face.ts';

const SOURCE = new URL('../node_modules/dejavu-fonts-ttf/ttf/', import.meta.url);
const TARGET = new URL('../reports/engine/fonts/', import.meta.url);
const FACES = { regular: 'DejaVuSansCondensed.ttf', bold: 'DejaVuSansCondensed-Bold.ttf' } as const;

/** Runs of code points, both ends included: Latin-1, Latin Extended-A, Greek letters, superscripts and subscripts. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x391, 0x3a1],
  [0x3a3, 0x3a9],
  [0x3b1, 0x3c9],
  [0x2074, 0x2079],
  [0x2080, 0x2089],
] as const;
const SYMBOLS = '–—“”„‘’‚•…‰‹›€№™−×÷≤≥≠≈∞√∑←↑→↓↔▲▼◆■□●○✓✗';

type SubsetFont = (font: Buffer, text: string, options: object) => Promise<Buffer>;

interface ParsedFont {
  cmap: { unicode: { codeMap: Record<number, number> } };
  widthOfGlyph(glyph: number): number;
  ascender: number;
  decender: number;
}

function wantedText(): string {
  let text = SYMBOLS;
  for (const [first, last] of RANGES) {
    for (let code = first; code <= last; code++) text += String.fromCodePoint(code);
  }
  return text;
}

/** Reads the subset the way that jsPDF will, so that what we measure is what it writes. */
async function metricsOf(font: Buffer, text: string): Promise<FaceMetrics> {
  const { jsPDF } = await import('jspdf');
  const doc = new jsPDF();
  doc.addFileToVFS('face.ttf', font.toString('latin1'));
  doc.addFont('face.ttf', 'face', 'normal');
  doc.setFont('face', 'normal');
  const parsed = (doc.getFont() as unknown as { metadata: ParsedFont }).metadata;
  const codes = [...text]
    .map((character) => character.codePointAt(0)!)
    .filter((code) => parsed.cmap.unicode.codeMap[code])
    .sort((a, b) => a - b);
  const glyphs = codes.map((code) => parsed.cmap.unicode.codeMap[code]!);
  return {
    codes,
    glyphs,
    advances: glyphs.map((glyph) => Math.trunc(parsed.widthOfGlyph(glyph))),
    ascent: parsed.ascender,
    descent: -parsed.decender,
  };
}

async function replaceFile(name: string, content: Buffer | string): Promise<void> {
  const partial = new URL(`${name}.${process.pid}.partial`, TARGET);
  await writeFile(partial, content);
  await rename(partial, new URL(name, TARGET));
}

/**
 * Makes sure that `regular.ttf`, `bold.ttf` and `metrics.json` are in `reports/engine/fonts/`.
 *
 * @returns whether they had to be built.
 * @throws Error when a wanted character is in neither face's source font.
 */
export async function buildFonts(): Promise<boolean> {
  const sources = {
    regular: await readFile(new URL(FACES.regular, SOURCE)),
    bold: await readFile(new URL(FACES.bold, SOURCE)),
  };
  const hash = createHash('sha256').update(await readFile(new URL(import.meta.url)));
  const source = hash.update(sources.regular).update(sources.bold).digest('hex');
  const present = ['regular.ttf', 'bold.ttf', 'metrics.json'].every((name) => existsSync(new URL(name, TARGET)));
  if (present) {
    const built = JSON.parse(await readFile(new URL('metrics.json', TARGET), 'utf8')) as FontMetrics;
    if (built.source === source) return false;
  }

  const subsetFont = createRequire(import.meta.url)('subset-font') as SubsetFont;
  const text = wantedText();
  const metrics: Partial<FontMetrics> = { source };
  await mkdir(TARGET, { recursive: true });
  for (const face of ['regular', 'bold'] as const) {
    const subset = await subsetFont(sources[face], text, {
      targetFormat: 'truetype',
      keepFeatures: [],
      noHinting: true,
    });
    metrics[face] = await metricsOf(subset, text);
    const missing = [...text].filter((character) => !metrics[face]!.codes.includes(character.codePointAt(0)!));
    if (missing.length > 0) throw new Error(`${FACES[face]} has no glyph for ${missing.join(' ')}`);
    await replaceFile(`${face}.ttf`, subset);
  }
  await replaceFile('metrics.json', JSON.stringify(metrics));
  return true;
}

if (import.meta.main) {
  console.log((await buildFonts()) ? 'Fontes dos relatórios geradas.' : 'Fontes dos relatórios em dia.');
}
