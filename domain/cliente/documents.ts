/**
 * CPF and CNPJ, stored as text. Check digits by Receita Federal's algorithms: CPF; CNPJ numeric and, as Instrução
 * Normativa RFB 2.229/2024 has it, alphanumeric. An invalid document is a warning, never a refusal: legacy records
 * hold some.
 */

/** What is known of a document: nothing typed, a valid one, or one to warn about. */
export type SituacaoDocumento = 'vazio' | 'valido' | 'invalido';

const CPF = /^\d{11}$/;
const CNPJ = /^[0-9A-Z]{12}\d{2}$/;
const CHARACTER = /[\p{L}\p{N}]/gu;

/** The document without blanks, points, dashes and slashes, in capitals: '12.abc.345/01de-35' → '12ABC34501DE35'. */
export function bareDocument(text: string | null | undefined): string {
  return (text ?? '').replace(/[\s./-]/g, '').toUpperCase();
}

/** True when the text, formatted or bare, is a CPF whose check digits hold. Eleven equal digits are none. */
export function isCpf(text: string | null | undefined): boolean {
  const cpf = bareDocument(text);
  if (!CPF.test(cpf) || allEqual(cpf)) return false;
  const first = cpfDigit(cpf.slice(0, 9));
  return cpf.endsWith(`${first}${cpfDigit(`${cpf.slice(0, 9)}${first}`)}`);
}

/** True when the text, formatted or bare, is a numeric or alphanumeric CNPJ whose check digits hold. */
export function isCnpj(text: string | null | undefined): boolean {
  const cnpj = bareDocument(text);
  if (!CNPJ.test(cnpj) || allEqual(cnpj)) return false;
  const first = cnpjDigit(cnpj.slice(0, 12));
  return cnpj.endsWith(`${first}${cnpjDigit(`${cnpj.slice(0, 12)}${first}`)}`);
}

/** Whether a client's document deserves a warning. `tipo`: 'J' wants a CNPJ, 'F' a CPF, none takes either. */
export function checkDocument(text: string | null | undefined, tipo?: 'J' | 'F' | null): SituacaoDocumento {
  if (bareDocument(text) === '') return 'vazio';
  const valid = (tipo !== 'J' && isCpf(text)) || (tipo !== 'F' && isCnpj(text));
  return valid ? 'valido' : 'invalido';
}

/** '123.456.789-09' or '12.ABC.345/01DE-35', valid or not; a text of any other shape comes back as it is. */
export function formatDocument(text: string | null | undefined): string {
  const bare = bareDocument(text);
  if (CPF.test(bare)) return bare.replace(/^(.{3})(.{3})(.{3})/, '$1.$2.$3-');
  if (CNPJ.test(bare)) return bare.replace(/^(.{2})(.{3})(.{3})(.{4})/, '$1.$2.$3/$4-');
  return text ?? '';
}

/** What stands after how many characters. */
const CPF_SIGNS = [
  [9, '-'],
  [6, '.'],
  [3, '.'],
] as const;
const CNPJ_SIGNS = [
  [12, '-'],
  [8, '/'],
  [5, '.'],
  [2, '.'],
] as const;

/**
 * The beginning of a document as it is written: '1234567' → '123.456.7', of a company '12.345.67'. What begins with no
 * digit, or is longer than a CNPJ, comes back as it is.
 *
 * @param tipo whose it is: 'J' a company's; else up to 11 digits are a person's
 */
export function documentAsTyped(text: string, tipo?: 'J' | 'F' | null): string {
  const bare = bareDocument(text);
  if (!/^\d[0-9A-Z]{0,13}$/.test(bare)) return bare === '' ? '' : text;
  const signs = tipo !== 'J' && /^\d{1,11}$/.test(bare) ? CPF_SIGNS : CNPJ_SIGNS;
  return signs.reduce(
    (written, [after, sign]) =>
      bare.length > after ? `${written.slice(0, after)}${sign}${written.slice(after)}` : written,
    bare,
  );
}

/**
 * A document for the log: a CPF keeps its middle, '***.456.789-**'; a CNPJ is public and stays whole. Of a text of any
 * other shape, which may be a person's, every letter and digit is hidden.
 *
 * @param tipo whose it is: of a person, 'F', only a valid CNPJ is one, for else it may be a mistyped CPF
 */
export function maskDocument(text: string | null | undefined, tipo?: 'J' | 'F' | null): string {
  const bare = bareDocument(text);
  if (CPF.test(bare)) return `***.${bare.slice(3, 6)}.${bare.slice(6, 9)}-**`;
  const isPublic = isCnpj(bare) || (tipo !== 'F' && CNPJ.test(bare));
  return isPublic && !holdsCpf(bare, tipo) ? formatDocument(bare) : (text ?? '').replace(CHARACTER, '*');
}

/**
 * Whether 14 characters are a CPF with something around it, 'CPF 529.982.247-25' or '529.982.247-25 123'. A valid CNPJ that
 * begins or goes on so by chance is one all the same, unless it is a person's.
 */
function holdsCpf(bare: string, tipo?: 'J' | 'F' | null): boolean {
  if (tipo !== 'F' && isCnpj(bare)) return false;
  return Array.from({ length: bare.length - 10 }, (_, at) => bare.slice(at, at + 11)).some(isCpf);
}

/**
 * A person's identity card, which every state numbers its own way: punctuation stays, and of letters and digits the
 * last two, '**.***.**8-9'; of a text of three or fewer, one at most.
 */
export function maskRg(text: string | null | undefined): string {
  const rg = text ?? '';
  const count = rg.match(CHARACTER)?.length ?? 0;
  let hidden = count - Math.min(2, Math.floor(count / 2));
  return rg.replace(CHARACTER, (character) => (hidden-- > 0 ? '*' : character));
}

/** Weights 2, 3, 4 … from the right. */
function cpfDigit(digits: string): number {
  return mod11(digits, (fromRight) => fromRight + 2);
}

/** Weights 2 to 9 from the right, over and over; a character is worth its ASCII code − 48. */
function cnpjDigit(characters: string): number {
  return mod11(characters, (fromRight) => (fromRight % 8) + 2);
}

function mod11(characters: string, weight: (fromRight: number) => number): number {
  const last = characters.length - 1;
  const sum = [...characters].reduce(
    (total, character, index) => total + (character.charCodeAt(0) - 48) * weight(last - index),
    0,
  );
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

function allEqual(text: string): boolean {
  return new Set(text).size === 1;
}
