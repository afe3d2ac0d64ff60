import sanitize from 'sanitize-html';

/** What the editor of a message makes; whatever else came is left out, its text kept. */
const ALLOWED: sanitize.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'code', 'a', 'ul', 'ol', 'li', 'blockquote', 'hr'],
  allowedAttributes: { a: ['href'], p: ['style'], ol: ['start'] },
  allowedStyles: { p: { 'text-align': [/^(left|center|right|justify)$/] } },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Deeper than anybody writes: whoever reads the HTML afterwards need not go down without end.
  nestingLimit: 30,
};

/** The text of HTML, to tell whether it holds any. */
const textOf = (html: string) => sanitize(html, { allowedTags: [], allowedAttributes: {} });

/** HTML that somebody sent, without what could run, fetch or disguise itself; empty when it says nothing. */
export function cleanHtml(html: string): string {
  const clean = sanitize(html, ALLOWED).trim();
  return textOf(clean).trim() === '' ? '' : clean;
}
