/** Knows the width of a text on one line, in the unit of the caller's widths. */
export interface Ruler {
  measure(text: string): number;
}

/** Where a long word is broken, best first; the end of an address, 'com.br', stays whole. */
const BREAKS = [
  // Addresses, and the halves of one, each begin a line.
  { after: /(?<=;)/u, begins: true },
  { after: /(?<=@)/u, begins: true },
  { after: /(?<=[-/._,:?&=+])(?!\p{L}{2,3};?$)/u, begins: false },
  { after: /(?:)/u, begins: false },
];

/**
 * Breaks a text into lines no wider than `width`: between words, then inside a word that is too long for a line.
 * Line breaks of the text are kept. A line is wider only when a single character is.
 */
export function wrap(text: string, width: number, ruler: Ruler): string[] {
  if (!text.includes('\n') && ruler.measure(text) <= width) return [text];
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      const joined = line === '' ? word : `${line} ${word}`;
      if (ruler.measure(joined) <= width) {
        line = joined;
        continue;
      }
      if (line !== '') lines.push(line);
      line = ruler.measure(word) <= width ? word : breakWord(word, width, ruler, lines);
    }
    lines.push(line);
  }
  return lines;
}

/** Adds the full lines of a long word to `lines`, of which `begun` is not full yet, and returns what is left of it. */
function breakWord(word: string, width: number, ruler: Ruler, lines: string[], begun = '', level = 0): string {
  const { after, begins } = BREAKS[level]!;
  let line = begun;
  for (const piece of word.split(after)) {
    if (ruler.measure(line + piece) <= width) {
      line += piece;
      continue;
    }
    const breaks = level + 1 < BREAKS.length && ruler.measure(piece) > width;
    if (line !== '' && (begins || !breaks)) {
      lines.push(line);
      line = '';
    }
    line = breaks ? breakWord(piece, width, ruler, lines, line, level + 1) : piece;
  }
  return line;
}

/** Width of the widest line that cannot be broken between words, and of the widest line of all. */
export function extentOf(text: string, ruler: Ruler): { min: number; max: number } {
  if (!/[ \n]/.test(text)) {
    const width = ruler.measure(text);
    return { min: width, max: width };
  }
  return {
    min: widest(text.split(/[ \n]/), ruler),
    max: widest(text.split('\n'), ruler),
  };
}

function widest(texts: readonly string[], ruler: Ruler): number {
  return texts.reduce((width, text) => Math.max(width, ruler.measure(text)), 0);
}
