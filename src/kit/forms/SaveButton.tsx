import { BusyButton, type BusyButtonProps } from '../page/BusyButton.tsx';

interface SaveButtonProps
  extends Pick<BusyButtonProps, 'aria-keyshortcuts' | 'children' | 'disabled' | 'onClick' | 'sx' | 'variant'> {
  /** A save is under way: another one is not sent. */
  saving: boolean;
}

/** Submits the form around. */
export function SaveButton({ saving, ...button }: SaveButtonProps) {
  return <BusyButton type="submit" variant="contained" {...button} busy={saving} />;
}
