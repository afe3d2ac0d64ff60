import { headerKey } from './headers.ts';

/** Metals by name and symbol. */
const METAIS = [
  'cobre Cu, zinco Zn, chumbo Pb, cadmio Cd, niquel Ni, cromo Cr, ferro Fe, mercurio Hg',
  'prata Ag, estanho Sn, selenio Se, arsenio As, manganes Mn, aluminio Al, bario Ba, boro B',
  'cobalto Co, vanadio V, antimonio Sb, litio Li, molibdenio Mo, berilio Be, uranio U',
]
  .flatMap((some) => some.split(', '))
  .map((metal) => metal.split(' '))
  .map(([name = '', symbol = '']) => ({
    /** As a parameter is called: 'Cromo Hexavalente', 'Cr6'. */
    called: new RegExp(`^(?:${name}|${symbol.toLowerCase()}\\d?)\\b`),
    named: new RegExp(`\\b${name}\\b`),
    /** Only as it is written, of two letters, and not where a sentence begins with 'As' or 'Se'. */
    signed:
      symbol.length > 1 ? new RegExp(`${symbol === 'As' || symbol === 'Se' ? '(?<!^)' : ''}\\b${symbol}\\b`) : null,
  }));

type Metal = (typeof METAIS)[number];
const isNamed = ({ named, signed }: Metal, text: string) =>
  named.test(headerKey(text)) || (signed?.test(text) ?? false);

/** Words of a sentence that say nothing of what it is of, or that it is of all. */
const OF_ANY =
  /^(?:result\w*|valor\w*|amostras?|dados?|dad[oa]s|concentrac\w*|teor\w*|parametros?|substancias?|elementos?|anions?|cations?|ions|quimic[oa]s?|i?n?organic[oa]s?|tota(?:l|is)|indices?|traco|dest[ae]s?|nest[ae]s?|planilhas?|laboratorio|laudos?|relatorios?|tabelas?|itens?|pontos?|ensaios?|analises?|analit\w*|tod[oa]s?|demais|outr[oa]s?|restantes|unid\w*|obs\w*|notas?|metod\w*|smww|epa|icp|nbr|art|(?:marc|express|apresent|indic|refer|consider|report|realiz|utiliz|adot|emit|inform)\w*|medid[oa]s|obtid[oa]s|efluentes?|aguas?|esgotos?|saida|entrada|brut[oa]s?|tratad[oa]s?|ete|coletas?|campanhas?|pagina|anexos?|temperaturas?|turbidez|condutividade|vazao|quando|nao|sao|estao|foram|com|sem|por|para|pel[oa]s?|que|nos|nas|micrograma?s?|miligramas?|nanogramas?|litros?|partes|bilhao|milhao|ppm|ppb|ppt)$/;
const OF_METALS = /\bmeta(?:l|is)\b/;
const EXCEPT = /\b(?:exceto|salvo|excecao)\b/;

/** A word without what tells one from several: 'fenol' and 'fenóis', 'sulfeto' and 'sulfetos'. */
const stemOf = (word: string): string => (word.length < 4 ? word : word.replace(/(?:is|l|s)$/, ''));

/** Whether a sentence speaks of a parameter, by its name, by part of it, or as one of the metals. */
export function speaksOf(text: string, parametro: string): boolean {
  const [said, key] = [` ${headerKey(text)} `, headerKey(parametro)];
  const [first = ''] = key.split(' ');
  const metal = METAIS.find(({ called }) => called.test(key));
  if (said.includes(` ${key} `) || said.split(' ').some((word) => stemOf(word) === stemOf(first))) return true;
  return metal !== undefined && (OF_METALS.test(said) || isNamed(metal, text));
}

/** All that nothing else is said of; of what they are in mg/L a sentence says no more than its title. */
const THE_REST = /\b(?:demais|outr[oa]s|restantes|marcad[oa]s)\b(?!(?: \w+){0,3} mg l\b)/;

/** Whether words of a sentence name something; symbols do by themselves, and 'Ponto N' is a place. */
const names = (part: string, asWritten: string): boolean =>
  part.split(' ').some((word) => /^\p{L}{3,}/u.test(word) && !OF_ANY.test(word)) ||
  METAIS.some((metal) => isNamed(metal, asWritten));

/** Whether a sentence names what it is of. 'Demais parâmetros em µg/L' does not, nor does 'Exceto DBO, resultados em µg/L'. */
export function namesItsOwn(text: string): boolean {
  const said = headerKey(text);
  if (THE_REST.test(said)) return false;
  const [before = '', behind] = said.split(EXCEPT);
  const [begin = ''] = text.split(/\b(?:exceto|salvo|com exce)/i);
  return names(before, begin) || (behind !== undefined && /\bmg l\b/.test(before) && names(behind, text));
}
