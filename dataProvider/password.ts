const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Length of a first password (spec 1 §9). */
const LENGTH = 8;

/** The largest multiple of the alphabet's size that a byte can tell: bytes from there on would favour some characters. */
const FAIR = 256 - (256 % CHARACTERS.length);

/** Fills the bytes with random ones and gives them back, as `crypto.getRandomValues` does. */
export type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;

/**
 * A first password: 8 letters and digits, each as likely as any other.
 *
 * @param fill where the randomness comes from; the browser's own unless said
 */
export function generatePassword(fill: FillRandom = (bytes) => crypto.getRandomValues(bytes)): string {
  let password = '';
  while (password.length < LENGTH) {
    const fair = [...fill(new Uint8Array(LENGTH))].filter((byte) => byte < FAIR);
    for (const byte of fair.slice(0, LENGTH - password.length)) password += CHARACTERS[byte % CHARACTERS.length];
  }
  return password;
}
