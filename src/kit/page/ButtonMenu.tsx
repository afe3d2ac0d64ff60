import { Menu } from '@mui/material';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';

interface ButtonMenuProps {
  /** What the list is called, as its button is. */
  label: string;
  /** Draws the button, which is given what makes it open the list. */
  button(opens: {
    'aria-haspopup': 'menu';
    'aria-expanded': boolean;
    'aria-controls': string | undefined;
    onClick(event: MouseEvent<HTMLElement>): void;
  }): ReactNode;
  /** The items, not in a fragment, each of which closes the list or leaves it open. */
  children(close: () => void): ReactNode;
}

/** A button that opens a list of things to choose from. */
export function ButtonMenu({ label, button, children }: ButtonMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const close = () => setAnchor(null);
  return (
    <>
      {button({
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: ({ currentTarget }) => setAnchor(currentTarget),
      })}
      {/* Within the page's landmarks: assistive technology that goes by them finds it. One that is left is gone at once,
          without fading: a key pressed meanwhile would go into it. */}
      {open && (
        <Menu
          id={id}
          disablePortal
          anchorEl={anchor}
          open
          onClose={close}
          transitionDuration={200}
          slotProps={{ list: { 'aria-label': label } }}
        >
          {children(close)}
        </Menu>
      )}
    </>
  );
}
