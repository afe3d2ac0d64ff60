/** The SHA-256 of a file's bytes, in hexadecimal, by which they are kept once. Worked out beside the server's own thread. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
}
