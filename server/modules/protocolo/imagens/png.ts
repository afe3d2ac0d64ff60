const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** The parts that make the picture and its colours, and EXIF (PNG, third edition, 11). */
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'iCCP', 'sRGB', 'gAMA', 'cHRM', 'eXIf']);

/** Bytes of a part beside its contents: their length, its type, a check sum. */
const AROUND = 12;

/** Whether a file begins as a PNG. */
export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE);

/**
 * A PNG without what is not drawn. Texts are packed: of some kilobytes each, the library of images would unpack all of
 * them, gigabytes, before it looks at a pixel.
 */
export function onlyDrawn(png: Buffer): Buffer {
  const drawn = Buffer.alloc(png.length);
  let length = png.copy(drawn, 0, 0, SIGNATURE.length);
  for (let at = SIGNATURE.length; at + AROUND <= png.length; ) {
    const type = png.toString('latin1', at + 4, at + 8);
    const next = at + AROUND + png.readUInt32BE(at);
    if (KEPT.has(type)) length += png.copy(drawn, length, at, next);
    if (type === 'IEND') break;
    at = next;
  }
  return drawn.subarray(0, length);
}
