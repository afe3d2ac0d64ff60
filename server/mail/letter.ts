import { escapeHtml } from '../../domain/escapeHtml.ts';

/** What a message says, before it has a layout. */
export interface Letter {
  assunto: string;
  /** What comes first, as somebody formatted it: clean HTML, and the same as text. */
  corpo?: Rendered;
  /** Paragraphs in order; line breaks and blanks inside one are kept. */
  paragraphs: readonly string[];
  /** Facts shown apart, as label and value. */
  facts?: readonly (readonly [label: string, value: string])[];
  link?: { label: string; url: string /** ISO UTC, of a link that ends. */; expiraEm?: string };
  /** The protocol that it tells of: what is erased of that one does not go out. */
  idProtocolo?: number;
}

/** A message in both forms that mail programs show. */
export interface Rendered {
  texto: string;
  html: string;
}

/** Name under which messages are sent, and that closes them. */
export const SENDER_NAME = 'Monitoramento de efluentes';

const FOOTER = `${SENDER_NAME}\nMensagem automática: não é preciso responder.`;

/** Not every mail program knows `pre-wrap`: blanks that HTML would leave out are made such as stay. */
const lines = (text: string) =>
  escapeHtml(text)
    .replaceAll('\t', '    ')
    .replace(/^ +| (?= )/gm, (blanks) => '&nbsp;'.repeat(blanks.length))
    .replace(/\r?\n/g, '<br>');

/** No value makes a line that looks like another fact. */
const oneLine = (text: string) => text.replace(/\s*[\r\n\u2028\u2029]\s*/g, ' ');

function asText({ corpo, paragraphs, facts = [], link }: Letter): string {
  return [
    ...(corpo ? [corpo.texto] : []),
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${oneLine(value)}`).join('\n')] : []),
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    `-- \n${FOOTER}`,
  ].join('\n\n');
}

const PAGE = 'margin:0;padding:24px;background:#ffffff;color:#1f2933;font:16px/1.5 Arial,Helvetica,sans-serif';
const LABEL = 'padding:4px 16px 4px 0;text-align:left;font-weight:normal;color:#52606d';
const VALUE = 'padding:4px 0;font-weight:bold';
const LINK = 'color:#0b5394';
const FOOT = 'margin-top:32px;padding-top:12px;border-top:1px solid #cbd2d9;font-size:13px;color:#52606d';

function asHtml({ assunto, corpo, paragraphs, facts = [], link }: Letter): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th scope="row" style="${LABEL}">${escapeHtml(label)}</th><td style="${VALUE}">${escapeHtml(value)}</td></tr>`,
  );
  const url = link && escapeHtml(link.url);
  return [
    `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>${escapeHtml(assunto)}</title></head>`,
    `<body style="${PAGE}"><div style="max-width:560px">`,
    ...(corpo ? [corpo.html] : []),
    ...paragraphs.map((paragraph) => `<p>${lines(paragraph)}</p>`),
    ...(rows.length > 0 ? [`<table style="border-collapse:collapse">${rows.join('')}</table>`] : []),
    ...(link ? [`<p>${escapeHtml(link.label)}:<br><a href="${url}" style="${LINK}">${url}</a></p>`] : []),
    `<p style="${FOOT}">${lines(FOOTER)}</p></div></body></html>`,
  ].join('\n');
}

/** Lays a letter out as text and as HTML. But for `corpo`, what it says is text: nothing in it is read as HTML. */
export function render(letter: Letter): Rendered {
  return { texto: asText(letter), html: asHtml(letter) };
}
