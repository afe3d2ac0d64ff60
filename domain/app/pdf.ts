/** Bytes that the PDF which goes with a protocol's message may have. */
export const MAIOR_PDF = 5 * 1024 * 1024;

/** How far from its end a PDF may say that it ends. */
const FIM_ATE = 1024;

const HEAD = '%PDF-';
const TAIL = '%%EOF';

const asText = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/**
 * Why a file is no PDF that may be sent, by its bytes and not by its name, in words for users; null when it is one.
 *
 * @example
 * recusaDoPdf(new TextEncoder().encode('oi')) // 'Escolha um arquivo PDF'
 */
export function recusaDoPdf(bytes: Uint8Array): string | null {
  if (asText(bytes.subarray(0, HEAD.length)) !== HEAD) return 'Escolha um arquivo PDF';
  if (bytes.length > MAIOR_PDF) return 'O PDF deve ter no máximo 5 MB';
  if (!asText(bytes.subarray(-FIM_ATE)).includes(TAIL)) return 'O PDF está incompleto ou danificado';
  return null;
}

/** The name of a PDF that is told by the address that it has: its last part (spec 2 §7). */
export function nomeDoPdf(url: string): string {
  const last = url.split('/').at(-1) || 'arquivo.pdf';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
