import type { PeriodoDeProtocolos, Protocolo } from '../../contract/protocolos.ts';
import { formatDate } from '../../domain/calendar.ts';

type Periodo = Pick<PeriodoDeProtocolos, 'inicio' | 'fim'>;

/** A protocol as a row: with its period, in words, and its place. */
export type Linha = Protocolo & {
  /** Which of the periods it is of, from 0 on: those stay in their order however their rows are sorted. */
  grupo: number;
  /** What heads its period. */
  titulo: string;
  periodo: string | null;
  posicao: string | null;
};

/** What heads the protocols of a period, and of none (spec 2 §2.12). */
function tituloDoPeriodo({ inicio, fim }: Periodo): string {
  if (!inicio && !fim) return 'Periodo não informado';
  const de = inicio ? formatDate(inicio) : 'SEM PERIODO INICIAL';
  const ate = fim ? formatDate(fim) : 'SEM PERIODO FINAL';
  return `Período de: ${de} até ${ate}`;
}

/** 5 decimals of a degree are a metre; with points, as maps take them. */
const degrees = (value: number) => value.toFixed(5);

/** Where somebody stood, in degrees; null where a protocol does not tell. */
const posicaoDe = ({ latitude, longitude }: Pick<Protocolo, 'latitude' | 'longitude'>): string | null =>
  latitude === null || longitude === null ? null : `${degrees(latitude)} / ${degrees(longitude)}`;

const dias = ({ dtInicio, dtFim }: Protocolo): string | null =>
  dtInicio || dtFim ? [dtInicio, dtFim].map((dia) => formatDate(dia) || '-').join(' a ') : null;

/** The protocols of all periods as rows. */
export const linhasDe = (periodos: readonly PeriodoDeProtocolos[]): Linha[] =>
  periodos.flatMap((periodo, grupo) =>
    periodo.dados.map((protocolo) => ({
      ...protocolo,
      grupo,
      titulo: tituloDoPeriodo(periodo),
      periodo: dias(protocolo),
      posicao: posicaoDe(protocolo),
    })),
  );

/** Rows by their periods, in the order of these; in each they stay as they are. */
export const porGrupo = <R extends Pick<Linha, 'grupo'>>(linhas: readonly R[]): R[][] =>
  [...Map.groupBy(linhas, ({ grupo }) => grupo)].sort(([one], [other]) => one - other).map(([, rows]) => rows);
