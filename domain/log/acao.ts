/** A value as the log keeps it. */
export type Valor = string | number | boolean | null;

/** What a field held before and after. A new record has no `antes`, a removed one no `depois`; null and '' are empty. */
export interface Mudanca {
  campo: string;
  antes?: Valor | undefined;
  depois?: Valor | undefined;
}

/** The kinds of act that the log tells apart. */
export const EVENTOS = [
  'Inclusão',
  'Alteração',
  'Remoção',
  'Importação',
  'Acesso',
  'Exportação',
  'Apagamento',
] as const;
export type Evento = (typeof EVENTOS)[number];

/** What was done to which record, and to which of its fields. */
export interface Ato {
  evento: string;
  tabela: string;
  idReferencia: number | null;
  /** Null when the values were erased. */
  mudancas: readonly Mudanca[] | null;
}

/** How the text of an action says that a field is empty. */
export const VAZIO = '(vazio)';
/** What stands between the value before and the one after. */
export const SETA = ' → ';
/** What is left of the fields once a person's data were erased. */
export const APAGADO = '(dados pessoais apagados)';

const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/** A value of several lines is set in, so that none of them can be taken for the line of a field. */
const shown = (value: Valor) => (value === null || value === '' ? VAZIO : String(value).replace(LINE_BREAK, '\n    '));

function line({ campo, antes, depois }: Mudanca): string {
  return `${campo}: ${[antes, depois]
    .filter((value) => value !== undefined)
    .map(shown)
    .join(SETA)}`;
}

/**
 * The text of an action (`acao` of `GET /logUser`): a first line such as 'Alteração em Pessoa 12', then one line a
 * field, `campo: antes → depois`, or `campo: valor` of a record that was added or removed. Further lines of a value
 * begin with blanks.
 */
export function acaoText({ evento, tabela, idReferencia, mudancas }: Ato): string {
  const first = `${evento} em ${tabela}${idReferencia === null ? '' : ` ${idReferencia}`}`;
  return [first, ...(mudancas?.map(line) ?? [APAGADO])].join('\n');
}
