/** Days and months of a text as the log and the registers keep them: '07/03/2026' as '2026-03-07', '03/2026' as '2026-03'. */
export const keptDates = (text: string): string =>
  text.replace(/\d+(?:\/\d+)+/g, (shown) => shown.split('/').toReversed().join('-'));

const SHOWN_NUMBER = /^-?(?:\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+,\d+)$/;

/** A text that is a number, as JSON has it: '12.000,50' as '12000.5'. Any other as it is. */
export const keptNumber = (text: string): string =>
  SHOWN_NUMBER.test(text) ? String(Number(text.replaceAll('.', '').replace(',', '.'))) : text;
