const DAY_MONTH = /^(\d{2})(\d{1,2})$/;
const WHOLE = /^(\d{2})\/?(\d{2})\/?(\d{1,4})$/;

/** A day as it is typed, with the separators that were left out: '3112' is '31/12', '31122026' is '31/12/2026'. */
export function withSeparators(text: string): string {
  return text.replace(DAY_MONTH, '$1/$2').replace(WHOLE, '$1/$2/$3');
}
