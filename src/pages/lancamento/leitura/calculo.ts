import type * as z from 'zod';
import type { contract } from '../../../../contract/index.ts';
import type { Leitura } from '../../../../contract/leitura.ts';
import { isMadeAlike } from '../../../../domain/leitura/alike.ts';
import {
  broughtOver,
  contradicted,
  type Guardada,
  type LeituraCalculada,
  type LeituraDigitada,
  monthFigures,
} from '../../../../domain/leitura/figures.ts';
import { countedBy, countedSoFar, formatHours, hoursRun } from '../../../../domain/leitura/hourMeter.ts';
import {
  ESTRANHEZAS,
  explainedIn,
  isExplained,
  type LeituraSalva,
  newOddities,
  oddities,
} from '../../../../domain/leitura/plausibility.ts';
import { measuredVolume, RECUSAS, VOLUMES } from '../../../../domain/leitura/reading.ts';
import { refusalOf } from '../../../../domain/leitura/refusal.ts';
import { beganAnew, REINICIOS, rolledOver } from '../../../../domain/leitura/restart.ts';
import { savedRule } from '../../../../domain/leitura/savedRule.ts';
import { typedNumber } from '../../../../domain/typedNumber.ts';
import { comNome, ilegivel, type Textos, textoDe } from './campos.ts';

/** What a reading is held against, as the server tells it. */
export type Contexto = z.output<typeof contract.leituras.contexto.result>[number];

/** A billing category; its rule is its id where the server does not tell one. */
export interface Categoria {
  id: number;
  nome: string;
  regra: number;
}

/** What the rules make of a row as it stands; null where they can tell nothing: the screen shows '-'. */
export interface Calculado {
  volumeMedido: number | null;
  volumeCorrigido: number | null;
  tempoFinal: string | null;
  /** Why nothing can be saved as it stands. */
  recusa: string | null;
  /** The field that this is said of. */
  campoRecusado: string | null;
  /** What is odd about it, in sentences. */
  estranhezas: readonly string[];
  /** It needs a reason, and has none yet. */
  semMotivo: boolean;
}

const NADA = { recusa: null, campoRecusado: null, estranhezas: [], semMotivo: false } as const;

/** Nobody said anything of it. */
const NADA_DITO = {
  flagMedidoInformado: 0,
  flagCorrigidoInformado: 0,
  flagNaoLida: 0,
  flagAnteriorInformada: 0,
  flagTempoAnteriorInformado: 0,
} as const;

/** The latest reading before the month, with the mean as its volume: all that the rules ask of the months before. */
function antes({ anterior, media }: Contexto): LeituraCalculada[] {
  if (!anterior) return [];
  const { idAno, idMes, leituraAtual, tempoAtual } = anterior;
  const figures = { leituraAnterior: 0, leituraAtual, tempoAnterior: null, tempoAtual, tempoFinal: null };
  const volumes = { volumeMedido: 0, volumeCorrigido: media ?? 0, flagMedia: 0 } as const;
  return [{ idAno, idMes, regra: 1, reinicio: 0, ...figures, ...volumes, ...NADA_DITO }];
}

/**
 * A reading as it is saved; of a meter that was not read there is nothing to tell. What is odd about it by now, since an
 * earlier month was saved after it, is told until somebody says why.
 */
function comoSalva(leitura: Leitura, contexto: Contexto | undefined): Calculado {
  const salva = guardada(leitura);
  if (!salva) return { volumeMedido: null, volumeCorrigido: null, tempoFinal: null, ...NADA };
  const { volumeMedido, volumeCorrigido, tempoFinal } = leitura;
  const saved = { volumeMedido, volumeCorrigido, tempoFinal, ...NADA };
  // Of a reason of before nobody knows what it was said of.
  if (!contexto || (leitura.motivo && !salva.explicadas)) return saved;
  const logica = countedBy(leitura.idCalculoHorimetro, salva);
  const horas = hoursRun(logica, salva.tempoAnterior, salva.tempoAtual);
  const odd = oddities({ ...salva, horas }, { ...contexto, porVir: false, emAtividade: true, logica });
  const known = salva.explicadas ?? [];
  const unexplained = odd.filter((id) => !isExplained(id, known, salva, salva));
  return { ...saved, estranhezas: unexplained.map((id) => ESTRANHEZAS[id].texto) };
}

/**
 * A roll-over was saved without hours before: those of the month before are brought over as it is saved, so that it was said to
 * have none, as all were once.
 */
export const semHorasDeAntes = ({ id, reinicioMedidor = 0, tempoAnterior }: Leitura) =>
  id !== 0 && rolledOver(reinicioMedidor) && tempoAnterior === null;

/** A saved reading: volumes that are kept are not judged anew, nor are hours counted anew. */
function guardada({ reinicioMedidor = 0, ...leitura }: Leitura): (Guardada & LeituraSalva) | null {
  if (leitura.id === 0) return null;
  const { flagCorrigidoInformado = 0, estranhezasExplicadas } = leitura;
  // Lists leave them out where nobody has said that it begins there.
  const { flagAnteriorInformada = 0, flagTempoAnteriorInformado = 0 } = leitura;
  return {
    ...leitura,
    ...{ flagCorrigidoInformado, flagAnteriorInformada, flagTempoAnteriorInformado },
    reinicio: reinicioMedidor,
    explicadas: explainedIn(estranhezasExplicadas),
    ...(semHorasDeAntes({ reinicioMedidor, ...leitura }) && { flagTempoAnteriorInformado: 1 as const }),
  };
}

