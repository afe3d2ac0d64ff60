import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useEffect, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { formatDate, parseDate } from '../../../domain/calendar.ts';

const FIELDS = [
  ['dtInicio', 'relatorios.from'],
  ['dtFim', 'relatorios.until'],
] as const;
type Period = Record<(typeof FIELDS)[number][0], string>;

const typedFrom = ({ dtInicio, dtFim }: Partial<Period>): Period => ({
  dtInicio: formatDate(dtInicio),
  dtFim: formatDate(dtFim),
});

/** The period of the list around it, `dtInicio` and `dtFim` of the filter in its address; Enter searches. */
export function PeriodFilter() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const [typed, setTyped] = useState(() => typedFrom(filterValues));
  const [refused, setRefused] = useState(false);
  // Going back in the browser brings an earlier period: the fields follow.
  useEffect(() => setTyped(typedFrom(filterValues)), [filterValues]);

  const dates = { dtInicio: parseDate(typed.dtInicio), dtFim: parseDate(typed.dtFim) };
  const { dtInicio, dtFim } = dates;
  const inverted = dtInicio !== null && dtFim !== null && dtFim < dtInicio;
  const wrong: Record<keyof Period, string | null> = {
    dtInicio: dtInicio === null ? 'relatorios.invalidDate' : null,
    dtFim: dtFim === null ? 'relatorios.invalidDate' : inverted ? 'relatorios.invertedPeriod' : null,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const refuse = wrong.dtInicio !== null || wrong.dtFim !== null;
    setRefused(refuse);
    if (!refuse) setFilters({ ...filterValues, ...dates });
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
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          placeholder={translate('relatorios.datePattern')}
          error={refused && wrong[name] !== null}
          helperText={refused && wrong[name] !== null && translate(wrong[name])}
          autoComplete="off"
          sx={{ width: 150 }}
        />
      ))}
      <Button type="submit" variant="outlined">
        {translate('relatorios.search')}
      </Button>
    </Box>
  );
}
