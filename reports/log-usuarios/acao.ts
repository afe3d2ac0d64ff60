import type { LogEntry } from '../../contract/consultas.ts';
import { SETA } from '../../domain/log/acao.ts';
import { readAcao } from '../../domain/log/readAcao.ts';
import { logValue } from '../../resources/log/logValue.ts';
import { knownFields, labelOf, tableOf } from '../../resources/log/tables.ts';

/** Lines of a text that a legacy server wrote with `<br>` between them, without its other marks. */
const plain = (text: string) =>
  text
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .trim();

/** What an entry tells as people read it: the record by its name, then a line a field, before → after. */
export function acaoEmPalavras({ acao, mudancas, registro }: LogEntry): string {
  const action = readAcao(mudancas ? (acao.split('\n')[0] ?? '') : acao, knownFields);
  if (!action) return plain(acao);
  const { verb, tabela, id } = action;
  const which = registro?.nome ? `: ${registro.nome}` : id && ` nº ${id}`;
  const client = registro?.cliente && tabela !== 'Pessoa' ? `Cliente: ${registro.cliente}` : '';
  const said = (name: string, value: unknown) =>
    logValue(tabela, name, value === null || value === undefined || value === '' ? null : String(value));
  const fields = mudancas
    ? mudancas.map(({ campo, ...sides }) => ({
        campo,
        values: [
          ...('antes' in sides ? [sides.nomeAntes ?? said(campo, sides.antes)] : []),
          ...('depois' in sides ? [sides.nomeDepois ?? said(campo, sides.depois)] : []),
        ],
      }))
    : action.fields.map((field) => ({
        campo: field.name,
        values:
          field.whole === undefined
            ? [field.before, field.after]
                .filter((value) => value !== null)
                .map((value) => logValue(tabela, field.name, value))
            : [field.whole],
      }));
  return [
    `${verb} em ${tableOf(tabela)?.item ?? tabela}${which ?? ''}`,
    client,
    action.note,
    ...fields.map(({ campo, values }) => `${labelOf(tabela, campo)}: ${values.join(SETA)}`),
  ]
    .filter(Boolean)
    .join('\n');
}
