import { formatNumber } from '../numbers.ts';
import { bigEndian, lerPng, PNG, type Png } from './png.ts';

/** An image as its own bytes tell it; sizes are in pixels. */
export interface Imagem {
  tipo: 'PNG' | 'JPEG';
  largura: number;
  altura: number;
  /** Length of its file. */
  tamanho: number;
  /** The image as `data:image/png;base64,…`, its type as its bytes have it. */
  url: string;
  /** Of a PNG, what its header says besides. */
  png?: Png;
}

/** What a logotype may be: bytes of its file, pixels of each of its sides, and of all of it, bits of a colour. */
export const LOGOTIPO = {
  maiorArquivo: 200 * 1024,
  menorLado: 16,
  maiorLado: 2000,
  maisPixels: 1_000_000,
  maisBits: 8,
} as const;

const DATA_URL = /^data:[^;,]*;base64,([A-Za-z0-9+/]+={0,2})$/;
const JPEG = '\xff\xd8\xff';

/**
 * Reads an image by its bytes, whatever it is called; of a PNG, only the parts that are drawn.
 *
 * @param url `data:…;base64,…`
 * @returns null when it is neither PNG nor JPEG
 */
export function lerImagem(url: string): Imagem | null {
  const base64 = DATA_URL.exec(url)?.[1];
  if (!base64 || base64.length % 4 !== 0) return null;
  const bytes = atob(base64);
  const tipo = bytes.startsWith(PNG) ? 'PNG' : bytes.startsWith(JPEG) ? 'JPEG' : null;
  const tamanho = bytes.length;
  if (tipo === 'PNG') {
    const png = lerPng(bytes);
    return (
      png && {
        tipo,
        largura: png.largura,
        altura: png.altura,
        tamanho,
        url: `data:image/png;base64,${btoa(png.arquivo)}`,
        png,
      }
    );
  }
  const size = jpegSize(bytes);
  return tipo && size && { tipo, ...size, tamanho, url: `data:image/jpeg;base64,${base64}` };
}

/**
 * Why an image cannot be the logotype, in words for users; null when it can.
 *
 * @param url as for `lerImagem`
 */
export function recusaDoLogotipo(url: string): string | null {
  const { maiorArquivo, menorLado, maiorLado, maisPixels, maisBits } = LOGOTIPO;
  // Four characters for three bytes; what is longer is not even read.
  if (url.length > (maiorArquivo * 4) / 3 + 100) return `A imagem deve ter no máximo ${maiorArquivo / 1024} KB`;
  const imagem = lerImagem(url);
  if (!imagem) return 'Escolha uma imagem PNG ou JPEG';
  if (imagem.tamanho > maiorArquivo) return `A imagem deve ter no máximo ${maiorArquivo / 1024} KB`;
  const sides = [imagem.largura, imagem.altura];
  if (Math.min(...sides) < menorLado || Math.max(...sides) > maiorLado)
    return `A imagem deve ter de ${menorLado} a ${maiorLado} pixels de lado; esta tem ${imagem.largura} × ${imagem.altura}`;
  if (imagem.largura * imagem.altura > maisPixels)
    return `A imagem deve ter no máximo ${formatNumber(maisPixels, 0)} pixels ao todo; esta tem ${imagem.largura} × ${imagem.altura}`;
  if (imagem.png && imagem.png.bits > maisBits)
    return `A imagem deve ter no máximo ${maisBits} bits por cor; esta tem ${imagem.png.bits}`;
  if (imagem.png?.entrelacada) return 'A imagem não pode ser entrelaçada: salve-a sem essa opção';
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

/** The sides stand in the frame header of a JPEG (SOF: C0 to CF, but for C4, C8 and CC), after parts of any length. */
function jpegSize(bytes: string): Size | null {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === '\xff'; ) {
    const marker = bytes.charCodeAt(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { altura: bigEndian(bytes, at + 5, 2), largura: bigEndian(bytes, at + 7, 2) };
    // The length counts its own two bytes.
    at += 2 + Math.max(2, bigEndian(bytes, at + 2, 2));
  }
  return null;
}
