/** One part of a selector, of those that say nothing but a tag, classes and attributes that are there. */
interface Part {
  tag: string;
  classes: readonly string[];
  attributes: readonly string[];
  /** Whether the part before it is of the parent, and not of any element around. */
  child: boolean;
}

/** What a selector asks of an element, the element's own part first: jsdom reads a selector anew for each element. */
export interface Asked {
  parts: readonly Part[];
  /** Whether that is all that it asks. */
  whole: boolean;
}

const PLAIN = /^(>?)([a-z][\w-]*|\*)?((?:\.[\w-]+)*)((?:\[[\w-]+\])*)$/i;

/** The parts of a list that stand between commas outside of brackets. */
export const splitList = (selectors: string) => selectors.split(/,(?![^([]*[)\]])/).map((selector) => selector.trim());

/** The selectors that one stands for that lets choose: 'a :is(b, c)' for 'a b' and 'a c', which say as much where both are tags. */
export function eachOf(selector: string): string[] {
  const [choice, list = ''] = /(?<=^|[\s>]):is\(([a-z]+(?:, ?[a-z]+)*)\)/.exec(selector) ?? [];
  if (choice === undefined) return [selector];
  return splitList(list).flatMap((one) => eachOf(selector.replace(choice, one)));
}

/** As much of a selector as is plain, from its end. */
export function askedBy(selector: string): Asked {
  const texts = selector
    .replace(/\s*>\s*/g, ' >')
    .trim()
    .split(/\s+/)
    .reverse();
  const plain = texts.map((text) => PLAIN.exec(text));
  const end = plain.indexOf(null);
  const parts = (end < 0 ? plain : plain.slice(0, end)).map((found): Part => {
    const [, child = '', tag = '*', classes = '', attributes = ''] = found ?? [];
    return {
      child: child !== '',
      tag: tag.toLowerCase(),
      classes: classes.split('.').filter(Boolean),
      attributes: attributes.split(/[[\]]/).filter(Boolean),
    };
  });
  return { parts, whole: end < 0 };
}

export const classesOf = (element: Element) => element.getAttribute('class')?.split(/\s+/) ?? [];

function fits({ tag, classes, attributes }: Part, element: Element): boolean {
  if (tag !== '*' && tag !== element.localName) return false;
  if (!attributes.every((name) => element.hasAttribute(name))) return false;
  if (classes.length === 0) return true;
  const own = classesOf(element);
  return classes.every((one) => own.includes(one));
}

/** Whether an element is what the plain end of a selector asks for; no other can be what all of it asks for. */
export function isAsked({ parts }: Asked, element: Element, at = 0): boolean {
  const part = parts[at];
  if (!part) return true;
  if (!fits(part, element)) return false;
  if (at + 1 === parts.length) return true;
  for (let above = element.parentElement; above; above = part.child ? null : above.parentElement) {
    if (isAsked({ parts, whole: true }, above, at + 1)) return true;
  }
  return false;
}
