import type { LogEntry } from '../../../../contract/consultas.ts';
import { type Change, changeOf, type KnownFields } from '../../../../domain/log/readAcao.ts';

/** What an entry of the log tells: a change of a record, or just a text. */
export type Action = Change | { kind: 'text'; text: string };

type Known = (tabela: string) => KnownFields;

/**
 * What an entry tells: by its fields where the server says them, else by its text.
 *
 * @param known of a table's fields, by its name
 * @returns a text, its lines without HTML, when the action is not written field by field, as legacy servers do
 */
export function actionOf({ acao, mudancas }: Pick<LogEntry, 'acao' | 'mudancas'>, known: Known): Action {
  const text = acao ?? '';
  return changeOf({ acao: text, mudancas }, known) ?? { kind: 'text', text: plainText(text) };
}

/** Legacy servers write HTML, with `<br>` between lines. */
export function plainText(acao: string): string {
  if (!/<br\s*\/?>/i.test(acao)) return acao;
  const html = acao.replace(/<br\s*\/?>/gi, '\n');
  // Nothing of a document that is only read runs or loads.
  return (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').trim();
}
