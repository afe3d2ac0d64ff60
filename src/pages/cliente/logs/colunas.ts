import type { LogEntry } from '../../../../contract/consultas.ts';
import { formatMoment } from '../../../../domain/calendar.ts';
import { changeOf, type FieldChange } from '../../../../domain/log/readAcao.ts';
import { acaoSemCampos } from '../../../../reports/log-usuarios/acao.ts';
import { logValue } from '../../../../resources/log/logValue.ts';
import { knownFields, labelOf } from '../../../../resources/log/tables.ts';
import { plainText } from './readAction.ts';

/** What is told of an entry, in order; `change` are its fields, in columns of their own. */
export const COLUNAS = ['user', 'action', 'date', 'info', 'change'] as const;
export type Coluna = (typeof COLUNAS)[number];

/** The columns below 'Antes e depois'. */
export const PARTES = ['field', 'before', 'after'] as const;

/** The columns of a log's table; a client's log tells what is added to an entry below its action. */
export const colunasDoLog = (ofClient: boolean, hidden: readonly string[] = []): Coluna[] =>
  COLUNAS.filter((name) => !(ofClient && name === 'info') && !hidden.includes(name));

const ofEntry: Readonly<Record<Exclude<Coluna, 'change'>, (entry: LogEntry) => string>> = {
  user: ({ login }) => login,
  action: acaoSemCampos,
  date: ({ dtAcao }) => formatMoment(dtAcao),
  info: ({ infoExtra }) => plainText(infoExtra ?? ''),
};

/** A field and its values; none where the screen shows a dash. */
function ofField(tabela: string, change: FieldChange | undefined): string[] {
  if (!change) return PARTES.map(() => '');
  const { name, whole, ...values } = change;
  const label = labelOf(tabela, name);
  if (whole !== undefined || !('before' in values)) return [label, whole ?? '', ''];
  const sides = [values.before, values.after].map((text) => logValue(tabela, name, text));
  return [label, ...sides.map((text) => (text === '-' ? '' : text))];
}

/**
 * What a spreadsheet takes of the log: a row a field, with what is told of its entry on each, so that the rows may be put in
 * order and filtered there; an entry without fields, or whose fields are hidden, takes one.
 *
 * @param colunas those that are shown
 * @param textOf what a column is called
 */
export function gradeDoLog(entries: readonly LogEntry[], colunas: readonly Coluna[], textOf: (name: string) => string) {
  const shown = colunas.filter((name) => name !== 'change');
  const withFields = colunas.includes('change');
  const head = [...shown, ...(withFields ? PARTES : [])].map(textOf);
  const rows = entries.flatMap((entry) => {
    const told = shown.map((name) => ofEntry[name](entry));
    if (!withFields) return [told];
    const { tabela = '', fields = [] } = changeOf(entry, knownFields) ?? {};
    return (fields.length > 0 ? fields : [undefined]).map((field) => [...told, ...ofField(tabela, field)]);
  });
  return [head, ...rows];
}
