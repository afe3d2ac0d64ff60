import { createRequire } from 'node:module';
import * as path from 'node:path';
import { expect, test } from 'vitest';
import { first } from '../../i18n/first.ts';
import { later } from '../../i18n/later.ts';

interface Font {
  availableFeatures: string[];
  variationAxes: Record<string, { min: number; max: number }>;
  hasGlyphForCodePoint(code: number): boolean;
}

const file = path.join(import.meta.dirname, '../../src/kit/fonts/inter.woff2');
const font: Font = createRequire(import.meta.url)('fontkit').openSync(file);
const missing = (text: string) => [...new Set(text)].filter((one) => !font.hasGlyphForCodePoint(one.codePointAt(0)!));

test('the font of the screens has a sign for every character of the texts', () => {
  expect(missing(JSON.stringify([first, later]))).toEqual([]);
});

test('and for those of names, units and figures', () => {
  const latin = Array.from({ length: 0x100 - 0xa0 }, (_, at) => String.fromCodePoint(0xa0 + at)).filter(
    (one) => one !== '\u00ad',
  );
  expect(missing(`${latin.join('')}ŒœΔδμ–—‘’“”…›€−≤≥→↓▲▼✓✗₄₅`)).toEqual([]);
});

test('its figures can be of one width, from regular to bold', () => {
  expect(font.availableFeatures).toContain('tnum');
  expect(font.variationAxes.wght).toMatchObject({ min: 400, max: 700 });
});
