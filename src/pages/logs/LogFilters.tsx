import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { EVENTOS } from '../../../domain/log/acao.ts';
import { TABLE_CHOICES } from '../../../resources/log/choices.ts';
import { useOffersMore } from '../../app/useOffersMore.ts';
import { DateText } from '../../kit/dates/DateText.tsx';
import { ChoiceField } from '../../kit/inputs/ChoiceField.tsx';
import { TypedField } from '../../kit/inputs/TypedField.tsx';
import { type Chip, FilterChips } from '../../kit/lists/FilterChips.tsx';
import { type DateName, useFiltrosDoLog } from '../cliente/logs/useFiltrosDoLog.ts';

const EMPTY = { pesquisa: '', dtPesquisa: '', dtPesquisaFim: '', tabela: '', idReferencia: '', evento: '' };
type Typed = typeof EMPTY;
const NUMBERS = ['idReferencia'] as const;

/** What is said below a field is as wide as it. */
const BELOW = { formHelperText: { sx: { mx: 0 } } } as const;

/** Set in below the client that they are parts of. */
const PART = { pl: 4 } as const;
const TABLES = TABLE_CHOICES.map(({ tabela, text, ofClient }) => [tabela, text, ofClient && PART] as const);

/** What each filter is called: the key of its text. */
const LABELS: Readonly<Record<keyof Typed, string>> = {
  pesquisa: 'text',
  dtPesquisa: 'from',
  dtPesquisaFim: 'until',
  tabela: 'table',
  idReferencia: 'reference',
  evento: 'status',
};

/** The filters in force, in words. */
function chipsOf(typed: Typed, translate: ReturnType<typeof useTranslate>): Chip[] {
  const { tabela } = typed;
  const worded = { ...typed, tabela: TABLE_CHOICES.find((one) => one.tabela === tabela)?.text ?? tabela };
  const names = Object.keys(EMPTY) as (keyof Typed)[];
  return names
    .filter((name) => worded[name] !== '')
    .map((name) => ({ name, label: translate(`shell.logs.${LABELS[name]}`), value: worded[name] }));
}

/** The log's filters, kept in the address; Enter runs them. */
export function LogFilters() {
  const translate = useTranslate();
  const offersMore = useOffersMore();
  const { inForce, typed, problems, onSubmit, put, inputRef } = useFiltrosDoLog(EMPTY, NUMBERS);
  const named = (name: keyof Typed) => ({
    name,
    label: translate(`shell.logs.${LABELS[name]}`),
    value: typed[name],
  });
  const field = (name: keyof Typed) => ({ ...named(name), onText: put(name) });
  const chosen = (name: keyof Typed) => ({ ...named(name), all: translate('shell.logs.all'), onChoice: put(name) });
  const checked = (name: DateName | (typeof NUMBERS)[number]) => ({
    ...field(name),
    problem: problems[name] && translate(`shell.logs.${problems[name]}`),
    inputRef: inputRef(name),
  });
  const date = (name: DateName) => ({ ...checked(name), sx: { width: '9.25rem' } });

  return (
    <>
      <Box
        component="form"
        role="search"
        aria-label={translate('shell.logs.filters')}
        onSubmit={onSubmit}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', alignItems: 'flex-start', mb: 1.5 }}
      >
        <TypedField
          {...field('pesquisa')}
          helperText={offersMore && translate('logsCliente.textHelp')}
          sx={{ width: '12.5rem' }}
          slotProps={BELOW}
        />
        <DateText {...date('dtPesquisa')} />
        <DateText {...date('dtPesquisaFim')} />
        <ChoiceField {...chosen('tabela')} choices={TABLES} sx={{ width: '11.25rem' }} />
        <TypedField
          {...checked('idReferencia')}
          sx={{ width: '8.125rem' }}
          slotProps={{ ...BELOW, htmlInput: { inputMode: 'numeric' } }}
        />
        {offersMore && (
          <ChoiceField
            {...chosen('evento')}
            choices={EVENTOS.map((evento) => [evento, evento])}
            sx={{ width: '8.125rem' }}
          />
        )}
        <Button type="submit" variant="outlined">
          {translate('shell.logs.filter')}
        </Button>
      </Box>
      <FilterChips chips={chipsOf(inForce, translate)} />
    </>
  );
}
