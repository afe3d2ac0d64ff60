import { sureDigits } from '../numbers.ts';
import { sameVolume } from './alike.ts';
import type { Figuras } from './figures.ts';
import {
  countedBy,
  countedSoFar,
  hourMeterAfter,
  hoursRun,
  howWritten,
  isUnreadable,
  ranBack,
  sameTime,
} from './hourMeter.ts';
import { hoursOfMonth, type Mes, monthIndex } from './month.ts';
import { RECUSAS } from './reading.ts';
import { beganAnew, type Reinicio } from './restart.ts';

/** What may be odd about a reading: what users read, and the field that it stands on. None of them is wrong by itself. */
export const ESTRANHEZAS = {
  'mes-por-vir': { campo: 'leituraAtual', texto: 'O mês desta leitura ainda não começou' },
  negativo: { campo: 'leituraAtual', texto: 'A leitura atual é menor que a anterior' },
  trocado: { campo: 'reinicioMedidor', texto: 'O medidor foi substituído neste mês' },
  virado: { campo: 'reinicioMedidor', texto: 'O medidor virou neste mês' },
  'anterior-diferente': { campo: 'leituraAnterior', texto: 'A leitura anterior não é a última salva deste medidor' },
  alto: { campo: 'leituraAtual', texto: 'O volume passa de 3 vezes a mediana das últimas leituras' },
  'corrigido-alto': {
    campo: 'volumeCorrigido',
    texto: 'O volume corrigido passa de 3 vezes a mediana das últimas leituras',
  },
  'media-negativa': { campo: 'idCategoriaCobranca', texto: 'A média dos meses anteriores é menor que zero' },
  zero: { campo: 'leituraAtual', texto: 'O volume é zero, e a indústria está em atividade' },
  'mes-faltando': { campo: 'leituraAnterior', texto: 'Falta a leitura de um mês entre a anterior e esta' },
  'horas-demais': { campo: 'tempoAtual', texto: 'As horas passam das que o mês tem' },
  'horas-diferentes': { campo: 'tempoFinal', texto: 'O tempo total não é o que o horímetro andou' },
  'contagem-diferente': { campo: 'tempoAtual', texto: 'O horímetro era contado de outro modo: confira as horas' },
  'horas-de-antes': {
    campo: 'tempoAnterior',
    texto: 'O horímetro não foi lido com a leitura anterior: as horas são desde a última vez em que foi',
  },
  // Told as where hours are needed, and nothing is saved without them.
  'tempo-anterior-ilegivel': RECUSAS['tempo-anterior-ilegivel'],
  'tempo-sem-horas': RECUSAS['tempo-sem-horas'],
  'tempo-sem-relogio': RECUSAS['tempo-sem-relogio'],
  'tempo-sem-minutos': RECUSAS['tempo-sem-minutos'],
} as const;
export type IdEstranheza = keyof typeof ESTRANHEZAS;

/** What is asked of a reading: its figures, and what a person says of the hours run. */
export type LeituraConferida = Mes &
  Pick<
    Figuras,
    | 'leituraAnterior'
    | 'tempoAnterior'
    | 'tempoAtual'
    | 'tempoFinal'
    | 'volumeMedido'
    | 'volumeCorrigido'
    | 'flagMedia'
    | 'flagCorrigidoInformado'
  > & {
    reinicio: Reinicio;
    /** Decimal hours, as `hoursRun` tells them. */
    horas: number | null;
    /** 'HHHH:MM', of somebody who counts them otherwise. */
    horasInformadas?: string | null;
  };

/** A reading before another one, with where the hour-meter stands after it, as `hourMeterAfter` tells that. */
export type Anterior = Mes & {
  leituraAtual: number;
  tempoAtual: string | null;
  horasDeAntes?: true;
  /** How it was counted where it was read, if not as today. */
  contada?: number;
};

/** What a reading is held against. */
export interface Contexto {
  /** The meter's latest reading before the month; null for its first. */
  anterior: Anterior | null;
  /** m³ measured and corrected, as `median.ts` tells them. */
  mediana: number | null;
  medianaCorrigido: number | null;
  /** The month has not begun (`isToCome`): whoever saves its reading says why; not asked of one that is saved already. */
  porVir?: boolean;
  /** Client and meter are enabled. */
  emAtividade: boolean;
  logica: number | null;
  /** How the hours that the month's reading holds so far were counted; where it holds none, they cannot differ. */
  contada?: number | null;
}

