import exifReader from 'exif-reader';

/** Where a photo was taken: degrees, WGS 84. */
export interface Posicao {
  latitude: number;
  longitude: number;
}

/** Degrees, minutes and seconds as degrees; null where they are none of a globe. */
function degrees(parts: readonly number[] | undefined, negative: boolean, most: number): number | null {
  const [whole = Number.NaN, minutes = 0, seconds = 0] = parts ?? [];
  const value = (whole + minutes / 60 + seconds / 3600) * (negative ? -1 : 1);
  return Number.isFinite(value) && Math.abs(value) <= most ? Math.round(value * 1e6) / 1e6 : null;
}

/** The position that a photo's EXIF tells, to six decimals (a hand's breadth); null where it tells none that can be read. */
export function positionOf(exif: Buffer | undefined): Posicao | null {
  if (!exif) return null;
  try {
    const gps = exifReader(exif).GPSInfo;
    const latitude = degrees(gps?.GPSLatitude, gps?.GPSLatitudeRef === 'S', 90);
    const longitude = degrees(gps?.GPSLongitude, gps?.GPSLongitudeRef === 'W', 180);
    return latitude === null || longitude === null ? null : { latitude, longitude };
  } catch {
    return null;
  }
}
