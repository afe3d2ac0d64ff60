import { addDays, daysInMonth } from '../calendar.ts';
import { monthKey } from '../leitura/month.ts';

/** National holidays of a fixed day, `MM-DD`. Those that move with Easter, and a town's own, nobody keeps here. */
const HOLIDAYS: ReadonlySet<string> = new Set([
  '01-01',
  '04-21',
  '05-01',
  '09-07',
  '10-12',
  '11-02',
  '11-15',
  '11-20',
  '12-25',
]);

const isWorkingDay = (date: string): boolean => {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !HOLIDAYS.has(date.slice(5));
};

/**
 * The day on which a calendar shows what is planned for a month: its first working day, of the month at hand the first
 * from today on. Today where the month has none left.
 *
 * @param mes 1–12
 * @param today `YYYY-MM-DD`
 * @returns `YYYY-MM-DD`
 */
export function diaDaColeta(ano: number, mes: number, today: string): string {
  const month = monthKey({ idAno: ano, idMes: mes });
  const last = `${month}-${daysInMonth(ano, mes)}`;
  const first = today > `${month}-01` && today <= last ? today : `${month}-01`;
  for (let day = first; day <= last; day = addDays(day, 1)) if (isWorkingDay(day)) return day;
  return first;
}
