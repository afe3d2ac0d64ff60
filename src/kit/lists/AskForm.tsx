import { Box, Button, Checkbox, FormControlLabel } from '@mui/material';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AskInput, Parameters } from '../../../reports/tabela/asks.ts';
import { DateText } from '../dates/DateText.tsx';
import { ChoiceField } from '../inputs/ChoiceField.tsx';
import type { FieldProps } from '../inputs/Field.tsx';
import { TypedField } from '../inputs/TypedField.tsx';
import { CHECKED, parametersOf, type Typed, typedFrom, wrongOf } from './typedAsks.ts';

interface AskFormProps {
  /** Name of the form. */
  label: string;
  /** Keep their identity between renders, as that of `parameters`: others replace what is typed. */
  inputs: readonly AskInput[];
  /** Those in force. */
  parameters: Readonly<Record<string, string | undefined>>;
  /** Told what is asked for; nothing that is wrong is. */
  onAsk(parameters: Parameters): void;
  /** Whether the first field has the focus from the start. */
  autoFocus?: boolean;
  /** What stands after the fields in place of 'Pesquisar': a button that submits, and what else there is to do. */
  children?: ReactNode;
}

const WIDTHS = { date: '9.375rem', year: '6.875rem', text: '15rem', choice: '13.75rem' } as const;

/** What is asked for, typed and chosen; Enter searches, and so does a box that is checked. */
export function AskForm({ label, inputs, parameters, onAsk, autoFocus = false, children }: AskFormProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(() => typedFrom(inputs, parameters));
  const [refused, setRefused] = useState(false);
  // Going back in the browser brings what was asked for earlier: the fields follow.
  useEffect(() => setTyped(typedFrom(inputs, parameters)), [inputs, parameters]);
  const wrong = wrongOf(inputs, typed);

  function ask(asked: Typed) {
    const refuse = Object.keys(wrongOf(inputs, asked)).length > 0;
    setRefused(refuse);
    if (!refuse) onAsk(parametersOf(inputs, asked));
  }
  function put(name: string, text: string): Typed {
    const next = { ...typed, [name]: text };
    setTyped(next);
    return next;
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(typed);
  };

  return (
    <Box
      component="form"
      role="search"
      aria-label={label}
      onSubmit={submit}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', alignItems: 'flex-start', mb: 1.5 }}
    >
      {inputs.map(({ name, label: of, kind, choices }, place) =>
        kind === 'check' ? (
          <FormControlLabel
            key={name}
            label={of}
            control={
              <Checkbox
                size="small"
                name={name}
                checked={typed[name] === CHECKED}
                onChange={(_, checked) => ask(put(name, checked ? CHECKED : ''))}
              />
            }
          />
        ) : (
          <AskField
            key={name}
            name={name}
            label={of}
            kind={kind}
            choices={choices}
            value={typed[name] ?? ''}
            autoFocus={autoFocus && place === 0}
            onText={(text) => put(name, text)}
            problem={refused && wrong[name] && translate(wrong[name])}
            // On a phone two of them share a line and fill it.
            sx={{ width: { sm: WIDTHS[kind] }, flex: { xs: '1 1 150px', sm: 'none' } }}
          />
        ),
      )}
      {children ?? (
        <Button type="submit" variant="outlined">
          {translate('relatorios.search')}
        </Button>
      )}
    </Box>
  );
}

interface AskFieldProps extends Pick<FieldProps, 'name' | 'autoFocus' | 'problem' | 'sx'> {
  label: string;
  kind: AskInput['kind'];
  choices: AskInput['choices'];
  value: string;
  onText(text: string): void;
}

/** What is typed, or chosen. */
function AskField({ kind, choices = [], onText, ...field }: AskFieldProps) {
  if (kind === 'date') return <DateText {...field} onText={onText} />;
  if (kind === 'choice') return <ChoiceField {...field} choices={choices} onChoice={onText} />;
  return <TypedField {...field} onText={onText} />;
}
