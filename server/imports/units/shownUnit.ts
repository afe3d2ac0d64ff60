import { agreedUnit, isSurelyUnit, saysNoUnit } from '../../../domain/coleta/unidade.ts';
import { shift } from '../../../domain/numbers.ts';
import { remembered } from '../../../domain/remembered.ts';
import { asTyped, type Cell, clipped, type Shown } from '../cells/cells.ts';
import { changesNumber, LITERALS, sectionsOf, textsAround } from '../cells/numberFormat.ts';
import { saysSign } from '../cells/shownSign.ts';
import { splitUnit } from '../names/headers.ts';

/** Commas behind the places of digits, or before the decimal point: each shows thousands for ones. */
const THOUSANDS = /[0#?](,+)(?=\.|[^0#?,.]*$)/;

/** What is said there, without the brackets around all of it. */
function saidBy(text: string): string {
  const said = clipped(text.trim().replace(/^,+/, '')) ?? '';
  return said.replace(/^\s*[([]([^()[\]]*)[)\]]$/, '$1').trim();
}

/** A word behind the number is its unit, known or not; before it stand names as well. */
function unitOf(section: string): string | null {
  const texts = textsAround(section);
  if (texts === null) return null;
  const [ahead, behind] = [saidBy(texts.ahead), saidBy(texts.behind)];
  if (/[\p{L}%‰]/u.test(behind.replace(/[ºª]/g, '')) && !/\p{Sc}/u.test(behind) && !saysSign(behind)) return behind;
  return isSurelyUnit(ahead) ? ahead : null;
}

/** By what power of ten a section shows a number larger than it is; null of one for texts alone. */
function powerOf(section: string): number | null {
  const places = section.replace(LITERALS, '').replace(/[_*]./g, '');
  if (!/[0#?]|general/i.test(places)) return null;
  const [, thousands = ''] = THOUSANDS.exec(places) ?? [];
  return 2 * (places.match(/%/g) ?? []).length - 3 * thousands.length;
}

/** Whether numbers above zero are shown as if they were below it: '"-"0'. */
function showsMinus(format: string): boolean {
  const [first = ''] = sectionsOf(format);
  return !/^\s*(?:\[[a-z]\w*\])*\[</i.test(format) && /[-−–]\s*$/.test(textsAround(first)?.ahead ?? '');
}

/** The one of several that are alike; undefined of those that differ. */
const common = <T>(all: readonly T[]): T | undefined => (new Set(all).size === 1 ? all[0] : undefined);

/**
 * What a number format shows of its numbers besides their digits: '0.0" µg/L"' a unit, '0.0%' a hundredfold in '%'.
 * A section without a unit shows numbers of the same column as one with it. One that shows another number than there is
 * leaves it unclear which is meant.
 *
 * @returns null where the numbers are shown as they are
 */
export function shownBy(format: string): Shown | null {
  const sections = sectionsOf(format);
  const units = sections.flatMap((section) => unitOf(section) ?? []);
  const powers = sections.flatMap((section) => powerOf(section) ?? []);
  const [unit, power] = [units.length === 0 ? null : common(units), powers.length === 0 ? 0 : common(powers)];
  const changed = sections.some((section) => powerOf(section) !== null && changesNumber(section));
  if (unit === undefined || power === undefined || changed || showsMinus(format)) {
    return { unit: null, power: 0, unclear: format };
  }
  return unit === null && power === 0 ? null : { unit: clipped(unit), power };
}

/** A cell whose number is as its format shows it: 25 of '25%'. */
export function asShown(cell: Cell | undefined): Cell | undefined {
  if (!cell?.shown?.power || typeof cell.v !== 'number') return cell;
  return { ...cell, v: asTyped(shift(cell.v, cell.shown.power)) };
}

/** A result's parameter, and what is said of its unit by its sheet; where nothing is, what may be meant. */
export interface Said {
  parametro: string | null;
  unidade: string | null;
  mayBe?: string | null;
}

/**
 * Prepares the reading of results in the unit that their sheet says, in its column or behind the parameter's name, or else
 * their cells' formats. A result of which one says otherwise than another is no value, for it is not known which is
 * right: '3 µg/L' of mg/L. Against a column counts only what can be nothing but a unit: not '(EPA 3010/6010)'.
 */
export function unitReader() {
  const behind = remembered((name: string) => splitUnit(name).unit);
  const agreed = remembered(agreedUnit);
  const behindName = (name: string | null) => (name !== null && /[/)\]]/.test(name) ? behind(name) : null);
  return (shown: Shown | undefined, { mayBe = null, ...result }: Said & { valor: string }) => {
    const { parametro, valor, unidade } = result;
    if (shown?.unclear !== undefined) return { ...result, valor: clipped(`(${shown.unclear}) ${valor}`) };
    const named = behindName(parametro);
    const unit = shown?.unit ?? null;
    const noColumn = saysNoUnit(unidade);
    if (unit === null && (named === null || noColumn)) {
      // A dash says nothing against its name.
      return named !== null || unidade === null ? { ...result, unidade: named === null ? mayBe : null } : result;
    }
    let said = noColumn ? named : unidade;
    for (const other of [!noColumn && named !== null && isSurelyUnit(named) ? named : null, unit]) {
      if (other === null) continue;
      const both = said === null ? other : agreed(said, other);
      if (both === null) return { ...result, valor: clipped(`${valor} ${other}`) };
      said = both;
    }
    return { ...result, unidade: said };
  };
}
