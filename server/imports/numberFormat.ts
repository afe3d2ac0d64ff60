/** What a number format shows as it is: texts, single characters and symbols of currencies. */
export const LITERALS = /"[^"]*"|\\.|\[\$[^\]]*\]/g;
/** Conditions, colours and the like are not shown, unless brackets stand within a text. */
const NOT_SHOWN = /("[^"]*"|\\.)|\[(?!\$)[^\]]*\]/g;
const SECTION = /(?:"[^"]*"|\\.|[^;"\\])+/g;

/** The sections of a number format, for numbers above, below and at zero and for texts, or by its own conditions. */
export const sectionsOf = (format: string): string[] => format.replace(NOT_SHOWN, '$1').match(SECTION) ?? [];
