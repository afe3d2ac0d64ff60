import { Autocomplete, Box, TableCell, TableRow, TextField, Typography } from '@mui/material';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { namesAnotherSpecies } from '../../../../domain/coleta/especie.ts';
import { formatNumber } from '../../../../domain/numbers.ts';
import { useTellError } from '../../../kit/feedback/useTell.ts';
import { isOthers, WITH_OTHERS } from '../../../kit/inputs/cutOptions.ts';
import { BusyButton } from '../../../kit/page/BusyButton.tsx';
import { GOES_ON } from '../../../kit/tables/RowInTwoLines.tsx';
import { usePhone } from '../../../kit/usePhone.ts';
import { unresolved } from './useNextFocus.ts';

interface Option {
  id: number;
  label: string;
  /** To the text, 0 to 1; nothing of one that was not found by it. */
  semelhanca?: number;
}

/** From here on one more likely means the text than not: less is offered, and never chosen for the user. */
const LIKELY = 0.6;

/** Whether an option is chosen for the user: not one of which the text names a species, however alike they are written. */
const isLikely = (texto: string, { label, semelhanca = 0 }: Option) =>
  semelhanca >= LIKELY && !namesAnotherSpecies(texto, label);

interface ChoiceRowProps {
  texto: string;
  linhas: number;
  /** What is chosen: it stands on the field, whose whole name says of which text. */
  field: 'point' | 'parameter' | 'unit';
  /** The most alike first: that one is chosen already where it is likely. */
  options: readonly Option[];
  /** What is typed, where the options are searched by it. */
  onType?: (text: string) => void;
  /** What was typed last is being looked for: nothing found before is offered for it. */
  searching?: boolean;
  action: string;
  /** Why this user may not choose. */
  refused?: string;
  onChoose(id: number): Promise<unknown>;
  /** Creates what none of the options is; `choose` takes it as an option is. */
  create?(choose: (id: number) => Promise<void>): ReactNode;
}

/** The label on a field's edge keeps clear of the row above. */
const CHOICE = { pt: 1.25, pb: 0.75 } as const;

/** A text of a file with the number of its rows, and the choice of what it means: on a phone in a row of its own. */
export function ChoiceRow(props: ChoiceRowProps) {
  const { texto, linhas, field: kind, options, onType, searching = false, action, refused, onChoose, create } = props;
  const translate = useTranslate();
  const tellError = useTellError();
  const phone = usePhone();
  const [first] = options;
  const [chosen, setChosen] = useState<Option | null>(first && isLikely(texto, first) ? first : null);
  const [written, setWritten] = useState(chosen?.label ?? '');
  const [busy, setBusy] = useState(false);

  const field = useRef<HTMLDivElement>(null);
  /** Of what is longer than its field one sees the beginning, which several may share: all of it stands below. */
  const [cut, setCut] = useState(false);
  useLayoutEffect(() => {
    const input = field.current?.querySelector('input');
    setCut(input != null && chosen?.label === input.value && input.scrollWidth > input.clientWidth);
  }, [chosen]);

  /** Who types looks for another one: what was chosen is so no more. */
  function write(text: string, reason: string) {
    if (reason === 'reset') return;
    setWritten(text);
    if (reason !== 'input') return;
    setChosen(null);
    onType?.(text);
  }

  async function choose(id: number) {
    setBusy(true);
    await onChoose(id).catch(tellError);
    setBusy(false);
  }

  const waiting = !refused && unresolved(texto);
  const name = translate(`importacao.resolve.${kind}Of`, { texto });
  const named = (
    <>
      <TableCell>{texto}</TableCell>
      <TableCell align="right">{formatNumber(linhas)}</TableCell>
    </>
  );
  const choice = refused ? (
    <Typography variant="body2">{refused}</Typography>
  ) : (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Autocomplete
        ref={field}
        sx={{ flex: 1, minWidth: 220 }}
        options={[...options]}
        value={chosen}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        getOptionDisabled={isOthers}
        slotProps={WITH_OTHERS}
        onChange={(_, option) => setChosen(option)}
        {...(onType && { filterOptions: (found: Option[]) => found })}
        inputValue={written}
        onInputChange={(_, text, reason) => write(text, reason)}
        autoHighlight
        loading={searching}
        loadingText={translate('ra.page.loading')}
        noOptionsText={translate('importacao.resolve.none')}
        renderInput={(input) => (
          <TextField
            {...input}
            label={translate(`importacao.resolve.${kind}`)}
            hiddenLabel={false}
            margin="none"
            helperText={cut ? chosen?.label : undefined}
            slotProps={{ ...input.slotProps, htmlInput: { ...input.slotProps.htmlInput, 'aria-label': name } }}
          />
        )}
      />
      <BusyButton variant="outlined" disabled={!chosen} busy={busy} onClick={() => chosen && choose(chosen.id)}>
        {action}
      </BusyButton>
      {create?.(choose)}
    </Box>
  );

  if (phone) {
    return (
      <>
        <TableRow sx={GOES_ON}>{named}</TableRow>
        <TableRow {...waiting}>
          <TableCell colSpan={2} sx={CHOICE}>
            {choice}
          </TableCell>
        </TableRow>
      </>
    );
  }
  return (
    <TableRow {...waiting}>
      {named}
      <TableCell sx={CHOICE}>{choice}</TableCell>
    </TableRow>
  );
}
