import { describe, expect, it } from 'vitest';
import { imagemEmPalavras, LOGOTIPO, lerImagem, recusaDoLogotipo } from '../../../domain/relatorio/imagem.ts';
import { dataUrl, JPEG, png } from '../../fixtures/imagens.ts';

const { maiorArquivo, menorLado, maiorLado } = LOGOTIPO;
const padded = (bytes: number) => dataUrl(Buffer.concat([png(20, 20), Buffer.alloc(bytes)]).subarray(0, bytes));

describe('an image is what its bytes say', () => {
  it.each([
    ['a PNG', dataUrl(png(320, 120)), 'PNG', 320, 120],
    ['a PNG called JPEG', dataUrl(png(17, 33), 'image/jpeg'), 'PNG', 17, 33],
    ['a JPEG', dataUrl(JPEG, 'image/jpeg'), 'JPEG', 40, 20],
    ['a JPEG called text', dataUrl(JPEG, 'text/plain'), 'JPEG', 40, 20],
  ])('%s', (_, url, tipo, largura, altura) => {
    expect(lerImagem(url)).toMatchObject({ tipo, largura, altura });
    expect(lerImagem(url)?.url).toMatch(new RegExp(`^data:image/${tipo.toLowerCase()};base64,`));
    expect(recusaDoLogotipo(url)).toBeNull();
  });

  it.each([
    ['a GIF', dataUrl(Buffer.from('GIF89a\x01\x00\x01\x00'))],
    ['a drawing with scripts', dataUrl(Buffer.from('<svg onload="alert(1)"/>'), 'image/svg+xml')],
    ['a PNG cut in its header', dataUrl(png(20, 20).subarray(0, 20))],
    ['a JPEG without a frame', dataUrl(JPEG.subarray(0, 24))],
    ['an address', 'https://exemplo.com.br/logo.png'],
    ['base64 that is none', 'data:image/png;base64,%%%'],
    ['a PNG of numbers without a palette', dataUrl(png(20, 20, { color: 3, pixels: Buffer.alloc(420) }))],
    ['a PNG of colours that are none', dataUrl(png(20, 20, { color: 5 }))],
    ['nothing', ''],
  ])('%s is none', (_, url) => {
    expect(lerImagem(url)).toBeNull();
    expect(recusaDoLogotipo(url)).toBe('Escolha uma imagem PNG ou JPEG');
  });
});

describe('a logotype is bounded', () => {
  it.each([
    [menorLado, menorLado, true],
    [menorLado - 1, 40, false],
    [40, menorLado - 1, false],
    [maiorLado, 16, true],
    [maiorLado + 1, 16, false],
    [16, maiorLado + 1, false],
  ])('%i × %i pixels: %s', (width, height, fits) => {
    const refusal = recusaDoLogotipo(dataUrl(png(width, height)));
    if (fits) expect(refusal).toBeNull();
    else expect(refusal).toBe(`A imagem deve ter de 16 a 2000 pixels de lado; esta tem ${width} × ${height}`);
  });

  const none = Buffer.alloc(0);
  it.each([
    ['a million pixels', png(1000, 1000, { pixels: none }), null],
    [
      'more pixels',
      png(1000, 1001, { pixels: none }),
      'A imagem deve ter no máximo 1.000.000 pixels ao todo; esta tem 1000 × 1001',
    ],
    ['16 bits', png(20, 20, { bits: 16 }), 'A imagem deve ter no máximo 8 bits por cor; esta tem 16'],
    ['interlaced', png(20, 20, { interlaced: true }), 'A imagem não pode ser entrelaçada: salve-a sem essa opção'],
    ['a palette', png(20, 20, { color: 3, pixels: none, parts: { PLTE: Buffer.alloc(6) } }), null],
  ])('%s: %s', (_, bytes, refusal) => {
    expect(recusaDoLogotipo(dataUrl(bytes))).toBe(refusal);
  });

  it('of a PNG only what is drawn is kept', () => {
    const texts = { iCCP: Buffer.alloc(50), zTXt: Buffer.alloc(50), tRNS: Buffer.alloc(6) };
    const kept = png(20, 20, { parts: { tRNS: texts.tRNS } });
    const more = Buffer.concat([png(20, 20, { parts: texts }), Buffer.alloc(9)]);
    expect(lerImagem(dataUrl(more))?.url).toBe(dataUrl(kept));
    expect(lerImagem(dataUrl(more))?.png?.inflados).toBe(20 * 81);
  });

  it.each([
    [maiorArquivo, null],
    [maiorArquivo + 1, 'A imagem deve ter no máximo 200 KB'],
    [3 * maiorArquivo, 'A imagem deve ter no máximo 200 KB'],
  ])('%i bytes: %s', (bytes, refusal) => {
    expect(recusaDoLogotipo(padded(bytes))).toBe(refusal);
  });
});

it('an image is told in words, none as nothing', () => {
  expect(imagemEmPalavras(dataUrl(JPEG))).toBe(`JPEG, 40 × 20 pixels, ${JPEG.length} bytes`);
  expect(imagemEmPalavras(null)).toBe('');
});
