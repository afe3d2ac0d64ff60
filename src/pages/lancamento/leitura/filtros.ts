import { formatDate, monthName } from '../../../../domain/calendar.ts';
import type { FiltrosDoMes } from '../../../../reports/leituras-do-mes/filtros.ts';
import { today } from '../../../app/today.ts';

/** What the grid shows, as its address says. */
export interface Filtros extends FiltrosDoMes {
  /** Only meters that nobody had read when the grid came. */
  semLeitura: boolean;
}

/** All meters of a month. */
export const SEM_FILTRO = { nomeCliente: '', medidorVazao: '', semLeitura: false } as const;

export const temFiltro = ({ nomeCliente, medidorVazao, semLeitura }: Filtros): boolean =>
  nomeCliente !== '' || medidorVazao !== '' || semLeitura;

export const MESES = Array.from({ length: 12 }, (_, at) => monthName(at + 1));

const YEAR = /^(19|20|21)\d\d$/;
export const ehAno = (text: string) => YEAR.test(text.trim());

const ehMes = (text: string) => MESES[Number(text) - 1] !== undefined;

/** Whether an address names a month or a year that is none: of a damaged link nobody knows which one was meant. */
export function mesErrado(params: URLSearchParams): boolean {
  const [idMes, idAno] = [params.get('idMes'), params.get('idAno')];
  return Boolean((idMes && !ehMes(idMes)) || (idAno && !ehAno(idAno)));
}

/** The filters of an address; the month at hand where it names none. */
export function filtrosDe(params: URLSearchParams): Filtros {
  const [, month, year] = formatDate(today()).split('/').map(Number);
  const idMes = params.get('idMes') ?? '';
  const idAno = params.get('idAno') ?? '';
  const medidor = params.get('medidorVazao');
  return {
    nomeCliente: params.get('nomeCliente') ?? '',
    medidorVazao: medidor === '1' || medidor === '0' ? medidor : '',
    semLeitura: params.get('semLeitura') === '1',
    idMes: ehMes(idMes) ? Number(idMes) : (month ?? 1),
    idAno: ehAno(idAno) ? Number(idAno) : (year ?? 2000),
  };
}

export function enderecoDe({ nomeCliente, medidorVazao, idMes, idAno, semLeitura }: Filtros): URLSearchParams {
  const month = { nomeCliente, medidorVazao, idMes: String(idMes), idAno: String(idAno) };
  return new URLSearchParams({ ...month, ...(semLeitura && { semLeitura: '1' }) });
}
