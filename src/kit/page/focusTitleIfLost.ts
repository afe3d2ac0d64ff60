/** Gives the focus to the title of the page where what had it is gone, or the keyboard would begin anew at the window. */
export function focusTitleIfLost(): void {
  if (document.activeElement === document.body) document.querySelector('h1')?.focus();
}
