import { Box, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { ENDERECO } from '../../../../resources/cliente/endereco.ts';
import { useShownRecord } from '../../../kit/lists/useShownRecord.ts';
import { SubRecordCreate, SubRecordEdit } from '../sub/SubRecordForm.tsx';
import { SubRecordList } from '../sub/SubRecordList.tsx';
import { EnderecoCard } from './EnderecoCard.tsx';
import { EnderecoInputs } from './EnderecoInputs.tsx';

const FIELDS = Object.values(ENDERECO);
const CARDS = { display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))' };
const FORM = { fields: FIELDS, width: 800, inputs: <EnderecoInputs /> } as const;

/** 'Endereço' of a client: a card an address. */
export const List = () => (
  <SubRecordList
    texts="ficha.endereco"
    columns={FIELDS}
    waiting={<Waiting />}
    render={(records, options) => <Cards records={records} options={options} />}
  />
);

function Cards({ records, options }: { records: readonly RaRecord[]; options(record: RaRecord): ReactNode }) {
  const { markOf } = useShownRecord();
  return (
    <Box sx={CARDS}>
      {records.map((endereco) => (
        <EnderecoCard key={endereco.id} endereco={endereco} options={options(endereco)} mark={markOf(endereco)} />
      ))}
    </Box>
  );
}

/** The places of some cards. */
function Waiting() {
  const translate = useTranslate();
  return (
    <Box role="status" aria-busy aria-label={translate('ra.page.loading')} sx={CARDS}>
      {['a', 'b', 'c'].map((card) => (
        <Skeleton key={card} variant="rounded" height={130} />
      ))}
    </Box>
  );
}

export const Create = () => <SubRecordCreate {...FORM} title="ficha.endereco.newTitle" />;

export const Edit = () => <SubRecordEdit {...FORM} />;
