import { useTranslate } from 'react-admin';
import type { Value } from '../../../../resources/kinds.ts';
import { type Choice, ChoiceField } from '../../inputs/ChoiceField.tsx';
import { InputOrText } from './InputOrText.tsx';
import { type KindInputProps, useKindInput } from './useKindInput.tsx';

interface ChoiceInputProps extends KindInputProps {
  choices: readonly Choice[];
  /** Whether none of them is a choice too; it is kept as null. */
  optional?: boolean;
  /** Why there are no choices. */
  problem?: string;
  /** The choices are on their way: what is chosen has no name yet. */
  pending?: boolean;
}

/** Choice of none in the select, which cannot hold null; the API's 0 means the same. */
const NONE = 0;

const LIST = { slotProps: { paper: { sx: { maxHeight: 360 } } } };

/** One of several. A value that is not among them, as old records have some, is kept and shown as it is. */
export function ChoiceInput(props: ChoiceInputProps) {
  const { choices, optional, problem, pending } = props;
  const translate = useTranslate();
  const unlisted = (value: Value) => (pending ? '…' : translate('cadastro.form.unlisted', { value }));
  const read = (value: Value) => {
    const listed = choices.find(([choice]) => choice === value);
    if (listed) return listed[1];
    return value === null || (optional && value === NONE) ? '' : unlisted(value);
  };
  return (
    <InputOrText {...props} format={read} note={problem}>
      <ChoiceSelect {...props} unlisted={unlisted} />
    </InputOrText>
  );
}

interface ChoiceSelectProps extends ChoiceInputProps {
  /** What is said of a value that is not among the choices. */
  unlisted(value: Value): string;
}

function ChoiceSelect({ choices, optional = false, problem, unlisted, ...props }: ChoiceSelectProps) {
  const translate = useTranslate();
  const { value, setValue, textField } = useKindInput(props);
  const chosen = optional ? value || NONE : (value ?? '');
  const none: readonly Choice[] = optional ? [[NONE, translate('cadastro.form.none')]] : [];
  const listed = chosen === '' || [...none, ...choices].some(([choice]) => choice === chosen);
  return (
    <ChoiceField
      {...textField}
      value={chosen}
      choices={[...none, ...choices, ...(listed ? [] : [[chosen, unlisted(chosen)] as const])]}
      onChoice={(one) => setValue(optional ? one || null : one)}
      helperText={problem ?? textField.helperText}
      slotProps={{ select: { MenuProps: LIST } }}
    />
  );
}
