import { addDays, formatDate, isCalendarDate, parseDate } from '../../../domain/calendar.ts';
import { readTime } from '../../../domain/coleta/elapsed.ts';
import { parseNumber, writeNumber } from '../../../domain/numbers.ts';

/** What a cell's number format shows beside its digits. */
export interface Shown {
  unit: string | null;
  /** By what power of ten a number is shown larger than it is. */
  power: number;
  /** The format, where it shows some numbers in one unit and some in another, or other numbers than there are. */
  unclear?: string;
}

/** A cell as the spreadsheet reader gives it: text, number, date (in UTC), boolean or error. */
export interface Cell {
  t: string;
  v?: unknown;
  shown?: Shown;
}

export type Row = readonly (Cell | undefined)[];

/** Day 0 of a sheet's count, such that day 61 and later come out right (the count takes 1900 for a leap year). */
const EPOCH = '1899-12-30';
const EPOCH_1904_DAYS = 1462;
/** 1990 to 2099: outside, a bare number in a date column is something else (a year, '20260514'), not a date. */
const SERIALS = { first: 32_874, last: 73_050 };
const MINUTES_A_DAY = 1440;
const SECOND = 1000;

/** A dash stands for 'nothing was measured'. */
const DASH = /^[-–—]+$/;

/** Digits that a spreadsheet itself keeps; beyond them is binary noise (0.1 + 0.2). */
export const asTyped = (value: number) => Number(value.toPrecision(15));

const pad = (value: number) => String(value).padStart(2, '0');

/** The longest text that names something, in characters: of a longer one so many are kept, and a mark that it goes on. */
export const LONGEST_NAME = 200;

/** A text that names something, cut where it is none. */
export function clipped(text: string | null): string | null {
  return text !== null && text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME)}…`.toWellFormed() : text;
}

/** What a cell says as text; null when it says nothing. */
export function cellText(cell: Cell | undefined): string | null {
  const value = cell?.v;
  if (!cell || value === undefined || value === null) return null;
  if (cell.t === 'e') return '#ERRO';
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (typeof value === 'number') return writeNumber(asTyped(value)) || null;
  if (value instanceof Date) {
    const { date, time } = moment(value);
    return (time === '00:00' ? formatDate(date) : `${formatDate(date)} ${time}`).trim() || null;
  }
  const text = String(value).replaceAll('\0', '').toWellFormed().trim();
  return text === '' ? null : text;
}

/** By column, from one on, the nearest that says anything: itself, or one on its left; -1 where there is none. */
export function nearestFilled(row: Row, first: number): number[] {
  const found: number[] = [];
  for (let at = first, nearest = -1; at < row.length; at += 1) {
    if (cellText(row[at]) !== null) nearest = at;
    found[at] = nearest;
  }
  return found;
}

/** A laboratory value or a reading as raw text; null for an empty cell or a dash. */
export function cellValue(cell: Cell | undefined): string | null {
  const text = cellText(cell);
  return text !== null && DASH.test(text) ? null : text;
}

/** The number that a cell holds, as number or text. */
export function cellNumber(cell: Cell | undefined): number | null {
  return parseNumber(cellText(cell) ?? '');
}

function moment(value: Date): { date: string; time: string } {
  if (Number.isNaN(value.getTime())) return { date: '', time: '' };
  const iso = new Date(Math.round(value.getTime() / SECOND) * SECOND).toISOString();
  return { date: iso.slice(0, 10), time: iso.slice(11, 16) };
}

function serialMoment(serial: number, date1904: boolean): { date: string; time: string } | null {
  const days = Math.floor(serial) + (date1904 ? EPOCH_1904_DAYS : 0);
  if (days < SERIALS.first || days > SERIALS.last) return null;
  return { date: addDays(EPOCH, days), time: fractionTime(serial) };
}

function fractionTime(serial: number): string {
  const minutes = Math.floor((serial - Math.floor(serial)) * MINUTES_A_DAY + 1 / 60) % MINUTES_A_DAY;
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** A day as sheets write it as a text, also with points or hyphens between its parts: 'DD.MM.YYYY', 'DD-MM-YYYY'. */
export const sheetDate = (text: string): string | null =>
  parseDate(text.replace(/^\s*(\d{1,2})([.-])(\d{1,2})\2(\d{4})\s*$/, '$1/$3/$4'));

/**
 * The calendar date of a cell (and the time of day, when the cell carries one): a date cell, a serial number, or a
 * text 'dd/mm/yyyy' or ISO. Never shifted by any zone. What cannot be read comes back as its text.
 */
export function cellDate(cell: Cell | undefined, date1904: boolean): { date: string | null; time: string | null } {
  if (cell?.v instanceof Date) return dayAndTime(moment(cell.v));
  if (cell?.t === 'n' && typeof cell.v === 'number') {
    const read = serialMoment(cell.v, date1904);
    if (read) return dayAndTime(read);
  }
  const text = cellText(cell);
  const [day = '', rest] = splitOnce(text ?? '', /\s*[T\s]\s*/);
  const date = sheetDate(day);
  if (date === null || (rest !== null && readTime(rest) === null)) return { date: text, time: null };
  return { date, time: rest === null ? null : readTime(rest) };
}

/** Midnight is how a date without time is kept. */
function dayAndTime({ date, time }: { date: string; time: string }) {
  return isCalendarDate(date) ? { date, time: time === '00:00' ? null : time } : { date: null, time: null };
}

/** The time of day of a cell as 'HH:MM': a time cell, a fraction of a day or a text; else its text as it is. */
export function cellTime(cell: Cell | undefined): string | null {
  if (cell?.v instanceof Date) return moment(cell.v).time || null;
  if (cell?.t === 'n' && typeof cell.v === 'number' && cell.v >= 0 && cell.v < 1) return fractionTime(cell.v);
  const text = cellText(cell);
  return text === null ? null : (readTime(text) ?? text);
}

function splitOnce(text: string, by: RegExp): [string, string | null] {
  const match = by.exec(text);
  return match ? [text.slice(0, match.index), text.slice(match.index + match[0].length)] : [text, null];
}
