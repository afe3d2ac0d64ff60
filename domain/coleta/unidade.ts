import { normalize } from '../searchText.ts';

/** Powers of ten: of a mass in grams, and of a volume in litres. */
const MASSES: Readonly<Record<string, number>> = { ng: -9, ug: -6, mcg: -6, mg: -3, g: 0, kg: 3 };
const VOLUMES: Readonly<Record<string, number>> = { ml: -3, cm3: -3, l: 0, dm3: 0, m3: 3 };

/** Quantities that are powers of ten of grams a litre. */
const POWERS: Readonly<Record<string, number>> = { 'ng/L': -9, 'µg/L': -6, 'mg/L': -3, 'g/L': 0 };
const PARTS: Readonly<Record<string, string>> = { m: 'mg/L', b: 'µg/L', t: 'ng/L' };

const WORDS: readonly (readonly [word: RegExp, sign: string])[] = [
  [/nanogramas?/g, 'ng'],
  [/microgramas?/g, 'ug'],
  [/miligramas?/g, 'mg'],
  [/quilogramas?/g, 'kg'],
  [/gramas?/g, 'g'],
  [/mililitros?/g, 'ml'],
  [/\b(?:litros?|lts?)\b/g, 'l'],
  [/metros? cubicos?/g, 'm3'],
  [/\s+por\s+/g, '/'],
];

/** What a concentration may be of without being another figure: 'mg/L NO3' of nitrogen would be one. */
const SPECIES = [
  ...['o2', 'so4', 'cn', 'c6h5oh', 'fenol', '[np][- ](?:nh[34]|no[23]|po4|total)', '(?:nh[34]|no[23]|po4)-[np]'],
  ...['ag', 'as', 'cd', 'cr(?: ?vi)?', 'cu', 'fe', 'hg', 'ni', 'pb', 'se', 'sn', 'zn', '[fnps]'],
].join('|');
const OF = `[\\s.-]*(?:(?:de|em|como|as)\\s)?(?:(?:${SPECIES})(?:\\s?\\d?[+-]\\d?)?)?`;
const CONCENTRATION = new RegExp(`^(ng|ug|mcg|mg|g|kg)${OF}/(ml|cm3|l|dm3|m3)${OF}$`);
/** Settled in an hour, as it is always measured, whether or not the unit says so. */
const SETTLED = /^(?:ml|cm3)\/l(?:[\s./·*]*(?:em )?(?:1 ?)?h(?:oras?|-1)?)?$/;

/** A unit's text in one spelling: 'µg.L⁻¹', 'ug L-1' and 'Micrograma por litro' are 'ug/l'. */
function plain(unit: string): string {
  const text = WORDS.reduce(
    (said, [word, sign]) => said.replace(word, sign),
    normalize(unit.normalize('NFKC'))
      .replace(/μ/g, 'u')
      .replace(/[‐-―−]/g, '-'),
  );
  return text
    .replace(/[()[\]{}^]/g, '')
    .replace(/[\s.·∙⋅•*]*(dm|cm|m)-3(?!\d)/g, '/$13')
    .replace(/[\s.·∙⋅•*]*(ml|l)\s?-1(?!\d)/g, '/$1')
    .replace(/\s*\/\s*/g, '/')
    .replace(/[\s.*]+$/, '')
    .trim();
}

/** True of what stands for no unit: nothing, or a dash. */
export const saysNoUnit = (unit: string | null): boolean => /^[\s‐-―−-]*$/.test(unit ?? '');

/**
 * The quantity that a unit's text names, whatever its spelling: 'µg/L' of 'ug/l', 'μg L⁻¹' and 'ppb'. Only those are
 * known whose mixing up would change a value by a power of ten, or its meaning.
 *
 * @returns null when not known
 */
export function quantityOf(unit: string | null): string | null {
  const key = plain(unit ?? '');
  const [, mass, volume] = CONCENTRATION.exec(key) ?? [];
  if (mass && volume) {
    const power = MASSES[mass]! - VOLUMES[volume]!;
    return Object.keys(POWERS).find((quantity) => POWERS[quantity] === power) ?? null;
  }
  const [, parts] = /^p\.?p\.?([mbt])$/.exec(key) ?? [];
  if (parts) return PARTS[parts]!;
  if (SETTLED.test(key)) return 'ml/L';
  if (/^(?:(?:°|o|graus?) ?)?(?:c|celsius|centigrados?)$/.test(key)) return '°C';
  return /^(?:(?:°|o|graus?) ?)?(?:f|fahrenheit)$/.test(key) ? '°F' : null;
}

/** What brings a value from one quantity to another when it is a matter of powers of ten: 3 is a thousand; else null. */
export function powerBetween(from: string | null, to: string | null): number | null {
  const [given, wanted] = [POWERS[from ?? ''], POWERS[to ?? '']];
  return given === undefined || wanted === undefined ? null : given - wanted;
}
