import './setup.ts';
import { Button, MenuItem } from '@mui/material';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ButtonMenu } from '../../src/kit/page/ButtonMenu.tsx';

// No key is pressed between two moments of the page: nothing is waited for after the one that leaves the menu.
test.each(['Tab', 'Escape'])(
  'a menu left with %s is gone when the key has been pressed, and its button has the focus',
  async (key) => {
    render(
      <ButtonMenu label="Mais" button={(opens) => <Button {...opens}>Mais</Button>}>
        {(close) => <MenuItem onClick={close}>Primeira</MenuItem>}
      </ButtonMenu>,
    );
    const button = screen.getByRole('button', { name: 'Mais' });
    button.focus();
    fireEvent.click(button);
    const item = screen.getByRole('menuitem', { name: 'Primeira' });
    await waitFor(() => expect(item).toHaveFocus());

    fireEvent.keyDown(item, { key });

    expect(item).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  },
);
