import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import { InputAdornment } from '@mui/material';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatDate, parseDate } from '../../../domain/calendar.ts';
import { useTell } from '../feedback/useTell.ts';
import { TypedField, type TypedFieldProps } from '../inputs/TypedField.tsx';
import { later } from '../later.tsx';
import { IconAction } from '../page/IconAction.tsx';
import { withSeparators } from './withSeparators.ts';
import { withWholeYear } from './withWholeYear.ts';

/** Comes when a calendar is first opened. */
const Calendar = later(() => import('./Calendar.tsx'));

interface DateTextProps extends Omit<TypedFieldProps, 'label' | 'slotProps'> {
  label: string;
  /** What stands in the field: '31/12/2026', or whatever else was typed. */
  value: string;
  onText(text: string): void;
}

/**
 * A day, typed with or without separators and the century of its year, which is shown once it is left or Enter is pressed;
 * or chosen in a calendar: by its button, or by Alt+↓. The button is no stop of the Tab key, which goes on to the next field.
 */
export function DateText({ value, onText, label, ...field }: DateTextProps) {
  const translate = useTranslate();
  const tell = useTell();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);

  async function show() {
    const asking = document.activeElement;
    try {
      await Calendar.bring();
    } catch {
      return tell(translate('calendario.failed'), 'warning');
    }
    // Whoever went on meanwhile is not taken back.
    if (document.activeElement !== asking) return;
    setOpened(true);
    setOpen(true);
  }
  function complete() {
    const whole = withWholeYear(value);
    if (whole !== value) onText(whole);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') complete();
    if (!event.altKey || event.key !== 'ArrowDown') return;
    event.preventDefault();
    void show();
  }

  return (
    <>
      <TypedField
        {...field}
        ref={root}
        label={label}
        value={value}
        onText={(text, { selectionStart }) => onText(selectionStart === text.length ? withSeparators(text) : text)}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          complete();
          field.onBlur?.(event);
        }}
        placeholder={translate('cadastro.form.datePattern')}
        slotProps={{
          htmlInput: { inputMode: 'numeric', 'aria-keyshortcuts': 'Alt+ArrowDown' },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconAction
                  label={translate('calendario.open')}
                  aria-haspopup="dialog"
                  aria-expanded={open}
                  tabIndex={-1}
                  edge="end"
                  size="small"
                  disabled={field.disabled}
                  onClick={show}
                >
                  <CalendarIcon sx={{ fontSize: 16 }} />
                </IconAction>
              </InputAdornment>
            ),
          },
        }}
      />
      {opened && (
        <Calendar
          anchor={root}
          open={open}
          label={translate('calendario.title', { label })}
          day={parseDate(value)}
          onDay={(day) => {
            onText(formatDate(day));
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
          onClosed={() => root.current?.querySelector('input')?.focus()}
        />
      )}
    </>
  );
}
