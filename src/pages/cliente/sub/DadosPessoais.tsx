import { useTranslate } from 'react-admin';
import { contract } from '../../../../contract/index.ts';
import { contatoWorkbook } from '../../../../reports/cliente/contato.ts';
import { draftOf } from '../../../app/clienteDrafts.ts';
import { eraseDrafts } from '../../../app/draftPlace.ts';
import { useApi } from '../../../app/useCall.ts';
import type { RowActionsProps } from '../../../kit/lists/rowActions.ts';
import { PersonalDataMenu } from '../PersonalDataMenu.tsx';
import { useSubRecordsChanged } from './useSubRecordsChanged.ts';

const CONTATO = 'cliente/contato';

/** The personal data of a contact. */
export function DadosPessoais({ record }: RowActionsProps) {
  const translate = useTranslate();
  const api = useApi();
  const changed = useSubRecordsChanged(Number(record.idPessoa));
  const id = Number(record.id);
  return (
    <PersonalDataMenu
      name={String(record.nome)}
      eraseText={translate('ficha.contato.eraseText')}
      collect={async () => {
        const { data } = await api(contract.contatos.exportar, { body: { id } });
        return { book: contatoWorkbook(data, new Date().toISOString()) };
      }}
      erase={async () => {
        await api(contract.contatos.apagar, { body: { id, versao: record.versao } });
        return {};
      }}
      forget={() => eraseDrafts(draftOf(CONTATO, Number(record.idPessoa), id))}
      onErased={() => changed(CONTATO)}
      onUnsure={() => changed(CONTATO)}
    />
  );
}
