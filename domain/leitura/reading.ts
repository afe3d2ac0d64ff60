import { formatNumber, LARGEST_QUANTITY, round, sureDigits } from '../numbers.ts';
import { type Mes, monthIndex } from './month.ts';
import { rolledOver } from './restart.ts';
import { HORIMETRO, LEITURA, MEDIA } from './rules.ts';

/** A saved reading of one meter. Volumes in m³. */
export type LeituraSalva = Mes & { volumeCorrigido: number | null };

export type EntradaLeitura = Mes & {
  /** 1 Leitura, 2 Média, 3 Horímetro. */
  regra: number;
  leituraAnterior: number | null;
  leituraAtual: number | null;
  /** The reading says that the meter was replaced or rolled over, which alone allows a negative volume. */
  medidorReiniciado?: boolean;
  /** Decimal hours from `hoursRun`, for rule 3. */
  horas?: number | null;
  /** Saved readings of this meter, in any order, for rule 2. */
  historico?: readonly LeituraSalva[];
};

/** Why a corrected volume cannot be told: what users read, and the field that it stands on. */
export const RECUSAS = {
  'tipo-removido': { campo: 'idCategoriaCobranca', texto: 'O tipo de cobrança não existe mais: escolha outro' },
  'regra-desconhecida': { campo: 'idCategoriaCobranca', texto: 'Este tipo de cobrança não tem regra de cálculo' },
  'sem-leitura': { campo: 'leituraAtual', texto: 'Digite a leitura atual' },
  'volume-negativo': {
    campo: 'leituraAtual',
    texto: 'A leitura atual é menor que a anterior: corrija o valor, ou diga que o medidor foi substituído ou virado',
  },
  'medido-negativo': {
    campo: 'volumeMedido',
    texto: 'O volume medido é negativo: corrija o valor, ou diga que o medidor foi substituído ou virado',
  },
  'corrigido-negativo': {
    campo: 'volumeCorrigido',
    texto: 'O volume corrigido é negativo: corrija o valor, ou diga que o medidor foi substituído ou virado',
  },
  'corrigido-enorme': {
    campo: 'volumeCorrigido',
    texto: `O volume corrigido passa de ${formatNumber(LARGEST_QUANTITY)} m³: confira a leitura e as horas`,
  },
  'medido-enorme': {
    campo: 'leituraAtual',
    texto: `O volume medido passa de ${formatNumber(LARGEST_QUANTITY)} m³: confira as leituras`,
  },
  'tempo-enorme': {
    campo: 'tempoAtual',
    texto: `O tempo total passa de ${formatNumber(LARGEST_QUANTITY)} horas: confira o horímetro`,
  },
  'sem-historico': { campo: 'idCategoriaCobranca', texto: 'Não há leituras anteriores de que fazer a média' },
  'sem-horas': { campo: 'tempoAtual', texto: 'Não há horas entre o tempo anterior e o atual do horímetro' },
  'sem-horimetro': {
    campo: 'idCategoriaCobranca',
    texto: 'O cliente não tem medidor de vazão com horímetro: cadastre-o, ou escolha outro tipo de cobrança',
  },
  'sem-tempo-anterior': { campo: 'tempoAnterior', texto: 'Digite o tempo anterior do horímetro' },
  'tempo-anterior-ilegivel': {
    campo: 'tempoAnterior',
    texto: 'O tempo anterior não está escrito como este horímetro conta: corrija o valor',
  },
  'sem-tempo': { campo: 'tempoAtual', texto: 'Digite o tempo atual do horímetro' },
  'tempo-sem-horas': { campo: 'tempoAtual', texto: 'Este horímetro conta horas: digite um número, como 100,5' },
  'tempo-sem-relogio': {
    campo: 'tempoAtual',
    texto: 'Este horímetro conta horas e minutos: digite HHHH:MM, com minutos de 00 a 59, como 0100:30',
  },
  'tempo-sem-minutos': { campo: 'tempoAtual', texto: 'Este horímetro conta minutos: digite um número, como 6030' },
} as const;
export type MotivoRecusa = keyof typeof RECUSAS;

/** Volumes in m³, 2 decimals. A refusal shows '-' and saves nothing. */
export type ResultadoLeitura =
  | { ok: true; volumeCorrigido: number; flagMedia: 0 | 1 }
  | { ok: false; motivo: MotivoRecusa };