type Lida = Mes & Parameters<typeof hourMeterAfter>[0][number] & { leituraAtual: number; tempoFinal: string | null };

/**
 * The latest of a meter's readings, oldest first, as the next one is held against it; null when there is none.
 *
 * @param logica how the meter's hour-meter counts
 */
export function latestOf(anteriores: readonly Lida[], logica: number | null): Anterior | null {
  const last = anteriores.at(-1);
  if (!last) return null;
  const { tempo, horasDeAntes } = hourMeterAfter(anteriores);
  const read = anteriores.findLast(({ tempoAtual }) => tempoAtual !== null);
  const contada = read?.tempoAtual === tempo ? countedSoFar(logica, read) : null;
  const { idAno, idMes, leituraAtual } = last;
  return {
    ...{ idAno, idMes, leituraAtual, tempoAtual: tempo },
    ...(horasDeAntes && { horasDeAntes: true as const }),
    ...(contada !== null && contada !== logica && { contada }),
  };
}

const TIMES = 3;
const HOURS_AS_CLOCK = 2;

const isAbove = (volume: number, mediana: number | null) => mediana !== null && volume > sureDigits(TIMES * mediana);

/**
 * What is odd about a reading, in the order in which it is told. Limits are inclusive: exactly 3 times the median, and
 * all hours of the month, are not odd.
 */
export function oddities(leitura: LeituraConferida, contexto: Contexto): IdEstranheza[] {
  const { reinicio, volumeMedido, horas } = leitura;
  const { anterior, mediana, medianaCorrigido } = contexto;
  const isHigh = isAbove(volumeMedido, mediana);
  // Where the corrected volume is the measured one, once is enough.
  const isToldOfMeasured = isHigh && sameVolume(leitura.volumeCorrigido, volumeMedido);
  const goesOn = !beganAnew(reinicio) && anterior !== null;
  const unreadable = unreadableHours(leitura, contexto);
  const odd: Record<IdEstranheza, boolean> = {
    'mes-por-vir': contexto.porVir === true,
    negativo: volumeMedido < 0 && reinicio === 0,
    trocado: reinicio === 1,
    virado: reinicio === 2,
    'anterior-diferente': goesOn && leitura.leituraAnterior !== anterior.leituraAtual,
    alto: isHigh,
    'corrigido-alto': isAbove(leitura.volumeCorrigido, medianaCorrigido) && !isToldOfMeasured,
    'media-negativa': leitura.flagMedia === 1 && leitura.flagCorrigidoInformado === 0 && leitura.volumeCorrigido < 0,
    // A mean is charged where nothing was measured, and a meter that mostly stands still may stand still.
    zero: volumeMedido === 0 && leitura.flagMedia === 0 && contexto.emAtividade && (mediana ?? 0) > 0,
    'mes-faltando': anterior !== null && monthIndex(leitura) - monthIndex(anterior) > 1,
    'horas-demais': horas !== null && horas > hoursOfMonth(leitura),
    'horas-diferentes': otherHours(leitura, contexto),
    'contagem-diferente':
      horas !== null &&
      (isOther(contexto.contada, contexto) ||
        (goesOn && isOther(anterior.contada, contexto) && begins(leitura, contexto))),
    'horas-de-antes': goesOn && horas !== null && anterior.horasDeAntes === true && begins(leitura, contexto),
    'tempo-anterior-ilegivel': unreadable.includes('tempo-anterior-ilegivel'),
    'tempo-sem-horas': unreadable.includes('tempo-sem-horas'),
    'tempo-sem-relogio': unreadable.includes('tempo-sem-relogio'),
    'tempo-sem-minutos': unreadable.includes('tempo-sem-minutos'),
  };
  return (Object.keys(ESTRANHEZAS) as IdEstranheza[]).filter((id) => odd[id]);
}

/** A saved reading, as far as it may be odd. */
export type LeituraSalva = Omit<LeituraConferida, 'horas' | 'horasInformadas'> & {
  /** What its reason was said of; null where that was not kept. */
  explicadas: readonly IdEstranheza[] | null;
};

