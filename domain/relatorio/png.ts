/** What a PNG says of itself. */
export interface Png {
  largura: number;
  altura: number;
  /** Bits of each colour of a pixel, or of its number in the palette. */
  bits: number;
  entrelacada: boolean;
  /** The pixels as they are compressed (zlib). */
  dados: string;
  /** Length of the pixels once inflated: each line of them begins with a byte that names its filter. */
  inflados: number;
  /** The file with the parts that are drawn alone: no other is looked at, nor inflated, when it is. */
  arquivo: string;
}

export const PNG = '\x89PNG\r\n\x1a\n';

const DRAWN = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
const PALETTE = 3;
/** Colours of a pixel by colour type (PNG, third edition, 11.2.1): grey, RGB, palette, grey and alpha, RGB and alpha. */
const CHANNELS = new Map([
  [0, 1],
  [2, 3],
  [PALETTE, 1],
  [4, 2],
  [6, 4],
]);

/**
 * Reads the header of a PNG and gathers what is drawn of it. Nothing is inflated.
 *
 * @param bytes one character a byte
 * @returns null when it has no such header, or wants a palette and has none before its pixels
 */
export function lerPng(bytes: string): Png | null {
  if (bytes.length < 33 || bytes.slice(12, 16) !== 'IHDR') return null;
  const [bits, color] = [bytes.charCodeAt(24), bytes.charCodeAt(25)];
  const channels = CHANNELS.get(color);
  if (channels === undefined) return null;
  const parts = partsOf(bytes);
  const types = parts.map(({ type }) => type);
  const palette = types.indexOf('PLTE');
  if (color === PALETTE && (palette < 0 || palette > types.indexOf('IDAT'))) return null;
  const [largura, altura] = [bigEndian(bytes, 16, 4), bigEndian(bytes, 20, 4)];
  return {
    largura,
    altura,
    bits,
    entrelacada: bytes.charCodeAt(28) !== 0,
    dados: parts.map(({ type, all }) => (type === 'IDAT' ? all.slice(8, -4) : '')).join(''),
    inflados: altura * (1 + Math.ceil((largura * channels * bits) / 8)),
    arquivo: `${PNG}${parts.map(({ all }) => all).join('')}`,
  };
}

/** The parts that are drawn, up to the end: each its length, its type, that much, and a check sum. */
function partsOf(bytes: string): { type: string; all: string }[] {
  const parts: { type: string; all: string }[] = [];
  for (let at = PNG.length; at + 12 <= bytes.length; ) {
    const type = bytes.slice(at + 4, at + 8);
    const next = at + 12 + bigEndian(bytes, at, 4);
    if (DRAWN.has(type)) parts.push({ type, all: bytes.slice(at, next) });
    if (type === 'IEND') break;
    at = next;
  }
  return parts;
}

/** A number of so many bytes, the highest first. */
export function bigEndian(bytes: string, at: number, length: number): number {
  let value = 0;
  for (let index = at; index < at + length; index += 1) value = value * 256 + bytes.charCodeAt(index);
  return value;
}
