import { FormControl, FormHelperText, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Field } from '../../../resources/defineRegister.ts';
import { useKindInput } from '../../kit/forms/inputs/useKindInput.tsx';
import { MODULE_ICONS } from '../../shell/menu/moduleIcons.ts';

/** An icon of 20 px with its frame. */
const TILE_WIDTH = 36;
/** Of eight with the gaps between them; a phone has room for fewer. */
const ROW_WIDTH = 8 * TILE_WIDTH + 7 * 8;
const TILE = { borderRadius: 1, border: 2, borderColor: 'divider', p: 0.75 };
const CHOSEN = { borderColor: 'primary.main', bgcolor: 'action.selected' };

/** One of the module icons: radio buttons that look like the icons, for the mouse and for the arrow keys. */
export function IconPicker({ field }: { field: Field }) {
  const translate = useTranslate();
  const labelId = useId();
  const { value, setValue, textField } = useKindInput({ field });
  return (
    <FormControl error={textField.error}>
      <FormLabel id={labelId} sx={{ mb: 0.5 }}>
        {field.label}
      </FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        name={field.name}
        value={value ?? ''}
        onChange={({ target }) => setValue(target.value)}
        sx={{ display: 'grid', gridTemplateColumns: `repeat(auto-fill, ${TILE_WIDTH}px)`, gap: 1, maxWidth: ROW_WIDTH }}
      >
        {Object.entries(MODULE_ICONS).map(([key, Icon]) => {
          const label = translate(`acesso.modulo.icons.${key}`);
          return (
            <Radio
              key={key}
              value={key}
              icon={<Icon fontSize="small" />}
              checkedIcon={<Icon fontSize="small" />}
              title={label}
              slotProps={{ input: { 'aria-label': label } }}
              sx={{ ...TILE, '&.Mui-checked': CHOSEN }}
            />
          );
        })}
      </RadioGroup>
      <FormHelperText>{textField.helperText}</FormHelperText>
    </FormControl>
  );
}
