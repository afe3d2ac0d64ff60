import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { contract } from '../../../../contract/index.ts';
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
}

/** Creates a device under a name of its own. */
export function NovoDispositivo({ onClose, onCreated }: NovoDispositivoProps) {
  const translate = useTranslate();
  const api = useApi();
  const token = useRef('');
  return (
    <FormDialog
      title={translate('app.dispositivo.novo')}
      width={600}
      fields={FIELDS}
      draft="App/dispositivo/novo"
      send={async ({ nome }, signal) => {
        const { data } = await api(contract.dispositivos.create, { body: { nome: String(nome) }, signal });
        token.current = data.token;
      }}
      onSaved={({ nome }) => onCreated({ nome: String(nome), token: token.current })}
      onClose={onClose}
    >
      <KindInput field={NOME} />
    </FormDialog>
  );
}
