import { UFS } from '../../../resources/cliente/ufs.ts';
import { ChoiceInput } from '../../kit/forms/inputs/ChoiceInput.tsx';
import type { KindInputProps } from '../../kit/forms/inputs/useKindInput.tsx';
import type { Choice } from '../../kit/inputs/ChoiceField.tsx';

const UF_CHOICES = UFS.map((uf): Choice => [uf, uf]);

/** One of the federative units, or none. */
export function UfInput(props: KindInputProps) {
  return <ChoiceInput {...props} optional choices={UF_CHOICES} />;
}
