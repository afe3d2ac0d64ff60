import AddIcon from '@mui/icons-material/Add';
import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import { formatValue } from '../../../../resources/kinds.ts';
import { useMayEdit } from '../../../app/access.ts';
import { PageSkeleton } from '../../../kit/feedback/PageSkeleton.tsx';
import { DiscardDialog } from '../../../kit/forms/DiscardGuard.tsx';
import { ALL_RECORDS } from '../../../kit/lists/listQuery.ts';
import { Section } from '../../../kit/page/Section.tsx';
import { Calibracao } from '../resumo/Calibracao.tsx';
import { Hidrometros } from '../sub/Hidrometros.tsx';
import { useSubRecordsChanged } from '../sub/useSubRecordsChanged.ts';
import { RESOURCE as CLIENTE } from '../useSaveCliente.ts';
import { MedidorForm, RESOURCE } from './MedidorForm.tsx';

/** Stands for the meter that is not yet there. */
const NEW = 0;

/** 'Med. Vazão' of a client: its flow meters, one at a time, and its hydrometers. */
export default function MedidorVazao({ idPessoa }: { idPessoa: number }) {
  const translate = useTranslate();
  return (
    <>
      <Section title={translate('ficha.medidor.title')}>
        <Medidores idPessoa={idPessoa} />
      </Section>
      <Section title={translate('ficha.hidrometro.label')}>
        <Hidrometros idPessoa={idPessoa} />
      </Section>
    </>
  );
}

function Medidores({ idPessoa }: { idPessoa: number }) {
  const translate = useTranslate();
  const mayEdit = useMayEdit(CLIENTE);
  const changed = useSubRecordsChanged(idPessoa);
  const [chosen, setChosen] = useState<number | null>(null);
  const [added, setAdded] = useState<readonly RaRecord[]>([]);
  const [asked, setAsked] = useState<number | null>(null);
  const dirty = useRef(false);
  const { data, error, refetch } = useGetList(RESOURCE, {
    pagination: ALL_RECORDS,
    filter: { idPessoa },
    sort: NEWEST_ENABLED,
  });

  if (error) {
    return (
      <Alert severity="error" action={<Button onClick={() => refetch()}>{translate('cliente.detail.retry')}</Button>}>
        {translate('ficha.medidor.failed')} {error.message}
      </Alert>
    );
  }
  if (!data) return <PageSkeleton />;
  const medidores = [...data, ...added.filter(({ id }) => !data.some((one) => one.id === id))];
  const shown = chosen ?? Number(medidores[0]?.id ?? NEW);
  const medidor = medidores.find(({ id }) => id === shown);
  if (!medidor && !mayEdit) return <Typography variant="body2">{translate('ficha.medidor.empty')}</Typography>;

  const choose = (id: number) => (dirty.current ? setAsked(id) : setChosen(id));
  const nameOf = (one: RaRecord) =>
    [one.registro || one.nroSerie || one.id, one.modelo, formatValue('situacao', one.flagAtivo)]
      .filter(Boolean)
      .join(' – ');
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1.5 }}>
        {medidores.length > 1 && (
          <TextField
            select
            label={translate('ficha.medidor.choose')}
            value={medidor ? shown : ''}
            onChange={({ target }) => choose(Number(target.value))}
            sx={{ width: 360 }}
          >
            {medidores.map((one) => (
              <MenuItem key={one.id} value={one.id}>
                {nameOf(one)}
              </MenuItem>
            ))}
          </TextField>
        )}
        {medidor && <Calibracao validade={medidor.dtValidadeCalibragem} />}
        {!medidor && <Typography variant="body2">{translate('ficha.medidor.new')}</Typography>}
        {mayEdit && medidor && (
          <Button startIcon={<AddIcon />} variant="outlined" onClick={() => choose(NEW)} sx={{ ml: 'auto' }}>
            {translate('ficha.medidor.add')}
          </Button>
        )}
      </Box>
      <MedidorForm
        key={shown}
        idPessoa={idPessoa}
        medidor={medidor}
        dirty={dirty}
        onSaved={(record) => {
          setAdded((before) => [...before.filter(({ id }) => id !== record.id), record]);
          setChosen(Number(record.id));
          changed(RESOURCE);
        }}
      />
      <DiscardDialog
        open={asked !== null}
        onDiscard={() => {
          setChosen(asked);
          setAsked(null);
        }}
        onKeep={() => setAsked(null)}
      />
    </>
  );
}

/** As the server lists them; the first one is the meter in use. */
const NEWEST_ENABLED = { field: 'flagAtivo', order: 'DESC' } as const;
