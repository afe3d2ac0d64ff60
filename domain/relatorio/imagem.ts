import { formatNumber } from '../numbers.ts';

/** An image as its own bytes tell it; sizes are in pixels. */
export interface Imagem {
  tipo: 'PNG' | 'JPEG';
  largura: number;
  altura: number;
  /** Length of its file. */
  tamanho: number;
  /** The image as `data:image/png;base64,…`, its type as its bytes have it. */
  url: string;
}

/** What a logotype may be: bytes of its file, and pixels of each of its sides. */
export const LOGOTIPO = { maiorArquivo: 200 * 1024, menorLado: 16, maiorLado: 2000 } as const;

const DATA_URL = /^data:[^;,]*;base64,([A-Za-z0-9+/]+={0,2})$/;
const PNG = '\x89PNG\r\n\x1a\n';
const JPEG = '\xff\xd8\xff';

/**
 * Reads an image by its bytes, whatever it is called.
 *
 * @param url `data:…;base64,…`
 * @returns null when it is neither PNG nor JPEG
 */
export function lerImagem(url: string): Imagem | null {
  const base64 = DATA_URL.exec(url)?.[1];
  if (!base64 || base64.length % 4 !== 0) return null;
  const bytes = atob(base64);
  const tipo = bytes.startsWith(PNG) ? 'PNG' : bytes.startsWith(JPEG) ? 'JPEG' : null;
  const size = tipo === 'PNG' ? pngSize(bytes) : jpegSize(bytes);
  if (!tipo || !size) return null;
  return { tipo, ...size, tamanho: bytes.length, url: `data:image/${tipo.toLowerCase()};base64,${base64}` };
}

/**
 * Why an image cannot be the logotype, in words for users; null when it can.
 *
 * @param url as for `lerImagem`
 */
export function recusaDoLogotipo(url: string): string | null {
  const { maiorArquivo, menorLado, maiorLado } = LOGOTIPO;
  // Four characters for three bytes; what is longer is not even read.
  if (url.length > (maiorArquivo * 4) / 3 + 100) return `A imagem deve ter no máximo ${maiorArquivo / 1024} KB`;
  const imagem = lerImagem(url);
  if (!imagem) return 'Escolha uma imagem PNG ou JPEG';
  if (imagem.tamanho > maiorArquivo) return `A imagem deve ter no máximo ${maiorArquivo / 1024} KB`;
  const sides = [imagem.largura, imagem.altura];
  if (Math.min(...sides) < menorLado || Math.max(...sides) > maiorLado)
    return `A imagem deve ter de ${menorLado} a ${maiorLado} pixels de lado; esta tem ${imagem.largura} × ${imagem.altura}`;
  return null;
}

/** An image in words, as the log tells of it: `PNG, 320 × 120 pixels, 12.345 bytes`; empty for none. */
export function imagemEmPalavras(url: string | null): string {
  const imagem = url ? lerImagem(url) : null;
  if (!imagem) return '';
  const { tipo, largura, altura, tamanho } = imagem;
  return `${tipo}, ${largura} × ${altura} pixels, ${formatNumber(tamanho)} bytes`;
}

type Size = Pick<Imagem, 'largura' | 'altura'>;

/** The first part of a PNG is its header, with both sides in four bytes each. */
function pngSize(bytes: string): Size | null {
  if (bytes.length < 33 || bytes.slice(12, 16) !== 'IHDR') return null;
  return { largura: number(bytes, 16, 4), altura: number(bytes, 20, 4) };
}

/** The sides stand in the frame header of a JPEG (SOF: C0 to CF, but for C4, C8 and CC), after parts of any length. */
function jpegSize(bytes: string): Size | null {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === '\xff'; ) {
    const marker = bytes.charCodeAt(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { altura: number(bytes, at + 5, 2), largura: number(bytes, at + 7, 2) };
    // The length counts its own two bytes.
    at += 2 + Math.max(2, number(bytes, at + 2, 2));
  }
  return null;
}

/** A number of so many bytes, the highest first. */
function number(bytes: string, at: number, length: number): number {
  let value = 0;
  for (let index = at; index < at + length; index += 1) value = value * 256 + bytes.charCodeAt(index);
  return value;
}
