import { isCalendarDate } from '../../domain/calendar.ts';
import type { ReportDefinition } from '../defineReport.ts';
import { wholeMonth } from '../monthly.ts';
import type { NaoConformes, PeriodoNaoConforme } from './dados.ts';

const PATH = 'relatorio/nao-conforme';

/** The letters of non-conformity (spec 2 §2.9), at `?dtInicio=2026-10-01&dtFim=2026-10-31`, or with `&id=5` one of them. */
export const naoConformidades: ReportDefinition<PeriodoNaoConforme, NaoConformes> = {
  path: `${PATH}/pdf`,
  menu: PATH,
  title: 'Relatório de Não Conformidades',
  file: 'Relatorio_nao_conformidades',
  formats: ['pdf'],
  filters({ dtInicio = '', dtFim = '', id = '' }) {
    if (!isCalendarDate(dtInicio) || !isCalendarDate(dtFim) || dtInicio > dtFim) return null;
    return /^\d+$/.test(id) ? { dtInicio, dtFim, id: Number(id) } : { dtInicio, dtFim };
  },
  query: ({ dtInicio, dtFim, id }) => `dtInicio=${dtInicio}&dtFim=${dtFim}${id === undefined ? '' : `&id=${id}`}`,
  unnamed: 'relatorios.noPeriod',
  monthly: wholeMonth,
  back: () => ({ to: `/${PATH}`, text: 'cadastro.pdf.back' }),
  contents: () => import('./contents.ts'),
};
