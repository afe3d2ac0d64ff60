import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import { formatValue } from '../../../../resources/kinds.ts';
import { useMayEdit } from '../../../app/access.ts';
import { ErrorAlert } from '../../../kit/feedback/ErrorAlert.tsx';
import { DiscardDialog } from '../../../kit/forms/DiscardGuard.tsx';
import { FormSkeleton } from '../../../kit/forms/FormSkeleton.tsx';
import { ReadOnlyNote } from '../../../kit/forms/ReadOnlyNote.tsx';
import { ChoiceField } from '../../../kit/inputs/ChoiceField.tsx';
import { ALL_RECORDS } from '../../../kit/lists/listQuery.ts';
import { Calibracao } from '../resumo/Calibracao.tsx';
import { useSubResource } from '../sub/SubResource.tsx';
import { CLIENTE } from '../tabs.ts';
import { MedidorInputs } from './MedidorInputs.tsx';

export { Create, Edit } from './MedidorForm.tsx';

const HEAD = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: 40, mb: 1.5 };

/** As the server lists them; the first one is the meter in use. */
const NEWEST_ENABLED = { field: 'flagAtivo', order: 'DESC' } as const;

/** The flow meters of a client, of which one is open: the one in use, or another that is chosen here. */
export function List() {
  const { resource, idPessoa, open, show, dirty, wanted } = useSubResource();
  const translate = useTranslate();
  const mayEdit = useMayEdit(CLIENTE);
  const [asked, setAsked] = useState<RaRecord | 'new' | 'back' | null>(null);
  const [left, setLeft] = useState<RaRecord | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const returned = useRef(false);
  const { data, error, isFetching, refetch } = useGetList(resource, {
    pagination: ALL_RECORDS,
    filter: { idPessoa },
    sort: NEWEST_ENABLED,
  });
  const first = data && (data[0] ?? (mayEdit ? 'new' : null));
  useEffect(() => {
    // The copy at hand may be old: a form opens over the meter as it is now.
    if (!open && first && !isFetching) show(first);
  }, [open, first, isFetching, show]);
  useEffect(() => {
    // It is there once the meter is.
    if (returned.current) add.current?.focus();
    returned.current = false;
  });

  if (error) {
    return (
      <ErrorAlert onRetry={refetch}>
        {translate('ficha.medidor.failed')} {error.message}
      </ErrorAlert>
    );
  }
  if (!data || (!open && first)) {
    return (
      <>
        <Box sx={HEAD} aria-hidden>
          <Skeleton width={200} />
        </Box>
        <ReadOnlyNote />
        <FormSkeleton>
          <MedidorInputs />
        </FormSkeleton>
      </>
    );
  }
  if (!open) return <Typography variant="body2">{translate('ficha.medidor.empty')}</Typography>;

  const listed = open === 'new' || data.some(({ id }) => id === open.id);
  const medidores = listed ? data : [...data, open];
  const medidor = open === 'new' ? undefined : medidores.find(({ id }) => id === open.id);
  /** Its form has the focus: what was pressed goes away. */
  const begin = (one: RaRecord | 'new' | null) => {
    wanted.current = true;
    if (one === 'new' && medidor) setLeft(medidor);
    show(one);
  };
  /** Nothing comes of a new meter: back to the one that was open, and to the button that was pressed there. */
  const goBack = () => {
    returned.current = true;
    show(data.find(({ id }) => id === left?.id) ?? data[0] ?? null);
  };
  return (
    <>
      <Box sx={HEAD}>
        {medidores.length > 1 && (
          <ChoiceField
            label={translate('ficha.medidor.choose')}
            value={medidor?.id ?? ''}
            choices={medidores.map((one) => [one.id, nameOf(one)])}
            onChoice={(chosen) => {
              const one = medidores.find(({ id }) => id === chosen) ?? 'new';
              if (dirty.current) setAsked(one);
              else show(one);
            }}
            sx={{ width: '22.5rem' }}
          />
        )}
        {medidor && <Calibracao validade={medidor.dtValidadeCalibragem} />}
        {!medidor && <Typography variant="body2">{translate('ficha.medidor.new')}</Typography>}
        {mayEdit && medidor && (
          <Button
            startIcon={<AddIcon />}
            variant="outlined"
            onClick={() => (dirty.current ? setAsked('new') : begin('new'))}
            ref={add}
            sx={{ ml: 'auto' }}
          >
            {translate('ficha.medidor.add')}
          </Button>
        )}
        {!medidor && data.length > 0 && (
          <Button onClick={() => (dirty.current ? setAsked('back') : goBack())} sx={{ ml: 'auto' }}>
            {translate('cadastro.form.cancel')}
          </Button>
        )}
      </Box>
      <DiscardDialog
        open={asked !== null}
        onDiscard={() => {
          if (asked === 'back') goBack();
          else begin(asked);
          setAsked(null);
        }}
        onKeep={() => setAsked(null)}
      />
    </>
  );
}

const nameOf = (one: RaRecord) =>
  [one.registro || one.nroSerie || one.id, one.modelo, formatValue('situacao', one.flagAtivo)]
    .filter(Boolean)
    .join(' – ');
