import type { NaoConformes } from './dados.ts';

export { cartasNaoConformes as pdf } from './document.ts';
export { load } from './load.ts';

export function lacks({ coletas }: NaoConformes): string | null {
  return coletas.length > 0 ? null : 'relatorios.naoConforme.none';
}
