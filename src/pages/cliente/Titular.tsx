import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { contract } from '../../../contract/index.ts';
import { titularWorkbook } from '../../../reports/cliente/titular.ts';
import { useApi } from '../../app/useCall.ts';
import { forgetErased } from '../cliente-apagado/forget.ts';
import { PersonalDataMenu } from './PersonalDataMenu.tsx';
import { CLIENTE } from './tabs.ts';

interface TitularProps {
  client: RaRecord;
  /** Once nobody can say whether they were erased: the client is to be read again. */
  onUnsure(): void;
}

/** The personal data of a client who is a natural person; of a company there are none. */
export function Titular({ client, onUnsure }: TitularProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const api = useApi();
  const queryClient = useQueryClient();
  const id = Number(client.id);
  if (client.flagTipoPessoa !== 'F') return null;
  return (
    <PersonalDataMenu
      name={String(client.nome)}
      eraseText={translate('ficha.titular.eraseText')}
      collect={async () => {
        const { data } = await api(contract.clientes.exportar, { body: { id } });
        return { book: titularWorkbook(data, new Date().toISOString()), homonyms: data.protocolosDeHomonimos };
      }}
      erase={async () => {
        const { data } = await api(contract.clientes.apagar, { body: { id, versao: client.versao } });
        return { homonyms: data.protocolosDeHomonimos };
      }}
      forget={() => forgetErased(id)}
      onErased={() => {
        // What was read of the person, here and in every list, is not shown again.
        queryClient.removeQueries({ queryKey: [CLIENTE] });
        navigate(`/${CLIENTE}`);
      }}
      onUnsure={onUnsure}
    />
  );
}
