import polyglot from 'ra-i18n-polyglot';
import portuguese from 'ra-language-portuguese';
import { type I18nProvider, mergeTranslations, type TranslationMessages } from 'react-admin';
import cadastro from './pt-BR/cadastro.ts';
import cliente from './pt-BR/cliente.ts';
import coleta from './pt-BR/coleta.ts';
import importacao from './pt-BR/importacao.ts';
import ra from './pt-BR/ra.ts';
import shell from './pt-BR/shell.ts';

/**
 * The texts that every page may need: an area's file holds its keys, the area's name comes before them
 * (`shell.login.user`). Areas whose pages are loaded on their own come with these (`addTexts`).
 */
export const messages = mergeTranslations(portuguese, { ra, shell, cadastro, cliente, coleta, importacao });

const providerOf = (texts: TranslationMessages) =>
  polyglot(() => texts, 'pt-BR', [{ locale: 'pt-BR', name: 'Português (Brasil)' }], { allowMissing: false });

let known = messages;
let provider = providerOf(known);

/** Makes the texts of further areas known, by the area's name. */
export function addTexts(areas: Record<string, object>): void {
  known = mergeTranslations(known, areas);
  provider = providerOf(known);
}

/** Brazilian Portuguese only. A missing text shows its key and is reported, instead of falling back to English. */
export const i18nProvider: I18nProvider = {
  ...provider,
  translate: (key, options) => provider.translate(key, options),
};
