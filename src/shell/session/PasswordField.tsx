import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { IconAction } from '../../kit/page/IconAction.tsx';

interface PasswordFieldProps {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
  error?: string;
  autoFocus?: boolean;
}

/** A password, shown on demand, with its error beneath. */
export function PasswordField({ label, value, onChange, error, ...input }: PasswordFieldProps) {
  const translate = useTranslate();
  const [visible, setVisible] = useState(false);
  const toggle = translate(visible ? 'ra.input.password.toggle_visible' : 'ra.input.password.toggle_hidden');
  return (
    <TextField
      {...input}
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      type={visible ? 'text' : 'password'}
      error={Boolean(error)}
      helperText={error}
      fullWidth
      slotProps={{
        formHelperText: { role: 'alert' },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconAction label={toggle} onClick={() => setVisible(!visible)} edge="end">
                {visible ? <VisibilityOffIcon fontSize="small" /> : <VisibilityIcon fontSize="small" />}
              </IconAction>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
