import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { checkDocument, documentAsTyped, formatDocument } from '../../../domain/cliente/documents.ts';
import { InputOrText } from '../../kit/forms/inputs/InputOrText.tsx';
import { type KindInputProps, useKindInput } from '../../kit/forms/inputs/useKindInput.tsx';
import { useMask } from '../../kit/forms/inputs/useMask.ts';
import { TypedField } from '../../kit/inputs/TypedField.tsx';

/** CPF or CNPJ, as the kind of person wants: written with its points while it is typed, warned about but never refused. */
export function DocumentInput(props: KindInputProps) {
  return (
    <InputOrText {...props} format={(value) => formatDocument(String(value ?? ''))}>
      <DocumentField {...props} />
    </InputOrText>
  );
}

function DocumentField({ field }: KindInputProps) {
  const translate = useTranslate();
  const { value, setValue, textField } = useKindInput({ field });
  const [typing, setTyping] = useState(false);
  const tipo: 'J' | 'F' | null = useWatch({ name: 'flagTipoPessoa' });
  const text = String(value ?? '');
  const onText = useMask(
    (typed) => documentAsTyped(typed, tipo),
    (written) => setValue(written || null),
  );
  const warn = !typing && checkDocument(text, tipo) === 'invalido';
  return (
    <TypedField
      {...textField}
      value={typing ? text : formatDocument(text)}
      onFocus={() => setTyping(true)}
      onText={onText}
      onBlur={(event) => {
        setTyping(false);
        if (formatDocument(text) !== text) setValue(formatDocument(text) || null);
        textField.onBlur?.(event);
      }}
      helperText={warn ? translate('cliente.form.invalidDocument') : textField.helperText}
      slotProps={{ formHelperText: { role: 'status', sx: warn ? { color: 'warning.main' } : undefined } }}
    />
  );
}
