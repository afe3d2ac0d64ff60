import { describe, expect, test } from 'vitest';
import {
  addDays,
  addYears,
  daysBetween,
  formatDate,
  formatMoment,
  isCalendarDate,
  localToMoment,
  momentToLocal,
  monthAbbreviation,
  monthInPhrase,
  monthName,
  parseDate,
} from '../../domain/calendar.ts';

test('the zone of the project is in force', () => {
  const offsets: Record<string, number> = { UTC: 0, 'America/Sao_Paulo': 180, 'Asia/Tokyo': -540 };
  expect(new Date('2026-06-15T12:00:00Z').getTimezoneOffset()).toBe(offsets[process.env.TZ ?? 'UTC']);
});

describe('calendar dates', () => {
  test.each([
    ['31/12/2026', '2026-12-31'],
    ['1/2/2026', '2026-02-01'],
    ['2026-12-31', '2026-12-31'],
    [' 29/02/2024 ', '2024-02-29'],
    [' 2024-02-29 ', '2024-02-29'],
    ['01/01/0001', '0001-01-01'],
    ['29/02/2000', '2000-02-29'],
    // Midnight did not exist on this day in São Paulo: clocks went from 23:59 to 01:00.
    ['04/11/2018', '2018-11-04'],
    ['01/01/0050', '0050-01-01'],
  ])('parseDate reads %j', (text, date) => {
    expect(parseDate(text)).toBe(date);
    expect(isCalendarDate(date)).toBe(true);
    expect(parseDate(formatDate(date))).toBe(date);
  });

  test.each([
    '29/02/2023',
    '29/02/1900',
    '31/04/2026',
    '31/02/2026',
    '00/01/2026',
    '01/13/2026',
    '01/00/2026',
    '01/01/26',
    '01/01/0000',
    '2026-2-1',
    '2026-02-30',
    '2026-12-31T00:00:00Z',
    '31-12-2026',
    'a2026-12-31',
    '131/12/2026',
    '31/12/20261',
    '',
  ])('parseDate refuses %j', (text) => {
    expect(parseDate(text)).toBeNull();
  });

  test.each(['31/12/2026', '2026-02-29', ' 2026-01-01', null, undefined, 20260101])('%j is none', (value) => {
    expect(isCalendarDate(value)).toBe(false);
  });

  test.each([
    ['2026-12-31', '31/12/2026'],
    ['2018-11-04', '04/11/2018'],
    [null, ''],
    [undefined, ''],
    ['', ''],
    ['2026-02-30', ''],
  ])('formatDate shows %j as %j', (date, text) => {
    expect(formatDate(date)).toBe(text);
  });

  test.each([
    ['2026-11-20', -365, '2025-11-20'],
    ['2024-11-20', -365, '2023-11-21'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2018-11-03', 1, '2018-11-04'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-12-31', 0, '2026-12-31'],
    ['0099-12-31', 1, '0100-01-01'],
  ])('%s plus %d days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
    expect(daysBetween(date, expected)).toBe(days);
  });

  test.each([
    ['2024-02-29', 1, '2025-02-28'],
    ['2024-02-29', 2, '2026-02-28'],
    ['2024-02-29', 4, '2028-02-29'],
    ['2026-02-28', 2, '2028-02-28'],
    ['2026-11-20', -1, '2025-11-20'],
  ])('%s plus %d years is %s', (date, years, expected) => {
    expect(addYears(date, years)).toBe(expected);
  });

  test('arithmetic refuses what is no date, and leaving four-digit years', () => {
    expect(() => addDays('31/12/2026', 1)).toThrow(RangeError);
    expect(() => addYears('2026-02-30', 1)).toThrow(RangeError);
    expect(() => daysBetween('2026-01-01', '')).toThrow(RangeError);
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
    expect(() => addDays('2026-01-01', Number.NaN)).toThrow(RangeError);
    expect(() => addYears('9999-12-31', 1)).toThrow(RangeError);
  });
});

describe('moments', () => {
  test.each([
    ['2027-01-01T00:05:00Z', '2026-12-31', '21:05', '31/12/2026 21:05'],
    ['2027-01-01T00:05:00.000Z', '2026-12-31', '21:05', '31/12/2026 21:05'],
    ['2026-06-15T12:00:00', '2026-06-15', '09:00', '15/06/2026 09:00'],
    [' 2026-06-15T12:00Z ', '2026-06-15', '09:00', '15/06/2026 09:00'],
    ['2026-06-15 12:00:00.123456', '2026-06-15', '09:00', '15/06/2026 09:00'],
    ['2026-06-15T09:00:00-03:00', '2026-06-15', '09:00', '15/06/2026 09:00'],
    ['2026-06-15T09:00:00-0300', '2026-06-15', '09:00', '15/06/2026 09:00'],
    ['2024-03-01T02:59:59Z', '2024-02-29', '23:59', '29/02/2024 23:59'],
    // Summer time in São Paulo when it still had one: the shift stays at 3 hours.
    ['2018-12-25T12:00:00Z', '2018-12-25', '09:00', '25/12/2018 09:00'],
  ])('%s is shown 3 hours earlier', (iso, date, time, text) => {
    expect(momentToLocal(iso)).toEqual({ date, time });
    expect(formatMoment(iso)).toBe(text);
  });

  test.each([null, undefined, '', '2026-06-15', '2026-02-30T10:00:00Z', '2026-06-15T24:00:00Z', 'ontem'])(
    '%j is no moment',
    (iso) => {
      expect(momentToLocal(iso)).toBeNull();
      expect(formatMoment(iso)).toBe('');
    },
  );

  test.each([
    ['2026-12-31', '21:05', '2027-01-01T00:05:00.000Z'],
    ['2024-02-29', '23:59:59', '2024-03-01T02:59:59.000Z'],
    ['2018-11-04', '00:00', '2018-11-04T03:00:00.000Z'],
  ])('%s %s is stored as %s', (date, time, iso) => {
    expect(localToMoment(date, time)).toBe(iso);
    expect(momentToLocal(iso)).toEqual({ date, time: time.slice(0, 5) });
  });

  test.each([
    ['2026-02-29', '10:00'],
    ['2026-01-01', '24:00'],
    ['2026-01-01', '9:00'],
    ['2026-01-01', '10:00Z'],
  ])('%s %s cannot be stored', (date, time) => {
    expect(() => localToMoment(date, time)).toThrow(RangeError);
  });
});

test('months have Portuguese names', () => {
  expect([1, 3, 12].map(monthName)).toEqual(['Janeiro', 'Março', 'Dezembro']);
  expect([1, 3, 12].map(monthInPhrase)).toEqual(['janeiro', 'março', 'dezembro']);
  expect([1, 2, 9, 12].map(monthAbbreviation)).toEqual(['Jan', 'Fev', 'Set', 'Dez']);
  for (const none of [0, 13, 1.5]) expect(() => monthName(none)).toThrow(RangeError);
});
