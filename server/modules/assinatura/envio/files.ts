import type { ReportDefinition } from '../../../../reports/defineReport.ts';
import { ReportError } from '../../../../reports/engine/report.ts';
import { filtersOfMonth } from '../../../../reports/monthly.ts';
import type { inProcessApi } from '../../../http/inProcess.ts';
import { MOST_ATTACHED, sizeOf } from '../../../mail/queue.ts';
import type { Anexo } from '../../../mail/repository.ts';
import { renderReport } from '../../../reports/renderReport.ts';
import type { When } from './repository.ts';

const MEDIA_TYPES = {
  pdf: 'application/pdf',
  excel: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

const MB = 1024 * 1024;

/** A report of more bytes than mail carries: another attempt would not make it smaller. */
export class TooLarge extends ReportError {}

/**
 * The files of a report of a month, in each format that it has.
 *
 * @param api answers as the user who gets them
 * @param kept its filters without the period
 * @returns none when the report has nothing to say of that month
 * @throws TooLarge, ReportError, AppError
 */
export async function filesOf(
  report: ReportDefinition,
  kept: string,
  { mes, moment }: Pick<When, 'mes' | 'moment'>,
  api: ReturnType<typeof inProcessApi>,
  most = MOST_ATTACHED,
): Promise<Anexo[]> {
  const filters = filtersOfMonth(report, kept, mes);
  if (filters === null) throw new ReportError('Os filtros da assinatura não servem mais para este relatório.');
  const contents = await report.contents();
  const data = await contents.load(api, filters, { now: moment });
  const emission = { filters, emittedAt: moment };
  const files: Anexo[] = [];
  for (const format of report.formats) {
    if (contents.lacks?.(data, format)) continue;
    const { name, bytes } = await renderReport(report, format, data, emission);
    files.push({ nome: name, tipo: MEDIA_TYPES[format], bytes });
  }
  if (sizeOf(files) > most)
    throw new TooLarge(`Os arquivos têm mais de ${MOST_ATTACHED / MB} MB. Restrinja os filtros.`);
  return files;
}
