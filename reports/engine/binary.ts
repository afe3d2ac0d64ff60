/** Bytes as a text of as many characters, as jsPDF holds them. */
export function binaryText(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += 8192)
    text += Reflect.apply(String.fromCharCode, null, bytes.subarray(from, from + 8192));
  return text;
}

/** A text in ASCII, compressed as zlib does, in the form of `binaryText`. */
export async function deflate(text: string): Promise<string> {
  const { readable, writable } = new CompressionStream('deflate');
  const writer = writable.getWriter();
  const written = writer.write(new TextEncoder().encode(text)).then(() => writer.close());
  const reader = readable.getReader();
  let compressed = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) compressed += binaryText(piece.value);
  await written;
  return compressed;
}
