/** Schemes that the server leaves in a message. */
const SCHEMES: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:'];

/**
 * The address that a link leads to, as somebody typed it: without a scheme it is an e-mail or a page.
 *
 * @returns null where it is none that a message may lead to
 * @example
 * addressOf('exemplo.com.br') // 'https://exemplo.com.br/'
 */
export function addressOf(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return null;
  const whole = /^[a-z][a-z+.-]*:(?!\d)/i.test(text) ? text : text.includes('@') ? `mailto:${text}` : `https://${text}`;
  if (!URL.canParse(whole)) return null;
  const { protocol, href } = new URL(whole);
  return SCHEMES.includes(protocol) ? href : null;
}
