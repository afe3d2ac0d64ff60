/** Where a photo was taken: degrees, WGS 84. */
export interface Posicao {
  latitude: number;
  longitude: number;
}

/** Tags of EXIF: where the part on the position stands, and what that says (CIPA DC-008, 4.6.3 and 4.6.6). */
const GPS = 0x8825;
const LATITUDE_REF = 1;
const LATITUDE = 2;
const LONGITUDE_REF = 3;
const LONGITUDE = 4;

const RATIONAL = 5;

/** What EXIF is made of: a TIFF, with or without the mark that it has in a JPEG. What is past its end throws. */
interface Tiff {
  byte(at: number): number;
  short(at: number): number;
  long(at: number): number;
}

function tiffOf(exif: Buffer): Tiff {
  const bytes = exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const little = view.getUint16(0) === 0x4949;
  return {
    byte: (at) => view.getUint8(at),
    short: (at) => view.getUint16(at, little),
    long: (at) => view.getUint32(at, little),
  };
}

/** Where the value of a tag stands in a list of them, which tells their number first; null without that tag. */
function valueAt(tiff: Tiff, list: number, tag: number): number | null {
  const count = tiff.short(list);
  for (let entry = list + 2; entry < list + 2 + count * 12; entry += 12) {
    if (tiff.short(entry) === tag) return entry + 8;
  }
  return null;
}

/** Degrees, minutes and seconds as degrees; null where they are none of a globe. */
function degrees(tiff: Tiff, at: number | null, negative: boolean, most: number): number | null {
  if (at === null || tiff.short(at - 6) !== RATIONAL || tiff.long(at - 4) !== 3) return null;
  const parts = tiff.long(at);
  const [whole = Number.NaN, minutes = 0, seconds = 0] = [0, 8, 16].map(
    (part) => tiff.long(parts + part) / tiff.long(parts + part + 4),
  );
  const value = (whole + minutes / 60 + seconds / 3600) * (negative ? -1 : 1);
  return Number.isFinite(value) && Math.abs(value) <= most ? Math.round(value * 1e6) / 1e6 : null;
}

function read(exif: Buffer): Posicao | null {
  const tiff = tiffOf(exif);
  const at = valueAt(tiff, tiff.long(4), GPS);
  if (at === null) return null;
  const gps = tiff.long(at);
  const says = (tag: number, letter: string) => {
    const place = valueAt(tiff, gps, tag);
    return place !== null && tiff.byte(place) === letter.charCodeAt(0);
  };
  const latitude = degrees(tiff, valueAt(tiff, gps, LATITUDE), says(LATITUDE_REF, 'S'), 90);
  const longitude = degrees(tiff, valueAt(tiff, gps, LONGITUDE), says(LONGITUDE_REF, 'W'), 180);
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/**
 * The position that a photo's EXIF tells, to six decimals (a hand's breadth); null where it tells none that can be read.
 * Nothing else is read: EXIF of some kilobytes may name values of gigabytes.
 */
export function positionOf(exif: Buffer | undefined): Posicao | null {
  if (!exif) return null;
  try {
    return read(exif);
  } catch {
    return null;
  }
}
