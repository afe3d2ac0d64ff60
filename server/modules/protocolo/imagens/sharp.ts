import type sharp from 'sharp';

type Sharp = typeof sharp;

/** What may be read, whatever else the library can: never SVG, PDF or GIF. */
const LOADERS = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'];

async function load(): Promise<Sharp> {
  const { default: library } = await import('sharp');
  library.block({ operation: ['VipsForeignLoad'] });
  library.unblock({ operation: LOADERS });
  // Photos come one at a time, and none twice.
  library.cache(false);
  library.concurrency(1);
  return library;
}

let loaded: Promise<Sharp> | undefined;

/** The library of images, loaded when first needed. */
export function loadSharp(): Promise<Sharp> {
  loaded ??= load();
  return loaded;
}
