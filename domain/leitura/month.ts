import { daysInMonth, monthInPhrase, monthName } from '../calendar.ts';

/** The month that a reading is of: `idMes` 1–12. */
export interface Mes {
  idAno: number;
  idMes: number;
}

/** Months in one count, so that they can be compared and told apart by how many they are away. */
export function monthIndex({ idAno, idMes }: Mes): number {
  return idAno * 12 + idMes - 1;
}

/** The month of such a count. */
export function monthAt(index: number): Mes {
  return { idAno: Math.floor(index / 12), idMes: (index % 12) + 1 };
}

/** Whether a month has not begun. @param today 'YYYY-MM-DD' */
export function isToCome(mes: Mes, today: string): boolean {
  const [idAno = 0, idMes = 0] = today.split('-').map(Number);
  return monthIndex(mes) > monthIndex({ idAno, idMes });
}

/** '2026-11', as keys and the names of files have a month: in order of time. */
export function monthKey({ idAno, idMes }: Mes): string {
  return `${idAno}-${String(idMes).padStart(2, '0')}`;
}

/** '11/2026', as histories and messages name a month. */
export function monthRef({ idAno, idMes }: Mes): string {
  return `${String(idMes).padStart(2, '0')}/${idAno}`;
}

/** 'Novembro de 2026', as it stands alone or first. @throws RangeError for a month outside 1–12. */
export function monthInWords({ idAno, idMes }: Mes): string {
  return `${monthName(idMes)} de ${idAno}`;
}

/** 'novembro de 2026', as it stands within a phrase. @throws RangeError for a month outside 1–12. */
export function wholeMonthInPhrase({ idAno, idMes }: Mes): string {
  return `${monthInPhrase(idMes)} de ${idAno}`;
}

/** Hours that a month has. */
export function hoursOfMonth({ idAno, idMes }: Mes): number {
  return daysInMonth(idAno, idMes) * 24;
}

/** What there is of months, apart: before a month, of it, after it; each oldest first. */
export function aroundMonth<T extends Mes>(all: readonly T[], mes: Mes) {
  const at = monthIndex(mes);
  const sorted = all.toSorted((a, b) => monthIndex(a) - monthIndex(b));
  return {
    anteriores: sorted.filter((one) => monthIndex(one) < at),
    doMes: sorted.find((one) => monthIndex(one) === at) ?? null,
    seguintes: sorted.filter((one) => monthIndex(one) > at),
  };
}
