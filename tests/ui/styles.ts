import { type Asked, askedBy, classesOf, eachOf, isAsked, splitList } from './selectors.ts';

/** What tests ask of styles: whether a thing is hidden, kept from the pointer, or breaks its lines; and its value at first. */
const ASKED: Readonly<Record<string, { initial: string; inherited: boolean }>> = {
  display: { initial: 'inline', inherited: false },
  visibility: { initial: 'visible', inherited: true },
  opacity: { initial: '1', inherited: false },
  'pointer-events': { initial: 'auto', inherited: true },
  // As jsdom has it: the short form of others is not inherited.
  'white-space': { initial: '', inherited: false },
};

interface Rule {
  selector: string;
  asks: Asked;
  /** Ids, classes and tags of its selector, in one number. */
  specificity: number;
  order: number;
  /** Where it stands: a style that is taken away takes its rules along. */
  style: HTMLStyleElement;
  values: ReadonlyMap<string, { value: string; important: boolean }>;
}

/** Rules by what they say, and by the class, or else the tag, that an element must have for one of them to be its own. */
const rules = new Map<string, Map<string, Rule[]>>();
let count = 0;

function specificityOf(selector: string): number {
  const plain = selector.replace(/:where\([^)]*\)/g, '').replace(/:(?:not|is|has)\(/g, ' ');
  const found = (pattern: RegExp) => plain.match(pattern)?.length ?? 0;
  const classes = found(/\.[\w-]+|\[[^\]]*\]|(?<!:):(?!:)[\w-]+/g);
  return found(/#[\w-]+/g) * 10_000 + classes * 100 + found(/(?:^|[\s>+~])[a-z][\w-]*|::[\w-]+/gi);
}

/** What the last part of a selector asks of an element: a class, a tag, or nothing that is known beforehand. */
function keyOf(selector: string): string {
  const last = /[^\s>+~]*$/.exec(selector.replace(/\([^)]*\)/g, ''))?.[0] ?? '';
  return /\.[\w-]+/.exec(last)?.[0] ?? /^[a-z][\w-]*/i.exec(last)?.[0]?.toLowerCase() ?? '*';
}

/**
 * Keeps of a rule what tests ask about. jsdom has no size: what `@media` asks is never so. Parts of elements, and what
 * only some browsers know, are nobody's here.
 */
function keep(text: string, style: HTMLStyleElement): void {
  const open = text.indexOf('{');
  if (open < 0 || text.startsWith('@')) return;
  const values = new Map<string, { value: string; important: boolean }>();
  for (const declaration of text.slice(open + 1, text.lastIndexOf('}')).split(';')) {
    const [, name = '', value = '', important] = /^\s*([\w-]+)\s*:\s*(.*?)\s*(!important)?\s*$/.exec(declaration) ?? [];
    if (name in ASKED) values.set(name, { value, important: Boolean(important) });
  }
  if (values.size === 0) return;
  for (const selector of splitList(text.slice(0, open)).flatMap(eachOf)) {
    if (/::|:-/.test(selector)) continue;
    const rule = {
      selector,
      asks: askedBy(selector),
      specificity: specificityOf(selector),
      order: ++count,
      style,
      values,
    };
    const key = keyOf(selector);
    for (const name of values.keys()) {
      const about = rules.get(name) ?? new Map<string, Rule[]>();
      rules.set(name, about.set(key, [...(about.get(key) ?? []), rule]));
    }
  }
}

const isOf = ({ asks, selector }: Rule, element: Element) =>
  isAsked(asks, element) && (asks.whole || element.matches(selector));

/** The rules that say something of an element, the strongest last. */
function rulesOf(element: Element, name: string): Rule[] {
  const about = rules.get(name);
  if (!about) return [];
  return ['*', element.localName, ...classesOf(element).map((one) => `.${one}`)]
    .flatMap((key) => about.get(key) ?? [])
    .filter((rule) => isOf(rule, element) && rule.style.isConnected)
    .sort((a, b) => a.specificity - b.specificity || a.order - b.order);
}

const jsdomStyle = window.getComputedStyle.bind(window);
const unstyled = document.implementation.createHTMLDocument();
/** What browsers give an element by its kind alone, by all that their own styles ask of it. */
const byKind = new Map<string, string>();

function valueOfKind(element: Element, name: string): string {
  const asked = ['hidden', 'open', 'type', 'popover'].map((attribute) => element.getAttribute(attribute));
  // No attribute is another thing than an empty one.
  const key = JSON.stringify([name, element.namespaceURI, element.localName, ...asked]);
  let value = byKind.get(key);
  if (value === undefined) {
    const plain = unstyled.importNode(element, false);
    plain.removeAttribute('style');
    value = jsdomStyle(plain).getPropertyValue(name);
    byKind.set(key, value);
  }
  return value;
}

/** The value that is declared for the element itself, by its own style or by a rule; empty when none is. */
function declaredValue(element: Element, name: string): string {
  const inline = (element as HTMLElement).style;
  const own = inline?.getPropertyValue(name) ?? '';
  if (own && inline.getPropertyPriority(name)) return own;
  let declared = '';
  let important = false;
  for (const { values } of rulesOf(element, name)) {
    const found = values.get(name);
    if (!found || (important && !found.important)) continue;
    declared = found.value;
    important = found.important;
  }
  return important ? declared : own || declared;
}

function computedValue(element: Element, name: string): string {
  const { initial, inherited } = ASKED[name] ?? { initial: '', inherited: false };
  const declared = declaredValue(element, name) || (inherited ? '' : valueOfKind(element, name));
  if (declared === 'initial') return initial;
  const above = declared === 'inherit' || (inherited && (!declared || declared === 'unset'));
  if (!above) return declared === 'unset' ? initial : declared;
  return element.parentElement ? computedValue(element.parentElement, name) : initial;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** How libraries look for a style of theirs: by what they have said of it. */
const STYLE_SAID = /^style\[([\w-]+)="([^"]+)"\]$/;

/** Has only those looked for of which that was said: jsdom goes through all of the document, at each drawing of a field. */
export function findStylesQuickly(): void {
  const said = new Set<string>();
  HTMLStyleElement.prototype.setAttribute = function setAttribute(name: string, value: string): void {
    said.add(`${name}=${value}`);
    Element.prototype.setAttribute.call(this, name, value);
  };
  for (const within of [document, document.head]) {
    const find = within.querySelector.bind(within);
    within.querySelector = (selectors: string) => {
      const [, name, value] = STYLE_SAID.exec(selectors) ?? [];
      return name !== undefined && !said.has(`${name}=${value}`) ? null : find(selectors);
    };
  }
}

/**
 * Answers by itself what tests ask of styles, and has jsdom answer the rest. jsdom tries all rules of all styles on each
 * element that a query by role looks at, and on what is around it, anew after each change of the page.
 */
export function computeAskedStyles(): void {
  HTMLStyleElement.prototype.appendChild = function appendChild<T extends Node>(node: T): T {
    if (node instanceof Text) {
      keep(node.data, this);
      // jsdom has no use for it: of what it answers, nothing is asked that a rule says.
      node.data = '';
    }
    return Node.prototype.appendChild.call(this, node) as T;
  };
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return jsdomStyle(element, pseudo);
    let other: CSSStyleDeclaration | undefined;
    const asked = (name: string) => {
      if (name in ASKED) return computedValue(element, name);
      other ??= jsdomStyle(element);
      return other.getPropertyValue(name);
    };
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) => (name === 'getPropertyValue' ? asked : asked(kebab(String(name)))),
    });
  };
}
