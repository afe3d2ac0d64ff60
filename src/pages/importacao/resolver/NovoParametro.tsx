import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { registerCalls } from '../../../../contract/registers.ts';
import { normalize } from '../../../../domain/searchText.ts';
import { formFields } from '../../../../resources/defineRegister.ts';
import { parametro as definition } from '../../../../resources/parametro/definition.ts';
import { callKey } from '../../../app/useCall.ts';
import { useCreation } from '../../../app/useCreation.ts';
import { KindInput } from '../../../kit/forms/inputs/KindInput.tsx';
import { NewRecord } from './NewRecord.tsx';

const { list, save } = registerCalls(definition);
const FIELDS = formFields(definition);

interface NovoParametroProps {
  texto: string;
  /** Once a parameter of that very name is there. */
  onChosen(): unknown;
  /** Makes the text a synonym of one that got other names. */
  onRenamed(idParametro: number): unknown;
}

/** A new parameter of the register under the name that a file gives it. */
export function NovoParametro({ texto, onChosen, onRenamed }: NovoParametroProps) {
  const translate = useTranslate();
  const create = useCreation();
  const queryClient = useQueryClient();
  return (
    <NewRecord
      text={translate('importacao.resolve.newParameter')}
      label={translate('importacao.resolve.newParameterOf', { texto })}
      title={translate(`cadastro.form.new.${definition.gender}`, { item: definition.item })}
      fields={FIELDS}
      record={{ descricao: texto }}
      send={async (values, signal) => (await create(save, { body: values, signal })).data.id}
      onCreated={(id, { sigla, descricao }) => {
        const bearsIt = [sigla, descricao].some((name) => normalize(String(name)) === normalize(texto));
        queryClient.invalidateQueries({ queryKey: callKey(list) });
        return bearsIt ? onChosen() : onRenamed(id);
      }}
    >
      {FIELDS.map((field) => (
        <KindInput key={field.name} field={field} />
      ))}
    </NewRecord>
  );
}
