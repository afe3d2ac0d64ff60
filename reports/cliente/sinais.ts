import { assess, type Limits } from '../../domain/coleta/conformity.ts';
import type { RawLabValue } from '../../domain/coleta/labValue.ts';

/** What the signs of results out of their limits mean. */
export const SINAIS = [
  { mark: '▲', text: 'acima do máximo' },
  { mark: '▼', text: 'abaixo do mínimo' },
  { mark: '?', text: 'inconclusivo: o sinal < ou > deixa a resposta em aberto' },
] as const;

/** Which side of its limits a result is on, and whether its sign leaves that open; empty for one within them. */
export function sinalDo(raw: RawLabValue, limits: Limits): string {
  const { status, reason, inconclusive } = assess(raw, limits);
  if (status === 'ignorado') return '';
  const side = { abaixo: '▼', acima: '▲' };
  return `${reason ? side[reason] : ''}${inconclusive ? '?' : ''}`;
}
