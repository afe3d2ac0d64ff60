import type { Coleta } from '../../contract/coletas.ts';
import { formatDate } from '../../domain/calendar.ts';
import { assess, type Conformity, formatLimit } from '../../domain/coleta/conformity.ts';
import { limitsOn, SEMPRE } from '../../domain/coleta/datedLimits.ts';
import type { RawLabValue } from '../../domain/coleta/labValue.ts';
import { momentoColeta } from '../../domain/coleta/momentoColeta.ts';
import { formatValue, type Value } from '../../resources/kinds.ts';
import { corDoTipo, MEDIDOR_INOPERANTE, NAO_CONFORME } from '../analises/cores.ts';
import { DECIMAIS_DBO } from '../analises/tabelas.ts';
import { columnDecimals, labText, rawValue } from '../cliente/decimals.ts';
import { pontoDaColeta } from '../cliente/ponto.ts';
import type { ResultColumn } from '../cliente/resultados.ts';
import { sinalDe } from '../cliente/sinais.ts';
import type { TableBlock } from '../engine/document.ts';
import { NOTHING, type ReportColumn, type Row, type Tone } from '../engine/report.ts';
import type { HistoricoTecnico } from './dados.ts';

const EMPTY = 'Não há coletas no período.';
const dayOf = ({ dtRetirada }: Coleta) => momentoColeta(dtRetirada)?.date ?? '';

/** A result of a collection beside its limits. */
interface Julgado {
  column: ResultColumn;
  raw: RawLabValue;
  /** Null where nothing limits it. */
  conformity: Conformity | null;
}

/** Every result of a collection, judged by the limits of its day. */
function julgados(coleta: Coleta, results: readonly ResultColumn[]): Julgado[] {
  const day = dayOf(coleta) || SEMPRE;
  return results.map((column) => {
    const raw = rawValue(coleta, column.field);
    const limits = limitsOn(column.limits, day);
    return { column, raw, conformity: limits && assess(raw, limits) };
  });
}

const isOutside = ({ conformity }: Julgado) => conformity?.status === 'nao-conforme';

/** The signs of a collection, and its ground: that of its kind, or of a meter that did not work. */
function signsOf(coleta: Coleta, all: readonly Julgado[]): { sinal: string; tone: Tone | null } {
  const own = [corDoTipo(coleta.idTipoDBO), coleta.flagMedidorInoperante === 1 ? MEDIDOR_INOPERANTE : null];
  const cores = own.filter((cor) => cor !== null);
  const signs = cores.map(({ sign }) => sign);
  if (all.some(isOutside)) signs.push(NAO_CONFORME.sign);
  return { sinal: signs.join(' '), tone: cores.find(({ tone }) => tone)?.tone ?? null };
}

/** The collections of the simple report: when, where, their DBO, and what did not conform. */
export function coletasSimples({ coletas, results }: HistoricoTecnico): TableBlock {
  return {
    type: 'table',
    columns: [
      { header: 'Sinal', field: 'sinal', kind: 'text' },
      { header: 'Data da coleta', field: 'data', kind: 'date' },
      { header: 'Ponto de coleta', field: 'ponto', kind: 'text' },
      { header: 'Amostra', field: 'codigoAmostra', kind: 'text' },
      { header: 'DBO (mg/L)', field: 'dbo', kind: 'decimal', written: true },
      { header: 'Não conformes', field: 'naoConformes', kind: 'text' },
    ],
    rows: coletas.map((coleta) => {
      const all = julgados(coleta, results);
      return {
        ...signsOf(coleta, all),
        data: dayOf(coleta),
        ponto: pontoDaColeta(coleta),
        codigoAmostra: coleta.codigoAmostra,
        dbo: labText(coleta.DBO, DECIMAIS_DBO),
        naoConformes: all
          .filter(isOutside)
          .map(({ column }) => column.sigla)
          .join(', '),
      };
    }),
    tone: 'tone',
    empty: EMPTY,
  };
}

/** A row for each set of limits that collections of the period are judged by, the latest first. */
function limitRows({ coletas, results, inicio, fim }: HistoricoTecnico): Row[] {
  const changes = results.flatMap(({ limits }) => limits.map(({ desde }) => desde));
  const days = [...new Set([inicio, ...changes.filter((day) => day > inicio && day <= fim)])].sort().reverse();
  const used = new Set(coletas.map((coleta) => days.find((day) => day <= dayOf(coleta))));
  return days
    .filter((day) => used.has(day))
    .map((day) => ({
      n: 'Limites',
      dtRetirada: day === inicio ? null : `desde ${formatDate(day)}`,
      ...Object.fromEntries(
        results.map(({ field, id, limits }) => {
          const limit = limitsOn(limits, day);
          return [field, limit ? formatLimit({ ...limit, id }) : NOTHING];
        }),
      ),
    }));
}

/** Sets of limits that stay under the headings of every page: more of them would leave a page no room for collections. */
const MOST_PINNED = 5;

const text = (header: string, field: string): ReportColumn => ({ header, field, kind: 'text' });
const markOf = (field: string) => `${field}!`;

/** All collections of the period with all their results, under the limits that they are judged by (spec 2 §2.8). */
export function coletasCompletas(dados: HistoricoTecnico): TableBlock {
  const { coletas, results } = dados;
  const numbers = ['medidorInicial', 'medidorFinal', 'volumeMedido'] as const;
  const rows = coletas.map((coleta): Row => {
    const { n, RTPontoColeta3, pontoColeta, tempoInstalacao, qtdeColeta, codigoAmostra, flagChuva } = coleta;
    const all = julgados(coleta, results);
    const { sinal, tone } = signsOf(coleta, all);
    const row: Record<string, Value> = {
      n: [n, sinal].filter(Boolean).join(' '),
      tone,
      ponto: RTPontoColeta3 ?? pontoColeta,
      dtInstalaco: formatDate(momentoColeta(coleta.dtInstalaco)?.date),
      tempoInstalacao,
      dtRetirada: formatDate(dayOf(coleta)),
      qtdeColeta,
      codigoAmostra,
      chuva: formatValue('simNao', flagChuva),
    };
    for (const field of numbers) row[field] = coleta[field];
    for (const { column, raw, conformity } of all) {
      row[column.field] = labText(raw, column.decimals);
      if (conformity) row[markOf(column.field)] = sinalDe(conformity);
    }
    return row;
  });
  const limites = limitRows(dados);
  const staying = limites.length <= MOST_PINNED;
  return {
    type: 'table',
    columns: [
      { ...text('N', 'n'), heads: true },
      text('P', 'ponto'),
      text('Instalação', 'dtInstalaco'),
      text('ΔT', 'tempoInstalacao'),
      { ...text('Retirada', 'dtRetirada'), heads: true },
      { header: 'Q', field: 'qtdeColeta', kind: 'integer', blank: NOTHING },
      text('CM', 'codigoAmostra'),
      text('Chuva', 'chuva'),
      ...numbers.map((field, at): ReportColumn => {
        const header = ['Leitura Inicial', 'Leitura Final', 'Volume Medido'][at] ?? field;
        return { header, field, kind: 'decimal', blank: NOTHING, decimals: columnDecimals(coletas, field) };
      }),
      ...results.map(({ field, header, unit }): ReportColumn => {
        return {
          header: unit ? `${header} (${unit})` : header,
          field,
          kind: 'decimal',
          written: true,
          mark: markOf(field),
        };
      }),
    ],
    rows: staying ? rows : [...limites, ...rows],
    pinned: staying ? limites : [],
    tone: 'tone',
    empty: EMPTY,
  };
}
