import { CHOICES, KINDS } from '../../../../resources/kinds.ts';
import { TypedField } from '../../inputs/TypedField.tsx';
import { ChoiceInput } from './ChoiceInput.tsx';
import { InputOrText } from './InputOrText.tsx';
import { TypedInput } from './TypedInput.tsx';
import { type KindInputProps, linesOf, useKindInput } from './useKindInput.tsx';

function TextInput(props: KindInputProps) {
  const { value, setValue, textField } = useKindInput(props);
  return (
    <TypedField
      {...textField}
      {...linesOf(props.field, props.rows)}
      value={value ?? ''}
      onText={(text) => setValue(text || null)}
    />
  );
}

/**
 * The input of a field, by its kind, with its label, checks and errors. It stands in a react-admin form.
 *
 * @example
 * <KindInput field={{ name: 'volume', label: 'Volume (m³)', kind: 'decimal', decimals: 2 }} />
 */
export function KindInput(props: KindInputProps) {
  const { kind } = props.field;
  const choices = CHOICES[kind];
  if (choices) return <ChoiceInput {...props} choices={choices} />;
  const Input = KINDS[kind] === KINDS.text ? TextInput : TypedInput;
  return (
    // Moments are stamped by the server: they are shown, not typed.
    <InputOrText {...props} readOnly={props.readOnly || kind === 'moment'}>
      <Input {...props} />
    </InputOrText>
  );
}
