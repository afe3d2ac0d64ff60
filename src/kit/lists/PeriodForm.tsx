import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatDate, parseDate } from '../../../domain/calendar.ts';

const FIELDS = [
  ['dtInicio', 'relatorios.from'],
  ['dtFim', 'relatorios.until'],
] as const;

/** Days, 'YYYY-MM-DD', both inclusive. */
export type Period = Record<(typeof FIELDS)[number][0], string>;

const typedFrom = ({ dtInicio, dtFim }: Partial<Period>): Period => ({
  dtInicio: formatDate(dtInicio),
  dtFim: formatDate(dtFim),
});

interface PeriodFormProps {
  /** That in force. Keep its identity between renders: another one replaces what is typed. */
  period: Partial<Period>;
  onPeriod(period: Period): void;
  /** Whether the first day has the focus from the start. */
  autoFocus?: boolean;
  /** What stands after the days in place of 'Pesquisar': a button that submits, and what else there is to do. */
  children?: ReactNode;
}

/** A period to search in; Enter searches. */
export function PeriodForm({ period, onPeriod, autoFocus = false, children }: PeriodFormProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(() => typedFrom(period));
  const [refused, setRefused] = useState(false);
  // Going back in the browser brings an earlier period: the fields follow.
  useEffect(() => setTyped(typedFrom(period)), [period]);

  const [dtInicio, dtFim] = [parseDate(typed.dtInicio), parseDate(typed.dtFim)];
  const inverted = dtInicio !== null && dtFim !== null && dtFim < dtInicio;
  const wrong: Record<keyof Period, string | null> = {
    dtInicio: dtInicio === null ? 'relatorios.invalidDate' : null,
    dtFim: dtFim === null ? 'relatorios.invalidDate' : inverted ? 'relatorios.invertedPeriod' : null,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const refuse = dtInicio === null || dtFim === null || inverted;
    setRefused(refuse);
    if (!refuse) onPeriod({ dtInicio, dtFim });
  };

  return (
    <Box
      component="form"
      role="search"
      aria-label={translate('relatorios.period')}
      onSubmit={submit}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', mb: 1.5 }}
    >
      {FIELDS.map(([name, label]) => (
        <TextField
          key={name}
          name={name}
          label={translate(label)}
          value={typed[name]}
          autoFocus={autoFocus && name === FIELDS[0][0]}
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          placeholder={translate('relatorios.datePattern')}
          error={refused && wrong[name] !== null}
          helperText={refused && wrong[name] !== null && translate(wrong[name])}
          autoComplete="off"
          sx={{ width: 150 }}
        />
      ))}
      {children ?? (
        <Button type="submit" variant="outlined">
          {translate('relatorios.search')}
        </Button>
      )}
    </Box>
  );
}
