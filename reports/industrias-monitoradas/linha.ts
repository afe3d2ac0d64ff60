import type { IndustriaMonitorada } from '../../contract/relatorioIndustrias.ts';
import { formatDocument } from '../../domain/cliente/documents.ts';
import { assess, type Limits } from '../../domain/coleta/conformity.ts';
import { limitsOn } from '../../domain/coleta/datedLimits.ts';
import { parseLabValue, type RawLabValue } from '../../domain/coleta/labValue.ts';
import { formatNumber } from '../../domain/numbers.ts';
import { type ResultColumn, resultColumns } from '../cliente/resultados.ts';
import { sinalDe } from '../cliente/sinais.ts';
import type { Row } from '../engine/report.ts';
import type { CellSign } from '../tabela/table.ts';

/** A collection as it is shown: its results as the laboratory's texts, and of those out of their limits what is wrong. */
export type Linha = Row & { id: number; dtExecucao: string; nome: string; codigo: string | null };

/** The 27 parameters with their headings, whatever the register says. */
export const PARAMETROS = resultColumns([], []);

/** °C: whatever the limits, temperatures above it stand out in the workbook (spec 2 §5). */
const HOT = 40;

/** Field that says what is wrong with a result. */
const verdictOf = (field: string) => `${field}:limite`;

/** '1500', '12 A', '10/12', 's/nº': not '2º andar'. */
const NUMERO = /^(\d[\d./-]*\s?[a-z]?|s\/n.*)$/i;
const KM = /^km\b/i;

/** Street and number of an address whose parts are parted by ' - ', as those of some streets are. */
export function logradouroDe(enderecoCompleto: string): string {
  const [logradouro = '', ...parts] = enderecoCompleto.split(' - ');
  const at = [NUMERO, KM].map((kind) => parts.findIndex((part) => kind.test(part))).find((place) => place >= 0) ?? -1;
  if (at < 0) return logradouro;
  return `${[logradouro, ...parts.slice(0, at)].join(' - ')}, ${parts[at]}`;
}

/** The sign of a result out of its limits, and which one it is; null of any other. */
function verdict(raw: RawLabValue, limits: Limits): string | null {
  const conformity = assess(raw, limits);
  if (conformity.reason === null) return null;
  const above = conformity.reason === 'acima';
  const limit = formatNumber(above ? limits.maximo : limits.minimo);
  const said = above ? `acima do máximo ${limit}` : `abaixo do mínimo ${limit}`;
  return `${sinalDe(conformity)} ${said}${conformity.inconclusive ? ', inconclusivo' : ''}`;
}

/**
 * Its date is that of the first aliquot, as the form says of composite samples (spec 2 §2.9); it is judged by the limits of
 * the day on which it was taken away.
 *
 * @param results the 27 parameters with the limits that they are judged by
 */
export function linha(coleta: IndustriaMonitorada, results: readonly ResultColumn[]): Linha {
  const { id, nome, codigoPessoa: codigo, enderecoCompleto, nroDocumento, dtInstalaco, dtExecucao } = coleta;
  const row: Record<string, string | number | null> & Pick<Linha, 'id' | 'dtExecucao' | 'nome' | 'codigo'> = {
    id,
    nome,
    codigo,
    logradouro: logradouroDe(enderecoCompleto),
    cnpj: formatDocument(nroDocumento),
    dtExecucao: dtInstalaco ?? dtExecucao,
  };
  for (const { field, limits } of results) {
    const raw = coleta[field] as RawLabValue;
    if (raw === null || raw === undefined || raw === '') continue;
    row[field] = raw;
    const ofTheDay = limitsOn(limits, dtExecucao);
    const said = ofTheDay && verdict(raw, ofTheDay);
    if (said) row[verdictOf(field)] = said;
  }
  return row;
}

/** The results of a row that are out of the limits of its day, by their fields. */
export function foraDosLimites(row: Linha): Readonly<Record<string, CellSign>> {
  const found: Record<string, CellSign> = {};
  for (const { field } of PARAMETROS) {
    const said = row[verdictOf(field)];
    if (typeof said !== 'string') continue;
    const space = said.indexOf(' ');
    found[field] = { sign: said.slice(0, space), text: said.slice(space + 1) };
  }
  return found;
}

/** What stands out in the workbook alone. */
export const quente = ({ temperatura }: Linha): readonly string[] =>
  Number(parseLabValue(temperatura).number) > HOT ? ['temperatura'] : [];
