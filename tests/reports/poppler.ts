import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file's bytes: as themselves, or as what looks at them, which may lie in the midst of others' (Node's small buffers do). */
type Pdf = ArrayBuffer | Uint8Array;

/** Runs a program of poppler-utils over a PDF and returns what it prints. `-` stands for its output. */
function poppler(program: string, pdf: Pdf, args: string[] = [], output: string[] = []): string {
  const folder = mkdtempSync(join(tmpdir(), 'relatorio-'));
  const file = join(folder, 'relatorio.pdf');
  writeFileSync(file, new Uint8Array(pdf));
  try {
    return execFileSync(program, [...args, file, ...output], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error(`${program} is missing: install poppler-utils (apt-get install poppler-utils).`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Text of each page, in the order it is drawn. */
export function pageTexts(pdf: Pdf): string[] {
  return poppler('pdftotext', pdf, ['-raw'], ['-']).split('\f').slice(0, -1);
}

/** What pdfinfo tells, by name. */
export function info(pdf: Pdf): Record<string, string> {
  const lines = poppler('pdfinfo', pdf, ['-isodates']).trim().split('\n');
  return Object.fromEntries(lines.map((line) => /^([^:]+):\s*(.*)$/.exec(line)!.slice(1) as [string, string]));
}

/** Name, and whether it is embedded and a subset with its meaning as text, of each font. */
export function fonts(pdf: Pdf): { name: string; embedded: boolean; unicode: boolean }[] {
  const rows = poppler('pdffonts', pdf).trim().split('\n').slice(2);
  return rows.map((row) => {
    const flags = /\s(yes|no)\s+(yes|no)\s+(yes|no)\s+\d+\s+\d+$/.exec(row)!;
    return { name: row.slice(0, 36).trim(), embedded: flags[1] === 'yes', unicode: flags[3] === 'yes' };
  });
}

export interface Word {
  page: number;
  text: string;
  xMin: number;
  yMin: number;
  xMax: number;
  yMax: number;
}

/** Every word with its place, in points from the page's top left corner, and the sizes of the pages. */
export function words(pdf: Pdf): { words: Word[]; width: number; height: number } {
  const html = poppler('pdftotext', pdf, ['-bbox'], ['-']);
  const found: Word[] = [];
  let page = 0;
  let size = { width: 0, height: 0 };
  for (const line of html.split('\n')) {
    const sheet = /<page width="([\d.]+)" height="([\d.]+)"/.exec(line);
    if (sheet) {
      page += 1;
      size = { width: Number(sheet[1]), height: Number(sheet[2]) };
    }
    const word = /<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">(.*)<\/word>/.exec(line);
    if (!word) continue;
    const [xMin, yMin, xMax, yMax] = word.slice(1, 5).map(Number) as [number, number, number, number];
    found.push({ page, text: word[5]!, xMin, yMin, xMax, yMax });
  }
  return { words: found, ...size };
}

/** Pairs of words that cover each other by more than a hair. */
function overlaps(all: readonly Word[]): string[] {
  const found: string[] = [];
  const sorted = [...all].sort((a, b) => a.page - b.page || a.yMin - b.yMin);
  sorted.forEach((one, index) => {
    for (let next = index + 1; next < sorted.length; next++) {
      const other = sorted[next]!;
      // Boxes are as tall as the font's ascent and descent: those of neighbouring lines touch.
      if (other.page !== one.page || other.yMin > one.yMax - 0.3 * (one.yMax - one.yMin)) break;
      const across = Math.min(one.xMax, other.xMax) - Math.max(one.xMin, other.xMin);
      if (across > 0.5) found.push(`${one.text} × ${other.text}`);
    }
  });
  return found;
}

/** Words that are at the very edge of the page or beyond it, and pairs of words that cover each other. */
export function misplaced(pdf: Pdf): string[] {
  const { words: all, width, height } = words(pdf);
  const outside = all.filter(
    ({ xMin, xMax, yMin, yMax }) => xMin < 20 || xMax > width - 20 || yMin < 10 || yMax > height - 10,
  );
  return [...outside.map(({ page, text }) => `${text} (página ${page})`), ...overlaps(all)];
}
