import RefreshIcon from '@mui/icons-material/Refresh';
import { Box, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Coleta } from '../../../contract/coletas.ts';
import { readRowNumbers } from '../../../domain/coleta/rowNumbers.ts';
import { TIPOS_DBO } from '../../../domain/coleta/tipoDbo.ts';
import { IconAction } from '../../kit/page/IconAction.tsx';
import { ColourDialog } from './ColourDialog.tsx';

/** In the order of the specification (spec 2 §2.3). */
const ORDER = [1, 3, 2, 4, 5];
const COLOURS = ORDER.map((id) => TIPOS_DBO.find((tipo) => tipo.id === id)!);

interface RowColoursProps {
  idPessoa: number;
  /** In the order of the table, whose rows are numbered from 1. */
  coletas: readonly Coleta[];
}

/** Gives rows another colour: which, by their numbers, and what their DBO then counts for. */
export function RowColours({ idPessoa, coletas }: RowColoursProps) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const [cor, setCor] = useState<number>(ORDER[0]!);
  const [problem, setProblem] = useState('');
  const [chosen, setChosen] = useState<readonly Coleta[] | null>(null);

  function ask() {
    const { rows, wrong } = readRowNumbers(text, coletas.length);
    const given = rows.map((row) => coletas[row - 1]!);
    const changed = given.filter(({ idTipoDBO }) => idTipoDBO !== cor);
    if (wrong !== null) setProblem(translate('coleta.colour.wrong', { part: wrong, last: coletas.length }));
    else if (given.length === 0) setProblem(translate('coleta.colour.none'));
    else if (changed.length === 0) setProblem(translate('coleta.colour.same'));
    else {
      setProblem('');
      setChosen(changed);
    }
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', pt: 0.5, pb: 1 }}
    >
      <TextField
        label={translate('coleta.colour.rows')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        placeholder={translate('coleta.colour.rowsHint')}
        error={problem !== ''}
        helperText={problem}
        autoComplete="off"
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ width: { xs: '100%', sm: 260 } }}
      />
      <TextField
        select
        label={translate('coleta.colour.colour')}
        value={cor}
        onChange={({ target }) => setCor(Number(target.value))}
        sx={{ width: { xs: '100%', sm: 270 } }}
      >
        {COLOURS.map(({ id, cor: name }) => (
          <MenuItem key={id} value={id}>
            {id} {name}
          </MenuItem>
        ))}
      </TextField>
      <IconAction type="submit" label={translate('coleta.colour.apply')} sx={{ mt: 0.25 }}>
        <RefreshIcon />
      </IconAction>
      {chosen && (
        <ColourDialog
          idPessoa={idPessoa}
          coletas={coletas}
          chosen={chosen}
          valores={text}
          cor={cor}
          onClose={() => setChosen(null)}
          onDone={() => setText('')}
        />
      )}
    </Box>
  );
}
