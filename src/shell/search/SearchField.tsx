import SearchIcon from '@mui/icons-material/Search';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { KEYS } from '../../kit/keys/keys.ts';

/** The box one types into, with or without what finds. */
export function SearchField({ slotProps = {}, ...props }: TextFieldProps) {
  const translate = useTranslate();
  return (
    <TextField
      {...props}
      fullWidth
      placeholder={translate('shell.search.placeholder')}
      slotProps={{
        ...slotProps,
        htmlInput: { ...slotProps.htmlInput, ...KEYS.searchAnywhere, 'aria-label': translate('shell.search.label') },
        input: { ...slotProps.input, startAdornment: <SearchIcon fontSize="small" color="action" sx={{ mr: 0.5 }} /> },
      }}
    />
  );
}
