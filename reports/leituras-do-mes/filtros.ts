import { YEARS } from '../../domain/calendar.ts';
import { formatValue } from '../../resources/kinds.ts';

/** The readings of a month that are asked for, as the entry grid filters them. */
export interface FiltrosDoMes {
  /** 1–12. */
  idMes: number;
  idAno: number;
  /** A part of the client's name; all of them when empty. */
  nomeCliente: string;
  /** Whether the meter is one of flow: '1' Sim, '0' Não, '' both. */
  medidorVazao: '' | '0' | '1';
  /** Only meters of which nothing is saved. */
  semLeitura?: boolean;
}

/** The month and the filters in an address; null when it names no month. */
export function lerFiltros({
  idMes = '',
  idAno = '',
  nomeCliente = '',
  medidorVazao = '',
  semLeitura = '',
}: Readonly<Record<string, string>>): FiltrosDoMes | null {
  const [month, year] = [Number(idMes), Number(idAno)];
  if (!/^\d{1,2}$/.test(idMes) || month < 1 || month > 12) return null;
  if (!/^\d{4}$/.test(idAno) || year < YEARS.first || year > YEARS.last) return null;
  return {
    idMes: month,
    idAno: year,
    nomeCliente,
    medidorVazao: medidorVazao === '0' || medidorVazao === '1' ? medidorVazao : '',
    ...(semLeitura === '1' && { semLeitura: true }),
  };
}

/** They, as an address has them. */
export function enderecoDosFiltros({ idMes, idAno, nomeCliente, medidorVazao, semLeitura }: FiltrosDoMes): string {
  const parts = new URLSearchParams({ idMes: String(idMes), idAno: String(idAno) });
  if (nomeCliente) parts.set('nomeCliente', nomeCliente);
  if (medidorVazao) parts.set('medidorVazao', medidorVazao);
  if (semLeitura) parts.set('semLeitura', '1');
  return parts.toString();
}

/** What they leave out, the month apart, in words; undefined when nothing. */
export function filtrosEmPalavras({ nomeCliente, medidorVazao, semLeitura }: FiltrosDoMes): string | undefined {
  const parts = [
    nomeCliente && `Cliente: ${nomeCliente}`,
    medidorVazao && `Possui medidor de vazão: ${formatValue('simNao', Number(medidorVazao))}`,
    semLeitura && 'Só sem leitura',
  ];
  return parts.filter(Boolean).join('; ') || undefined;
}
