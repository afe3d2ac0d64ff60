import { isUsualDate } from '../../../domain/calendar.ts';
import { readTime } from '../../../domain/coleta/elapsed.ts';
import { formatNumber, LARGEST_QUANTITY } from '../../../domain/numbers.ts';
import { isEitherNumber } from '../../../domain/typedNumber.ts';
import { type Cell, cellDate, cellNumber, cellText, cellTime, cellValue, clipped, type Row } from '../cells/cells.ts';
import type { Field } from './aliases.ts';
import { readRain } from './rain.ts';

/** What a sheet may say of the sample besides its results; only what it does say is there. */
export interface Detalhes {
  amostrador?: string;
  flagChuva?: 0 | 1;
  dtInstalaco?: string;
  horaInstalacao?: string;
  tempoInstalacao?: string;
  qtdeColeta?: number;
  medidorInicial?: number;
  medidorFinal?: number;
  volumeMedido?: number;
}

/** How a detail is read of its cell, and what is said of one that its form would refuse. */
interface Detalhe {
  field: Field;
  name: keyof Detalhes;
  read(cell: Cell | undefined, date1904: boolean): string | number | null;
  motivo: string;
}

const short =
  (longest: number) =>
  (cell: Cell | undefined): string | null => {
    const text = clipped(cellText(cell));
    return text !== null && text.length <= longest ? text : null;
  };

function dayOf(cell: Cell | undefined, date1904: boolean): string | null {
  const { date } = cellDate(cell, date1904);
  return isUsualDate(date) ? date : null;
}

/** A text like '62.201' is no meter's reading: it may be 62201 or 62,201. */
function reading(cell: Cell | undefined): number | null {
  const value = isEitherNumber(cellText(cell) ?? '') ? null : cellNumber(cell);
  return value !== null && value >= 0 && value <= LARGEST_QUANTITY ? value : null;
}

const MOST_COLLECTIONS = 10_000;

function smallCount(cell: Cell | undefined): number | null {
  const value = cellNumber(cell);
  return value !== null && Number.isInteger(value) && value >= 0 && value <= MOST_COLLECTIONS ? value : null;
}

const from0to = (most: number) => `de 0 a ${formatNumber(most)}`;
const QUANTITY = `não é um número ${from0to(LARGEST_QUANTITY)}`;

/** What is said of a number that a sheet writes as text with one point before three digits. */
const EITHER = 'pode ter milhares ou decimais: escreva o número sem o ponto, ou com vírgula';

const DETALHES = [
  { field: 'amostrador', name: 'amostrador', read: short(120), motivo: 'amostrador tem mais de 120 caracteres' },
  {
    field: 'chuva',
    name: 'flagChuva',
    read: (cell) => readRain(clipped(cellText(cell))),
    motivo: 'chuva não é sim nem não',
  },
  { field: 'instalacao', name: 'dtInstalaco', read: dayOf, motivo: 'data de instalação inválida' },
  {
    field: 'horaInstalacao',
    name: 'horaInstalacao',
    read: (cell) => readTime(cellTime(cell) ?? ''),
    motivo: 'hora de instalação inválida',
  },
  {
    field: 'tempoInstalacao',
    name: 'tempoInstalacao',
    read: short(20),
    motivo: 'tempo de instalação tem mais de 20 caracteres',
  },
  {
    field: 'qtdeColeta',
    name: 'qtdeColeta',
    read: smallCount,
    motivo: `quantidade de coletas não é um número inteiro ${from0to(MOST_COLLECTIONS)}`,
  },
  { field: 'medidorInicial', name: 'medidorInicial', read: reading, motivo: `leitura inicial ${QUANTITY}` },
  { field: 'medidorFinal', name: 'medidorFinal', read: reading, motivo: `leitura final ${QUANTITY}` },
  { field: 'volumeMedido', name: 'volumeMedido', read: reading, motivo: `volume medido ${QUANTITY}` },
] as const satisfies readonly Detalhe[];

/** A detail that a sheet tells and that does not come in: its results do. */
export interface DetalheRecusado {
  campo: (typeof DETALHES)[number]['field'];
  valor: string;
  motivo: string;
}

/** What a row tells of its sample, and what of it cannot be read; an empty cell, or a dash, tells nothing. */
export function readDetails(
  row: Row,
  fields: Partial<Record<Field, number>>,
  date1904: boolean,
): { detalhes: Detalhes | null; recusados?: DetalheRecusado[] } {
  const found: Partial<Record<keyof Detalhes, string | number>> = {};
  const recusados: DetalheRecusado[] = [];
  for (const { field, name, read, motivo } of DETALHES) {
    const column = fields[field];
    const valor = column === undefined ? null : clipped(cellValue(row[column]));
    if (column === undefined || valor === null) continue;
    const value = read(row[column], date1904);
    if (value === null)
      recusados.push({ campo: field, valor, motivo: isEitherNumber(valor) ? `${valor} ${EITHER}` : motivo });
    else found[name] = value;
  }
  // A date of installation may carry its time.
  const time = fields.instalacao === undefined ? null : cellDate(row[fields.instalacao], date1904).time;
  if (time !== null && !recusados.some(({ campo }) => campo === 'horaInstalacao')) found.horaInstalacao ??= time;
  const detalhes = Object.keys(found).length === 0 ? null : (found as Detalhes);
  return recusados.length === 0 ? { detalhes } : { detalhes, recusados };
}
