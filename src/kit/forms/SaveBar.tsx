import { Box, Button, GlobalStyles, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { Kbd } from '../keys/Kbd.tsx';
import { KEYS } from '../keys/keys.ts';
import { DiscardDialog } from './DiscardGuard.tsx';
import { SaveButton } from './SaveButton.tsx';
import { useTypedMeanwhile } from './useTypedMeanwhile.ts';

interface SaveBarProps {
  /** What the button that saves says; 'Salvar' unless said. */
  label?: string;
  saving: boolean;
  /** Something is typed or chosen that is not saved. */
  dirty: boolean;
  disabled?: boolean;
  /** Gives up what was typed, when the user has said so; without it the form has another way out. */
  onDiscard?(): void;
  /** Before it saves: it submits the form around. */
  onClick?(): void;
  /** Further buttons, before the one that saves. */
  children?: ReactNode;
}

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
  flexGrow: 1,
};
const STATE = { display: 'inline-flex', alignItems: 'center', gap: 0.75, mr: 'auto' };
/** Where there is a keyboard. */
const HINT = { display: 'none', ml: 1, fontWeight: 400, '@media (hover: hover)': { display: 'inline' } };
const DOT = { width: 8, height: 8, borderRadius: '50%', bgcolor: 'warning.main', flexShrink: 0 };

/** The end of a form: whether it holds something that is not saved, and what can be done with that. Ctrl+S saves. */
export function SaveBar({ label, saving, dirty, disabled, onDiscard, onClick, children }: SaveBarProps) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  return (
    <Box sx={BAR}>
      <Typography variant="body2" role="status" sx={STATE}>
        {dirty && (
          <>
            <Box component="span" aria-hidden sx={DOT} />
            {translate('cadastro.form.unsaved')}
          </>
        )}
      </Typography>
      {dirty && onDiscard && <Button onClick={() => setAsking(true)}>{translate('cadastro.form.discard')}</Button>}
      {children}
      <SaveButton saving={saving} disabled={disabled} onClick={onClick} {...KEYS.save}>
        {label ?? translate('cadastro.form.save')}
        <Box component="span" aria-hidden sx={HINT}>
          <Kbd>Ctrl+S</Kbd>
        </Box>
      </SaveButton>
      {onDiscard && (
        <DiscardDialog
          open={asking}
          onKeep={() => setAsking(false)}
          onDiscard={() => {
            setAsking(false);
            onDiscard();
          }}
          // What opened it is gone with what was typed.
          onExited={() => {
            if (!dirty) document.querySelector('h1')?.focus();
          }}
        />
      )}
    </Box>
  );
}

/** At the window's end. */
const AT_THE_END = {
  position: 'sticky',
  bottom: 'var(--bar, 0px)',
  zIndex: 3,
  mx: -1,
  px: 1,
  py: 1,
  borderTop: 1,
  bgcolor: 'background.default',
  // Of the ground that it stands on.
  'section.MuiPaper-root &': { bgcolor: 'background.paper', mb: -1 },
} as const;
/** What the focus goes to is not left behind it. */
const BEHIND = { html: { scrollPaddingBottom: 72 } };

/** The bar of a form that stands in a page: it stays in view, and stands out while something is not saved. */
export function PageSaveBar(props: SaveBarProps) {
  return (
    <Box sx={{ ...AT_THE_END, borderColor: props.dirty ? 'warning.main' : 'divider' }}>
      <GlobalStyles styles={BEHIND} />
      <SaveBar {...props} />
    </Box>
  );
}

/** The same of a react-admin form, which tells itself what it holds; giving that up brings back what it began with. */
export function FormSaveBar({ onDiscard, ...bar }: Omit<SaveBarProps, 'dirty'>) {
  const { reset } = useFormContext();
  const { isDirty } = useFormState();
  useTypedMeanwhile(bar.saving);
  return (
    <PageSaveBar
      {...bar}
      dirty={isDirty}
      onDiscard={() => {
        reset();
        onDiscard?.();
      }}
    />
  );
}
