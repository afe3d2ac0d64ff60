import { normalize } from '../searchText.ts';
import { isOwnSpecies } from './especies.ts';

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
  [/partes?\/milhao/g, 'ppm'],
  [/partes?\/bilhao/g, 'ppb'],
  [/partes?\/trilhao/g, 'ppt'],
];

/** A mass in a volume, with the species that either is said to be of: 'mg so4/l', 'mg/l como n'. */
const OF = '[\\s.-]*(?:(?:de|em|como|as)\\s)?(.*?)';
const CONCENTRATION = new RegExp(`^(ng|ug|mcg|mg|g|kg)${OF}/(ml|cm3|l|dm3|m3)${OF}$`);
/** Settled in an hour, as it is always measured, whether or not the unit says so. */
const SETTLED = /^(?:ml|cm3)\/l(?:[\s./·*-]*(?:em )?(?:1 ?)?h(?:oras?|-1)?)?$/;

/** A number in superscript or brackets refers to a note behind what has no powers: 'mg/L²', '°C (1)'; 'mg/m³' has one. */
const NOTE =
  /(?<=[\s/]m?l|^m?l|[°º˚]\s?c|c\s?[°º˚]|\bpp[mbt])\s*(?:[⁰¹²³⁴-⁹]{1,2}|⁽[⁰¹²³⁴-⁹]{1,2}⁾|[([]\s*[\d⁰¹²³⁴-⁹]{1,2}\s*[)\]])$/i;

/** A unit's text in one spelling: 'µg.L⁻¹', 'ug L-1' and 'Micrograma por litro' are 'ug/l'. */
function plain(unit: string): string {
  const text = WORDS.reduce(
    (said, [word, sign]) => said.replace(word, sign),
    // The ordinal sign, typed for a degree, would become the letter o: 'Cº' is no 'Co'.
    normalize(unit.trim().replace(NOTE, '').replace(/º/g, '°').normalize('NFKC'))
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

/** What a unit in one spelling is, when known, and the species that it is said to be of. */
function read(key: string): { quantity: string | null; especies: string[] } {
  const [, mass, ofMass = '', volume, ofVolume = ''] = CONCENTRATION.exec(key) ?? [];
  if (!mass || !volume) return { quantity: otherQuantity(key), especies: [] };
  const power = MASSES[mass]! - VOLUMES[volume]!;
  const quantity = Object.keys(POWERS).find((one) => POWERS[one] === power) ?? null;
  return { quantity, especies: [ofMass, ofVolume].filter((especie) => especie !== '') };
}

function otherQuantity(key: string): string | null {
  const [, parts] = /^p\.?p\.?([mbt])$/.exec(key) ?? [];
  if (parts) return PARTS[parts]!;
  if (SETTLED.test(key)) return 'ml/L';
  if (/^(?:(?:(?:°|o|graus?) ?)?(?:c|celsius|centigrados?)|c ?°)$/.test(key)) return '°C';
  return /^(?:(?:(?:°|o|graus?) ?)?(?:f|fahrenheit)|f ?°)$/.test(key) ? '°F' : null;
}

/**
 * The quantity that a unit's text names, whatever its spelling: 'µg/L' of 'ug/l', 'μg L⁻¹' and 'ppb'. Only those are
 * known whose mixing up would change a value by a power of ten, or its meaning. So a concentration of a species is known
 * where the parameter is given as that (`isOwnSpecies`): 'mg/L S' is 'mg/L' of Sulfeto, and another figure of Sulfato.
 *
 * @param idParametro whose results these are. Of none, and of one that users made, the unit alone decides: a species
 *   that no parameter of the 27 is given as is not known
 * @returns null when not known
 */
export function quantityOf(unit: string | null, idParametro: number | null = null): string | null {
  const { quantity, especies } = read(plain(unit ?? ''));
  return especies.every((especie) => isOwnSpecies(especie, idParametro)) ? quantity : null;
}

/** The more telling of two units that say the same ('mg/L S' of that and 'mg/L'); null of two that do not, or may not. */
export function agreedUnit(one: string, other: string): string | null {
  const [key, otherKey] = [plain(one), plain(other)];
  if (key.replaceAll(' ', '') === otherKey.replaceAll(' ', '')) return one;
  const [said, otherSaid] = [read(key), read(otherKey)];
  if (said.quantity === null || said.quantity !== otherSaid.quantity) return null;
  const [especies, otherEspecies] = [said.especies.join('/'), otherSaid.especies.join('/')];
  if (otherEspecies === '' || especies === otherEspecies) return one;
  return especies === '' ? other : null;
}

/** A mass, a volume or counted germs in whatever it may be; and whatever it may be in a volume or a mass. */
const MEASURED = /^(?:[nmuk]?g|mcg|m?l|[cd]?m3|nmp|ufc)(?![a-z\d])[^/]*\/\S/;
const MEASURED_IN = /^[^\d\s/]+\/(?:\d+ ?)?(?:m?l|[cd]?m3|kg|cm)$/;

/**
 * True of what can be nothing but a unit, known ('mg/L') or not ('mg/kg', 'furlong/L', '%'). 'N/A', 'NBR/ABNT' and
 * 'SMWW 5210 B' are none, 'UNT' may be one, and 'C' may be the kind of a sample.
 */
export function isSurelyUnit(text: string): boolean {
  const key = plain(text);
  if (key === 'c') return false;
  return /^[%‰]$/.test(key) || MEASURED.test(key) || MEASURED_IN.test(key) || otherQuantity(key) !== null;
}

/** A mass in a volume, whichever it is of: 'mg/L' of 'ppm' and 'mg/L como N'; null of anything else. */
export function concentrationOf(unit: string | null): string | null {
  const { quantity } = read(plain(unit ?? ''));
  return quantity !== null && POWERS[quantity] !== undefined ? quantity : null;
}

export const isConcentration = (unit: string | null): boolean => concentrationOf(unit) !== null;

/** What brings a value from one quantity to another when it is a matter of powers of ten: 3 is a thousand; else null. */
export function powerBetween(from: string | null, to: string | null): number | null {
  const [given, wanted] = [POWERS[from ?? ''], POWERS[to ?? '']];
  return given === undefined || wanted === undefined ? null : given - wanted;
}
