import polyglot from 'ra-i18n-polyglot';
import portuguese from 'ra-language-portuguese';
import { type I18nProvider, mergeTranslations } from 'react-admin';
import { first } from './first.ts';
import ra from './pt-BR/ra.ts';

const LOCALE = 'pt-BR';

/**
 * The texts at hand: the product's own over react-admin's. An area's file holds its keys, the area's name comes before
 * them (`shell.login.user`).
 */
let messages = mergeTranslations(portuguese, { ra, ...first });

/** Placeholders that stand for how many there are of something, not for a year, an id or a share. */
const COUNTS: ReadonlySet<string> = new Set(
  'smart_count count shown chosen total offsetBegin offsetEnd max feitos feitas'.split(' '),
);

/** Made once: a page that is typed in asks for it at each key. */
const counted = new Intl.NumberFormat(LOCALE);

/** Fills the placeholders of a text, counts as people read them: 1.084. Polyglot calls it as a method of the text. */
function fill(this: string, placeholder: RegExp, filling: (placeholder: string, name: string) => unknown): string {
  return this.replace(placeholder, (text, name: string) => {
    const value = filling(text, name);
    return typeof value === 'number' && COUNTS.has(name) ? counted.format(value) : String(value);
  });
}

/** Brazilian Portuguese only. A missing text shows its key and is reported, instead of falling back to English. */
export const i18nProvider: I18nProvider = polyglot(
  () => messages,
  LOCALE,
  [{ locale: LOCALE, name: 'Português (Brasil)' }],
  { allowMissing: false, replace: fill },
);

let coming: Promise<void> | undefined;

function laterTexts(): Promise<void> {
  coming ??= import('./later.ts').then(({ later, raLater }) => {
    messages = mergeTranslations(messages, { ra: raLater }, later);
    return i18nProvider.changeLocale(LOCALE);
  });
  // What failed is asked for again.
  coming.catch(() => {
    coming = undefined;
  });
  return coming;
}

/**
 * A module that comes when what it shows is opened, once the texts of such pages have come too.
 *
 * @example
 * const Lancamento = lazy(() => withTexts(import('./pages/lancamento/Lancamento.tsx')));
 */
export async function withTexts<M>(module: Promise<M>): Promise<M> {
  const [loaded] = await Promise.all([module, laterTexts()]);
  return loaded;
}
