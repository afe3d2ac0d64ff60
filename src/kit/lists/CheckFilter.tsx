import { Checkbox, FormControlLabel } from '@mui/material';
import { useListContext } from 'react-admin';

/** A filter of the list around that is in force or not: 1 in its address. */
export function CheckFilter({ name, label }: { name: string; label: string }) {
  const { filterValues, setFilters } = useListContext();
  const { [name]: value, ...others } = filterValues;
  return (
    <FormControlLabel
      label={label}
      control={
        <Checkbox
          size="small"
          checked={String(value) === '1'}
          onChange={({ target }) => setFilters(target.checked ? { ...others, [name]: 1 } : others)}
        />
      }
    />
  );
}
