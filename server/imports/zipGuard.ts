import { crc32, inflateRawSync } from 'node:zlib';
import type { Limits } from './limits.ts';
import { DAMAGED, OVERSIZED, PROTECTED, Refusal } from './refusal.ts';

/** A part of the package as its central directory declares it. */
export interface ZipEntry {
  name: string;
  encrypted: boolean;
  method: number;
  crc: number;
  compressed: number;
  inflated: number;
  offset: number;
}

type ZipLimits = Pick<Limits, 'entries' | 'inflatedBytes' | 'ratio' | 'bigEntryBytes'>;

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const LONGEST_END = 22 + 0xffff;
const IN_EXTRA_FIELD = 0xffffffff;
const ZIP64_FIELD = 1;
const STORED = 0;
const DEFLATED = 8;

/**
 * Lists the parts of a zip file by its central directory, without inflating any, and refuses those that declare too
 * much: too many parts, too many bytes, or a suspicious inflation.
 *
 * @throws Refusal
 */
export function listEntries(zip: Buffer, limits: ZipLimits): ZipEntry[] {
  const end = endOfDirectory(zip);
  const count = zip.readUInt16LE(end + 10);
  if (count > limits.entries) throw new Refusal(OVERSIZED);
  const entries: ZipEntry[] = [];
  let total = 0;
  let at = zip.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Refusal(DAMAGED);
    const nameLength = zip.readUInt16LE(at + 28);
    const extraLength = zip.readUInt16LE(at + 30);
    const extraStart = at + 46 + nameLength;
    const extra = zip.subarray(extraStart, extraStart + extraLength);
    const [inflated, compressed, offset] = sizes(zip, at, extra);
    total += inflated;
    const suspicious = inflated > limits.bigEntryBytes && inflated > compressed * limits.ratio;
    if (total > limits.inflatedBytes || suspicious) throw new Refusal(OVERSIZED);
    entries.push({
      name: zip.toString('utf8', at + 46, extraStart),
      encrypted: (zip.readUInt16LE(at + 8) & 1) === 1,
      method: zip.readUInt16LE(at + 10),
      crc: zip.readUInt32LE(at + 16),
      compressed,
      inflated,
      offset,
    });
    at = extraStart + extraLength + zip.readUInt16LE(at + 32);
  }
  return entries;
}

function endOfDirectory(zip: Buffer): number {
  for (let at = zip.length - 22; at >= 0 && at >= zip.length - LONGEST_END; at -= 1) {
    if (zip.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  throw new Refusal(DAMAGED);
}

/** Inflated size, compressed size and offset; writers that stream put them in an extra field of 64 bits. */
function sizes(zip: Buffer, at: number, extra: Buffer): [inflated: number, compressed: number, offset: number] {
  const declared: [number, number, number] = [
    zip.readUInt32LE(at + 24),
    zip.readUInt32LE(at + 20),
    zip.readUInt32LE(at + 42),
  ];
  let field = 0;
  while (field + 4 <= extra.length && extra.readUInt16LE(field) !== ZIP64_FIELD)
    field += 4 + extra.readUInt16LE(field + 2);
  let long = field + 4;
  return declared.map((value) => {
    if (value !== IN_EXTRA_FIELD) return value;
    if (long + 8 > extra.length) throw new Refusal(DAMAGED);
    long += 8;
    return Number(extra.readBigUInt64LE(long - 8));
  }) as typeof declared;
}

/**
 * Inflates one part, never beyond the size that it declared: a part that holds more than it says is refused before
 * the excess takes memory.
 *
 * @throws Refusal
 */
export function inflateEntry(zip: Buffer, entry: ZipEntry): Buffer {
  const { offset, compressed, inflated, method, crc } = entry;
  if (entry.encrypted) throw new Refusal(PROTECTED);
  if (offset + 30 > zip.length || zip.readUInt32LE(offset) !== LOCAL_ENTRY) throw new Refusal(DAMAGED);
  const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
  const data = zip.subarray(start, start + compressed);
  const content = data.length === compressed ? inflate(data, method, inflated) : null;
  if (!content || content.length !== inflated || crc32(content) !== crc) throw new Refusal(DAMAGED);
  return content;
}

function inflate(data: Buffer, method: number, inflated: number): Buffer | null {
  if (method === STORED) return data;
  if (method !== DEFLATED) return null;
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, inflated) });
  } catch {
    return null;
  }
}
