import { type ModuleAccess, mayAccess } from '../../../domain/acesso/access.ts';
import { formatDate } from '../../../domain/calendar.ts';
import { monthSentOn, monthText } from '../../../domain/relatorio/assinatura.ts';
import type { ReportDefinition } from '../../../reports/defineReport.ts';
import { filtersKept, filtersOfMonth, SOME_MONTH } from '../../../reports/monthly.ts';
import { REPORTS } from '../../../reports/registry.ts';
import type { Selecting } from '../../database/reading.ts';
import { fieldError, forbidden } from '../../errors.ts';
import { type Assinado, nameOf } from './repository.ts';

const reportOf = (path: string) => REPORTS.find((report) => report.path === path);

/** What users call a report; its path when there is none any more. */
export const titleOf = (path: string): string => reportOf(path)?.title ?? path;

/** The report, where it can be subscribed to by whoever may see these menus; else null. */
export function seenReport(path: string, modules: readonly ModuleAccess[]): ReportDefinition | null {
  const report = reportOf(path);
  return report?.monthly && mayAccess(modules, report.menu, 'ver') ? report : null;
}

/** What a sending is of: the month, its year of a report of one, or the day where it knows no period. @param month `YYYY-MM` */
export function periodText(path: string, month: string, today: string): string {
  const { ano, ...period } = reportOf(path)?.monthly?.(month) ?? {};
  if (Object.keys(period).length > 0) return monthText(month);
  return ano ?? formatDate(today);
}

/** What the filters leave out, in words; null when nothing. Any month does: its period is not told. */
export async function inWords(db: Selecting, { relatorio, filtros }: Assinado): Promise<string | null> {
  const report = reportOf(relatorio);
  const filters = report && filtersOfMonth(report, filtros, SOME_MONTH);
  if (!filters) return null;
  const names = (report.named?.(filters) ?? []).map(async ({ entity, id }) => [entity, await nameOf(db, entity, id)]);
  return report.inWords?.(filters, Object.fromEntries(await Promise.all(names))) ?? null;
}

/**
 * Checks what a user wants to subscribe to.
 *
 * @returns it as it is kept: one text for the same filters
 * @throws AppError INVALID for what is no report to subscribe to, FORBIDDEN for one that they may not see
 */
export function checkSubscribed(asked: Assinado, modules: readonly ModuleAccess[], today: string): Assinado {
  const { relatorio } = asked;
  if (!reportOf(relatorio)?.monthly) throw fieldError('relatorio', 'Este relatório não pode ser assinado', 'INVALID');
  const report = seenReport(relatorio, modules);
  if (!report) throw forbidden();
  const filters = filtersOfMonth(report, asked.filtros, monthSentOn(today));
  const filtros = filters === null ? undefined : filtersKept(report, filters);
  if (filtros === undefined) throw fieldError('filtros', 'Filtros inválidos', 'INVALID');
  return { relatorio, filtros };
}
