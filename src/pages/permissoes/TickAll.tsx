import { Checkbox } from '@mui/material';
import { type Box, type Changes, type MenuLevel, tickAll } from './levels.ts';

interface TickAllProps {
  box: Box;
  label: string;
  /** The menus whose boxes it ticks. */
  menus: readonly number[];
  levelOf(id: number): MenuLevel;
  onChoose(levels: Changes): void;
}

/** Ticks a box of all these menus at once, or ticks them off; half ticked while only some are. */
export function TickAll({ box, label, menus, levelOf, onChoose }: TickAllProps) {
  const ticked = menus.filter((id) => box.ticked(levelOf(id))).length;
  const all = menus.length > 0 && ticked === menus.length;
  return (
    <Checkbox
      size="small"
      checked={all}
      indeterminate={ticked > 0 && !all}
      disabled={menus.length === 0}
      onChange={() => onChoose(tickAll(box, !all, menus, levelOf))}
      slotProps={{ input: { 'aria-label': label } }}
    />
  );
}
