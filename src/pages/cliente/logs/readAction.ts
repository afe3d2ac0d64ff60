import type { LogEntry } from '../../../../contract/consultas.ts';
import { VAZIO, type Valor } from '../../../../domain/log/acao.ts';
import { type Change, type KnownFields, readAcao } from '../../../../domain/log/readAcao.ts';

/** What an entry of the log tells: a change of a record, or just a text. */
export type Action = Change | { kind: 'text'; text: string };

type Known = (tabela: string) => KnownFields;

/** What an entry tells: by its fields where the server says them, else by its text. */
export function actionOf({ acao, mudancas }: LogEntry, known: Known): Action {
  if (!mudancas) return readAction(acao ?? '', known);
  const action = readAction(acao.split('\n')[0] ?? '', known);
  if (action.kind === 'text') return action;
  const fields = mudancas.map(({ campo, antes, depois, nomeAntes, nomeDepois }) => ({
    name: campo,
    before: nomeAntes ?? textOf(antes),
    after: nomeDepois ?? textOf(depois),
  }));
  return { ...action, fields };
}

function textOf(value: Valor | undefined): string | null {
  if (value === undefined) return null;
  return value === null || value === '' ? VAZIO : String(value);
}

/**
 * Reads the text of an action.
 *
 * @param known of a table's fields, by its name
 * @returns a text, its lines without HTML, when the action is not written field by field, as legacy servers do
 */
export function readAction(acao: string, known: Known): Action {
  return readAcao(acao, known) ?? { kind: 'text', text: plainText(acao) };
}

/** Legacy servers write HTML, with `<br>` between lines. */
export function plainText(acao: string): string {
  if (!/<br\s*\/?>/i.test(acao)) return acao;
  const html = acao.replace(/<br\s*\/?>/gi, '\n');
  // Nothing of a document that is only read runs or loads.
  return (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').trim();
}
