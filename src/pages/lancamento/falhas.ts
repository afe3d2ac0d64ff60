import type { Resultado } from './enviar.ts';
import type { Pendente } from './guardados.ts';

/** Why a reading is still pending after it was sent; it counts for what was sent alone. */
export interface Falha {
  pendente: Pendente;
  resultado: Exclude<Resultado<unknown>, { como: 'salva' | 'apagada' | 'outra' }>;
}
export type Falhas = ReadonlyMap<number, Falha>;

/** Whether a reading was refused for want of a reason. */
export const pedeMotivo = (falha: Falha | undefined): boolean =>
  falha?.resultado.como === 'recusada' && 'motivo' in falha.resultado.campos;
