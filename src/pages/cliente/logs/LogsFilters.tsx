import { Box, Button } from '@mui/material';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FilterPayload, useListContext, useTranslate } from 'react-admin';
import { formatDate, parseDate } from '../../../../domain/calendar.ts';
import { SECTIONS } from '../../../../resources/log/cliente.ts';
import { useOffersMore } from '../../../app/useOffersMore.ts';
import { DateText } from '../../../kit/dates/DateText.tsx';
import { ChoiceField } from '../../../kit/inputs/ChoiceField.tsx';
import { FilterChips } from '../../../kit/lists/FilterChips.tsx';
import { DATES, type DateName, type Problems, problemsOf } from './datasDoLog.ts';

interface Typed extends Record<DateName, string> {
  secao: string;
}

/** The filters of the address as one types them: dates as 31/12/2026. A section that there is not is none. */
function typedFrom({ dtPesquisa, dtPesquisaFim, secao }: FilterPayload): Typed {
  const known = SECTIONS.some(({ tabela }) => tabela === secao);
  return { dtPesquisa: formatDate(dtPesquisa), dtPesquisaFim: formatDate(dtPesquisaFim), secao: known ? secao : '' };
}

/** The filters of a client's log, kept in the address; Enter runs them. */
export function LogsFilters() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const offersMore = useOffersMore();
  const [typed, setTyped] = useState(() => typedFrom(filterValues));
  const [problems, setProblems] = useState<Problems>({});
  const inputs = useRef<Partial<Record<DateName, HTMLInputElement | null>>>({});
  // Going back in the browser brings earlier filters: the fields follow.
  useEffect(() => {
    setTyped(typedFrom(filterValues));
    setProblems({});
  }, [filterValues]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(typed);
    setProblems(found);
    const first = DATES.find((name) => found[name]);
    if (first) return inputs.current[first]?.focus();
    const filters = {
      ...typed,
      dtPesquisa: parseDate(typed.dtPesquisa),
      dtPesquisaFim: parseDate(typed.dtPesquisaFim),
    };
    setFilters(Object.fromEntries(Object.entries(filters).filter(([, value]) => value)));
  };
  const field = (name: keyof Typed, label: string) => ({
    name,
    label: translate(`logsCliente.${label}`),
    value: typed[name],
  });
  const put = (name: keyof Typed) => (text: string) => setTyped({ ...typed, [name]: text });
  const date = (name: DateName, label: string) => ({
    ...field(name, label),
    onText: put(name),
    problem: problems[name] && translate(`logsCliente.${problems[name]}`),
    inputRef: (input: HTMLInputElement | null) => {
      inputs.current[name] = input;
    },
    sx: { width: 150 },
  });

  const inForce = typedFrom(filterValues);
  const section = SECTIONS.find(({ tabela }) => tabela === inForce.secao)?.label ?? '';
  const chips = [
    { name: 'dtPesquisa', label: translate('logsCliente.from'), value: inForce.dtPesquisa },
    { name: 'dtPesquisaFim', label: translate('logsCliente.until'), value: inForce.dtPesquisaFim },
    { name: 'secao', label: translate('logsCliente.section'), value: section },
  ].filter(({ value }) => value !== '');

  return (
    <>
      <Box
        component="form"
        role="search"
        aria-label={translate('logsCliente.filters')}
        onSubmit={submit}
        noValidate
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', mb: 1.5 }}
      >
        <DateText {...date('dtPesquisa', 'from')} />
        <DateText {...date('dtPesquisaFim', 'until')} />
        {offersMore && (
          <ChoiceField
            {...field('secao', 'section')}
            choices={SECTIONS.map(({ tabela, label }) => [tabela, label])}
            all={translate('logsCliente.allSections')}
            onChoice={put('secao')}
            sx={{ width: 200 }}
          />
        )}
        <Button type="submit" variant="outlined">
          {translate('logsCliente.filter')}
        </Button>
      </Box>
      <FilterChips chips={chips} />
    </>
  );
}
