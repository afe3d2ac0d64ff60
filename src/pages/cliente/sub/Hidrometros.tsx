import LinkOffIcon from '@mui/icons-material/LinkOff';
import { IconButton } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { HIDROMETRO as FIELD } from '../../../../resources/cliente/hidrometro.ts';
import type { Field } from '../../../../resources/defineRegister.ts';
import { RemoveDialog } from '../../../kit/feedback/RemoveDialog.tsx';
import { KindInput } from '../../../kit/forms/inputs/KindInput.tsx';
import { LookupInput } from '../inputs.tsx';
import { type Lookup, useFontes } from '../useLookups.ts';
import { type SubRecordActionsProps, SubRecords } from './SubRecords.tsx';
import { useSubRecordsChanged } from './useSubRecordsChanged.ts';

const RESOURCE = 'cliente/hidrometro';
const COLUMNS: readonly Field[] = [
  { name: 'id', label: 'ID', kind: 'integer' },
  FIELD.registro,
  { name: 'fonteAbastecimento', label: 'Fonte', kind: 'text' },
  FIELD.uc,
  FIELD.flagAtivo,
  FIELD.flagMedidorVazao,
];

/** 'Hidrômetros' of a client. */
export function Hidrometros({ idPessoa }: { idPessoa: number }) {
  const fontes = useFontes();
  return (
    <SubRecords
      resource={RESOURCE}
      idPessoa={idPessoa}
      texts="ficha.hidrometro"
      columns={COLUMNS}
      nameField="registro"
      form={{
        fields: Object.values(FIELD),
        width: 600,
        inputs: <Inputs fontes={fontes} />,
        worded: (values) => ({ ...values, idFonteAbastecimento: fontes.nameOf(values.idFonteAbastecimento) }),
      }}
      Actions={RemoveUnidade}
    />
  );
}

function Inputs({ fontes }: { fontes: Lookup }) {
  return (
    <>
      <KindInput field={FIELD.registro} />
      <LookupInput field={FIELD.idFonteAbastecimento} readOnly={false} lookup={fontes} />
      <KindInput field={FIELD.uc} />
      <KindInput field={FIELD.flagAtivo} />
      <KindInput field={FIELD.flagMedidorVazao} />
    </>
  );
}

/** Takes the control unit from a hydrometer, which stays. */
function RemoveUnidade({ record, mayEdit }: SubRecordActionsProps) {
  const translate = useTranslate();
  const changed = useSubRecordsChanged(Number(record.idPessoa));
  const [asking, setAsking] = useState(false);
  const title = translate('ficha.hidrometro.removeUnit', { uc: String(record.uc), name: String(record.registro) });
  if (!mayEdit) return null;
  return (
    <>
      {record.uc && (
        <IconButton onClick={() => setAsking(true)} aria-label={title}>
          <LinkOffIcon fontSize="small" />
        </IconButton>
      )}
      <RemoveDialog
        resource="cliente/unidade-controladora"
        record={asking ? record : null}
        titleOf={() => title}
        onClose={() => setAsking(false)}
        onRemoved={() => changed(RESOURCE)}
      />
    </>
  );
}
