import { isCalendarDate } from '../../domain/calendar.ts';
import type { ReportDefinition } from '../defineReport.ts';
import { wholeMonth } from '../monthly.ts';
import type { NaoConformes, PeriodoNaoConforme } from './dados.ts';

const PATH = 'relatorio/nao-conforme';

/**
 * The letters of non-conformity (spec 2 §2.9), at `?dtInicio=2026-10-01&dtFim=2026-10-31`, or with `&id=5` one of them, with
 * `&semCarta=1` those that were not sent. */
export const naoConformidades: ReportDefinition<PeriodoNaoConforme, NaoConformes> = {
  path: `${PATH}/pdf`,
  menu: PATH,
  title: 'Relatório de Não Conformidades',
  file: 'Relatorio_nao_conformidades',
  formats: ['pdf'],
  filters({ dtInicio = '', dtFim = '', id = '', semCarta }) {
    if (!isCalendarDate(dtInicio) || !isCalendarDate(dtFim) || dtInicio > dtFim) return null;
    const one = /^\d+$/.test(id) && { id: Number(id) };
    // The list's filter is a number.
    return { dtInicio, dtFim, ...one, ...(Number(semCarta) ? { semCarta: true } : {}) };
  },
  query: ({ dtInicio, dtFim, id, semCarta }) =>
    `dtInicio=${dtInicio}&dtFim=${dtFim}${id === undefined ? '' : `&id=${id}`}${semCarta ? '&semCarta=1' : ''}`,
  inWords: ({ semCarta }) => semCarta && 'Sem carta enviada',
  unnamed: 'relatorios.noPeriod',
  monthly: wholeMonth,
  back: () => ({ to: `/${PATH}`, text: 'cadastro.pdf.back' }),
  contents: () => import('./contents.ts'),
};
