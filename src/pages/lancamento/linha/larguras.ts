/** Pixels of a cell that its text does not get, and the widest letter and digit of its font. */
const PADDING = 16;
const LETTER = 13;
const DIGIT = 10;

/** Whether a text surely fits in a cell, which then need not cut it off. */
export const fits = (text: string, width: number) =>
  text.length * (/^[\d.,:-]*$/.test(text) ? DIGIT : LETTER) <= width - PADDING;

/** Whether a text has a piece, without a blank, that is longer than a column of a printed page. */
export const emUmaPeca = (text: string) => /\S{25}/.test(text);

/** Pixels of a sign, about: capitals are wider than figures, points narrower. */
const signo = (sign: string) => (/\p{Lu}/u.test(sign) ? 10.5 : /[.,:\-/ ]/.test(sign) ? 5 : 8.5);

/** Pixels that a cell needs for a text, about. */
export const larguraDe = (text: string) => [...text].reduce((sum, sign) => sum + signo(sign), PADDING);

/** Whether a text is most likely cut off. */
export const cortado = (text: string, width: number) => larguraDe(text) > width;

/** Wider, it would take the place of the readings. */
const MAIOR = 200;

/** Pixels that a column needs to show the longest of its texts whole, within bounds. */
export const larguraPara = (texts: readonly string[], least: number): number =>
  texts.reduce((most, text) => Math.min(MAIOR, Math.max(most, Math.ceil(larguraDe(text)))), least);
