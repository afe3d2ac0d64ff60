import { expect, test } from 'vitest';
import { destinatariosDe } from '../../../domain/app/destinatarios.ts';
import { MAIOR_PDF, nomeDoPdf, recusaDoPdf } from '../../../domain/app/pdf.ts';

test.each([
  ['', []],
  [' ; ;', []],
  ['ana@exemplo.com.br', ['ana@exemplo.com.br']],
  [' ana@exemplo.com.br ;bia@exemplo.com.br; ', ['ana@exemplo.com.br', 'bia@exemplo.com.br']],
  [
    'ana@exemplo.com.br;bia@exemplo.com.br;Ana@exemplo.com.br;bia@exemplo.com.br',
    ['ana@exemplo.com.br', 'bia@exemplo.com.br'],
  ],
])('the addresses of %j', (lista, enderecos) => {
  expect(destinatariosDe(lista)).toEqual(enderecos);
});

test.each([
  ['https://app.exemplo/arquivos/Termo%20de%20coleta.pdf', 'Termo de coleta.pdf'],
  ['Termo.pdf', 'Termo.pdf'],
  ['/arquivos/50% de desconto.pdf', '50% de desconto.pdf'],
  ['', 'arquivo.pdf'],
])('the PDF at %j is named %j', (url, nome) => {
  expect(nomeDoPdf(url)).toBe(nome);
});

const bytes = (text: string) => new TextEncoder().encode(text);

test('a PDF is told by its bytes, and may have so many', () => {
  expect(recusaDoPdf(bytes('%PDF-1.4\n%%EOF\n'))).toBeNull();
  expect(recusaDoPdf(bytes(''))).toBe('Escolha um arquivo PDF');
  expect(recusaDoPdf(bytes('texto %PDF-1.4 %%EOF'))).toBe('Escolha um arquivo PDF');
  expect(recusaDoPdf(bytes(`%PDF-1.4%%EOF${' '.repeat(2000)}`))).toBe('O PDF está incompleto ou danificado');
  const fits = bytes(`%PDF-1.4${' '.repeat(MAIOR_PDF - 13)}%%EOF`);
  expect(fits).toHaveLength(MAIOR_PDF);
  expect(recusaDoPdf(fits)).toBeNull();
  expect(recusaDoPdf(bytes(`%PDF-1.4${' '.repeat(MAIOR_PDF - 12)}%%EOF`))).toBe('O PDF deve ter no máximo 5 MB');
});
