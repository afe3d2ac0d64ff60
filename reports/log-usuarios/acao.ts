import type { LogEntry } from '../../contract/consultas.ts';
import { labelled } from '../../domain/labelled.ts';
import { changeOf } from '../../domain/log/readAcao.ts';
import { logValues } from '../../resources/log/logValue.ts';
import { knownFields, labelOf, tableOf } from '../../resources/log/tables.ts';

const BREAK = /<br\s*\/?>/gi;

/** Lines of a text that a legacy server wrote with `<br>` between them, without its other marks; any other as it is. */
const plain = (text: string) => {
  const lines = text.split(BREAK);
  return lines.length === 1
    ? text
    : lines
        .join('\n')
        .replace(/<[^>]*>/g, '')
        .trim();
};

/** What of an entry its words are made of. */
type Entrada = Pick<LogEntry, 'acao' | 'mudancas' | 'registro'>;

/** What an entry tells as people read it, its fields apart: the record by its name, its client, what is said besides. */
export function acaoSemCampos({ acao, mudancas, registro }: Entrada): string {
  const change = changeOf({ acao, mudancas }, knownFields);
  if (!change) return plain(acao);
  const { verb, tabela, id, note } = change;
  const which = registro?.nome ? `: ${registro.nome}` : id && ` nº ${id}`;
  const client = registro?.cliente && tabela !== 'Pessoa' ? `Cliente: ${registro.cliente}` : '';
  return [`${verb} em ${tableOf(tabela)?.item ?? tabela}${which ?? ''}`, client, note].filter(Boolean).join('\n');
}

/** Likewise, with a line a field, before → after. */
export function acaoEmPalavras(entry: Entrada): string {
  const { tabela = '', fields = [] } = changeOf(entry, knownFields) ?? {};
  const lines = fields.map((field) => `${labelled(labelOf(tabela, field.name))} ${logValues(tabela, field)}`);
  return [acaoSemCampos(entry), ...lines].join('\n');
}
