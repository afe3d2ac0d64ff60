import { monthAbbreviation } from '../../domain/calendar.ts';
import { monthInWords, monthKey } from '../../domain/leitura/month.ts';
import { restartName, restartNamed } from '../../domain/leitura/restart.ts';
import { formatNumber } from '../../domain/numbers.ts';
import type { Emission } from '../defineReport.ts';
import { NOTHING, type ReportColumn, type TableReport } from '../engine/report.ts';
import { decimalsOf } from './decimals.ts';
import type { FiltrosDoMes } from './filtros.ts';
import { soLido } from './linhas.ts';
import type { LeiturasDoMes } from './load.ts';

type Linha = LeiturasDoMes['leituras'][number];

/** The meters of flow, which alone are printed. */
export const medidoresDeVazao = ({ leituras }: LeiturasDoMes) =>
  leituras.filter(({ flagMedidorVazao }) => flagMedidorVazao === 1);

const number = (header: string, field: keyof Linha, decimals: number): ReportColumn => ({
  header,
  field,
  kind: 'decimal',
  decimals,
  // Of zero as well (spec 2 §1).
  blank: NOTHING,
});

/** The code of a form of a month, with the month: '054_FMEI Rev.02 – Nov/2026'. */
export const formDoMes = (code: string, { idMes, idAno }: Pick<FiltrosDoMes, 'idMes' | 'idAno'>) =>
  [code, `${monthAbbreviation(idMes)}/${idAno}`].filter(Boolean).join(' – ');

const inSentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/**
 * What is observed of a reading; of a meter that was replaced or rolled over first that, and why: its volume is not the
 * difference of its readings, and no column says so (spec 2 §2.9 names them all).
 */
function observado({ reinicioMedidor, medidorStatusNome, motivo, obs }: Linha): string | null {
  const status = restartName(reinicioMedidor ?? restartNamed(medidorStatusNome));
  if (status === null) return obs;
  const told = [status, motivo?.trim()].filter(Boolean).join(': ');
  return obs?.trim() ? `${inSentence(told)} ${obs.trim()}` : told;
}

/** The readings of a month's flow meters (spec 2 §2.9, 'Flow readings PDF'). */
export function tabelaDeLeituras(dados: LeiturasDoMes, { filters, emittedAt }: Emission<FiltrosDoMes>): TableReport {
  const rows = medidoresDeVazao(dados);
  const saved = rows.filter(({ id }) => id > 0).length;
  const decimals = decimalsOf(rows);
  const client = filters.nomeCliente && `clientes com "${filters.nomeCliente}"`;
  return {
    title: 'Leituras de vazão',
    subtitle: [
      monthInWords(filters),
      client,
      filters.semLeitura && 'só sem leitura',
      `${formatNumber(saved)} de ${formatNumber(rows.length)} com leitura salva`,
    ]
      .filter(Boolean)
      .join(' – '),
    formCode: formDoMes(dados.configuracao.formLeituras, filters),
    logo: dados.configuracao.logotipo,
    fileOf: monthKey(filters),
    orientation: 'landscape',
    columns: [
      { header: 'Cliente', field: 'nome', kind: 'text' },
      { header: 'UC', field: 'uc', kind: 'text' },
      number('Leitura anterior', 'leituraAnterior', decimals),
      number('Leitura atual', 'leituraAtual', decimals),
      number('Volume medido (m³)', 'volumeMedido', 2),
      number('Volume corrigido (m³)', 'volumeCorrigido', 2),
      { header: 'OBS', field: 'observado', kind: 'multiline' },
    ],
    rows: rows.map((leitura) => ({ ...soLido(leitura), observado: observado(leitura) })),
    emittedAt,
  };
}
