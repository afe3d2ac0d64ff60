import { useRef } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { contract } from '../../../../contract/index.ts';
import { isUnanswered } from '../../../../dataProvider/outcome.ts';
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

  async function send(nome: string, signal: AbortSignal) {
    try {
      const { data } = await api(contract.dispositivos.create, { body: { nome }, signal });
      token.current = data.token;
    } catch (error) {
      if (isUnanswered(error)) {
        unanswered.current.add(nome);
        onUnanswered();
      } else if (error instanceof HttpError && error.body?.errors?.nome && unanswered.current.has(nome)) {
        throw new HttpError(error.message, error.status, { errors: { nome: translate('app.dispositivo.semToken') } });
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
    >
      <KindInput field={NOME} />
    </FormDialog>
  );
}
