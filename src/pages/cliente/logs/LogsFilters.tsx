import { Box, Button } from '@mui/material';
import { type FilterPayload, useTranslate } from 'react-admin';
import { SECTIONS } from '../../../../resources/log/cliente.ts';
import { useOffersMore } from '../../../app/useOffersMore.ts';
import { DateText } from '../../../kit/dates/DateText.tsx';
import { ChoiceField } from '../../../kit/inputs/ChoiceField.tsx';
import { FilterChips } from '../../../kit/lists/FilterChips.tsx';
import { type DateName, useFiltrosDoLog } from './useFiltrosDoLog.ts';

const EMPTY = { dtPesquisa: '', dtPesquisaFim: '', secao: '' };

const sectionOf = (secao: unknown) => SECTIONS.find(({ tabela }) => tabela === secao);
/** A section that there is not is none. */
const known = (filters: FilterPayload) => (sectionOf(filters.secao) ? filters : { ...filters, secao: '' });

/** The filters of a client's log, kept in the address; Enter runs them. */
export function LogsFilters() {
  const translate = useTranslate();
  const offersMore = useOffersMore();
  const { inForce, typed, problems, onSubmit, put, inputRef } = useFiltrosDoLog(EMPTY, [], known);
  const date = (name: DateName, label: string) => ({
    name,
    label: translate(`logsCliente.${label}`),
    value: typed[name],
    onText: put(name),
    problem: problems[name] && translate(`logsCliente.${problems[name]}`),
    inputRef: inputRef(name),
    sx: { width: '9.375rem' },
  });
  const chips = [
    { name: 'dtPesquisa', label: translate('logsCliente.from'), value: inForce.dtPesquisa },
    { name: 'dtPesquisaFim', label: translate('logsCliente.until'), value: inForce.dtPesquisaFim },
    { name: 'secao', label: translate('logsCliente.section'), value: sectionOf(inForce.secao)?.label ?? '' },
  ].filter(({ value }) => value !== '');

  return (
    <>
      <Box
        component="form"
        role="search"
        aria-label={translate('logsCliente.filters')}
        onSubmit={onSubmit}
        noValidate
        sx={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', alignItems: 'flex-start', mb: 1.5 }}
      >
        <DateText {...date('dtPesquisa', 'from')} />
        <DateText {...date('dtPesquisaFim', 'until')} />
        {offersMore && (
          <ChoiceField
            name="secao"
            label={translate('logsCliente.section')}
            value={typed.secao}
            choices={SECTIONS.map(({ tabela, label }) => [tabela, label])}
            all={translate('logsCliente.allSections')}
            onChoice={put('secao')}
            sx={{ width: '12.5rem' }}
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
