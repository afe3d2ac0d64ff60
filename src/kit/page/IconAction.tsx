import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import type { ElementType } from 'react';
import type { To } from 'react-router-dom';

interface IconActionProps extends IconButtonProps {
  /** What it does, in words: shown when the pointer rests on it, and read out. */
  label: string;
  /** For one that leads somewhere. */
  component?: ElementType;
  to?: To;
  /** For one that opens an address in another tab. */
  opens?: string;
}

/** A button that shows no words, only an icon. */
export function IconAction({ label, opens, ...button }: IconActionProps) {
  const link = opens === undefined ? undefined : { component: 'a', href: opens, target: '_blank', rel: 'noopener' };
  return <IconButton aria-label={label} title={label} {...link} {...button} />;
}
