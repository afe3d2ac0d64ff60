import type * as z from 'zod';
import type { contract } from '../../../../contract/index.ts';
import { type Mes, monthIndex } from '../../../../domain/leitura/month.ts';
import { formatNumber } from '../../../../domain/numbers.ts';

/** What a save answers. */
export type Resposta = z.output<typeof contract.leituras.save.result>;
/** What a save tells of a later month. */
export type Seguinte = NonNullable<Resposta['seguintes']>[number];

/** A later month that what was saved has changed or made odd, till somebody has taken note of it. */
export interface Mudado extends Seguinte {
  idHidrometro: number;
  /** How users know the meter. */
  rotulo: string;
  /** The client, by whose name its row is found. */
  nome: string;
  /** It is the very one that was saved: from another beginning than was seen. */
  propria?: true;
}
/** By meter and month, those told first first. */
export type Mudados = ReadonlyMap<string, Mudado>;

export type Medidor = Pick<Mudado, 'idHidrometro' | 'rotulo' | 'nome'>;

const keyOf = (idHidrometro: number, mes: Mes) => `${idHidrometro}:${monthIndex(mes)}`;

const FIGURES = ['leituraAnterior', 'leituraAtual', 'tempoAnterior', 'tempoFinal'] as const;
const VOLUMES = ['volumeMedido', 'volumeCorrigido'] as const;

/** One figure of a later month that is another now, in words. */
export interface Mudanca {
  campo: (typeof FIGURES)[number] | (typeof VOLUMES)[number] | 'volumes';
  antes: string;
  agora: string;
}

const emPalavras = (value: number | string | null) =>
  typeof value === 'number' ? formatNumber(value) : (value ?? '-');
const emVolume = (value: number) => `${formatNumber(value, 2)} m³`;

/** What of a later month is another now; both volumes as one where they are the same. */
export function mudancasDe({ antes, agora }: Seguinte): Mudanca[] {
  const figures = FIGURES.filter((campo) => antes[campo] !== agora[campo]).map((campo) => ({
    campo,
    antes: emPalavras(antes[campo]),
    agora: emPalavras(agora[campo]),
  }));
  const volumes = VOLUMES.filter((campo) => antes[campo] !== agora[campo]).map((campo) => ({
    campo,
    antes: emVolume(antes[campo]),
    agora: emVolume(agora[campo]),
  }));
  const [one, other] = volumes;
  const alike = one && other && one.antes === other.antes && one.agora === other.agora;
  return [...figures, ...(alike ? [{ ...one, campo: 'volumes' as const }] : volumes)];
}

/**
 * What there is to take note of once a month is saved: a month that is moved again is told from what it was at first, and not
 * at all where it is that again; the one that is saved was seen to.
 *
 * @param propria the one that is saved, where it begins otherwise than was seen
 */
export function comSeguintes(
  known: Mudados,
  { mes, ...medidor }: Medidor & { mes: Mes },
  seguintes: readonly Seguinte[],
  propria?: Seguinte,
): Mudados {
  const next = new Map(known);
  const own = keyOf(medidor.idHidrometro, mes);
  next.delete(own);
  if (propria) next.set(own, { ...propria, ...medidor, propria: true });
  for (const one of seguintes) {
    const key = keyOf(medidor.idHidrometro, one);
    const told: Mudado = { ...one, ...medidor, antes: known.get(key)?.antes ?? one.antes };
    if (mudancasDe(told).length === 0 && told.estranhezas.length === 0) next.delete(key);
    else next.set(key, told);
  }
  return next;
}
