import RefreshIcon from '@mui/icons-material/Refresh';
import { Box, FormHelperText } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Coleta } from '../../../contract/coletas.ts';
import { readRowNumbers, writeRowNumbers } from '../../../domain/coleta/rowNumbers.ts';
import { tipoDbo } from '../../../domain/coleta/tipoDbo.ts';
import { ChoiceField } from '../../kit/inputs/ChoiceField.tsx';
import { TypedField } from '../../kit/inputs/TypedField.tsx';
import { IconAction } from '../../kit/page/IconAction.tsx';
import { ColourDialog } from './ColourDialog.tsx';

/** In the order of the specification (spec 2 §2.3). */
const ORDER = [1, 3, 2, 4, 5];
const COLOURS = ORDER.map((id) => [id, `${id} ${tipoDbo(id)?.cor}`] as const);

interface RowColoursProps {
  idPessoa: number;
  /** All of the history, in whose order rows are numbered from 1. */
  coletas: readonly Coleta[];
  /** Those that the table shows: no other one changes its colour. */
  shown: readonly Coleta[];
}

/** Characters that are kept of the numbers. */
const LONGEST = 500;

/** At the end of the line, whose height two lines of it have, so that the table stays where it is; on a phone below its field. */
const TOOL = {
  display: 'flex',
  displayPrint: 'none',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'flex-start',
  flex: { sm: '1 1 480px' },
} as const;
const PROBLEM = {
  order: { sm: 1 },
  flex: { xs: '1 1 100%', sm: '1 1 0' },
  minWidth: { sm: 240 },
  alignSelf: 'center',
  m: 0,
  lineHeight: '16px',
} as const;

/** Gives rows another colour: which, by their numbers, and what their DBO then counts for. */
export function RowColours({ idPessoa, coletas, shown }: RowColoursProps) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const [cor, setCor] = useState<number>(ORDER[0]!);
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const [chosen, setChosen] = useState<{ rows: readonly Coleta[]; valores: string } | null>(null);

  function refuse(key: string, values: object = {}) {
    setProblem(translate(`coleta.colour.${key}`, values));
    field.current?.focus();
  }

  function ask() {
    const { rows, wrong, unreadable } = readRowNumbers(text, coletas.length);
    const inView = new Set(shown);
    const named = rows.filter((row) => inView.has(coletas[row - 1]!));
    const given = named.map((row) => coletas[row - 1]!);
    const changed = given.filter(({ idTipoDBO }) => idTipoDBO !== cor);
    if (wrong !== null) refuse(unreadable ? 'unreadable' : 'wrong', { part: wrong, last: coletas.length });
    else if (rows.length === 0) refuse('none');
    else if (given.length === 0) refuse('hidden');
    else if (changed.length === 0) refuse('same');
    else {
      setProblem('');
      // Of a range that reaches over rows that are not shown, those that are.
      const written = named.length < rows.length ? writeRowNumbers(named) : text;
      setChosen({ rows: changed, valores: written.length > LONGEST ? text : written });
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
      sx={TOOL}
    >
      <TypedField
        label={translate('coleta.colour.rows')}
        value={text}
        onText={(typed) => {
          setText(typed);
          setProblem('');
        }}
        inputRef={field}
        placeholder={translate('coleta.colour.rowsHint')}
        error={problem !== ''}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { 'aria-describedby': problem ? problemId : undefined } }}
        sx={{ width: { xs: '100%', sm: 200 } }}
      />
      {problem && (
        <FormHelperText id={problemId} error sx={PROBLEM}>
          {problem}
        </FormHelperText>
      )}
      <ChoiceField
        label={translate('coleta.colour.colour')}
        value={cor}
        choices={COLOURS}
        onChoice={setCor}
        sx={{ flex: { xs: 1, sm: 'none' }, width: { sm: 230 } }}
      />
      <IconAction type="submit" label={translate('coleta.colour.apply')} sx={{ mt: 0.25 }}>
        <RefreshIcon />
      </IconAction>
      {chosen && (
        <ColourDialog
          idPessoa={idPessoa}
          coletas={coletas}
          chosen={chosen.rows}
          valores={chosen.valores}
          cor={cor}
          onClose={() => setChosen(null)}
          onDone={() => setText('')}
        />
      )}
    </Box>
  );
}
