import { parametros } from '../../domain/coleta/parametros.ts';
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

/** The first words of other masses' names, and their short ones. */
const OTHERS = new Set(
  parametros
    .filter(
      ({ unidade, descricao }) => unidade === 'mg/L' && !METAIS.some(({ called }) => called.test(headerKey(descricao))),
    )
    .flatMap(({ descricao, sigla }) => [headerKey(descricao).split(' ')[0] ?? '', headerKey(sigla)])
    // 'Ponto N' is a place.
    .filter((word) => word.length > 1),
);
/** What laboratories tell of besides, in a unit of its own. */
const UNREGISTERED =
  /\b(?:fenois|clorofilas?|microcistinas?|cianotoxinas?|btex|benzeno|tolueno|xilenos?|etilbenzeno|pesticidas?|agrotoxicos?|trihalometanos?|thms?|hpas?|pcbs?|cloroformio|[cs]?vocs?|tph)\b/;
const OF_METALS = /\bmeta(?:l|is)\b/;
const EXCEPT = /\b(?:exceto|salvo|excecao)\b/;

/** Whether a sentence speaks of a parameter, by its name, by part of it, or as one of the metals. */
export function speaksOf(text: string, parametro: string): boolean {
  const [said, key] = [` ${headerKey(text)} `, headerKey(parametro)];
  const [first = ''] = key.split(' ');
  const metal = METAIS.find(({ called }) => called.test(key));
  if (said.includes(` ${key} `) || said.includes(` ${first} `)) return true;
  return metal !== undefined && (OF_METALS.test(said) || isNamed(metal, text));
}

/** All that nothing else is said of; of what they are in mg/L a sentence says no more than its title. */
const THE_REST = /\b(?:demais|outr[oa]s|restantes|marcad[oa]s)\b(?!(?: \w+){0,3} mg l\b)/;

/** Whether a sentence names what it is of. 'Demais parâmetros em µg/L' does not, nor does 'Exceto DBO, resultados em µg/L'. */
export function namesItsOwn(text: string): boolean {
  const said = headerKey(text);
  if (THE_REST.test(said)) return false;
  const names = (part: string) =>
    OF_METALS.test(part) || UNREGISTERED.test(part) || part.split(' ').some((word) => OTHERS.has(word));
  const [before = '', behind] = said.split(EXCEPT);
  const [begin = ''] = text.split(/\b(?:exceto|salvo|com exce)/i);
  if (names(before) || METAIS.some((metal) => isNamed(metal, begin))) return true;
  const isOfTheRest = behind !== undefined && /\bmg l\b/.test(before);
  return isOfTheRest && (names(behind) || METAIS.some((metal) => isNamed(metal, text)));
}
