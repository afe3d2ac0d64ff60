import { momentToLocal } from '../../domain/calendar.ts';

/** What file names cannot hold, on some system or other, or what would not be read in them. */
const UNFIT = /[^\p{L}\p{N}.-]+/gu;

/** A text as the name of a file may hold it. */
export const fitForFile = (text: string): string => text.trim().replace(UNFIT, '-');

/**
 * What the file names of a client's documents say: its code, or its id where it has none, and the day of emission.
 *
 * ```
 * fileOf({ id: 3, codigo: 'C/003' }, '2026-11-20T12:00:00.000Z') // 'C-003_2026-11-20'
 * ```
 */
export function fileOf({ id, codigo }: { id: number; codigo?: string | null }, emittedAt: string): string {
  const code = fitForFile(codigo ?? '');
  return [code || id, momentToLocal(emittedAt)?.date].filter(Boolean).join('_');
}
