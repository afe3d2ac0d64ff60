import { assess, type Conformity, type Limits } from '../../domain/coleta/conformity.ts';
import type { RawLabValue } from '../../domain/coleta/labValue.ts';

/** What the signs of results out of their limits mean. */
export const SINAIS = [
  { mark: '▲', text: 'acima do máximo' },
  { mark: '▼', text: 'abaixo do mínimo' },
  { mark: '?', text: 'inconclusivo: o sinal < ou > deixa a resposta em aberto' },
] as const;

const SIDES = { abaixo: '▼', acima: '▲' } as const;

/** Which side of its limits a result is on, and whether its sign leaves that open; empty for one within them. */
export function sinalDo(raw: RawLabValue, limits: Limits): string {
  return sinalDe(assess(raw, limits));
}

/** As `sinalDo`, of a verdict. */
export function sinalDe({ reason, inconclusive }: Conformity): string {
  return `${reason ? SIDES[reason] : ''}${inconclusive ? '?' : ''}`;
}
