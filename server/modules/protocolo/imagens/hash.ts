/** The SHA-256 of a photo's bytes, in hexadecimal: its name from then on. Worked out beside the server's own thread. */
export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
}
