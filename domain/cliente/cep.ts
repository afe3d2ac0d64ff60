/** What a CEP lookup fills in. */
export type EnderecoCep = { logradouro: string; bairro: string; cidade: string; uf: string };

/** True when a lookup may be made: exactly 8 characters, all digits (Spec 2 §5). */
export function isCep(text: string | null | undefined): boolean {
  return /^\d{8}$/.test(text ?? '');
}

/** '13201000' → '13201-000'; any other text comes back as it is. */
export function formatCep(text: string | null | undefined): string {
  return isCep(text) ? text!.replace(/^(.{5})/, '$1-') : (text ?? '');
}

/** The beginning of a CEP as it is written: '132010' → '13201-0'; any other text comes back as it is. */
export function cepAsTyped(text: string): string {
  const digits = text.replace(/[\s.-]/g, '');
  return /^\d{6,8}$/.test(digits) ? digits.replace(/^(.{5})/, '$1-') : /^\d*$/.test(digits) ? digits : text;
}

/**
 * Reads the answer of the postal-code service: `{logradouro, bairro, localidade, uf}` (Spec 2 §3).
 *
 * @param answer the decoded JSON, of any shape
 * @returns null when the CEP was not found (an `erro` key, be it true or "true") or the answer is no object. A CEP
 *   not found blocks nothing. A missing field is ''.
 */
export function parseCepAnswer(answer: unknown): EnderecoCep | null {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer) || 'erro' in answer) return null;
  const fields = answer as Record<string, unknown>;
  const text = (key: string) => (typeof fields[key] === 'string' ? fields[key].trim() : '');
  const endereco = {
    logradouro: text('logradouro'),
    bairro: text('bairro'),
    cidade: text('localidade'),
    uf: text('uf'),
  };
  return Object.values(endereco).some(Boolean) ? endereco : null;
}