/** What a reason is said of, as it is kept: each once, in one order, so that the same is no change. */
export const explainedText = (ids: readonly IdEstranheza[]): string =>
  (Object.keys(ESTRANHEZAS) as IdEstranheza[]).filter((id) => ids.includes(id)).join();

/** The same as read; null where it was not kept, as of readings of before. */
export function explainedIn(text: string | null | undefined): IdEstranheza[] | null {
  const kept = text?.split(',');
  return kept ? (Object.keys(ESTRANHEZAS) as IdEstranheza[]).filter((id) => kept.includes(id)) : null;
}

type Volumes = Pick<Figuras, 'volumeMedido' | 'volumeCorrigido'>;

/**
 * Whether a reason still explains what is odd: it was said of that, and not of a volume that is higher by now. Where the
 * corrected volume was the measured one, what was said of this was said of both.
 *
 * @param known what it was said of
 * @param was the reading's volumes then
 */
export function isExplained(id: IdEstranheza, known: readonly IdEstranheza[], was: Volumes, now: Volumes): boolean {
  if (id === 'alto') return known.includes(id) && now.volumeMedido <= was.volumeMedido;
  if (id !== 'corrigido-alto') return known.includes(id);
  const ofBoth = known.includes('alto') && sameVolume(was.volumeCorrigido, was.volumeMedido);
  return (known.includes(id) || ofBoth) && now.volumeCorrigido <= was.volumeCorrigido;
}

/** What a reason still explains once its reading's volumes are others. */
export function stillExplained(text: string | null, was: Volumes, now: Volumes): string | null {
  const ids = explainedIn(text);
  return ids && explainedText(ids.filter((id) => isExplained(id, ids, was, now)));
}

/**
 * What is odd about a reading that it was not when somebody said why: an old reason explains nothing new, nor a volume that
 * is higher still.
 *
 * @param salva the reading as it is saved, with its reason
 */
export function newOddities(leitura: LeituraConferida, salva: LeituraSalva, contexto: Contexto): IdEstranheza[] {
  const logica = countedBy(contexto.logica, salva);
  const horas = hoursRun(logica, salva.tempoAnterior, salva.tempoAtual);
  const known = salva.explicadas ?? oddities({ ...salva, horas }, { ...contexto, logica });
  return oddities(leitura, contexto).filter((id) => !isExplained(id, known, salva, leitura));
}

/** Its hours begin where the hour-meter stood. */
const begins = ({ tempoAnterior }: LeituraConferida, { anterior, logica }: Contexto) =>
  sameTime(logica, tempoAnterior, anterior?.tempoAtual);

/** Hours were of another meter than the one by which they are counted now. */
const isOther = (contada: number | null | undefined, { logica }: Contexto) =>
  typeof contada === 'number' && contada !== Math.abs(logica ?? 0);

/** What is said of hours that cannot be read. A previous one that was brought over matters once there are hours to count. */
function unreadableHours(leitura: LeituraConferida, contexto: Contexto): readonly IdEstranheza[] {
  const { tempoAnterior, tempoAtual } = leitura;
  const { logica } = contexto;
  const counts = Boolean(tempoAtual) || !begins(leitura, contexto);
  return [
    ...(counts && isUnreadable(logica, tempoAnterior) ? (['tempo-anterior-ilegivel'] as const) : []),
    ...(isUnreadable(logica, tempoAtual) ? [howWritten(logica)] : []),
  ];
}

/**
 * The hours told are not those between the two readings, these do not begin where the hour-meter stood, or it ran
 * backwards. Where the hour-meter was not read with the reading before, somebody may know where it stood then: not below
 * where it stood before that.
 */
function otherHours(leitura: LeituraConferida, contexto: Contexto): boolean {
  const { anterior, logica } = contexto;
  const { tempoFinal, tempoAnterior, tempoAtual, horasInformadas, reinicio } = leitura;
  if (horasInformadas && !sameTime(HOURS_AS_CLOCK, horasInformadas, tempoFinal)) return true;
  if (beganAnew(reinicio)) return false;
  if (ranBack(logica, tempoAnterior, tempoAtual)) return true;
  if (tempoFinal === null || !anterior?.tempoAtual) return false;
  if (anterior.horasDeAntes) return ranBack(logica, anterior.tempoAtual, tempoAnterior);
  return !begins(leitura, contexto);
}
