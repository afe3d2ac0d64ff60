import { isConcentration } from '../../../domain/coleta/unidade.ts';
import { normalize } from '../../../domain/searchText.ts';
import { ALIASES, type Field } from './aliases.ts';

const FIELDS = Object.keys(ALIASES) as Field[];

/** What the question whether it rained is called, as a column or among the parameters. */
export const RAIN_NAMES: ReadonlySet<string> = new Set(ALIASES.chuva);

/** Columns that number, place or remark: in a wide sheet they hold no results, though some are numbers. */
const NO_RESULT = new Set([
  ...['id', 'item', 'no', 'numero', 'laudo', 'no laudo', 'relatorio', 'no relatorio', 'os', 'ordem servico', 'lote'],
  ...['endereco', 'municipio', 'cidade', 'uf', 'cep', 'cnpj', 'cpf', 'telefone', 'latitude', 'longitude', 'altitude'],
  ...['responsavel', 'matriz', 'tipo amostra', 'assinatura', 'visto', 'rubrica', 'carimbo'],
]);
const MOMENT = /^(data|hora|dt|periodo|inicio|fim)( |$)/;
const PREPOSITIONS = new Set(['de', 'da', 'do', 'das', 'dos', 'e']);

/** The form in which headers are compared: 'Nº da Amostra:' is 'no amostra'. */
export function headerKey(header: string): string {
  const plain = normalize(header).replace(/[º°]/g, 'o').replace(/ª/g, 'a');
  return plain
    .split(/[\s.,:;*#_/()-]+/)
    .filter((word) => word !== '' && !PREPOSITIONS.has(word))
    .join(' ');
}

/** Columns by the field that they hold; each field takes one. */
export function fieldColumns(headers: readonly (string | null)[]): Partial<Record<Field, number>> {
  const keys = headers.map((header) => (header === null ? '' : headerKey(header)));
  const columns: Partial<Record<Field, number>> = {};
  for (const field of FIELDS) {
    const found = ALIASES[field].map((alias) => keys.indexOf(alias)).find((column) => column >= 0);
    if (found !== undefined) columns[field] = found;
  }
  return columns;
}

const ALIASES_OF = new Map<Field, ReadonlySet<string>>(FIELDS.map((field) => [field, new Set(ALIASES[field])]));

/** Whether a header is one of a field's names. */
export const headsField = (header: string, field: Field): boolean =>
  ALIASES_OF.get(field)?.has(headerKey(header)) ?? false;

const TAKEN = new Set<string>(FIELDS.flatMap((field) => ALIASES[field]));

/** False for headers that never stand over results: fields of the sample, numbering, remarks, other dates. */
export function mayHeadResults(header: string): boolean {
  const key = headerKey(header);
  return key !== '' && !TAKEN.has(key) && !NO_RESULT.has(key) && !MOMENT.test(key);
}

/** True of a header that may stand over signs; over what 'Símbolo' and 'Qualificador' stand only their cells tell. */
export const hintsSign = (header: string): boolean =>
  /[<>≤≥]|\b(?:sina(?:l|is)|simbolo|simb|qualif\w*)\b/.test(headerKey(header));

/** True of a header that speaks of what results are compared with, or of how sure they are. */
export const speaksOfLimit = (header: string): boolean =>
  /\b(?:l ?[dq]\w?|lo[dq]|limites?|v ?m ?[pr]|maxim\w*|minim\w*|incertezas?|padrao|referencia|legislacao|conama)\b/.test(
    headerKey(header),
  );

/** True of a header over by what method a result was found, or how sure it is. */
export const speaksOfSource = (header: string): boolean =>
  /^(?:referencias?$|incertezas?\b|inc$)/.test(headerKey(header));

/** True of a header over other figures than the sample's, of which '<LQ' tells nothing of its results. */
export const speaksOfControl = (header: string): boolean =>
  /^(?:brancos?|duplicatas?|replicatas?|controles?)\b/.test(headerKey(header));

/** True of a limit's own header, among those of results: 'LQ', 'VMP (mg/L)', not of 'DBO (LQ 2 mg/L)'. */
export const headsLimit = (header: string): boolean =>
  /^(?:l ?[dq]|lo[dq]|limites?|v ?m ?[pr])\b/.test(headerKey(header));

const NO_RESULTS =
  /^(?:l ?[dq]m?|lo[dq]|limites?|v ?m ?[pr]s?|l ?m ?p|(?:valor(?:es)?|concentrac\w+|teor(?:es)?) (?:maxim\w+|permit\w+|referencia|limites?)|maxim\w+ permit\w+|padrao lancamento|padroes(?! (?:conama|decreto))|incertezas?|brancos?|duplicatas?|replicatas?)\b/;
/** A norm, which may stand over results as well: 'Resolução CONAMA 430 - metais (µg/L)'; 'Portaria 1' is a place. */
const LAW =
  /^(?:legislacao|dn|copam|deliberacao normativa|art(?:igo)? \d+|(?:(?:padr(?:ao|oes)|res|resolucao) )?(?:conama|decreto)|portaria(?: \w{2,4})? (?:\d{3,}|\d+ \d{4}))\b/;
/** What may begin another heading too: 'Controle mensal', 'Padrão Alimentos'. */
const NO_RESULTS_ALONE =
  /^(?:padrao(?: leg(?:al|is)| ambiental| emissao| qualidade)?|maxim[oa]s?|minim[oa]s?|criterios?|normas?|controles?|amostras? duplicatas?)(?: [nmuµμ]?g l)?$/;

/**
 * True of a heading over limits, over how sure results are, or over controls and nothing else: 'VMP CONAMA 430', 'Duplicata'; not
 * of 'Metais - CONAMA 430', nor of 'Ponto de referência'.
 */
export function headsNoResults(text: string): boolean {
  const key = headerKey(text);
  return NO_RESULTS.test(key) || LAW.test(key) || NO_RESULTS_ALONE.test(key);
}

/** The same of a heading that tells the unit of no result: where only a norm is named it may be that of results. */
export const tellsNoUnit = (text: string): boolean => NO_RESULTS.test(headerKey(text));

/** True of a header that speaks of the unit of a result, not of a limit. */
export const hintsUnit = (header: string): boolean =>
  /\b(?:uni?d?|uni[dt]\w*|u m)\b/.test(headerKey(header)) && !speaksOfLimit(header);

/** True of a header over how results stand to what is permitted: '<' is a verdict there. */
export const speaksOfVerdict = (header: string): boolean =>
  /\b(?:vmp|vmr|v m p|maxim\w*|permit\w*|padrao|legislacao|conama|atend\w*|conform\w*|artigo)\b/.test(
    headerKey(header),
  );

/** True of a header over remarks and methods, where units may be of anything. */
export const speaksOfRemark = (header: string): boolean =>
  /\b(?:obs\w*|notas?|coment\w*|metod\w*|norma|descricao)\b/.test(headerKey(header));

/** True of a header over what is said of results, or of who said it, beside remarks: no parameter's. */
export const saysOfResult = (header: string): boolean =>
  speaksOfRemark(header) ||
  speaksOfVerdict(header) ||
  /\b(?:op\w{0,2}|oper\w*|compar\w*|flags?|marca\w*|ressalva\w*|status|situacao|parecer|conclus\w*|avaliac\w*|verific\w*|result\w*|aprov\w*|acredit\w*|tecnic\w*|analista|laborator\w*|colet\w*|referencia\w*|incerteza\w*|fase|codigo|qual\w*|quant\w*)\b/.test(
    headerKey(header),
  );

/** What a header says that its column tells of a result. */
export type Role = 'valor' | 'sinal' | 'unidade' | 'limite';

/** @returns null of a header that tells none of these, as a parameter's name */
export function roleOf(header: string): Role | null {
  if (speaksOfLimit(header)) return 'limite';
  if (headsField(header, 'unidade') || hintsUnit(header)) return 'unidade';
  if (headsField(header, 'sinal') || hintsSign(header)) return 'sinal';
  return headsField(header, 'valor') || /^(?:valor|result\w*|conc\w*|teor|medi(?:do|a))\b/.test(headerKey(header))
    ? 'valor'
    : null;
}

/** Words by which a header says that its column is of the sign, unit or limit of a parameter that it names besides. */
const ROLE_WORDS =
  /\b(?:uni?d?s?|uni[dt]\w*|medida|med|sina(?:l|is)|operador|qualif\w*|l[dq]\w?|limites?|vmp)\b|[<>≤≥]/g;

/** The parameter that the header of a unit's or a sign's column names, by key: 'cobre' of 'Unid. Cobre'; '' of none. */
export const parameterIn = (header: string): string =>
  headerKey(header).replace(ROLE_WORDS, ' ').replace(/\s+/g, ' ').trim();

/** What a number in front of a unit is: of quantification, of detection or of what is permitted. */
const LIMIT =
  /(?:l\.?\s?[qd]\.?\s?[mi]?|lo[qd]|v\.?\s?m\.?\s?p|limites?|m[aá]x(?:imo)?)(?![a-zà-ú])[^\d/()[\]]*\d[\d.,]*\s*/;
const UNIT =
  /[^()[\]]*\/(?:[^()[\]]|\([^()]*\))*|[^()[\]]*[lm]\^?[-−⁻][13¹³]|pp[mbt]|[°º]\s?[CF]|[CF]\s?[°º]|%|UNT|NTU|uH|uC|m/;
const UNIT_BEHIND = new RegExp(`^(.*\\S)\\s*[([]\\s*(?:${LIMIT.source})?(${UNIT.source})\\s*[)\\]]$`, 'i');

/** A unit behind a name without brackets: 'DBO mg/L', 'Cobre - µg/L'; not behind a number, of which it would be. */
const UNIT_LAST = /^(.*[^\s–—-])[\s–—-]+([^\s–—-]+\/[^\s–—-]+)$/;

/** The last word of a name: 'DBO5' and 'N-NH3' are one; '≤1', '0-100' and 'LQ=5' are a number's. */
const NAME_LAST = /(?:^|[\s(])(?:\p{L}[\p{L}\d]*(?:-\p{L}[\p{L}\d]*)*\)?)$/u;

/** 'DBO (mg/L)', 'DBO mg/L' and 'DBO (LQ 2 mg/L)' as name and unit; 'DBO (5, 20)' has none. */
export function splitUnit(header: string): { name: string; unit: string | null } {
  const match = UNIT_BEHIND.exec(header);
  if (match) return { name: match[1]!, unit: match[2]!.trim() };
  const [, name = '', unit = ''] = UNIT_LAST.exec(header) ?? [];
  const isName = NAME_LAST.test(name) && !/\s[–—-]\s|(?:^|\s)em$/i.test(name);
  return isName && isConcentration(unit) ? { name, unit } : { name: header, unit: null };
}
