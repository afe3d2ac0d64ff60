import { momentoColeta } from '../../../domain/coleta/momentoColeta.ts';
import { textOrder } from '../../../reports/tabela/cells.ts';
import type { OrderKey } from '../../../reports/tabela/order.ts';

/** A date and time, or the text that is neither. */
export function momentOrder(text: string | null): OrderKey {
  const at = momentoColeta(text);
  return at ? [`${at.date} ${at.time ?? ''}`] : textOrder(text);
}

/** ΔT, hours and minutes. */
export function elapsedOrder(text: string | null): OrderKey {
  const [, hours, minutes] = /^(\d+):(\d\d)$/.exec(text ?? '') ?? [];
  return hours === undefined ? textOrder(text) : [Number(hours) * 60 + Number(minutes)];
}
