import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import { visuallyHidden } from '@mui/utils';
import { type HTMLAttributes, type RefObject, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { SearchField } from './SearchField.tsx';
import { type Found, useSearch } from './useSearch.ts';

/** On a phone, where the field is narrow, the results take the window's width. */
const RESULTS = { minWidth: { xs: 'calc(100vw - 16px)', sm: 0 } };

export interface FinderProps {
  menus: readonly string[];
  text: string;
  onText: (text: string) => void;
  input: RefObject<HTMLInputElement | null>;
  autoFocus: boolean;
}

/** The search with its results: arrows choose, Enter goes there, Esc closes. */
export function Finder({ menus, text, onText, input, autoFocus }: FinderProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { found, waiting, failed } = useSearch(text, menus);
  const typed = text.trim() !== '';
  const [open, setOpen] = useState(typed);
  const nothing = translate(failed ? 'shell.search.failed' : 'shell.search.nothing', { texto: text.trim() });
  const outcome = found.length > 0 ? translate('shell.search.found', { smart_count: found.length }) : nothing;

  const go = ({ to }: Found) => {
    onText('');
    input.current?.blur();
    navigate(to);
  };

  return (
    <>
      <Autocomplete<Found>
        options={found}
        value={null}
        inputValue={text}
        onInputChange={(_, value, reason) => (reason === 'input' || reason === 'clear') && onText(value)}
        onChange={(_, option) => option && go(option)}
        filterOptions={(options) => options}
        groupBy={({ group }) => group}
        getOptionKey={({ to }) => to}
        getOptionLabel={({ title }) => title}
        autoHighlight
        forcePopupIcon={false}
        noOptionsText={waiting ? translate('shell.search.searching') : nothing}
        open={open && typed}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        disablePortal
        slotProps={{ listbox: { component: 'div' }, popper: { sx: RESULTS } }}
        renderGroup={({ key, group, children }) => (
          <Box key={key} role="group" aria-label={group}>
            <ListSubheader component="div" aria-hidden="true" sx={{ lineHeight: 2.4, position: 'static' }}>
              {group}
            </ListSubheader>
            {children}
          </Box>
        )}
        renderOption={({ key, ...props }, { title, detail }) => (
          <Box key={key} {...(props as HTMLAttributes<HTMLElement>)}>
            <ListItemText
              primary={title}
              secondary={detail}
              slotProps={{ primary: { variant: 'body2' }, secondary: { variant: 'caption' } }}
              sx={{ my: 0 }}
            />
          </Box>
        )}
        renderInput={(params) => <SearchField {...params} inputRef={input} autoFocus={autoFocus} />}
      />
      <div role="status" style={visuallyHidden}>
        {typed && !waiting && outcome}
      </div>
    </>
  );
}
