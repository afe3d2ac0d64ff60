import { useEffect, useRef, useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { contract } from '../../../../contract/index.ts';
import { isUnsure } from '../../../../dataProvider/outcome.ts';
import { DISPOSITIVO } from '../../../../resources/app/dispositivo.ts';
import { useApi } from '../../../app/useCall.ts';
import { FormDialog } from '../../../kit/forms/FormDialog.tsx';
import { KindInput } from '../../../kit/forms/inputs/KindInput.tsx';

const NOME = { ...DISPOSITIVO.nome, required: true };
const FIELDS = [NOME];

/** A device that was just created, with its token, which nobody is told again. */
export interface DispositivoCriado {
  nome: string;
  token: string;
}

interface NovoDispositivoProps {
  onClose(): void;
  onCreated(created: DispositivoCriado): void;
  /** No answer came: whether there is one more, whose token nobody has, the list tells. */
  onUnanswered(): void;
}

/** Creates a device under a name of its own. The reply is not kept, for its token: sent again, it may be there already. */
export function NovoDispositivo({ onClose, onCreated, onUnanswered }: NovoDispositivoProps) {
  const translate = useTranslate();
  const api = useApi();
  const token = useRef('');
  /** Names that were sent and not answered to. */
  const unanswered = useRef(new Set<string>());
  /** One of these that turned out to be in the list. */
  const [listed, setListed] = useState<string | null>(null);

  async function send(nome: string, signal: AbortSignal) {
    setListed(null);
    try {
      const { data } = await api(contract.dispositivos.create, { body: { nome }, signal });
      token.current = data.token;
    } catch (error) {
      if (isUnsure(error)) {
        unanswered.current.add(nome);
        onUnanswered();
      } else if (error instanceof HttpError && error.body?.errors?.nome && unanswered.current.has(nome)) {
        setListed(nome);
      }
      throw error;
    }
  }

  return (
    <FormDialog
      title={translate('app.dispositivo.novo')}
      width={600}
      fields={FIELDS}
      draft="App/dispositivo/novo"
      send={({ nome }, signal) => send(String(nome), signal)}
      onSaved={({ nome }) => onCreated({ nome: String(nome), token: token.current })}
      onClose={onClose}
      words={{
        unknownSaved: translate('app.dispositivo.semResposta'),
        ...(listed !== null && { notSaved: translate('app.dispositivo.semToken') }),
      }}
    >
      <KindInput field={NOME} />
      <NothingToSave listed={listed} />
    </FormDialog>
  );
}

/** A name that is in the list is lost with no form: closing this one asks nothing. */
function NothingToSave({ listed }: { listed: string | null }) {
  const { getValues, resetField } = useFormContext();
  useEffect(() => {
    const typed = getValues(NOME.name);
    if (listed !== null && typed === listed) resetField(NOME.name, { defaultValue: typed, keepError: true });
  }, [listed, getValues, resetField]);
  return null;
}
