import { Dialog, Popover } from '@mui/material';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { ptBR } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import portuguese from 'dayjs/locale/pt-br';
import type { RefObject } from 'react';
import { YEARS } from '../../../domain/calendar.ts';
import { usePhone } from '../usePhone.ts';

const WORDS = ptBR.components.MuiLocalizationProvider.defaultProps.localeText;
const FIRST = dayjs(`${YEARS.first}-01-01`);
const LAST = dayjs(`${YEARS.last}-12-31`);
const DAY = 'YYYY-MM-DD';

/** The outline of the day with the focus goes beyond the day. */
const WHOLE_OUTLINES = { '& .MuiDayCalendar-slideTransition': { overflow: 'clip', overflowClipMargin: '4px' } };

interface CalendarProps {
  /** What it belongs to, which it stands below; on a phone it stands by itself. */
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  label: string;
  /** The day that is chosen, 'YYYY-MM-DD'. */
  day: string | null;
  onDay(day: string): void;
  onClose(): void;
  /** Once it is gone: what had the focus in it is no more. */
  onClosed(): void;
}

/** A month's days to choose from, by the mouse, by a finger and by the arrow keys. */
export default function Calendar({ anchor, open, label, day, onDay, onClose, onClosed }: CalendarProps) {
  const phone = usePhone();
  const days = (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={portuguese.name} localeText={WORDS}>
      <DateCalendar
        autoFocus
        sx={WHOLE_OUTLINES}
        dayOfWeekFormatter={(weekday) => weekday.format('dddd').charAt(0).toUpperCase()}
        defaultValue={day === null ? null : dayjs(day)}
        minDate={FIRST}
        maxDate={LAST}
        onChange={(chosen, state, view) => {
          if (chosen && state === 'finish' && view === 'day') onDay(chosen.format(DAY));
        }}
      />
    </LocalizationProvider>
  );
  const common = { open, onClose, disableRestoreFocus: true };
  const paper = { role: 'dialog', 'aria-modal': true, 'aria-label': label } as const;
  return phone ? (
    <Dialog {...common} slotProps={{ paper: { 'aria-label': label }, transition: { onExited: onClosed } }}>
      {days}
    </Dialog>
  ) : (
    <Popover
      {...common}
      anchorEl={() => anchor.current}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper, transition: { onExited: onClosed } }}
    >
      {days}
    </Popover>
  );
}
