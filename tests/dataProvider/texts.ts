import portuguese from 'ra-language-portuguese';
import { mergeTranslations } from 'react-admin';
import { first } from '../../i18n/first.ts';
import { later, raLater } from '../../i18n/later.ts';
import ra from '../../i18n/pt-BR/ra.ts';

/** The product's own texts, by area. */
export const areas = { ...first, ...later };

/** Every text: the product's over react-admin's. */
export const messages = mergeTranslations(portuguese, { ra, ...areas }, { ra: raLater });
