import { Autocomplete, createFilterOptions, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { contract } from '../../../../contract/index.ts';
import { useCall } from '../../../app/useCall.ts';
import { type KindInputProps, useKindInput } from '../../../kit/forms/inputs/useKindInput.tsx';
import { cutOptions, isOthers, WITH_OTHERS } from '../../../kit/inputs/cutOptions.ts';

interface Option {
  id: number;
  label: string;
}

/** Of some thousands, as many as anybody looks through; typing finds the others. */
const MOST = 50;
const matching = createFilterOptions<Option>();

/** One of the enabled clients, by code and name. */
export function ClienteInput(props: KindInputProps) {
  const translate = useTranslate();
  const { value, setValue, textField } = useKindInput(props);
  const { data } = useCall(contract.clientes.list, { query: { flagAtivo: '1' } });
  const options = (data?.data ?? []).map(({ id, codigo, nome }) => ({
    id,
    label: codigo ? `${codigo} – ${nome}` : nome,
  }));
  return (
    <Autocomplete
      id={textField.id}
      options={options}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      filterOptions={(all, typed) => cutOptions(matching(all, typed), MOST, translate('importacao.resolve.others'))}
      getOptionDisabled={isOthers}
      slotProps={WITH_OTHERS}
      value={options.find(({ id }) => id === value) ?? null}
      onChange={(_, chosen) => setValue(chosen?.id ?? null)}
      autoHighlight
      renderInput={(input) => <TextField {...textField} {...input} />}
    />
  );
}
