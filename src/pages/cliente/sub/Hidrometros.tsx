import LinkOffIcon from '@mui/icons-material/LinkOff';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { contract } from '../../../../contract/index.ts';
import { HIDROMETRO as FIELD } from '../../../../resources/cliente/hidrometro.ts';
import type { Field } from '../../../../resources/defineRegister.ts';
import { useMayEdit } from '../../../app/access.ts';
import { useCall } from '../../../app/useCall.ts';
import { useOffersMore } from '../../../app/useOffersMore.ts';
import { RemoveDialog } from '../../../kit/feedback/RemoveDialog.tsx';
import { KindInput } from '../../../kit/forms/inputs/KindInput.tsx';
import { LookupInput } from '../../../kit/forms/inputs/LookupInput.tsx';
import type { RowActionsProps } from '../../../kit/lists/rowActions.ts';
import { IconAction } from '../../../kit/page/IconAction.tsx';
import { useDebounced } from '../../../kit/useDebounced.ts';
import { CLIENTE } from '../tabs.ts';
import { useFontes } from '../useLookups.ts';
import { MedicaoNote } from './MedicaoNote.tsx';
import { SubRecordCreate, SubRecordEdit, type SubRecordFormProps } from './SubRecordForm.tsx';
import { SubRecordList } from './SubRecordList.tsx';
import { type TwinCheck, useTwinsOfClient } from './SubTwinNote.tsx';
import { useSubRecordsChanged } from './useSubRecordsChanged.ts';

const RESOURCE = 'cliente/hidrometro';
const DEBOUNCE_MS = 400;
const COLUMNS: readonly Field[] = [
  { name: 'id', label: 'ID', kind: 'integer' },
  FIELD.registro,
  { name: 'fonteAbastecimento', label: 'Fonte', kind: 'text' },
  FIELD.uc,
  FIELD.flagAtivo,
  FIELD.flagMedidorVazao,
];

/** An instrument's number at another client is worth a look as well. */
function useHydrometersOf(text: string) {
  const registro = useDebounced(text, DEBOUNCE_MS);
  const offersMore = useOffersMore();
  const own = useTwinsOfClient(FIELD.registro, text);
  const enabled = offersMore && registro !== '' && registro === text;
  const { data } = useCall(contract.hidrometros.sameRegister, { query: { registro } }, { enabled });
  return enabled && data ? data.data : own;
}

const TWIN: TwinCheck = { field: FIELD.registro, tab: 'vazao', useTwins: useHydrometersOf };

/** 'Hidrômetros' of a client. */
export function List() {
  const mayEdit = useMayEdit(CLIENTE);
  return <SubRecordList texts="ficha.hidrometro" columns={COLUMNS} Actions={mayEdit ? RemoveUnidade : undefined} />;
}

export const Create = () => <SubRecordCreate {...useForm()} title="ficha.hidrometro.newTitle" />;

export const Edit = () => <SubRecordEdit {...useForm()} />;

function useForm(): SubRecordFormProps {
  const fontes = useFontes();
  return {
    fields: Object.values(FIELD),
    width: 600,
    twin: TWIN,
    inputs: (
      <>
        <KindInput field={FIELD.registro} />
        <LookupInput field={FIELD.idFonteAbastecimento} lookup={fontes} />
        <KindInput field={FIELD.uc} />
        <KindInput field={FIELD.flagAtivo} />
        <KindInput field={FIELD.flagMedidorVazao} />
        <MedicaoNote />
      </>
    ),
    worded: (values) => ({ ...values, idFonteAbastecimento: fontes.nameOf(values.idFonteAbastecimento) }),
  };
}

/** Takes the control unit from a hydrometer, which stays. */
function RemoveUnidade({ record }: RowActionsProps) {
  const translate = useTranslate();
  const changed = useSubRecordsChanged(Number(record.idPessoa));
  const [asking, setAsking] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const title = translate('ficha.hidrometro.removeUnit', { uc: String(record.uc), name: String(record.registro) });
  /** Its button is gone: the focus goes to the next one of the row. */
  function onRemoved() {
    changed(RESOURCE);
    const buttons = [...(place.current?.parentElement?.querySelectorAll('button') ?? [])];
    buttons.find((one) => one.getAttribute('aria-label') !== title)?.focus();
  }
  return (
    <>
      <span ref={place} hidden />
      {record.uc && (
        <IconAction onClick={() => setAsking(true)} label={title}>
          <LinkOffIcon fontSize="small" />
        </IconAction>
      )}
      <RemoveDialog
        resource="cliente/unidade-controladora"
        record={asking ? record : null}
        titleOf={() => title}
        onClose={() => setAsking(false)}
        onRemoved={onRemoved}
      />
    </>
  );
}
