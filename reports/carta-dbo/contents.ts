import type { DboCliente } from './load.ts';

export { documentoCarta as pdf } from './document.ts';
export { load } from './load.ts';

/** A letter that asks for an update must say to what. */
export function lacks({ mediaDBO }: DboCliente): string | null {
  return mediaDBO ? null : 'cliente.pdf.noDbo';
}
