import { AlertTitle, Button, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { compareTexts } from '../../../domain/textOrder.ts';
import { FocusedAlert } from '../../kit/feedback/FocusedAlert.tsx';
import { type Conflict, whoAndWhen } from '../../kit/forms/conflict.ts';
import { changes, type Ids, savedNow } from './merge.ts';

interface ChecklistConflictProps {
  conflict: Conflict;
  /** What was shown when the choice began. */
  base: Ids;
  nameOf(id: number): string;
  onReload(): void;
  onKeepMine(): void;
}

/** Tells which parameters another person included and removed meanwhile, and offers to go on with them or without one's own. */
export function ChecklistConflict({ conflict, base, nameOf, onReload, onKeepMine }: ChecklistConflictProps) {
  const translate = useTranslate();
  const { author, when } = whoAndWhen(conflict, translate);
  const theirs = savedNow(conflict.atual);
  const changed = Object.entries(theirs ? changes(base, theirs) : {}).filter(([, ids]) => ids.length > 0);
  return (
    <FocusedAlert severity="warning">
      <AlertTitle>{translate('conflito.othersTitle')}</AlertTitle>
      {translate('ramo.checklist.conflict', { author, when })}
      {changed.map(([what, ids]) => (
        <p key={what}>
          {translate(`ramo.checklist.${what}`, { author, names: ids.map(nameOf).sort(compareTexts).join(', ') })}
        </p>
      ))}
      {changed.length > 0 && translate('ramo.checklist.keepsBoth')}
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        <Button color="inherit" variant="outlined" onClick={onReload}>
          {translate('conflito.reload')}
        </Button>
        <Button color="inherit" variant="outlined" onClick={onKeepMine}>
          {translate('conflito.keepMine')}
        </Button>
      </Stack>
    </FocusedAlert>
  );
}
