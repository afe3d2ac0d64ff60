/** Pixels of a sign in the letters of charts, about. */
const [CAPITAL, OTHER] = [8.6, 6.4];
const widthOf = (text: string) => [...text].reduce((sum, sign) => sum + (/\p{Lu}/u.test(sign) ? CAPITAL : OTHER), 0);

/** Of what is beside bars, pixels up to their axis. */
const GAP = 12;
/** Narrower, names beside the bars would leave them no room. */
const ROOM_BESIDE = 600;
/** What names may take of the width, at the most. */
const SHARE = 0.5;
/** Of a name that is cut, how much of what is left is its beginning: many end alike, and many begin alike. */
const BEGINNING = 0.6;

/** A text as long as its room, without its midst where it is longer. */
export function withoutMidst(text: string, room: number): string {
  const signs = [...text];
  const width = widthOf(text);
  if (width <= room) return text;
  const kept = Math.max(3, Math.floor((signs.length * room) / width) - 1);
  const begins = Math.ceil(kept * BEGINNING);
  return `${signs.slice(0, begins).join('').trimEnd()}…${signs
    .slice(begins - kept)
    .join('')
    .trimStart()}`;
}

/** Pixels that the longest of some texts takes, and what parts it from what is beside it. */
export const roomFor = (texts: readonly string[]) => Math.ceil(Math.max(0, ...texts.map(widthOf))) + GAP;

/** Where the names of bars stand, how many pixels there are before the bars, and how the names are written. */
export function barNames(names: readonly string[], width: number) {
  const above = width < ROOM_BESIDE;
  const room = above ? GAP : Math.min(roomFor(names), Math.floor(width * SHARE));
  return { above, room, shown: names.map((name) => withoutMidst(name, above ? width - 2 * GAP : room - GAP)) };
}
