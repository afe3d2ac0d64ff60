/**
 * An emoji with its joins and its variant, which stays; or a mark of direction, a join, a filler, a blank of no width, half
 * of a character, a control character other than a tab and the ends of lines.
 */
const EMOJI_OR_INVISIBLE =
  /(\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?(?:\u200d\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)*)|(?![\t\n\r])[\p{Cf}\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** How word processors part lines and pages: the end of a line of their own, which parts words too. */
const OTHER_ENDS = /[\v\f\u0085]/g;

/** A text without characters that show nothing: names that look the same are. */
export const withoutInvisible = (value: string): string =>
  value.replace(OTHER_ENDS, '\n').replace(EMOJI_OR_INVISIBLE, '$1');
