const FIELD = 'input:not([type=checkbox], [type=radio], [type=button], [type=file]), textarea, select';
/** Where a single key is something typed, or chooses by its letter. */
const TYPING = `${FIELD}, [contenteditable=true], [role=combobox], [role=menu], [role=listbox], [role=grid]`;
/** What a dialog covers, and what is put aside, is no place for keys either. */
const OUT_OF_REACH = '[hidden], [inert], [aria-hidden=true]';

/** What is pressed, as an element bears it; null where it is no key of ours, or something that is typed. */
function keyOf(event: KeyboardEvent, single: boolean): string | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  // AltGr makes a sign of its own, as '?' is on some keyboards; Windows tells it as Ctrl and Alt.
  const makesSign = event.getModifierState('AltGraph');
  if ((altKey && !makesSign) || key === undefined) return null;
  // With Shift as well it is another key, of the browser's own.
  if ((ctrlKey && !makesSign) || metaKey)
    return shiftKey ? null : `Control+${key.length === 1 ? key.toUpperCase() : key}`;
  const typed = target instanceof Element && target.closest(TYPING);
  return single && !typed && key.length === 1 ? key.toLowerCase() : null;
}

/** The element that bears a key: in the form that has the focus, else the last one of the page that can be reached. */
function bearerOf(key: string): HTMLElement | undefined {
  const bears = (element: HTMLElement) => element.getAttribute('aria-keyshortcuts')?.split(' ').includes(key);
  const within = (place: ParentNode) =>
    [...place.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].findLast(
      (element) => bears(element) && !element.closest(OUT_OF_REACH),
    );
  const form = document.activeElement?.closest('form');
  return (form && within(form)) ?? within(document);
}

/**
 * Follows the keys of the page: a field that bears the one that is pressed gets the cursor, anything else is pressed.
 *
 * @param single whether keys without Ctrl count; while somebody types they never do
 * @returns what ends it
 */
export function followKeys(single: boolean): () => void {
  let held: string | null = null;
  const press = (event: KeyboardEvent) => {
    if (event.repeat) {
      // Held down, it presses nothing again, opens nothing of the browser, and types nothing in what it opened.
      if (event.key === held) event.preventDefault();
      return;
    }
    held = null;
    if (event.defaultPrevented || event.isComposing) return;
    const key = keyOf(event, single);
    const bearer = key && bearerOf(key);
    if (!bearer) return;
    event.preventDefault();
    held = event.key;
    if (bearer instanceof HTMLInputElement) {
      bearer.focus();
      bearer.select();
    } else bearer.click();
  };
  window.addEventListener('keydown', press);
  return () => window.removeEventListener('keydown', press);
}
