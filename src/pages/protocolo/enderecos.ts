import { APP_API_URL } from '../../app/apiUrl.ts';

/** Photos that our server keeps, of which it makes a small one. */
const KEPT = /\/protocolo\/imagem\/[0-9a-f]{64}$/;

/** The address of a photo as its source names it: on the host of the field application, unless it says another. */
export const enderecoDe = (source: string): string =>
  new URL(source, new URL(APP_API_URL, window.location.href)).toString();

/** That of a small one of 200 × 200, where there is one. */
export function miniaturaDe(source: string): string {
  const address = enderecoDe(source);
  return KEPT.test(address) ? `${address}?tamanho=200` : address;
}
