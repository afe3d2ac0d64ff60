import { useLayoutEffect, useRef } from 'react';

const SIGN = /[\p{L}\p{N}]/u;
const signs = (text: string) => [...text].filter((one) => SIGN.test(one)).length;

/** Where the cursor stands in a text after so many letters and digits. */
function placeAfter(count: number, text: string): number {
  let left = count;
  for (const [at, one] of [...text].entries()) {
    if (left === 0) return at;
    if (SIGN.test(one)) left -= 1;
  }
  return text.length;
}

/**
 * Writes what is typed in a field as a mask has it. The cursor stays behind the letter or digit that it was behind,
 * also in the middle of the text.
 *
 * @param mask the text with its points, dashes and slashes; what is no such text comes back as it is
 * @param onText told the text so written
 * @returns the field's `onText`
 */
export function useMask(mask: (text: string) => string, onText: (text: string) => void) {
  const moved = useRef<{ field: HTMLInputElement; at: number } | null>(null);
  useLayoutEffect(() => {
    if (moved.current?.field === document.activeElement) {
      moved.current?.field.setSelectionRange(moved.current.at, moved.current.at);
    }
    moved.current = null;
  });
  return (typed: string, field: HTMLInputElement) => {
    const text = mask(typed);
    const before = typed.slice(0, field.selectionStart ?? typed.length);
    moved.current = { field, at: placeAfter(signs(before), text) };
    onText(text);
  };
}
