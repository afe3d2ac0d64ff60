import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, List, ListItem, ListItemButton, ListItemText, Popover, Typography } from '@mui/material';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { type FilterPayload, useListContext, useTranslate } from 'react-admin';
import { filterText } from '../../../reports/registers/listQuery.ts';
import { TypedField } from '../inputs/TypedField.tsx';
import { IconAction } from '../page/IconAction.tsx';
import type { SavedFilter } from './useListPreference.ts';
import { useNamesIn } from './useNamesIn.ts';

const MAX_LENGTH = 60;

interface SavedFiltersProps {
  filters: readonly SavedFilter[];
  onChange(filters: SavedFilter[]): void;
}

/** A filter of the list around, in words. */
function Wording({ filter }: { filter: FilterPayload }) {
  const translate = useTranslate();
  const { resource } = useListContext();
  const names = useNamesIn(resource, filter);
  return filterText(resource, filter, names) ?? translate('cadastro.saved.everything');
}

/** The filters that the user named: to apply, to forget, and to add the one in force. */
export function SavedFilters({ filters, onChange }: SavedFiltersProps) {
  const translate = useTranslate();
  const id = useId();
  const { filterValues, setFilters } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const label = translate('cadastro.saved.button');

  function save(event: SubmitEvent) {
    event.preventDefault();
    const nome = name.trim();
    setProblem(nome ? '' : translate('ra.validation.required'));
    if (!nome) return input.current?.focus();
    onChange([...filters.filter((one) => one.nome !== nome), { nome, filtro: filterValues }]);
    setName('');
  }

  return (
    <>
      <Button
        startIcon={<BookmarkIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </Button>
      <Popover
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { width: 340, p: 1.5 } } }}
      >
        {filters.length === 0 && <Typography variant="body2">{translate('cadastro.saved.empty')}</Typography>}
        <List dense disablePadding aria-label={label}>
          {filters.map(({ nome, filtro }, at) => (
            <ListItem
              key={nome}
              disablePadding
              secondaryAction={
                <IconAction
                  edge="end"
                  label={translate('cadastro.saved.remove', { name: nome })}
                  onClick={() => {
                    onChange(filters.filter((one) => one.nome !== nome));
                    input.current?.focus();
                  }}
                >
                  <DeleteIcon fontSize="small" />
                </IconAction>
              }
            >
              <ListItemButton
                autoFocus={at === 0}
                onClick={() => {
                  setFilters(filtro);
                  setAnchor(null);
                }}
              >
                <ListItemText primary={nome} secondary={<Wording filter={filtro} />} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
        <Box component="form" noValidate onSubmit={save} sx={{ mt: 1 }}>
          <TypedField
            label={translate('cadastro.saved.name')}
            value={name}
            onText={setName}
            problem={problem}
            helperText={<Wording filter={filterValues} />}
            inputRef={input}
            autoFocus={filters.length === 0}
            required
            fullWidth
            maxLength={MAX_LENGTH}
          />
          <Button type="submit" variant="outlined" sx={{ mt: 1 }}>
            {translate('cadastro.saved.save')}
          </Button>
        </Box>
      </Popover>
    </>
  );
}