/** The volumes of a reading, and what users read of each. */
export const VOLUMES = [
  ['volumeMedido', 'Volume medido'],
  ['volumeCorrigido', 'Volume corrigido'],
] as const;

const MONTH_HOURS = 720;
const MEAN_READINGS = 12;

/** Sums and differences of binary numbers carry a noise by which a half of the last decimal would be rounded the wrong way. */
const withoutNoise = (volume: number) => round(volume, 6);

/**
 * Measured volume in m³: current − previous, without binary noise. Of a meter that rolled over, and stands below its previous
 * reading, what it ran: on to the power of ten that has a digit more than this one's whole part, and from 0 again. The domain
 * description names roll-overs and leaves their volume to the server.
 *
 * ```
 * measuredVolume(999900, 50, 2) // 150
 * ```
 * @param reinicio whether it was replaced or rolled over (`restart.ts`)
 * @returns null when either reading is missing
 */
export function measuredVolume(
  leituraAnterior: number | null,
  leituraAtual: number | null,
  reinicio = 0,
): number | null {
  if (leituraAnterior === null || leituraAtual === null) return null;
  const ranOver = rolledOver(reinicio) && leituraAtual < leituraAnterior;
  const full = ranOver ? 10 ** String(Math.trunc(leituraAnterior)).length : 0;
  const volume = withoutNoise(full - leituraAnterior + leituraAtual);
  return Number.isFinite(volume) ? volume : null;
}

/**
 * Corrected volume of a month by the rule of its billing category (Spec 2 §5).
 *
 * 1 Leitura: the measured volume. 2 Média: mean of the corrected volumes of the meter's latest 12 saved readings
 * before the month, whatever was read now. 3 Horímetro: measured × 720 h / hours run, a 30-day month.
 * A negative measured volume is refused by rules 1 and 3 unless `medidorReiniciado`; then it stays negative.
 */
export function correctedVolume(entrada: EntradaLeitura): ResultadoLeitura {
  if (entrada.regra === MEDIA) return meanRule(entrada);
  if (entrada.regra !== LEITURA && entrada.regra !== HORIMETRO) return refused('regra-desconhecida');
  const measured = measuredVolume(entrada.leituraAnterior, entrada.leituraAtual);
  if (measured === null) return refused('sem-leitura');
  if (measured < 0 && !entrada.medidorReiniciado) return refused('volume-negativo');
  if (entrada.regra === LEITURA) return accepted(measured, 0);
  const hours = entrada.horas ?? 0;
  return hours > 0 && Number.isFinite(hours) ? accepted((measured * MONTH_HOURS) / hours, 0) : refused('sem-horas');
}

/**
 * The billing categories that a meter may use: with a flow meter all that are offered, without one the first alone (lowest
 * id), which is theirs even when it is disabled: another would bill them by another rule (Spec 2 §5).
 */
export function allowedCategories<T extends { id: number }>(
  flagMedidorVazao: number,
  categorias: readonly T[],
  isOffered: (categoria: T) => boolean,
): T[] {
  const sorted = [...categorias].sort((a, b) => a.id - b.id);
  return flagMedidorVazao === 1 ? sorted.filter(isOffered) : sorted.slice(0, 1);
}

function meanRule({ idAno, idMes, historico = [] }: EntradaLeitura): ResultadoLeitura {
  const month = monthIndex({ idAno, idMes });
  const volumes = historico
    .filter((leitura) => monthIndex(leitura) < month)
    .sort((a, b) => monthIndex(b) - monthIndex(a))
    .flatMap(({ volumeCorrigido }) => (volumeCorrigido === null ? [] : [volumeCorrigido]))
    .slice(0, MEAN_READINGS);
  if (volumes.length === 0) return refused('sem-historico');
  const sum = volumes.reduce((total, volume) => total + volume, 0);
  return accepted(withoutNoise(sum) / volumes.length, 1);
}

function accepted(volume: number, flagMedia: 0 | 1): ResultadoLeitura {
  return { ok: true, volumeCorrigido: round(sureDigits(volume), 2), flagMedia };
}

function refused(motivo: MotivoRecusa): ResultadoLeitura {
  return { ok: false, motivo };
}
