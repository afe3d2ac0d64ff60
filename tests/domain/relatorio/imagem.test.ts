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
