import { Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { DATED_FIELDS, DESDE } from '../../resources/defineRegister.ts';
import { today } from '../app/today.ts';
import { useOffersMore } from '../app/useOffersMore.ts';
import { KindInput } from '../kit/forms/inputs/KindInput.tsx';

const DAY = { ...DESDE, required: true };

/** Asks from which day on limits hold, while the form around has others than the record. */
export function Since() {
  const offersMore = useOffersMore();
  const { dirtyFields } = useFormState();
  return offersMore && DATED_FIELDS.some((name) => dirtyFields[name]) && <Day />;
}

/** Today unless said. It is kept with what is typed, and goes with it. */
function Day() {
  const translate = useTranslate();
  const { getValues, setValue, unregister } = useFormContext();
  const [preset] = useState(today);
  useEffect(() => {
    setValue(DAY.name, getValues(DAY.name) ?? preset, { shouldDirty: true });
    return () => unregister(DAY.name);
  }, [getValues, setValue, unregister, preset]);
  return (
    <>
      <KindInput field={DAY} />
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('parametro.limits.hint')}
      </Typography>
    </>
  );
}
