import { screen, within } from '@testing-library/react';

/** What is only read on the screen: label and value of each field, in order. */
export function readFields(): string[][] {
  return screen
    .getAllByRole('group')
    .map((group) => [...group.children].map(({ textContent }) => textContent))
    .map(([label = '', value = '']) => [label, value]);
}

const INPUTS = ['textbox', 'combobox', 'checkbox', 'radio', 'spinbutton'];

/** Whether nothing on the page can be typed or chosen, nor says that it must be. */
export function nothingToType(): boolean {
  const page = screen.queryByRole('dialog') ?? screen.getByRole('main');
  return INPUTS.every((role) => within(page).queryByRole(role) === null) && !page.textContent?.includes('*');
}
