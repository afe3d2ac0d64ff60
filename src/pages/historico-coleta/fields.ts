import type { Coleta } from '../../../contract/coletas.ts';
import { elapsed, isTimeOfDay, readTime } from '../../../domain/coleta/elapsed.ts';
import { momentoColeta } from '../../../domain/coleta/momentoColeta.ts';
import type { ResultColumn } from '../../../reports/cliente/resultados.ts';
import { COLETA } from '../../../resources/cliente/coleta.ts';
import type { Field } from '../../../resources/defineRegister.ts';

/** Those that are times of day. */
export const TIMES: readonly Field[] = [COLETA.horaInstalacao, COLETA.horaRetirada];

/** A laboratory value in the form: as it was typed or reported. */
export const resultField = ({ field, header }: ResultColumn): Field => {
  return { name: field, label: header, kind: 'text', maxLength: 60 };
};

/** What the form holds of a collection: days and times apart. */
export function toForm(coleta: Coleta): Record<string, unknown> {
  const [start, end] = [momentoColeta(coleta.dtInstalaco), momentoColeta(coleta.dtRetirada)];
  return {
    ...coleta,
    dtInstalaco: start?.date ?? null,
    horaInstalacao: start?.time ?? null,
    dtRetirada: end?.date ?? null,
    horaRetirada: end?.time ?? null,
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() || null : null);

/** A time of day as it is sent: papers and spreadsheets write '8:30', '8h30' and '08:30:00' as well. */
export function timeOf(value: unknown): string | null {
  const text = textOf(value);
  return text && (readTime(text) ?? text);
}

/** What is said of a time of day that the server would not read; nothing of one that it would. */
export function timeProblem(value: unknown): string | undefined {
  const time = timeOf(value);
  return time === null || isTimeOfDay(time) ? undefined : 'coleta.form.invalidTime';
}

const joined = (day: unknown, time: unknown) => [day, timeOf(time)].filter(Boolean).join(' ');

/** What a save sends of the form. An empty field empties the collection's. */
export function fromForm(values: Readonly<Record<string, unknown>>, results: readonly ResultColumn[]) {
  // Hours are sent with their days; one without its day is refused there, lest it be lost.
  const own = Object.values(COLETA)
    .filter((field) => !TIMES.includes(field))
    .map(({ name }) => [name, values[name] ?? null]);
  return {
    ...Object.fromEntries(own),
    ...Object.fromEntries(results.map(({ field }) => [field, values[field] ?? null])),
    dtInstalaco: joined(values.dtInstalaco, values.horaInstalacao),
    dtRetirada: joined(values.dtRetirada, values.horaRetirada),
    idTipoDBO: Number(values.idTipoDBO ?? 1),
    flagMedidorInoperante: values.flagMedidorInoperante ?? 0,
  };
}

/** ΔT of what the form holds; null while it cannot be told. */
export function elapsedOf(values: Readonly<Record<string, unknown>>): string | null {
  return elapsed(
    { data: textOf(values.dtInstalaco), hora: timeOf(values.horaInstalacao) },
    { data: textOf(values.dtRetirada), hora: timeOf(values.horaRetirada) },
  );
}