const recusado = (recusa: string, campoRecusado: string): Calculado => ({
  volumeMedido: null,
  volumeCorrigido: null,
  tempoFinal: null,
  ...NADA,
  recusa,
  campoRecusado,
});

/** The hours between two readings of the hour-meter, as `Teste/Logica` tells them; null where they cannot be told. */
function tempoDe(
  { reinicio, tempoAnterior, tempoAtual }: LeituraDigitada,
  anteriores: readonly LeituraCalculada[],
  { idCalculoHorimetro }: Leitura,
  salva: Guardada | null,
): string | null {
  const brought = beganAnew(reinicio) ? null : broughtOver(anteriores, salva).tempo;
  const hours = hoursRun(idCalculoHorimetro, tempoAnterior ?? brought, tempoAtual);
  return hours === null ? null : formatHours(hours);
}

/** A reading by the mean, while what was read before the month is not known here: the server has it, and makes it. */
function mediaPorSaber(
  digitada: LeituraDigitada,
  anteriores: readonly LeituraCalculada[],
  leitura: Leitura,
  salva: Guardada | null,
): Calculado {
  const { leituraAnterior, leituraAtual, reinicio } = digitada;
  const volumeMedido = measuredVolume(leituraAnterior, leituraAtual ?? leituraAnterior, reinicio);
  const tempoFinal = tempoDe(digitada, anteriores, leitura, salva);
  return { ...NADA, volumeMedido, volumeCorrigido: null, tempoFinal };
}

/**
 * The rule that a row is calculated by: its category's, or, of a saved reading whose category nobody chooses anew, the one
 * that it is saved by. 0 without a category.
 */
export function regraDe(
  leitura: Leitura,
  textos: Textos,
  contexto: Contexto | undefined,
  categorias: readonly Categoria[],
): number {
  const chosen = textoDe(leitura, textos, 'idCategoriaCobranca', contexto);
  const regra = categorias.find(({ id }) => String(id) === chosen)?.regra ?? 0;
  const salva = textos.idCategoriaCobranca === undefined ? guardada(leitura) : null;
  return salva ? (leitura.regra ?? savedRule(regra, leitura.idCalculoHorimetro, salva)) : regra;
}

/** What saving a row would give, by the server's own rules (`domain/leitura`); the server's figures replace it afterwards. */
export function calculate(
  leitura: Leitura,
  textos: Textos,
  contexto: Contexto | undefined,
  categorias: readonly Categoria[],
): Calculado {
  if (Object.keys(textos).length === 0) return comoSalva(leitura, contexto);
  const wrong = ilegivel(textos);
  if (wrong) return recusado(comNome(wrong.campo, wrong.erro), wrong.campo);
  const text = (campo: Parameters<typeof textoDe>[2]) => textoDe(leitura, textos, campo, contexto);
  const { idCalculoHorimetro: logica } = leitura;
  const chosen = text('idCategoriaCobranca');
  if (chosen !== '' && categorias.length > 0 && !categorias.some(({ id }) => String(id) === chosen)) {
    const { texto, campo } = RECUSAS['tipo-removido'];
    return recusado(texto, campo);
  }
  const salva = guardada(leitura);
  const newVolume = textos.leituraAtual !== undefined || textos.leituraAnterior !== undefined;
  const digitada = {
    idAno: leitura.idAno,
    idMes: leitura.idMes,
    regra: regraDe(leitura, textos, contexto, categorias),
    reinicio: REINICIOS.find(({ id }) => String(id) === text('reinicioMedidor'))?.id ?? 0,
    leituraAnterior: typedNumber(text('leituraAnterior')),
    leituraAtual: typedNumber(text('leituraAtual')),
    tempoAnterior: text('tempoAnterior') || null,
    tempoAtual: text('tempoAtual') || null,
    volumeMedido: leitura.flagMedidoInformado === 1 && !newVolume ? leitura.volumeMedido : null,
    volumeCorrigido: typedNumber(text('volumeCorrigido')),
  };
  const anteriores = contexto ? antes(contexto) : [];
  const calculo = monthFigures(digitada, anteriores, logica, salva);
  if (!calculo.ok) {
    if (calculo.motivo === 'sem-historico' && !contexto) return mediaPorSaber(digitada, anteriores, leitura, salva);
    const { texto, campo } = refusalOf(calculo.motivo, digitada, contexto?.anterior ?? null, logica);
    // The time that it ran can be told without a reading.
    return { ...recusado(texto, campo), tempoFinal: tempoDe(digitada, anteriores, leitura, salva) };
  }
  const { figuras, horas } = calculo;
  const conferida = { ...digitada, ...figuras, horas };
  const contada = countedSoFar(logica, salva);
  const held = contexto && { ...contexto, emAtividade: true, logica: calculo.logica, contada };
  // The reason that is saved stands for what was odd then.
  const explained = textos.motivo === undefined && leitura.motivo ? salva : null;
  const ids = !held ? [] : explained ? newOddities(conferida, explained, held) : oddities(conferida, held);
  const differs = contradicted(calculo);
  const informed = explained && isMadeAlike(leitura, figuras) ? [] : VOLUMES.filter(([campo]) => differs[campo]);
  const estranhezas = [
    ...ids.map((id) => ESTRANHEZAS[id].texto),
    ...informed.map(([, nome]) => `${nome}: não é o calculado`),
  ];
  const semMotivo = estranhezas.length > 0 && (explained !== null || text('motivo') === '');
  const { volumeMedido, volumeCorrigido, tempoFinal } = figuras;
  return { volumeMedido, volumeCorrigido, tempoFinal, recusa: null, campoRecusado: null, estranhezas, semMotivo };
}
