import { cepAsTyped, formatCep } from '../../../../domain/cliente/cep.ts';
import { InputOrText } from '../../../kit/forms/inputs/InputOrText.tsx';
import { type KindInputProps, useKindInput } from '../../../kit/forms/inputs/useKindInput.tsx';
import { useMask } from '../../../kit/forms/inputs/useMask.ts';
import { TypedField } from '../../../kit/inputs/TypedField.tsx';

/** A postal code, written with its dash while it is typed, and kept without. */
export function CepInput(props: KindInputProps) {
  return (
    <InputOrText {...props} format={(value) => formatCep(String(value ?? ''))}>
      <CepField {...props} />
    </InputOrText>
  );
}

function CepField(props: KindInputProps) {
  const { value, setValue, textField } = useKindInput(props);
  const onText = useMask(cepAsTyped, (text) => setValue(text.replace(/^(\d{5})-(\d{0,3})$/, '$1$2') || null));
  return (
    <TypedField
      {...textField}
      value={cepAsTyped(String(value ?? ''))}
      onText={onText}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  );
}
