import { MenuItem, type SxProps } from '@mui/material';
import { Field, type FieldProps } from './Field.tsx';

/** A value, what users call it, and how it looks where it is not as the others. */
export type Choice<V extends string | number = string | number> = readonly [value: V, label: string, sx?: SxProps];

interface ChoiceFieldProps<V extends string | number> extends FieldProps {
  value: V;
  choices: readonly Choice<V>[];
  /** What choosing none of them is called: the empty value, which is shown as the others are. */
  all?: string;
  onChoice(value: NoInfer<V>): void;
}

const ALL_SHOWN = { select: { displayEmpty: true }, inputLabel: { shrink: true } } as const;

/** One of several: in a form through `forms/inputs`, elsewhere as it is. */
export function ChoiceField<V extends string | number>(props: ChoiceFieldProps<V>) {
  const { choices, all, onChoice, slotProps, ...field } = props;
  return (
    <Field
      {...field}
      select
      // A select hands back the value of the choice itself, a number as a number.
      onChange={({ target }) => onChoice(target.value as V)}
      slotProps={{ ...slotProps, ...(all && ALL_SHOWN) }}
    >
      {all && <MenuItem value="">{all}</MenuItem>}
      {choices.map(([value, label, sx]) => (
        <MenuItem key={value} value={value} sx={sx}>
          {label}
        </MenuItem>
      ))}
    </Field>
  );
}
