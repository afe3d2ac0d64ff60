import { useTranslate } from 'react-admin';
import { KEYS } from '../keys/keys.ts';
import { BusyButton } from '../page/BusyButton.tsx';

interface SaveAgainProps {
  saving: boolean;
  /** Of what is made. */
  gender: 'm' | 'f';
  /** Before it saves. */
  onClick(): void;
}

/** Saves, and leaves the form open for another record. Enter in a field is not meant for it: it submits by itself. */
export function SaveAgain({ saving, gender, onClick }: SaveAgainProps) {
  const translate = useTranslate();
  return (
    <BusyButton
      variant="outlined"
      busy={saving}
      {...KEYS.saveAndCreate}
      onClick={({ currentTarget }) => {
        onClick();
        currentTarget.closest('form')?.requestSubmit();
      }}
    >
      {translate(`cadastro.form.saveAndCreate.${gender}`)}
    </BusyButton>
  );
}
