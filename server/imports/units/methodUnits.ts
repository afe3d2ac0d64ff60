import { agreedUnit } from '../../../domain/coleta/unidade.ts';

/** By what a unit's result was found, behind it or in its place: 'µg/L / SMWW 3120', 'mg/L (ICP-OES)'. */
const METHOD =
  /(?:^|[\s/|(,;–-]+)(?:sme?w\w*|sm|standard methods|us ?epa|epa|nbr|abnt|iso|astm|din|hach|icp\w*|aas|norma|m[eé]todo\w*|m[eé]t|pop|(?:colorim|titulom|gravim|turbidim|nefelom|potenciom|espectro\w*m|cromatog)\p{L}*)\b.*$/isu;

/** A concentration, wherever it stands: 'µg/L', 'mg O2/L', 'mg.L-1', 'ppb'; with what it is told as: 'mg/L como PO4'. */
const CONCENTRATION =
  /(?<![\p{L}\d])(?:(?:[nmuµμk]?g|mcg)(?:\s+[\p{L}\d₀-₉]{1,6})?\s*\/\s*(?:m?l|dm[3³]|m[3³])(?![\p{L}\d])|(?:[nmuµμk]?g|mcg)[\s.·]*(?:m?l|dm|m)\s?[-−⁻][13¹³]|pp[mbt](?!\p{L}))(?:\s+(?:como|de|em)\s+[\p{L}\d₀-₉+-]+)?/giu;
/** A mass that is smaller than those of the commonest unit, whatever it is in. */
const SMALL_MASS = /(?<!\p{L})(?:[nuµμ]g|mcg|microg\p{L}*)(?=$|[^\p{L}]|[lL]\b)/u;
/** Any other unit: 'mg/kg', 'mL/L', 'NMP/100 mL', 'NTU', '%'. */
const OTHER =
  /(?<![\p{L}\d])(?:(?:\p{L}{1,4}|nmp|ufc)\s*\/\s*(?:100\s*)?(?:kg|g|m?l|cm|m|d)(?![\p{L}\d])|unt|ntu|uh|[°º]\s?c)(?![\p{L}\d])|%/giu;
/** What is said of a limit there. */
const LIMIT = /\bl\.?[qd]\.?\w?\b[^;)]*/gi;

/**
 * A cell's unit without its method, also where it stands behind that. Where both tell one, and not the same, neither is known:
 * nor is it where a limit tells the only one.
 *
 * @returns null of a method alone
 */
export function withoutMethod(text: string): string | null {
  const method = METHOD.exec(text)?.[0];
  if (method === undefined) return text;
  const before = text.slice(0, -method.length);
  const unitsIn = (said: string) => [
    ...(said.match(CONCENTRATION) ?? []),
    ...(before === '' ? (said.replace(CONCENTRATION, '').match(OTHER) ?? []) : []),
  ];
  const said = method.replace(LIMIT, '');
  const named = unitsIn(said);
  const [unit = null] = before === '' ? named : [before];
  const isClear = !SMALL_MASS.test(said.replace(CONCENTRATION, '')) && (unit !== null || unitsIn(method).length === 0);
  const isSame = (one: string) => unit !== null && (one === unit || agreedUnit(unit, one) !== null);
  return isClear && named.every(isSame) ? unit : text;
}
