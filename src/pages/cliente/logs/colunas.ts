import type { LogEntry } from '../../../../contract/consultas.ts';
import { formatMoment } from '../../../../domain/calendar.ts';
import { VAZIO } from '../../../../domain/log/acao.ts';
import { changeOf, type FieldChange } from '../../../../domain/log/readAcao.ts';
import { acaoSemCampos } from '../../../../reports/log-usuarios/acao.ts';
import { logValue } from '../../../../resources/log/logValue.ts';
import { knownFields, labelOf } from '../../../../resources/log/tables.ts';
import { plainText } from './readAction.ts';

/** What is told of an entry, in order; `change` are its fields, in columns of their own. */
const COLUNAS = ['user', 'action', 'date', 'info', 'change'] as const;
export type Coluna = (typeof COLUNAS)[number];

/** The columns below 'Antes e depois'. */
export const PARTES = ['field', 'before', 'after'] as const;

/** The columns of a log's table; a client's log tells what is added to an entry below its action. */
export const colunasDoLog = (ofClient: boolean, hidden: readonly string[] = []): Coluna[] =>
  COLUNAS.filter((name) => !(ofClient && name === 'info') && !hidden.includes(name));

/** The texts of an entry, but for its fields. */
function textsOf(entry: LogEntry, ofClient: boolean): Readonly<Record<Exclude<Coluna, 'change'>, string>> {
  const info = plainText(entry.infoExtra ?? '');
  const action = acaoSemCampos(entry);
  return {
    user: entry.login,
    action: ofClient && info ? `${action}\n${info}` : action,
    date: formatMoment(entry.dtAcao),
    info,
  };
}

/** A field and its values; none where the screen shows a dash. */
function ofField(tabela: string, change: FieldChange | undefined): string[] {
  if (!change) return PARTES.map(() => '');
  const label = labelOf(tabela, change.name);
  if (change.whole !== undefined) return [label, change.whole, ''];
  const { name, before, after } = change;
  const side = (text: string | null) => (text === null || text === VAZIO ? '' : logValue(tabela, name, text));
  return [label, side(before), side(after)];
}

/**
 * What a spreadsheet takes of the log: a row a field, with what is told of its entry on each, so that the rows may be put in
 * order and filtered there; an entry without fields, or whose fields are hidden, takes one.
 *
 * @param ofClient whether the log is a client's
 * @param hidden columns that are not shown
 * @param textOf what a column is called
 */
export function gradeDoLog(
  entries: readonly LogEntry[],
  ofClient: boolean,
  hidden: readonly string[],
  textOf: (name: string) => string,
): string[][] {
  const colunas = colunasDoLog(ofClient, hidden);
  const shown = colunas.filter((name) => name !== 'change');
  const withFields = colunas.includes('change');
  const head = [...shown, ...(withFields ? PARTES : [])].map(textOf);
  const rows = entries.flatMap((entry) => {
    const texts = textsOf(entry, ofClient);
    const told = shown.map((name) => texts[name]);
    if (!withFields) return [told];
    const { tabela = '', fields = [] } = changeOf(entry, knownFields) ?? {};
    return (fields.length > 0 ? fields : [undefined]).map((field) => [...told, ...ofField(tabela, field)]);
  });
  return [head, ...rows];
}
