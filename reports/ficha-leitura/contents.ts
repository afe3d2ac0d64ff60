import type { Fichas } from './dados.ts';

export { documentoFichas as pdf } from './document.ts';
export { load } from './load.ts';

export function lacks({ fichas }: Fichas): string | null {
  return fichas.length > 0 ? null : 'leituras.relatorio.noSheet';
}
